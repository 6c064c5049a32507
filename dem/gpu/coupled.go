// Coupled surfaces on the GPU: trial contacts, wrenches and tangents.

package gpu

import (
	"errors"
	"math/bits"
	"unsafe"

	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/codec"
	"gabion/kernels"
	"gabion/rigid"
)

// replySize is the number of words before those whose bits tell which coupled surfaces touch particles.
const replySize = int(unsafe.Sizeof(deviceReply{}) / 4)

// reply is that to the last trial.
func (e *Engine) reply() *deviceReply { return (*deviceReply)(unsafe.Pointer(&e.arrays.reply[0])) }

// allocateReplies makes the buffers that frames are sent in and replies come in. They lie in pinned memory of the host, where kernels write to.
func (e *Engine) allocateReplies() error {
	if e.frames == 0 {
		return nil
	}
	a := &e.arrays
	coupled := len(e.surfaces.surfaces) - e.surfaces.walls
	var errs [3]error
	a.reply, errs[0] = kernels.Pinned[uint32](e.queue, replySize+(coupled+31)/32)
	a.reactionSum, errs[1] = kernels.Pinned[float64](e.queue, coupled*reactionSums)
	a.sent, errs[2] = kernels.Pinned[byte](e.queue, e.frames*frameBytes+numberBytes)
	clear(a.sent)
	return errors.Join(append(errs[:], a.moved.Clear(0), e.allocateTrajectory())...)
}

// freeReplies gives them back.
func (e *Engine) freeReplies() error {
	a := &e.arrays
	return errors.Join(kernels.Unpin(e.queue, a.reply), kernels.Unpin(e.queue, a.reactionSum), kernels.Unpin(e.queue, a.sent),
		kernels.Unpin(e.queue, a.hostTrajectory), kernels.Unpin(e.queue, a.hostImpulses))
}

// queueSentTrial queues a trial with the frames that the host has laid out.
func (e *Engine) queueSentTrial(tangents int64) error {
	a := &e.arrays
	words := len(a.sent) / 8
	return errors.Join(
		e.kernels.receive(blocksOf(words, tileSize), tileSize, pinned[int64](a.sent), to[int64](a.frames.Address()), int64(words)),
		e.queueTrial(to[deviceFrame](a.frames.Address()), e.frameNumber(), tangents, toHost(a)),
	)
}

// frameNumber is where the number of the last trial with frames from the host lies: behind them.
func (e *Engine) frameNumber() to[int32] {
	return to[int32](e.arrays.frames.Address()) + to[int32](e.frames*frameBytes)
}

// answer is where the reply to a trial and the sums of reactions go, and what makes the device skip the trial; 0 for nothing.
type answer struct {
	reply to[deviceReply]
	sums  to[float64]
	skip  to[int32]
}

// toHost is the answer that the host reads.
func toHost(a *arrays) answer {
	return answer{reply: pinned[deviceReply](a.reply), sums: pinned[float64](a.reactionSum)}
}

// sumBlocks is the number of blocks of a warp that sum up reactions, by multiprocessor.
const sumBlocks = 16

// queueTrial queues a trial with frames and a number that are on the device. There are few pairs with much work for each, so blocks are small: the
// work spreads over the whole device.
func (e *Engine) queueTrial(frames to[deviceFrame], number to[int32], tangents int64, to answer) error {
	a, device := &e.arrays, &e.device.Info
	coupled := len(e.surfaces.surfaces) - e.surfaces.walls
	pressing := min(blocksOf(a.pairParticle[0].Len()*tangentLanes, warp), 16*device.Multiprocessors)
	return errors.Join(
		e.kernels.coupledForces(blocksOf(coupled, warp)+pressing, warp, frames, number, pointer(a.moved), tangents, to.skip),
		e.tryPolyhedra(frames, number, tangents, to.skip),
		e.kernels.sumReactions(min(coupled, sumBlocks*device.Multiprocessors), warp, frames, number, to.reply, to.sums, pointer(a.moved), tangents, to.skip),
	)
}

// queueAccept queues that the histories of the trial with the number at an address become those of the step, if it holds and was not skipped.
func (e *Engine) queueAccept(number, skip to[int32]) error {
	return e.kernels.accept(e.wallBlocks(), surfaceThreads, number, pointer(e.arrays.moved), skip)
}

// Contact implements Engine.
func (e *Engine) Contact(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	if err := dem.CheckContact(e.phase, e.frames, len(e.pairs), frames, wrenches, tangents); err != nil {
		return err
	}
	if e.frames == 0 {
		clear(wrenches)
		e.phase = dem.Contacted
		return nil
	}
	if err := e.checkUsable(); err != nil {
		return err
	}
	e.observed = nil
	e.encodeFrames(e.arrays.sent, frames[:e.frames])
	if len(e.model.Inlets) > 0 {
		e.contactFrames = append(e.contactFrames[:0], frames[:e.frames]...)
	}
	// What the host does meanwhile it does here, and not on the device's goroutine, so that its data stay with the caller's processor.
	kind := oneIf(tangents != nil)
	if err := e.do(func() error { return errors.Join(e.setLastStep(), e.startTrial(kind)) }); err != nil {
		return err
	}
	clear(wrenches)
	clear(tangents)
	if err := e.do(func() error { return e.awaitTrial(kind) }); err != nil {
		return err
	}
	e.addReactions(wrenches, tangents)
	e.phase = dem.Contacted
	return nil
}

