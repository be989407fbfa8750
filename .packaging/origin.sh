#!/bin/sh
# origin.sh commit|date|epoch: which commit these files are of, its day, and its second. Nothing where nobody can tell.
#
# A clone knows. A tarball that `git archive` made has it in the file `origin`, into which git wrote it; whatever
# repository that was unpacked in is somebody else's.
cd "$(dirname "$0")/.." || exit

if [ -z "$(git rev-parse --show-prefix 2>&1)" ] && git ls-files --error-unmatch Package.swift >/dev/null 2>&1; then
  commit=$(git rev-parse --short=8 HEAD)
  epoch=$(git log -1 --format=%ct)
  [ -z "$(git status --porcelain)" ] || commit="$commit with uncommitted changes"
else
  read -r commit epoch < .packaging/origin || true
  case $commit in '$Format'*) exit ;; esac
  commit=$(printf %.8s "$commit")
fi

case $1 in
  commit) echo "$commit" ;;
  date) date -u -d "@$epoch" +%F ;;
  epoch) echo "$epoch" ;;
  *) echo "origin.sh tells the commit, the date or the epoch" >&2; exit 64 ;;
esac
