#!/bin/bash
# What the surveys of the corpus print, as Documentation/PortSurvey.md keeps it.
set -euo pipefail
cd "$(dirname "$0")/../.."
[[ -x .build/debug/touchkit ]] || swift build --product touchkit >&2
cat <<'TEXT'
# What compiles of the corpus

What `touchkit port --survey` prints of the sources in [Checks/Porting](../Checks/Porting/README.md). `Checks/Porting/survey.sh` wrote it.
TEXT
for folder in Sources/Gestures Sources Left; do
  printf '\n## %s\n\n' "$folder"
  .build/debug/touchkit port --survey "Checks/Porting/$folder"
done
