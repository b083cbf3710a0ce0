#!/usr/bin/env bash
# Draws every example with Skia, and compares it with the PNG of the library.
set -euo pipefail
cd "$(dirname "$0")"
../../../Scripts/setup libegl1 libgl1
python=$(../make-venv skia-python pillow)
exec "$python" -m pytest -q -p no:cacheprovider "$@"
