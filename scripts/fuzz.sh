#!/usr/bin/env bash
# Fuzz every reader of bytes for a while each: scripts/fuzz.sh [TIME] [PATTERN], such as scripts/fuzz.sh 30s STL. What breaks one is left in
# its package under testdata/fuzz, and go test tries it again from then on. Memory is bounded, so that a reader that takes too much fails.
set -euo pipefail
cd "$(dirname "$0")/.."
time=${1:-30s}
pattern=${2:-.}
ulimit -v $((8 << 20))
failed=0
for folder in $(grep -rl --include='*_test.go' '^func Fuzz' . | xargs -n1 dirname | sort -u); do
	for target in $(grep -ho '^func Fuzz[A-Za-z0-9]*' "$folder"/*_test.go | cut -d' ' -f2 | grep "$pattern" || true); do
		echo "== $folder $target"
		go test "$folder" -run '^$' -fuzz "^$target\$" -fuzztime "$time" -parallel "${PARALLEL:-1}" || failed=1
	done
done
exit $failed
