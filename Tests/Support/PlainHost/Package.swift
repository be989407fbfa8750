// swift-tools-version: 6.2

import PackageDescription

/// These traits exclude macros and checks of Swift sources, so that swift-syntax is neither downloaded nor built. In
/// `.build/make`, make sets the variable, so that this package uses the same build products as the tests of scenec.
let traits: Set<Package.Dependency.Trait> = Context.environment["SCENEC_ALL_TRAITS"] == nil ? [] : [.defaults]

/// A small host app without macros and plugins, for which swift-syntax is neither resolved nor built.
let package = Package(
  name: "PlainHost",
  products: [
    .executable(name: "counter", targets: ["Counter"]), .executable(name: "checker", targets: ["Checker"]),
  ],
  dependencies: [.package(name: "scenec", path: "../../..", traits: traits)],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [
        .product(name: "SceneUI", package: "scenec"), .product(name: "SceneTesting", package: "scenec"),
      ],
      exclude: ["Counter.scene"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Checker",
      dependencies: [
        .product(name: "SceneCompiler", package: "scenec"), .product(name: "SceneUI", package: "scenec"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
