// swift-tools-version: 6.2

import PackageDescription

/// The macros of scenec are not used here, so that swift-syntax is neither fetched nor built. (`make once=1` builds all
/// hosts with what it has built for the tests of scenec, which need swift-syntax.)
let traits: Set<Package.Dependency.Trait> = Context.environment["SCENEC_ONCE"] == nil ? ["Web"] : [.defaults]

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
