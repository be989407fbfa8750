#!/usr/bin/env bash
# Gets each package at the version that .packaging/versions names, and no other: resolve.sh FOLDER
#
# Versions, and not the revisions of a Package.resolved: a mirror of a package has others.
set -euo pipefail
folder=$1
# First at any: SwiftPM knows a package by name only then.
rm -f Package.resolved
swift package --scratch-path "$folder" resolve
while read -r name version; do
  swift package --scratch-path "$folder" resolve "$name" --version "$version"
done < .packaging/versions
# SwiftPM would take a package that has come to Package.swift since then, at whatever version is the newest today.
python3 - << 'END'
import json, sys
pins = {pin["identity"]: pin["state"]["version"] for pin in json.load(open("Package.resolved"))["pins"]}
wanted = dict(line.split() for line in open(".packaging/versions"))
if pins != wanted:
    sys.exit(f".packaging/versions names {wanted}, and Package.swift needs {pins}")
END
