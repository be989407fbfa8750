// swift-tools-version: 6.2

import PackageDescription

/// All fuzzers are in one program, so that the code under test is built and linked once.
///
/// The root package also compiles `Sources/Targets`, with `Sources/Replay` as the tests `FuzzReplayTests`.
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
