package gpu

import (
	"errors"
	"fmt"
	"math/bits"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/kernels"
	"gabion/rigid"
)

// caughtNet is a net of m x n knots that move, strands between them, and layers of particles that press into them.
func caughtNet(m, n, layers int) (*dem.Model, []rigid.Frame) {
	const mesh, radius, particle = 0.05, 0.006, 0.02
	model := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5}, Gravity: r3.Vec{Y: -9.81},
	}
	var frames []rigid.Frame
	for k := range m * n {
		frames = append(frames, rigid.Frame{Position: r3.Vec{X: mesh * float64(k%m), Z: mesh * float64(k/m)}})
		model.Surfaces = append(model.Surfaces, dem.Surface{Shape: geometry.Sphere{Radius: radius}, Carrier: dem.Attached{Frame: k}})
	}
	strand := func(a, b int) {
		model.Surfaces = append(model.Surfaces, dem.Surface{Shape: geometry.Capsule{Radius: radius}, Carrier: dem.Strand{Frames: [2]int{a, b}}})
	}
	for k := range m * n {
		if k%m < m-1 {
			strand(k, k+1)
		}
		if k/m < n-1 {
			strand(k, k+m)
		}
	}
	for k := range 13 * 10 * layers {
		at := r3.Vec{X: 0.1 + 0.042*float64(k%13), Y: 0.0255 + 0.042*float64(k/130), Z: 0.06 + 0.042*float64(k/13%10)}
		model.Particles.Position = append(model.Particles.Position, at)
		model.Particles.Radius = append(model.Particles.Radius, particle)
	}
	return model, frames
}

// BenchmarkExchange times what an evaluation of the contact with a net consists of: the way to the device's goroutine and back, the
// kernels, and the whole, without and with tangents.
func BenchmarkExchange(b *testing.B) {
	device, err := kernels.Open(0)
	if err != nil {
		b.Skip(err)
	}
	b.Cleanup(func() { _ = device.Close() })
	for _, layers := range []int{10, 77} {
		m, frames := caughtNet(25, 17, layers)
		e, err := New(m, Options{Device: device, Precision: Mixed})
		if err != nil {
			b.Fatal(err)
		}
		wrenches, tangents := make([]rigid.Wrench, e.Frames()), make([]rigid.Tangent, len(e.Pairs()))
		step := func() {
			if err := errors.Join(e.Drift(1e-4), e.Contact(frames, wrenches, tangents), e.Commit()); err != nil {
				b.Fatal(err)
			}
		}
		for range 100 {
			step()
		}
		if err := errors.Join(e.Drift(1e-4), e.Contact(frames, wrenches, tangents)); err != nil {
			b.Fatal(err)
		}
		for _, part := range []struct {
			name string
			work func() error
		}{
			{"nothing", func() error { return nil }},
			{"wait", func() error { return e.queue.Wait() }},
			{"trial", func() error { return errors.Join(e.trial[0].Run(), e.queue.Wait()) }},
			{"trial-tangents", func() error { return errors.Join(e.trial[1].Run(), e.queue.Wait()) }},
			{"decide", func() error { return errors.Join(e.queueDecision(0), e.queue.Wait()) }},
			{"collect", func() error { e.addReactions(wrenches, tangents); return nil }},
		} {
			b.Run(fmt.Sprintf("%d/%s", e.Len(), part.name), func(b *testing.B) {
				for b.Loop() {
					if err := e.do(part.work); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
		b.Run(fmt.Sprintf("%d/Contact", e.Len()), func(b *testing.B) {
			for b.Loop() {
				if err := e.Contact(frames, wrenches, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(fmt.Sprintf("%d/Contact-tangents", e.Len()), func(b *testing.B) {
			for b.Loop() {
				if err := e.Contact(frames, wrenches, tangents); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(active(e)), "surfaces")
		})
		if err := e.Commit(); err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("%d/Drift+Contact+Commit", e.Len()), func(b *testing.B) {
			for b.Loop() {
				step()
			}
		})
		e.Close()
	}
}

// active is the number of coupled surfaces that touched particles in the last trial.
func active(e *Engine) (n int) {
	for _, word := range e.arrays.reply[replySize:] {
		n += bits.OnesCount32(word)
	}
	return n
}
