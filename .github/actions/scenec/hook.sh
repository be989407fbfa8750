#!/bin/sh
# hook.sh ARGUMENT…: runs the scenec that belongs to these files, for https://pre-commit.com. If that version is not on PATH, its release is
# downloaded once, from the repository that pre-commit cloned.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=${here%/.github/actions/scenec}
SCENEC_VERSION=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' "$root/Sources/SceneAnalysis/Version.swift")
if [ "$(scenec --version 2> /dev/null | cut -d ' ' -f 2)" = "$SCENEC_VERSION" ]; then exec scenec "$@"; fi

folder=${XDG_CACHE_HOME:-$HOME/.cache}/scenec/$SCENEC_VERSION
if [ ! -x "$folder/bin/scenec" ]; then
  # Git sets GIT_DIR to the repository that is checked.
  origin=$(env -u GIT_DIR -u GIT_WORK_TREE git -C "$root" remote get-url origin)
  SCENEC_REPOSITORY=$(echo "${origin%.git}" | sed 's|^git@\([^:]*\):|https://\1/|')
  export SCENEC_VERSION SCENEC_REPOSITORY
  "$here/install.sh" "$folder"
fi
exec "$folder/bin/scenec" "$@"
