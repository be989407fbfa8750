#!/bin/sh
# lean-parser.sh CHECKOUTS: has the swift-argument-parser of CHECKOUTS write its JSON without Foundation, by a file in place of one
# of its own. That file must be the one that is known: another version may need something else.
set -eu
folder=$1/swift-argument-parser/Sources/ArgumentParser/Utilities
own=$(dirname "$0")/ArgumentParser/Foundation.swift
known=84a93a23fbd20041ad236f4c6ed7056a9e488e4945563d727815313090e8e2ef
! cmp -s "$own" "$folder/Foundation.swift" || exit 0
[ "$(sha256sum < "$folder/Foundation.swift" | cut -d ' ' -f 1)" = "$known" ] ||
  { echo "swift-argument-parser's Foundation.swift is not the one that .packaging/ArgumentParser stands in for" >&2; exit 1; }
others=$(grep -rlE 'import (Foundation|FoundationEssentials)$' "$1/swift-argument-parser/Sources/ArgumentParser" --include='*.swift' | grep -v Utilities/Foundation.swift || true)
[ -z "$others" ] || { echo "Foundation is imported by other files, too: $others" >&2; exit 1; }
# SwiftPM takes the right to write from what it checks out.
chmod u+w "$folder" "$folder/Foundation.swift"
cp "$own" "$folder/Foundation.swift"
