// swift-tools-version: 6.2

import PackageDescription

/// All fuzzers are one program, so that what they feed is built and linked once.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "scenec", path: "../../..", traits: ["Web"])],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "SceneCompiler", package: "scenec"),
        .product(name: "SceneDiagnostics", package: "scenec"),
        .product(name: "SceneValues", package: "scenec"), .product(name: "SceneArchive", package: "scenec"),
        .product(name: "NibArchive", package: "scenec"),
        .product(name: "SceneResources", package: "scenec"), .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCairo", package: "scenec"), .product(name: "SceneWeb", package: "scenec"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
