// swift-tools-version: 6.2

import PackageDescription

/// Without macros and without checks against Swift sources, so that swift-syntax is neither fetched nor built. `make test` sets
/// the variable, to share what it builds for the tests of scenec.
let traits: Set<Package.Dependency.Trait> =
  Context.environment["SCENEC_ALL_TRAITS"] == nil ? ["Web"] : [.defaults]

/// Two games, as a user of scenec would write them: scenes, the code behind them, and tests that play.
let package = Package(
  name: "Games",
  products: [.executable(name: "games", targets: ["Games"])],
  dependencies: [.package(name: "scenec", path: "../..", traits: traits)],
  targets: [
    .executableTarget(
      name: "Games",
      dependencies: [
        .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCairo", package: "scenec"),
        .product(name: "SceneScreens", package: "scenec"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "GamesTests",
      dependencies: [
        "Games",
        .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCairo", package: "scenec"),
        .product(name: "ScreenTesting", package: "scenec"),
      ],
      exclude: ["Goldens", "PuzzleOnDevices", "AboutOnDevices"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
