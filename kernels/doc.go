// Package kernels holds the CUDA sources of the grain engine, the PTX made from them, and the binding to the NVIDIA driver.
package kernels
