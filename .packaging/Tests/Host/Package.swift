// swift-tools-version: 6.2

import PackageDescription

/// A package whose scenes the packaged plugin checks and compiles without any other part of scenec.
let package = Package(
  name: "Host",
  dependencies: [.package(path: "../scenec-plugins")],
  targets: [
    .executableTarget(
      name: "Host", plugins: [.plugin(name: "CompileScenes", package: "scenec-plugins")])
  ]
)
