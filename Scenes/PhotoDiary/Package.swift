// swift-tools-version: 6.2

import PackageDescription

/// Without macros and without checks against Swift sources, so that swift-syntax is neither fetched nor built. `make test` sets
/// the variable, to share what it builds for the tests of scenec.
let traits: Set<Package.Dependency.Trait> =
  Context.environment["SCENEC_ALL_TRAITS"] == nil ? ["Web"] : [.defaults]

/// A diary with photos, as a user of scenec would write it: scenes, the code behind them, a database, and tests.
let package = Package(
  name: "PhotoDiary",
  products: [.executable(name: "photodiary", targets: ["PhotoDiary"])],
  dependencies: [
    .package(name: "scenec", path: "../..", traits: traits),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "PhotoDiary",
      dependencies: [
        .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCairo", package: "scenec"),
        .product(name: "SceneScreens", package: "scenec"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.copy("Images")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "PhotoDiaryTests",
      dependencies: [
        "PhotoDiary",
        .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCairo", package: "scenec"),
        .product(name: "ScreenTesting", package: "scenec"),
        .product(name: "SceneScreens", package: "scenec"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Goldens", "DiaryOnDevices"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
