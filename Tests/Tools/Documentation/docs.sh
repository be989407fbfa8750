#!/bin/sh
# Builds the documentation of the library products and of the tool with DocC: docs.sh BUILD OUT. A warning fails.
#
# BUILD is the build folder of SwiftPM, which contains the modules. An archive for each module is written to OUT.
set -eu
build=$1 out=$2
cd "$(dirname "$0")/../../.."
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)
rm -rf "$out/modules" && mkdir -p "$out/modules"

# SceneMacros holds only declarations. They are compiled here, because SwiftPM would build their plugin and swift-syntax
# first. The warnings that are suppressed say that there is no plugin.
swiftc -emit-module -module-name SceneMacros -emit-module-path "$out/modules/SceneMacros.swiftmodule" \
  -parse-as-library -swift-version 6 -D Macros -suppress-warnings -I "$build/Modules" -I Sources/CEvents Sources/SceneMacros/*.swift

status=0
for module in SceneUI SceneTesting SceneCompiler SceneDiagnostics SceneValues SceneSyntax SceneArchive SceneResources \
  NibArchive SceneMacros SceneCairo ScenecCommandLine; do
  echo "$module"
  symbols=$out/symbols/$module
  rm -rf "$symbols" && mkdir -p "$symbols"
  # The catalog of ScenecCommandLine describes the tool: the module has no public declarations.

  # The pages of SceneUI include its re-exports from SceneServices, which is not a product.
  reexported=
  if [ $module = SceneUI ]; then reexported=-experimental-allowed-reexported-modules=SceneServices; fi
  # shellcheck disable=SC2046,SC2086 # several options
  [ $module = ScenecCommandLine ] || swift symbolgraph-extract -module-name $module -target "$triple" -minimum-access-level public \
    -I "$out/modules" -I "$build/Modules" -I Sources/CEvents -I Sources/CLibXML2 $(pkg-config --cflags-only-I libxml-2.0) \
    -I Sources/CPangoCairo -I Sources/CPixels/include $(pkg-config --cflags-only-I cairo harfbuzz gobject-2.0 2>/dev/null) \
    $reexported -output-dir "$symbols"
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$symbols" --warnings-as-errors \
    --fallback-display-name $module --fallback-bundle-identifier $module --output-path "$out/$module.doccarchive" ||
    status=1
done
exit $status
