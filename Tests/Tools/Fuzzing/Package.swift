// swift-tools-version: 6.2

import PackageDescription

/// All fuzzers are one program, so that what they feed is built and linked once.
///
/// The root package compiles `Sources/Targets`, too, with `Sources/Replay` as the tests `FuzzReplayTests`.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "scenec", path: "../../..", traits: ["Web"])],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "SceneCompiler", package: "scenec"),
        .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCairo", package: "scenec"),
        .product(name: "SceneScreens", package: "scenec"),
      ],
      path: "Sources", exclude: ["Replay"])
  ],
  swiftLanguageModes: [.v6]
)
