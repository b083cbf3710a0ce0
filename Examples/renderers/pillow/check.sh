#!/usr/bin/env bash
# Draws every example with Pillow, and compares it with the PNG of the library.
set -euo pipefail
cd "$(dirname "$0")"
python=$(../make-venv pillow)
exec "$python" -m pytest -q -p no:cacheprovider "$@"
