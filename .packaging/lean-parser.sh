#!/bin/sh
# lean-parser.sh CHECKOUTS: replaces a file of the swift-argument-parser in CHECKOUTS, so that it writes JSON without Foundation.
# The checksum of the original file must match, because another version may need another replacement.
set -eu
folder=$1/swift-argument-parser/Sources/ArgumentParser/Utilities
own=$(dirname "$0")/ArgumentParser/Foundation.swift
known=84a93a23fbd20041ad236f4c6ed7056a9e488e4945563d727815313090e8e2ef
! cmp -s "$own" "$folder/Foundation.swift" || exit 0
[ "$(sha256sum < "$folder/Foundation.swift" | cut -d ' ' -f 1)" = "$known" ] ||
  { echo "Foundation.swift of swift-argument-parser has changed. Update the replacement in .packaging/ArgumentParser." >&2; exit 1; }
others=$(grep -rlE 'import (Foundation|FoundationEssentials)$' "$1/swift-argument-parser/Sources/ArgumentParser" --include='*.swift' | grep -v Utilities/Foundation.swift || true)
[ -z "$others" ] || { echo "Other files import Foundation too: $others" >&2; exit 1; }
# SwiftPM makes its checkouts read-only.
chmod u+w "$folder" "$folder/Foundation.swift"
cp "$own" "$folder/Foundation.swift"
