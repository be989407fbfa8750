// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "scenec", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzFrontEnd",
      dependencies: [
        .product(name: "SceneCompiler", package: "scenec"), .product(name: "NibArchive", package: "scenec"),
        .product(name: "SceneResources", package: "scenec"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
