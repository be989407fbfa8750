// swift-tools-version: 6.2

import PackageDescription

/// The folder of the package with prebuilt plugins, which make sets. If nil, SwiftPM builds `scenec` for the plugin.
let builtPlugins = Context.environment["SCENEC_PLUGINS"]

/// The alarm clock as a user of scenec writes it: with macros, and with scenes that SwiftPM checks and compiles.
let package = Package(
  name: "AlarmClock",
  defaultLocalization: "en",
  products: [.executable(name: "alarmclock", targets: ["AlarmClock"])],
  dependencies: [.package(name: "scenec", path: "../..")] + (builtPlugins.map { [.package(path: $0)] } ?? []),
  targets: [
    .executableTarget(
      name: "AlarmClock",
      dependencies: [
        .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneMacros", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCairo", package: "scenec"),
        .product(name: "SceneScreens", package: "scenec"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "CompileScenes", package: builtPlugins == nil ? "scenec" : "scenec-plugins")]),
    .testTarget(
      name: "AlarmClockTests",
      dependencies: [
        "AlarmClock",
        .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCairo", package: "scenec"),
        .product(name: "ScreenTesting", package: "scenec"),
      ],
      exclude: ["Goldens", "ClockOnDevices"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // Tests the expansion of scenec's macros.
    .testTarget(
      name: "MacroTests",
      dependencies: [
        .product(name: "SceneUI", package: "scenec"),
        .product(name: "SceneMacros", package: "scenec"),
        .product(name: "SceneTesting", package: "scenec"),
        .product(name: "SceneCompiler", package: "scenec"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
