// swift-tools-version: 6.2

import PackageDescription

/// The package of plugins that use a prebuilt `scenec`, which `make release` copies next to this file.
///
/// The target names differ from those of the root package, because a host app can depend on both packages.
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
