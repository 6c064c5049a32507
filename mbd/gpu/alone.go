// Bodies that no particle touches.

package gpu

import "gabion/kernels"

// Alone is the Contacts of bodies that nothing touches, on a device.
type Alone struct{ Device *kernels.Device }

// Do runs work on the device.
func (a Alone) Do(work func(*kernels.Queue) error) error { return a.Device.Do(work) }

// Recorded never changes.
func (Alone) Recorded() int { return 0 }

// SameStep is always true.
func (Alone) SameStep(float64) bool { return true }

// BeginResident begins at any trial.
func (Alone) BeginResident(int, float64) (int32, error) { return 0, nil }

// QueueStep queues nothing.
func (Alone) QueueStep(kernels.Address) error { return nil }

// QueueTrial queues nothing.
func (Alone) QueueTrial(_, _ kernels.Address, _ bool) error { return nil }

// QueueAccept queues nothing.
func (Alone) QueueAccept(kernels.Address) error { return nil }

// QueueBuild is never called.
func (Alone) QueueBuild(kernels.Address, bool) error { return nil }

// Resolve is never called.
func (Alone) Resolve() error { return nil }

// AbandonResident does nothing.
func (Alone) AbandonResident(int32) {}

// QueueLook queues nothing.
func (Alone) QueueLook(kernels.Address, bool) (bool, error) { return false, nil }

// EndResident does nothing.
func (Alone) EndResident(int, float64, int32, []byte, bool) error { return nil }

// GoOn lets nothing go on.
func (Alone) GoOn(int, float64) (int32, bool, error) { return 0, false, nil }

// Resume does nothing.
func (Alone) Resume() {}
