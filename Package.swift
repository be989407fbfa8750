// swift-tools-version: 6.2

import PackageDescription

/// Everything here is Swift 6 without warnings; a warning fails the build.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// One room of the house; `sees` lists all that it may import.
func room(_ name: String, sees: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: sees, swiftSettings: strict)
}

func tests(_ room: String, sees: [Target.Dependency]) -> Target {
  .testTarget(name: room + "Tests", dependencies: sees, swiftSettings: strict)
}

let package = Package(
  name: "scenec",
  products: [
    .executable(name: "scenec", targets: ["scenec"]),
    .library(name: "SceneUI", targets: ["SceneUI"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .library(name: "SceneCompiler", targets: ["SceneCompiler"]),
    .library(name: "SceneSyntax", targets: ["SceneSyntax"]),
    .library(name: "SceneResources", targets: ["SceneResources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: [
    // The leaves: what both the compiler and a host must speak of.
    room("SceneValues"),
    room("SceneDiagnostics"),

    // The compiler: from XML to compiled bytes.
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    room("SceneSyntax", sees: ["CLibXML2", "SceneDiagnostics"]),
    room("SceneResources", sees: ["SceneDiagnostics"]),
    room("SceneModel", sees: ["SceneValues", "SceneDiagnostics"]),
    room("SceneParsing", sees: ["SceneSyntax", "SceneModel", "SceneValues", "SceneDiagnostics"]),
    room("SceneValidation", sees: ["SceneModel", "SceneResources", "SceneValues", "SceneDiagnostics"]),
    room(
      "SceneCompiler",
      sees: [
        "SceneParsing", "SceneSyntax", "SceneModel", "SceneResources", "SceneValidation", "SceneArchive",
        "SceneValues", "SceneDiagnostics",
      ]),

    // Where compiler and host meet.
    room("SceneArchive", sees: ["SceneValues"]),

    // The runtime: from compiled bytes to living objects.
    room("SceneLayout", sees: ["SceneValues"]),
    room("SceneDrawing", sees: ["SceneValues"]),
    room("SceneRuntime", sees: ["SceneArchive", "SceneValues"]),
    room("SceneUI", sees: ["SceneRuntime", "SceneArchive", "SceneLayout", "SceneDrawing", "SceneValues"]),
    room("SceneTesting", sees: ["SceneUI", "SceneDrawing", "SceneValues"]),

    // The commands.
    room(
      "ScenecCommandLine",
      sees: [
        "SceneCompiler", "SceneUI", "SceneRuntime", "SceneArchive", "SceneDrawing", "SceneModel",
        "SceneValidation", "SceneResources", "SceneSyntax", "SceneParsing", "SceneDiagnostics", "SceneValues",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .executableTarget(name: "scenec", dependencies: ["ScenecCommandLine"], swiftSettings: strict),

    // The example host, written as a user would write it.
    .executableTarget(name: "AlarmClock", dependencies: ["SceneUI", "SceneTesting"], swiftSettings: strict),

    tests("SceneValues", sees: ["SceneValues"]),
    tests("SceneDiagnostics", sees: ["SceneDiagnostics"]),
    tests("SceneSyntax", sees: ["SceneSyntax", "SceneDiagnostics"]),
    tests("SceneResources", sees: ["SceneResources", "SceneDiagnostics"]),
    tests("SceneDrawing", sees: ["SceneDrawing", "SceneLayout", "SceneValues"]),
    tests(
      "SceneValidation",
      sees: [
        "SceneValidation", "SceneParsing", "SceneSyntax", "SceneModel", "SceneResources", "SceneDiagnostics",
        "SceneValues",
      ]),
    tests("SceneArchive", sees: ["SceneArchive", "SceneValues"]),
    tests(
      "SceneCompiler",
      sees: [
        "SceneCompiler", "SceneArchive", "SceneValidation", "SceneDiagnostics", "SceneModel",
        "SceneResources", "SceneUI", "SceneRuntime", "SceneSyntax", "SceneParsing", "SceneValues",
      ]),
    tests(
      "SceneUI",
      sees: [
        "SceneUI", "SceneTesting", "SceneCompiler", "SceneResources", "SceneRuntime", "SceneArchive",
        "SceneDrawing",
        "SceneDiagnostics", "SceneValues",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "scenec", "AlarmClock", "ScenecCommandLine", "SceneUI", "SceneResources", "SceneSyntax",
        "SceneValidation",
        "SceneDiagnostics",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