// encodeFrames lays frames out for the device.
func (e *Engine) encodeFrames(dst []byte, frames []rigid.Frame) {
	sent := unsafe.Slice((*rigid.Frame)(unsafe.Pointer(&dst[0])), len(frames))
	for i := range frames {
		f, to := &frames[i], &sent[i]
		*to = *f
		to.Position = r3.Sub(f.Position, e.space.origin)
		if f.Orientation == (quat.Number{}) {
			to.Orientation.Real = 1 // turns nothing
		}
	}
}

// A Frame is laid out here as on the device.
const _ = uint(int(unsafe.Sizeof(rigid.Frame{}))-frameBytes) + uint(frameBytes-int(unsafe.Sizeof(rigid.Frame{})))

// nextTrial gives the next trial its number.
func (e *Engine) nextTrial() int32 {
	number := e.trialNumber()
	*number++
	return *number
}

// trialNumber is that of the last trial.
func (e *Engine) trialNumber() *int32 {
	return (*int32)(unsafe.Pointer(&e.arrays.sent[e.frames*frameBytes]))
}

// startTrial queues a trial with the frames that are laid out.
func (e *Engine) startTrial(kind int) error {
	if err := e.updateJoints(); err != nil {
		return err
	}
	e.nextTrial()
	return e.trial[kind].Run()
}

// awaitTrial waits for the trial that was started and repeats it until it is valid: pairs with surfaces may have to be found anew, and rows built.
func (e *Engine) awaitTrial(kind int) error {
	for range 4 {
		if err := e.queue.Wait(); err != nil {
			return err
		}
		if void, err := e.resolveInvalid(); err != nil || !void {
			return err
		}
		if err := e.startTrial(kind); err != nil {
			return err
		}
	}
	return errors.New("dem: the coupled surfaces are not finite or move without end")
}

// runTrial makes a trial.
func (e *Engine) runTrial(kind int) error { return errors.Join(e.startTrial(kind), e.awaitTrial(kind)) }

// resolveInvalid tells whether the last trial does not hold, and does what it takes for the next one to hold.
func (e *Engine) resolveInvalid() (bool, error) {
	reply := e.reply()
	switch {
	case reply.Failed != 0:
		e.stale = true
		return true, e.syncIfStale()
	case reply.Rebuild != 0 || reply.Moved != 0:
		e.stale = true
		return true, e.neededBuild.Run() // whether it succeeded the next trial tells
	}
	return false, nil
}

// addReactions adds the reactions on the surfaces that touch particles, in their order, to their frames' wrenches and tangents.
func (e *Engine) addReactions(wrenches []rigid.Wrench, tangents []rigid.Tangent) {
	a, p := &e.arrays, &e.surfaces
	for w, word := range a.reply[replySize:] {
		for ; word != 0; word &= word - 1 {
			k := 32*w + bits.TrailingZeros32(word)
			out := a.reactionSum[k*reactionSums : (k+1)*reactionSums]
			frames, ends := dem.FramesOf(p.surfaces[p.walls+k].Carrier)
			for i := 0; i < ends && wrenches != nil; i++ {
				w := &wrenches[frames[i]]
				*w = w.Plus(1, readWrench(out[i*wrenchSize:]))
			}
			for block := 0; block < ends*ends && tangents != nil; block++ {
				t, from := &tangents[p.entries[p.walls+k][block]], out[2*wrenchSize+block*tangentSize:]
				floats.Add(unsafe.Slice(&t.Stiffness[0][0], tangentSize), from[:tangentSize])
			}
		}
	}
}

func readWrench(from []float64) rigid.Wrench {
	return rigid.Wrench{Force: r3.Vec{X: from[0], Y: from[1], Z: from[2]}, Moment: r3.Vec{X: from[3], Y: from[4], Z: from[5]}}
}

// featureSide is the side on which features of contacts with coupled surfaces are those of what was last worked out: of a trial, before it is accepted.
func (e *Engine) featureSide() int32 {
	if e.phase == dem.Contacted {
		return e.control.Side ^ 1
	}
	return e.control.Side
}

// coupledContacts puts the contacts of the last trial with coupled surfaces into their slots.
func (e *Engine) coupledContacts(list []deviceRecord) error {
	c, a := &e.control, &e.arrays
	if e.frames == 0 || c.Pairs == c.Walls {
		return nil
	}
	first := []int32{0}
	if err := a.slotFirst[c.Side].Read(e.surfaces.walls, first); err != nil {
		return err
	}
	if first[0] < 0 || first[0] > c.Slots {
		return codec.Invalid("contacts with coupled surfaces from %d of %d on", first[0], c.Slots)
	}
	n := int(c.Slots - first[0])
	features, raw := make([]int32, n), make([]byte, n*reactionBytes)
	if err := errors.Join(a.feature[e.featureSide()].ReadLater(int(first[0]), features), a.reactions.ReadLater(int(first[0])*reactionBytes, raw), e.queue.Wait()); err != nil {
		return err
	}
	for k, f := range features {
		if f < 0 {
			continue
		}
		r := &(*deviceReaction)(unsafe.Pointer(&raw[k*reactionBytes])).Record
		r.Point = r3.Add(r.Point, e.space.origin)
		list[int(first[0])+k] = *r
	}
	return nil
}
