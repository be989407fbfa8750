// swift-tools-version: 6.2

import PackageDescription

/// The plugins with a scenec that is built already: `make release` puts it beside this file. Builds of a host that has
/// its plugins from here build no tool.
let package = Package(
  name: "scenec-plugins",
  products: [
    .plugin(name: "CompileScenes", targets: ["CompileScenes"]), .plugin(name: "Scenes", targets: ["Scenes"]),
  ],
  targets: [
    .binaryTarget(name: "scenec", path: "scenec.artifactbundle"),
    .plugin(
      name: "CompileScenes", capability: .buildTool(), dependencies: ["scenec"], path: "CompileScenes"),
    .plugin(
      name: "Scenes",
      capability: .command(
        intent: .custom(
          verb: "scenes", description: "Check, format or draw the scenes of the package's targets")),
      dependencies: ["scenec"], path: "Scenes"),
  ]
)
