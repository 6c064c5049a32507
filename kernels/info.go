package kernels

import "fmt"

// Info describes a device.
type Info struct {
	Index           int
	Name            string
	Memory          uint64 // bytes
	Driver          int    // the CUDA version that the driver speaks, 13000 for 13.0
	Major, Minor    int    // compute capability
	Multiprocessors int
	L2              int  // bytes of second-level cache
	Clusters        bool // blocks of a launch may form a cluster: their barriers are the device's own
	Concurrent      bool // blocks of a launch that have room on the device run at the same time, and may wait for one another
}

// MinimumMajor is the compute capability that the kernels are compiled for: 7.0, Volta, and everything since.
const MinimumMajor = 7

// String is one line for a person.
func (i Info) String() string {
	return fmt.Sprintf("%d: %s, %.1f GiB, compute capability %d.%d, %d multiprocessors, driver for CUDA %d.%d",
		i.Index, i.Name, float64(i.Memory)/(1<<30), i.Major, i.Minor, i.Multiprocessors, i.Driver/1000, i.Driver%1000/10)
}

// Usable says why the kernels cannot run on the device, or nil.
func (i Info) Usable() error {
	if i.Major < MinimumMajor {
		return fmt.Errorf("%w: %s has compute capability %d.%d, at least %d.0 is needed", ErrTooOld, i.Name, i.Major, i.Minor, MinimumMajor)
	}
	return nil
}

// Devices lists the NVIDIA devices of this machine. Without any it returns the reason: ErrNoDriver or ErrNoDevice.
func Devices() ([]Info, error) {
	driver, err := CUDA()
	if err != nil {
		return nil, err
	}
	n, err := driver.Count()
	if err != nil {
		return nil, err
	}
	if n == 0 {
		return nil, ErrNoDevice
	}
	devices := make([]Info, n)
	for i := range devices {
		if devices[i], err = driver.Describe(i); err != nil {
			return nil, err
		}
	}
	return devices, nil
}
