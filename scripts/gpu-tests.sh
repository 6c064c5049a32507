#!/bin/sh
# Build what to carry to a machine with a GPU and nothing else: the program, the device tests and benchmarks, and a script that runs them.
# usage: scripts/gpu-tests.sh [folder]    (default .carry/gpu; about 105 MB)
# There, in that folder:
#   ./run tests      the device tests of kernels, dem/gpu and runs, as go test ./... runs them where there is a GPU, and those of tag gorgonia
#   ./run bench      the tables of docs/performance.md
#   ./run profile    the table of kernels, by ncu
#   ./run sanitize   memcheck, racecheck and initcheck over a short set of the device tests, by compute-sanitizer
set -e
cd "$(dirname "$0")/.."
out=${1:-.carry/gpu}
mkdir -p "$out/testdata"
for package in kernels dem/gpu runs; do
	CGO_ENABLED=0 go test -c -ldflags '-s -w' -o "$out/${package##*/}.test" "./$package"
done
CGO_ENABLED=0 go build -ldflags '-s -w' -o "$out/gabion" ./cmd/gabion
scripts/gorgonia-test.sh "$out/gorgonia.test" fetch || echo "without the tests of tag gorgonia"
cp -r runs/testdata/. "$out/testdata/"
cp scripts/gpu-run.sh "$out/run"
echo "built $out: $(cd "$out" && echo *)"
