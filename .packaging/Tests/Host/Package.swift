// swift-tools-version: 6.2

import PackageDescription

/// A package whose scenes the packed plugin checks and compiles; it has nothing else of scenec.
let package = Package(
  name: "Host",
  dependencies: [.package(path: "../scenec-plugins")],
  targets: [
    .executableTarget(
      name: "Host", plugins: [.plugin(name: "CompileScenes", package: "scenec-plugins")])
  ]
)
