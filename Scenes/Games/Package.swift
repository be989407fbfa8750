// swift-tools-version: 6.2

import PackageDescription

/// The macros of scenec are not used here, so that swift-syntax is neither fetched nor built. (`make once=1` builds all
/// hosts with what it has built for the tests of scenec, which need swift-syntax.)
let traits: Set<Package.Dependency.Trait> = Context.environment["SCENEC_ONCE"] == nil ? ["Web"] : [.defaults]

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
