#!/bin/sh
# Build the tests of package kernels with tag gorgonia, where no NVIDIA driver is needed to link: a library with the driver's names stands in for it.
# usage: scripts/gorgonia-test.sh FILE [fetch]    (fetch: see scripts/cuda-headers.sh)
# The program runs where there is a driver: ./FILE -test.run Gorgonia
set -e
cd "$(dirname "$0")/.."
headers=$(scripts/cuda-headers.sh $2)
stub=$(mktemp -d)
trap 'rm -rf "$stub"' EXIT
export CGO_ENABLED=1 CGO_CFLAGS="-I$PWD/kernels/gorgonia -I$headers -w" CGO_LDFLAGS="-L$stub"
cc -E -Ikernels/gorgonia "-I$headers" -include cuda.h -x c /dev/null | grep -oE '\bcu[A-Z][A-Za-z0-9_]*[[:space:]]*\(' |
	tr -d ' (' | sort -u | sed 's/.*/void &(void) {}/' >"$stub/names.c"
cc -shared -Wl,-soname,libcuda.so.1 -o "$stub/libcuda.so" "$stub/names.c"
go vet -tags gorgonia ./kernels
go test -c -tags gorgonia -o "$1" ./kernels
echo "built $1 with $(grep -m1 'define CUDA_VERSION' "$headers/cuda.h")"
