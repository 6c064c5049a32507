#!/bin/sh
# Build what to carry to a machine with a GPU: the tests and benchmarks of kernels and dem as programs that need nothing else.
# usage: scripts/gpu-tests.sh [folder]    (default .carry/gpu)
# There:  ./kernels.test -test.v ; ./dem.test -test.v -test.run GPU ; ./dem.test -test.run XXX -test.bench GPU -test.benchtime 2000x
set -e
cd "$(dirname "$0")/.."
out=${1:-.carry/gpu}
mkdir -p "$out"
CGO_ENABLED=0 go test -c -o "$out/kernels.test" ./kernels
CGO_ENABLED=0 go test -c -o "$out/dem.test" ./dem
echo "built $out/kernels.test and $out/dem.test"
