// swift-tools-version: 6.2

import PackageDescription

/// The plugins with a scenec that is built already: `make release` puts it beside this file. Builds of a host that has
/// its plugins from here build no tool.
///
/// A host has targets of both packages, and so they are called otherwise here; what it names are the products.
let package = Package(
  name: "scenec-plugins",
  products: [
    .plugin(name: "CompileScenes", targets: ["CompileScenesByBuilt"]),
    .plugin(name: "Scenes", targets: ["ScenesByBuilt"]),
  ],
  targets: [
    .binaryTarget(name: "scenec-built", path: "scenec.artifactbundle"),
    .plugin(
      name: "CompileScenesByBuilt", capability: .buildTool(), dependencies: ["scenec-built"],
      path: "CompileScenes"),
    .plugin(
      name: "ScenesByBuilt",
      capability: .command(
        intent: .custom(
          verb: "scenes", description: "Check, format or draw the scenes of the package's targets")),
      dependencies: ["scenec-built"], path: "Scenes"),
  ]
)
