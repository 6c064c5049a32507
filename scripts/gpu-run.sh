#!/bin/sh
# Run what scripts/gpu-tests.sh has built, on a machine with a GPU: ./run tests, bench, profile or sanitize.
cd "$(dirname "$0")" || exit
boxes=${TMPDIR:-/tmp}/gabion-boxes
mkdir -p "$boxes"

tests() {
	{ [ ! -e gorgonia.test ] || ./gorgonia.test -test.v -test.run Gorgonia; } &&
		./kernels.test -test.v && ./gpu.test -test.v -test.run 'GPU|Import|AdvanceAlong' && ./runs.test -test.v -test.run 'Lost|Fallback|Device|BodiesOnGPU'
}

bench() {
	./gabion info
	./gabion bench dem --device gpu --boxes 13x10x10,22,38x40x25,80x81x80,100,160
	./gabion bench dem --device cpu,gpu --precision single,mixed
	./gabion bench coupled --device gpu --particles 130,650,1300,10000,100000
	./gpu.test -test.run '^$' -test.benchtime 1x -test.bench GPUAccuracy
	./gpu.test -test.run '^$' -test.benchtime 3000x -test.bench Exchange
}

# Kernels of the settled box of a million particles: first settle it, then look at its steps and builds.
profile() {
	./gpu.test -test.run '^$' -boxes "$boxes" -test.benchtime 100x -test.bench 'GPU/n=1000000/single-0$' >/dev/null
	ncu --clock-control none --launch-skip 600 --launch-count 400 --csv \
		--metrics gpu__time_duration.sum,dram__bytes.sum,dram__bytes.sum.per_second \
		./gpu.test -test.run '^$' -boxes "$boxes" -test.benchtime 400x -test.bench 'GPU/n=1000000/single-0$'
}

# Sets of tests, a level of names between slashes; a set that matches no test is said to.
sanitize() {
	for tool in memcheck racecheck initcheck; do
		for set in 'GPULaws/hertz/restitution/mindlin/none/none/none/.*/tension=false/lubricated=false/sizes=1' 'GPULaws/linear/restitution/cundall_strack/none/none/none/.*/.*/.*/sizes=3' \
			'GPULaws/(luding|eepa)/.*/.*/.*/.*/.*/.*/.*/.*/sizes=1' 'Liquid|Film' 'Heat' 'GPUCoupled/none' 'GPUClumpsCoupled/double' 'GPUPressed' \
			'GPUAdvanceAlong/(container|net)' 'GPUSurroundings/periodic' 'GPUShapes/(mesh|container|drum)'; do
			sanitized ./gpu.test "$set"
		done
		sanitized ./runs.test BodiesOnGPUFewSteps
	done
}

# usage: sanitized BINARY TESTS, with $tool
sanitized() {
	timeout 180 compute-sanitizer --tool "$tool" "$1" -test.v -test.run "$2" >"$tool.log" 2>&1 || echo "exit status $?"
	echo "$tool $2: $(grep -c '^ *--- PASS' "$tool.log") tests pass, $(grep SUMMARY "$tool.log" | tail -1)"
}

case "$1" in
tests | bench | profile | sanitize) "$1" ;;
*) sed -n 2p "$0"; exit 2 ;;
esac
