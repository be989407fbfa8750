#!/bin/sh
# origin.sh commit|date|epoch: prints the commit of these files, its date, or its time in seconds. Prints nothing if it is unknown.
#
# In a clone, Git provides the commit. In a tarball from `git archive`, the file `origin` contains it. A tarball may be unpacked
# inside another repository, whose commits are ignored.
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
  *) echo "Usage: origin.sh commit|date|epoch" >&2; exit 64 ;;
esac
