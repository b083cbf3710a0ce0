#!/usr/bin/env bash
# Builds the program with sanitizers, clicks, and compares its picture with the library's PNG.
set -euo pipefail
cd "$(dirname "$0")"
../../../Scripts/setup cc:gcc
root=$(cd ../../.. && pwd)
build=$root/.build/renderers/ppm
python=$(../make-venv pillow)
mkdir -p "$build"
cc -std=c11 -Wall -Wextra -pedantic -Werror -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all \
  -I"$root/Sources/Interfaces/CPickerLayout/include" main.c -o "$build/ppm" \
  -L"$root/.build/library" -Wl,-rpath,"$root/.build/library" -lpickerlayout -lm
export PPM=$build/ppm LSAN_OPTIONS=suppressions=$PWD/../sdl/test/leaks.txt:print_suppressions=0
exec "$python" -m pytest -q -p no:cacheprovider "$@"
