#!/usr/bin/env bash
# Runs the program in a terminal in memory, with scripted keys, and compares what its screen shows.
set -euo pipefail
cd "$(dirname "$0")"
python=$(../make-venv pexpect pyte)
exec "$python" -m pytest -q -p no:cacheprovider "$@"
