// swift-tools-version: 6.2

import PackageDescription

/// These traits exclude macros and checks of Swift sources, so that swift-syntax is neither downloaded nor built. In
/// `.build/make`, make sets the variable, so that these packages use the same build products as the tests of scenec.
let traits: Set<Package.Dependency.Trait> =
  Context.environment["SCENEC_ALL_TRAITS"] == nil ? ["Web"] : [.defaults]

let scenes: [Target.Dependency] = ["SceneUI", "SceneTesting", "SceneCairo", "SceneScreens"].map {
  .product(name: $0, package: "scenec")
}
/// The executables that check, compile and draw the scenes. They are built together with the diary, because SwiftPM
/// takes long to plan another build.
let tools: [Target.Dependency] = ["scenec", "scenec-pixels"].map { .product(name: $0, package: "scenec") }
let screenTesting = Target.Dependency.product(name: "ScreenTesting", package: "scenec")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
/// The chapters of the guide. Each one is a small program in the folder with its name.
let chapters = [
  "Views", "Controls", "Outlets", "Controllers", "Segues", "Tables", "Models", "Animation", "Layout",
  "Testing",
]
let guide: [Target] = chapters.map {
  .executableTarget(
    name: "Guide\($0)", dependencies: scenes, path: "Guide/\($0)", exclude: ["Scenes"], swiftSettings: strict)
}
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The example programs without macros, as a user of scenec would write them: scenes, their code, and tests.
let package = Package(
  name: "Examples",
  products: [
    .executable(name: "games", targets: ["Games"]), .executable(name: "photodiary", targets: ["PhotoDiary"]),
  ],
  dependencies: [
    .package(name: "scenec", path: "..", traits: traits),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Games", dependencies: scenes, path: "Games/Sources/Games", swiftSettings: strict),
    .testTarget(
      name: "GamesTests", dependencies: ["Games", screenTesting] + scenes, path: "Games/Tests/GamesTests",
      exclude: ["Goldens", "PuzzleOnDevices", "AboutOnDevices"], swiftSettings: strict),
    // A diary with photos, whose entries are in a database.
    .executableTarget(
      name: "PhotoDiary", dependencies: scenes + tools + [grdb], path: "PhotoDiary/Sources/PhotoDiary",
      resources: [.copy("Images")], swiftSettings: strict),
    .testTarget(
      name: "PhotoDiaryTests", dependencies: ["PhotoDiary", screenTesting, grdb] + scenes,
      path: "PhotoDiary/Tests/PhotoDiaryTests", exclude: ["Goldens", "DiaryOnDevices"], swiftSettings: strict),
    .testTarget(
      name: "GuideTests", dependencies: chapters.map { .target(name: "Guide\($0)") }, path: "Guide/Tests",
      swiftSettings: strict),
  ] + guide,
  swiftLanguageModes: [.v6]
)
