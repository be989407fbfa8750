#!/usr/bin/env bash
# Resolves each package to the version in .packaging/versions: resolve.sh FOLDER
#
# Package.resolved is not used, because the revisions in a mirror of a package differ.
set -euo pipefail
folder=$1
# SwiftPM accepts the names of packages only after it resolved them to any version.
rm -f Package.resolved
swift package --scratch-path "$folder" resolve
while read -r name version; do
  swift package --scratch-path "$folder" resolve "$name" --version "$version"
done < .packaging/versions
# SwiftPM resolves a package that is missing in .packaging/versions to its newest version.
python3 - << 'END'
import json, sys
pins = {pin["identity"]: pin["state"]["version"] for pin in json.load(open("Package.resolved"))["pins"]}
wanted = dict(line.split() for line in open(".packaging/versions"))
if pins != wanted:
    sys.exit(f".packaging/versions contains {wanted}, but Package.swift needs {pins}. Update .packaging/versions.")
END
