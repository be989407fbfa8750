// swift-tools-version: 6.2

import PackageDescription

/// The benchmarks, and the small programs that some of them measure as processes.
///
/// `Layout` is not part of this package, because only the root package can import the solver that it
/// measures.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "scenec", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SampleScreen", .product(name: "SceneCompiler", package: "scenec"),
        .product(name: "SceneUI", package: "scenec"), .product(name: "SceneCairo", package: "scenec"),
      ]),
    .target(name: "SampleScreen", dependencies: [.product(name: "SceneCairo", package: "scenec")]),

    // The startup cost of any Swift program.
    .executableTarget(name: "Empty"),
    .executableTarget(name: "ParseFile", dependencies: [.product(name: "SceneCompiler", package: "scenec")]),
    .executableTarget(
      name: "DrawScreen", dependencies: ["SampleScreen", .product(name: "SceneCairo", package: "scenec")]),
    .executableTarget(
      name: "WindowScreens", dependencies: [.product(name: "SceneScreens", package: "scenec")],
      exclude: ["WindowScreens.scene"]),
  ],
  swiftLanguageModes: [.v6]
)
