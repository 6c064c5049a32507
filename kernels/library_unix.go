//go:build !windows

package kernels

import "github.com/ebitengine/purego"

// openLibrary finds the NVIDIA driver where its installer puts it.
func openLibrary() (uintptr, error) {
	return purego.Dlopen("libcuda.so.1", purego.RTLD_NOW|purego.RTLD_GLOBAL)
}

func librarySymbol(library uintptr, name string) (uintptr, error) {
	return purego.Dlsym(library, name)
}
