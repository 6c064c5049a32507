#!/bin/sh
# Print the folder of a cuda.h for the build with tag gorgonia, or say why there is none.
# usage: scripts/cuda-headers.sh [fetch]
# It looks where CUDA is installed. With fetch it takes the header from Debian's nvidia-cuda-dev (non-free, CUDA 11.8, 774 MB to load, 1 MB
# to keep) into the user's cache, without installing anything.
cache=${XDG_CACHE_HOME:-$HOME/.cache}/gabion-cuda
for folder in "$CUDA_PATH/include" /usr/local/cuda/include /opt/cuda/include /usr/include "$cache"; do
	if [ -f "$folder/cuda.h" ]; then
		echo "$folder"
		exit
	fi
done
fail() {
	echo "$*" >&2
	exit 1
}
[ "$1" = fetch ] || fail "no cuda.h: set CUDA_PATH, or run scripts/cuda-headers.sh fetch on Debian"
command -v apt-get >/dev/null || fail "no cuda.h, and no apt-get to take it from Debian"

work=$(mktemp -d) || exit
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/sources" "$work/lists/partial"
. /etc/os-release
for file in /etc/apt/sources.list.d/*.sources; do
	grep -q "^Suites:.*$VERSION_CODENAME" "$file" 2>/dev/null && sed 's/^Components:.*/Components: main contrib non-free/' "$file" >"$work/sources/$(basename "$file")"
done
sed -n "s/^\(deb .*$VERSION_CODENAME[^ ]*\) .*/\1 main contrib non-free/p" /etc/apt/sources.list >"$work/sources/own.list" 2>/dev/null
apt="apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts=$work/sources -o Dir::State::Lists=$work/lists"
cd "$work" || exit
{ timeout 120 $apt update && timeout 600 $apt download nvidia-cuda-dev; } >log 2>&1 || fail "no cuda.h: $(tail -1 log)"
dpkg-deb --fsys-tarfile nvidia-cuda-dev_*.deb 2>/dev/null | tar x --occurrence=1 ./usr/include/cuda.h || fail "no cuda.h in nvidia-cuda-dev"
mkdir -p "$cache" && cp usr/include/cuda.h "$cache/" && echo "$cache"
