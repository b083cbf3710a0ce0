#!/usr/bin/env bash
# Builds sdl-panel, uses it by scripts without a display, and compares what its window shows with the PNG of the library.
# The mean difference of a component is at most 0.5 of 255, and at most 0.1 % of the pixels differ by more than 32, but for
# two documents that are named below.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
root=$(cd ../../.. && pwd)
layout=${LAYOUT:-$root/.build/release/layout}
build=$root/.build/renderers/sdl
export SDL_VIDEODRIVER=dummy SDL_RENDER_DRIVER=software
export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$build}
export LSAN_OPTIONS=suppressions=$here/test/leaks.txt:print_suppressions=0:fast_unwind_on_malloc=0

"$root/Scripts/setup" sdl2-config:libsdl2-dev libcairo2-dev libpng-config:libpng-dev cc:gcc make
for needed in "$root/.build/library/libpickerlayout.so" "$layout"; do
  [[ -e $needed ]] || { echo "Examples/renderers/sdl: $needed is missing; build the library and the tool first" >&2; exit 1; }
done
make --silent
make --silent BUILD="$build/sanitized" CFLAGS="-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all"

pictures=$build/pictures
rm -rf "$pictures"
mkdir -p "$pictures"
cd "$pictures"
errors=0

fail() {
  echo "Examples/renderers/sdl: $*" >&2
  errors=1
}

# alike NAME ONE OTHER [MEAN [SHARE]]
alike() {
  local result
  result=$("$build/compare_png" "$2" "$3" "${4:-0.5}" "${5:-0.001}") || fail "$1: $result"
}

# All that a user can do, at two densities of pixels, and once more with sanitizers.
for program in "$build/sdl-panel" "$build/sanitized/sdl-panel"; do
  for scale in 1 2; do
    "$program" --scale $scale --script "$here/test/panel.txt" "$here/panel.json" || fail "the script of the panel"
    for wanted in *-wanted.png; do alike "panel × $scale" "${wanted%-wanted.png}.png" "$wanted"; done
  done
done

# Without a script it waits for input until it is asked to end.
timeout --preserve-status --signal TERM 1 "$build/sanitized/sdl-panel" "$here/panel.json" || fail "it does not end"

# What the window is compared with is what the tool draws.
"$layout" document "$here/panel.json" --format png --output tool.png
"$build/sdl-panel" --script "$here/test/panel.txt" "$here/panel.json"
cmp tool.png start-wanted.png || fail "the library and the tool draw different pictures"

"$build/sdl-panel" --scale 2 --script "$here/test/picture.txt" "$here/panel.json"
alike "the picture of README.md" picture.png "$here/picture.png"

# Where many translucent layers lie on each other, roundings of eight bits add up, here and in the library.
declare -A means=([shape/hexagons]=1.5 [shape/flower-of-twelve]=1)
printf '0 save shown.png\n0 reference wanted.png\n' > shown.txt
count=0
for document in "$root"/Examples/*/*.json "$here/test/emoji.json"; do
  name=$(basename "$(dirname "$document")")/$(basename "$document" .json)
  mean=${means[$name]:-}
  for program in "$build/sdl-panel --scale 2" "$build/sanitized/sdl-panel"; do
    $program --script shown.txt "$document" 2> told.txt || fail "$name: it is not drawn: $(< told.txt)"
    [[ ! -s told.txt ]] || fail "$name: it tells: $(< told.txt)"
    alike "$name" shown.png wanted.png "$mean"
  done
  count=$((count + 1))
done
[[ $errors -ne 0 ]] || echo "SDL: the panel can be used, and $count documents are drawn as the library draws them"
exit $errors
