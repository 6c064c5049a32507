package kernels

import (
	"errors"
	"fmt"
)

// Reasons that a caller may want to tell apart with errors.Is.
var (
	ErrNoDriver    = errors.New("no NVIDIA driver")
	ErrNoDevice    = errors.New("no NVIDIA GPU")
	ErrTooOld      = errors.New("NVIDIA GPU or driver too old")
	ErrOutOfMemory = errors.New("out of GPU memory")
	ErrLost        = errors.New("GPU lost")
	ErrNoGraphs    = errors.New("driver binding without graphs")
)

// Error is a failed call of the CUDA driver.
type Error struct {
	Call    string // the driver's function, such as cuMemAlloc
	Kernel  string // the kernel launched last on the queue, if one was
	Code    int    // CUresult
	Name    string // CUDA's own name of it
	Message string // CUDA's own description
}

func (e *Error) Error() string {
	s := fmt.Sprintf("%s: %s (%d): %s", e.Call, e.Name, e.Code, e.Message)
	if e.Kernel != "" {
		s += ", after kernel " + e.Kernel
	}
	return s
}

// CUresult values that are told apart.
const (
	codeOutOfMemory       = 2
	codeNotInitialized    = 3
	codeNoDevice          = 100
	codeInvalidPTX        = 218
	codeUnsupportedPTX    = 222
	codeECC               = 214
	codeIllegalAddress    = 700
	codeLaunchTimeout     = 702
	codeAssert            = 710
	codeMisaligned        = 716
	codeIllegalInstr      = 715
	codeInvalidAddrSpace  = 717
	codeInvalidPC         = 718
	codeLaunchFailed      = 719
	codeSystemNotReady    = 802
	codeDriverMismatch    = 803
	codeUnknown           = 999
	codeDeviceUnavailable = 46
	codeNoBinary          = 209
)

// Is sorts the driver's codes into the reasons above.
func (e *Error) Is(target error) bool {
	switch e.Code {
	case codeOutOfMemory:
		return target == ErrOutOfMemory
	case codeNoDevice:
		return target == ErrNoDevice
	case codeUnsupportedPTX, codeNoBinary, codeDriverMismatch:
		return target == ErrTooOld
	case codeNotInitialized, codeSystemNotReady:
		return target == ErrNoDriver
	case codeECC, codeIllegalAddress, codeLaunchTimeout, codeAssert, codeMisaligned, codeIllegalInstr, codeInvalidAddrSpace,
		codeInvalidPC, codeLaunchFailed, codeUnknown, codeDeviceUnavailable:
		return target == ErrLost
	}
	return false
}
