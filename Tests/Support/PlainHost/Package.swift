// swift-tools-version: 6.2

import PackageDescription

/// A small host that uses neither macros nor plugins, and so neither resolves nor builds swift-syntax.
let package = Package(
  name: "PlainHost",
  products: [
    .executable(name: "counter", targets: ["Counter"]), .executable(name: "checker", targets: ["Checker"]),
  ],
  dependencies: [.package(name: "scenec", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [
        .product(name: "SceneUI", package: "scenec"), .product(name: "SceneTesting", package: "scenec"),
      ],
      exclude: ["Counter.scene"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // Uses the product SceneCompiler from another package.
    .executableTarget(
      name: "Checker",
      dependencies: [
        .product(name: "SceneCompiler", package: "scenec"), .product(name: "SceneUI", package: "scenec"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
