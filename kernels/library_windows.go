package kernels

import "syscall"

// openLibrary finds the NVIDIA driver where its installer puts it.
func openLibrary() (uintptr, error) {
	library, err := syscall.LoadLibrary("nvcuda.dll")
	return uintptr(library), err
}

func librarySymbol(library uintptr, name string) (uintptr, error) {
	return syscall.GetProcAddress(syscall.Handle(library), name)
}
