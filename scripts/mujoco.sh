#!/usr/bin/env bash
# A tower of ten boxes and a block on a slope in MuJoCo and in this program, one below the other: scripts/mujoco.sh. It asks for Debian's libmujoco-dev, a C compiler and Go.
set -euo pipefail
cd "$(dirname "$0")/.."
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
"${CC:-cc}" -O2 -Wall -o "$made/mujoco" scripts/mujoco/main.c -lmujoco -lm
"$made/mujoco"
go build -o "$made/gabion" ./cmd/gabion

# gabion MODEL [SETTING...] runs a model, and leaves its history in the folder $made/out.
gabion() {
	local model=$1 settings=()
	shift
	for s; do settings+=(--set "$s"); done
	"$made/gabion" run "$model" -o "$made/out" --device cpu "${settings[@]}" >"$made/log" 2>&1 || { cat "$made/log" >&2; exit 1; }
}

# column NAME gives the number of a column of the history.
column() { head -1 "$made/out/history.csv" | tr , '\n' | sed 's/ .*//' | grep -nx "$1" | cut -d: -f1; }

for push in 0 1; do
	for step in 0.5 2; do
		gabion validation/suites/models/tower.yaml "solver.step=$step ms" "bodies.box10.velocity=[$push mm/s, 0, 0]" outputs.interval=0.02
		awk -F, -v x="$(column top.position.x)" -v y="$(column top.position.y)" -v z="$(column top.position.z)" -v step=$step -v push=$push '
			NR > 1 { a = sqrt($x * $x + $y * $y); if (a > aside) aside = a; last = $z }
			END { printf "Gabion  tower  step %4g ms  modulus 1 GPa  push %g mm/s: top %.3g mm below 1.9 m, at most %.2g mm aside\n", step, push, 1e3 * (1.9 - last), 1e3 * aside }
		' "$made/out/history.csv"
	done
done
for part in 0.95 1.05; do
	gabion scripts/mujoco/slope.yaml "parameters.part=$part"
	awk -F, -v t="$(column time)" -v x="$(column block.position.x)" -v v="$(column block.velocity.x)" -v part=$part '
		NR > 1 && $t <= 1 + 1e-9 { from = $v; at = $x }
		NR > 1 { speed = $v; way = $x - at }
		END {
			angle = part * atan2(0.4, 1); theory = 10 * (sin(angle) - 0.4 * cos(angle)); if (theory < 0) theory = 0
			printf "Gabion  slope  %.2f of the angle of friction: acceleration %.4f m/s2 (theory %.4f), way %.2g m\n", part, speed - from, theory, way
		}
	' "$made/out/history.csv"
done
