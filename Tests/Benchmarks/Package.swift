// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "scenec", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "SceneCompiler", package: "scenec"),
        .product(name: "SceneUI", package: "scenec"),
      ]),
    // What starting any Swift program costs.
    .executableTarget(name: "Empty"),
  ],
  swiftLanguageModes: [.v6]
)
