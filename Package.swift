// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Everything here is Swift 6 without warnings; a warning fails the build.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A module of the package; `sees` lists all that it may import.
func module(_ name: String, sees: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: sees, swiftSettings: strict)
}

func tests(_ module: String, sees: [Target.Dependency]) -> Target {
  .testTarget(name: module + "Tests", dependencies: sees, swiftSettings: strict)
}

/// What is made of swift-syntax, and needs the trait of its name.
func syntax(_ product: String, for trait: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax", condition: .when(traits: [trait]))
}

/// A product of SwiftNIO.
func nio(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-nio", condition: .when(traits: ["Web"]))
}

/// The commit that `make` builds, and its day: what SwiftPM itself knows of one, it may have kept from another.
let commit: [CSetting] = ["SCENEC_COMMIT", "SCENEC_DATE"].compactMap { name in
  Context.environment[name].flatMap { $0.isEmpty ? nil : .define(name, to: "\"\($0)\"") }
}

let package = Package(
  name: "scenec",
  products: [
    .executable(name: "scenec", targets: ["scenec"]),
    .executable(name: "scenec-pixels", targets: ["scenec-pixels"]),
    .executable(name: "scenec-preview", targets: ["scenec-preview"]),
    // The page Promises describes the libraries. Each one needs other system libraries or packages than the others.
    .library(name: "SceneUI", targets: ["SceneUI"]),
    .library(name: "SceneScreens", targets: ["SceneScreens", "SceneProgram", "SceneWindow", "SceneLive"]),
    .library(name: "SceneCairo", targets: ["SceneCairo"]),
    .library(name: "SceneFoundation", targets: ["SceneFoundation"]),
    .library(name: "SceneSigning", targets: ["SceneSigning"]),
    .library(name: "SceneMacros", targets: ["SceneMacros"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .library(
      name: "SceneCompiler",
      targets: [
        "SceneCompiler", "SceneDiagnostics", "SceneValues", "SceneSyntax", "SceneArchive", "SceneResources",
        "NibArchive",
      ]),
    // Not promised: for the tests of the example programs.
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .plugin(name: "CompileScenes", targets: ["CompileScenes"]),
    .plugin(name: "Scenes", targets: ["Scenes"]),
  ],
  traits: [
    .trait(name: "Macros", description: "The product SceneMacros: '@SceneObject', '@Outlet' and the like."),
    .trait(name: "Sources", description: "What 'scenec validate --sources' needs to read Swift."),
    .trait(name: "Web", description: "The product SceneWeb: programs in browsers, by SwiftNIO."),
    .default(enabledTraits: ["Macros", "Sources", "Web"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
  ],
  targets: [
    // The leaves: the C library, and what both the compiler and a host must speak of.
    .systemLibrary(name: "CEvents"),
    module("ScenePlatform", sees: [.target(name: "CEvents", condition: .when(platforms: [.linux]))]),
    module("SceneValues", sees: ["ScenePlatform"]),
    module("SceneDiagnostics", sees: ["ScenePlatform", "SceneValues"]),

    // The compiler: from XML to compiled bytes.
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    module(
      "SwiftInterface",
      sees: [
        "ScenePlatform", "SceneModel", "SceneValues", "SceneDiagnostics",
        syntax("SwiftParser", for: "Sources"), syntax("SwiftSyntax", for: "Sources"),
      ]),
    module("SceneSyntax", sees: ["ScenePlatform", "CLibXML2", "SceneValues", "SceneDiagnostics"]),
    module(
      "InterfaceBuilder",
      sees: ["ScenePlatform", "SceneSyntax", "SceneModel", "SceneValues", "SceneDiagnostics"]),
    module("SceneResources", sees: ["SceneValues", "SceneDiagnostics"]),
    module("NibArchive"),
    module("SceneModel", sees: ["ScenePlatform", "SceneValues", "SceneDiagnostics"]),
    module("SceneParsing", sees: ["SceneSyntax", "SceneModel", "SceneValues", "SceneDiagnostics"]),
    module("SceneValidation", sees: ["SceneModel", "SceneResources", "SceneValues", "SceneDiagnostics"]),
    module(
      "SceneCompiler",
      sees: [
        "InterfaceBuilder", "SceneParsing", "SceneSyntax", "SceneModel", "SceneResources", "SceneValidation",
        "SceneArchive", "SceneValues", "SceneDiagnostics",
      ]),

    // Where compiler and host meet.
    module("SceneArchive", sees: ["ScenePlatform", "SceneValues"]),

    // Who vouches for compiled files: for hosts that take them from nobody else, and for the tool.
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    module("SceneSigning", sees: ["CSodium", "SceneArchive", "SceneValues"]),

    // The runtime: from compiled bytes to living objects.
    module("SceneLayout", sees: ["SceneValues"]),
    module("SceneDrawing", sees: ["ScenePlatform", "SceneValues"]),
    module("SceneRuntime", sees: ["SceneArchive", "SceneValues"]),
    // Text from Foundation's and back, for hosts that have it.
    module("SceneFoundation", sees: ["SceneDrawing", "SceneValues"]),
    module("SceneServices", sees: ["ScenePlatform", "SceneDrawing", "SceneValues"]),
    module(
      "SceneUI",
      sees: [
        "ScenePlatform", "SceneServices", "SceneRuntime", "SceneArchive", "SceneLayout", "SceneDrawing",
        "SceneValues",
      ]),
    // What stands in a host's `main.swift`, and what windows and browsers are made of.
    module("SceneProgram", sees: ["ScenePlatform", "SceneFiles", "SceneUI", "SceneRuntime", "SceneDrawing"]),
    // What takes changes of scenes into a program that runs, for those who write one.
    module(
      "SceneLive",
      sees: [
        "ScenePlatform", "SceneFiles", "SceneUI", "SceneRuntime", "SceneArchive", "SceneLayout",
        "SceneValues",
      ]),
    module("SceneDevices", sees: ["SceneUI", "SceneDrawing", "SceneValues"]),
    module(
      "SceneTesting", sees: ["ScenePlatform", "SceneDevices", "SceneUI", "SceneDrawing", "SceneValues"]),

    // Pixels, for hosts that ask for them: nothing above links Cairo.
    // The pkg-config files of Pango, GIO, ATK's bridge and SDL have flags, -pthread and -D_REENTRANT, about which SwiftPM warns in
    // every package that depends on this one. So the system libraries below take flags of others, and name what they link.
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "cairo harfbuzz gobject-2.0", providers: [.apt(["libpango1.0-dev"])]),
    // librsvg and poppler are loaded by the first drawing.
    .target(
      name: "CPixels", dependencies: ["CPangoCairo"],
      linkerSettings: [.linkedLibrary("turbojpeg"), .linkedLibrary("webp"), .linkedLibrary("png")]),
    module(
      "SceneCairo", sees: ["ScenePlatform", "CPangoCairo", "CPixels", "SceneDrawing", "SceneValues"]),

    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CGIO", pkgConfig: "gobject-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CATK", pkgConfig: "atk", providers: [.apt(["libatk1.0-dev", "libatk-bridge2.0-dev"])]),
    .target(
      name: "CAccessibility", dependencies: ["CATK"],
      linkerSettings: ["atk-1.0", "atk-bridge-2.0", "gio-2.0", "gobject-2.0", "glib-2.0"].map {
        .linkedLibrary($0)
      }),
    module(
      "SceneWindow",
      sees: [
        "ScenePlatform", "CSDL2", "CGIO", "CAccessibility", "SceneCairo", "SceneProgram", "SceneValues",
      ]),

    // Who may come in, of those who ask a server of ours for something.
    module("SceneServing", sees: ["ScenePlatform"]),
    .target(
      name: "SceneWeb",
      dependencies: [
        "ScenePlatform", "SceneServing", "SceneProgram", "SceneDrawing", "SceneValues", nio("NIOCore"),
        nio("NIOPosix"),
        nio("NIOConcurrencyHelpers"), nio("NIOHTTP1"), nio("NIOWebSocket"),
      ],
      resources: [.embedInCode("Page")], swiftSettings: strict),
    // All screens, for hosts that do not choose.
    .target(
      name: "SceneScreens",
      dependencies: [
        "SceneProgram", "SceneRuntime", "SceneWindow",
        .target(name: "SceneWeb", condition: .when(traits: ["Web"])),
      ],
      swiftSettings: strict),

    // Declarations written by macros: for hosts that ask for them.
    module(
      "SceneMacroExpansion",
      sees: [
        "SceneValues", syntax("SwiftSyntax", for: "Macros"), syntax("SwiftSyntaxMacros", for: "Macros"),
        syntax("SwiftSyntaxBuilder", for: "Macros"), syntax("SwiftDiagnostics", for: "Macros"),
      ]),
    .macro(
      name: "SceneMacrosPlugin",
      dependencies: [
        "SceneMacroExpansion", syntax("SwiftSyntax", for: "Macros"),
        syntax("SwiftSyntaxMacros", for: "Macros"), syntax("SwiftCompilerPlugin", for: "Macros"),
      ],
      swiftSettings: strict),
    module("SceneMacros", sees: ["SceneMacrosPlugin", "SceneRuntime"]),

    // What commands are made of, and what else may be: nothing here prints, ends a program or knows of options.
    module("SceneFiles", sees: ["ScenePlatform", "SceneValues"]),
    module(
      "SceneProjects", sees: ["ScenePlatform", "SceneFiles", "SceneModel", "SwiftInterface", "SceneValues"]),
    module(
      "SceneAnalysis",
      sees: [
        "ScenePlatform", "SceneFiles", "SceneProjects", "SceneCompiler", "InterfaceBuilder", "SceneArchive",
        "SceneModel",
        "SceneResources",
        "SceneSyntax", "SceneValidation", "SwiftInterface", "SceneDiagnostics", "SceneValues",
        "CLibYAML",
      ]),
    module(
      "SceneTranslations",
      sees: [
        "SceneAnalysis", "SceneFiles", "SceneCompiler", "SceneResources", "SceneSyntax", "SceneValidation",
        "SceneDiagnostics", "SceneValues",
      ]),
    module("SceneSchema", sees: ["SceneModel", "SceneValidation", "SceneDiagnostics", "SceneValues"]),
    module(
      "SceneDiff",
      sees: ["SceneAnalysis", "SceneFiles", "SceneCompiler", "SceneDiagnostics", "SceneValues"]),
    module(
      "SceneMap", sees: ["SceneCompiler", "SceneUI", "SceneDrawing", "SceneDiagnostics", "SceneValues"]),
    module(
      "ScenePreview",
      sees: [
        "SceneAnalysis", "SceneProjects", "SceneFiles", "SceneCompiler", "InterfaceBuilder", "SceneArchive",
        "SceneResources",
        "SceneSyntax", "SceneModel", "SceneValidation", "SceneDevices", "SceneUI", "SceneRuntime",
        "SceneTesting", "SceneDrawing", "SceneDiagnostics", "SceneValues",
      ]),
    // What an editor asks about a place.
    module(
      "SceneLanguage",
      sees: [
        "SceneAnalysis", "SceneFiles", "SceneCompiler", "InterfaceBuilder", "SceneModel", "SceneResources",
        "SceneValidation", "SceneDiagnostics", "SceneValues",
      ]),

    // What editors ask by the protocol of language servers.
    module(
      "SceneLSP",
      sees: [
        "ScenePlatform", "SceneLanguage", "SceneAnalysis", "SceneFiles", "SceneCompiler", "SceneModel",
        "SceneSyntax", "SceneValidation", "SceneDiagnostics", "SceneValues",
      ]),

    // All scenes as they are now, for pages that show them; and what serves such pages, by SwiftNIO.
    .target(
      name: "SceneCatalogue",
      dependencies: [
        "ScenePlatform", "SceneAnalysis", "SceneFiles", "SceneCompiler", "SceneArchive", "SceneSyntax",
        "SceneResources", "SceneDevices", "SceneUI", "SceneMap", "ScenePreview", "SceneDrawing",
        "SceneDiagnostics", "SceneValues",
      ],
      resources: [.embedInCode("Page")], swiftSettings: strict),
    .target(
      name: "ScenePreviewServer",
      dependencies: [
        "ScenePlatform", "SceneServing", "SceneCatalogue", "SceneFiles", "SceneValues", nio("NIOCore"),
        nio("NIOPosix"), nio("NIOConcurrencyHelpers"), nio("NIOHTTP1"),
      ],
      swiftSettings: strict),

    // The commands.
    .systemLibrary(name: "CMalloc"),
    // In C, since a flag for the Swift compiler has no value.
    .target(name: "CBuild", cSettings: commit),
    module(
      "ScenecCommandLine",
      sees: [
        "ScenePlatform", "CMalloc", "CBuild", "SceneAnalysis", "SceneTranslations", "SceneDiff", "SceneFiles",
        "SceneLSP",
        "SceneMap",
        "ScenePreview", "SceneCatalogue", "SceneTesting", "SceneDevices", "SceneSchema",
        "SceneCompiler", "SceneUI", "SceneRuntime", "SceneArchive", "SceneSigning", "SceneDrawing",
        "SceneValidation",
        "SceneResources", "SceneSyntax", "SceneDiagnostics", "SceneValues", "SwiftInterface",
        "InterfaceBuilder", "NibArchive",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "scenec", dependencies: ["ScenecCommandLine"], swiftSettings: strict),
    // The same with Cairo, which scenec turns into where pixels are wanted.
    .executableTarget(
      name: "scenec-pixels", dependencies: ["ScenecCommandLine", "SceneCairo"], swiftSettings: strict),
    // The same with SwiftNIO, which scenec turns into where a page is to be served.
    .executableTarget(
      name: "scenec-preview",
      dependencies: [
        "ScenecCommandLine", "SceneCatalogue", "SceneFiles",
        .target(name: "ScenePreviewServer", condition: .when(traits: ["Web"])),
      ],
      swiftSettings: strict),

    // What the tests and `make attack` play scenes with: a trap ends it, and not them.
    .executableTarget(
      name: "Attack",
      dependencies: [
        "SceneCompiler", "SceneUI", "SceneTesting", "SceneRuntime", "SceneDrawing", "SceneDiagnostics",
        "SceneValues",
      ],
      path: "Tests/Tools/Attack", swiftSettings: strict),

    // The solver beside others, for `make benchmark` and `make layout-proof`. It is the only benchmark in this package,
    // because the solver has no public interface.
    .executableTarget(
      name: "LayoutBenchmark", dependencies: ["SceneLayout"], path: "Tests/Benchmarks/Layout",
      swiftSettings: strict),

    // What the tests of windows and browsers look at.
    .executableTarget(
      name: "WindowProbe", dependencies: ["SceneScreens", "SceneLive", "SceneRuntime", "ScenePlatform"],
      path: "Tests/Support/WindowProbe", swiftSettings: strict),
    // What renderers are compared by: `make backends`.
    .executableTarget(
      name: "BackendPictures",
      dependencies: ["SceneCairo", "SceneFiles", "SceneDrawing", "SceneValues", "DrawingSupport"],
      path: "Tests/Tools/Backends", exclude: ["compare.py"], swiftSettings: strict),

    // Uses programs in windows and in browsers, for the tests of both and of the example programs.
    .target(
      name: "ScreenTesting",
      dependencies: ["SceneCairo", "SceneTesting", "SceneUI", "SceneDrawing", "SceneValues"],
      // A program with a window to drag from, and one that drives a browser.
      exclude: ["drag.py", "drive.py"], swiftSettings: strict),

    // The plugins for SwiftPM. They build scenec from source.
    .plugin(
      name: "CompileScenes", capability: .buildTool(), dependencies: ["scenec"],
      path: "Sources/Plugins/CompileScenes"),
    .plugin(
      name: "Scenes",
      capability: .command(
        intent: .custom(
          // A host app can depend on the package of built plugins, too, whose verb is 'scenes'.
          verb: "scenes-from-source", description: "Check, format or draw the scenes of the package's targets"
        )),
      dependencies: ["scenec"], path: "Sources/Plugins/Scenes"),

    tests("SceneValues", sees: ["SceneValues"]),
    tests("SceneDiagnostics", sees: ["SceneDiagnostics"]),
    tests("SceneSyntax", sees: ["SceneSyntax", "SceneDiagnostics", "TestSupport"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "SceneCompiler", "SceneParsing", "SceneModel", "SceneSyntax", "SceneUI",
        "SceneRuntime", "SceneTesting", "SceneDiagnostics", "SceneValues", "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    tests("SceneResources", sees: ["SceneResources", "SceneDiagnostics"]),
    tests("SceneModel", sees: ["SceneModel"]),
    tests(
      "SceneParsing",
      sees: ["SceneParsing", "SceneSyntax", "SceneModel", "SceneUI", "SceneDiagnostics", "SceneValues"]),
    tests("SceneLayout", sees: ["SceneLayout", "SceneValues", "TestSupport"]),
    .testTarget(
      name: "SceneDrawingTests", dependencies: ["SceneDrawing", "SceneValues", "DrawingSupport"],
      exclude: ["Goldens"],
      swiftSettings: strict),
    // Each drawing feature and random drawings, for tests of the renderers.
    .target(
      name: "DrawingSupport", dependencies: ["SceneDrawing", "SceneValues"],
      path: "Tests/Support/DrawingSupport",
      swiftSettings: strict),
    tests(
      "SceneCairo",
      sees: [
        "SceneCairo", "SceneDrawing", "SceneTesting", "SceneValues", "DrawingSupport", "TestSupport",
        "scenec",
        "scenec-pixels",
      ]),
    tests(
      "SceneLive",
      sees: [
        "SceneLive", "SceneUI", "SceneTesting", "SceneRuntime", "SceneArchive", "ScenePlatform",
        "SceneCompiler", "SceneDiagnostics", "SceneFiles", "SceneResources", "SceneValues", "TestSupport",
        "scenec",
      ]),
    tests("SceneProgram", sees: ["ScenePlatform", "SceneProgram", "SceneUI", "TestSupport"]),
    .testTarget(
      name: "SceneWindowTests",
      dependencies: [
        "WindowProbe", "SceneWindow", "SceneCairo", "SceneTesting", "SceneUI", "SceneCompiler",
        "SceneDrawing",
        "SceneDiagnostics", "SceneValues", "ScreenTesting", "TestSupport", "scenec",
      ],
      // A desktop.
      exclude: ["desktop.py"],
      swiftSettings: strict),
    .testTarget(
      name: "SceneWebTests",
      dependencies: [
        "WindowProbe", "SceneWeb", "SceneServing", "SceneProgram", "SceneRuntime", "SceneCairo", "SceneUI",
        "SceneDrawing",
        "SceneValues",
        "DrawingSupport", "ScreenTesting", "TestSupport", "scenec",
      ],
      exclude: ["browser.py"], swiftSettings: strict),
    tests("SceneFoundation", sees: ["SceneFoundation", "SceneDrawing", "SceneValues"]),
    tests(
      "SceneValidation",
      sees: [
        "SceneValidation", "SceneParsing", "SceneSyntax", "SceneModel", "SceneResources", "SceneDiagnostics",
        "SceneValues", "SwiftInterface", "InterfaceBuilder", "SceneCompiler", "SceneAnalysis", "SceneUI",
      ]),
    .testTarget(
      name: "SwiftInterfaceTests",
      dependencies: [
        "SwiftInterface", "InterfaceBuilder", "SceneCompiler", "SceneValidation", "SceneModel", "SceneUI",
        "SceneDiagnostics",
        "SceneValues", "TestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    tests("NibArchive", sees: ["NibArchive"]),
    .testTarget(
      name: "SceneArchiveTests", dependencies: ["SceneArchive", "SceneValues", "TestSupport"],
      // Compiled files, as each version of the format was written.
      exclude: ["Fixtures"], swiftSettings: strict),
    tests(
      "SceneCompiler",
      sees: [
        "SceneCompiler", "SceneArchive", "SceneValidation", "SceneDiagnostics", "SceneModel",
        "SceneResources", "SceneUI", "SceneRuntime", "SceneSyntax", "SceneParsing", "SceneValues",
        "TestSupport",
      ]),
    // Classes, stages, records and random scenes that tests of several modules share.
    .target(
      name: "TestSupport",
      dependencies: [
        "ScenePlatform", "SceneUI", "SceneTesting", "SceneCompiler", "SceneRuntime", "SceneDiagnostics",
        "SceneValues",
      ],
      path: "Tests/Support/TestSupport", swiftSettings: strict),
    tests(
      "SceneRuntime",
      sees: [
        "SceneRuntime", "SceneUI", "SceneArchive", "SceneCompiler", "SceneDiagnostics", "SceneValues",
        "TestSupport",
      ]),
    tests(
      "SceneServices",
      sees: [
        "ScenePlatform", "SceneServices", "SceneUI", "SceneTesting", "SceneRuntime", "SceneDrawing",
        "SceneValues",
        "TestSupport",
      ]),
    .testTarget(
      name: "SceneUITests",
      dependencies: [
        "ScenePlatform", "SceneUI", "SceneDevices", "SceneTesting", "SceneCompiler", "SceneResources",
        "SceneRuntime", "SceneArchive", "SceneDrawing", "SceneDiagnostics", "SceneValues", "TestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    tests(
      "SceneTesting",
      sees: [
        "SceneTesting", "SceneUI", "SceneCompiler", "SceneRuntime", "SceneDrawing", "SceneDiagnostics",
        "SceneValues", "TestSupport",
      ]),
    // What macros make of hosts is tested in a package of its own: where one test uses a macro, SwiftPM builds all
    // of a package once more, for the machine that builds.
    tests(
      "SceneMacroExpansion",
      sees: [
        "SceneMacroExpansion", syntax("SwiftSyntaxMacroExpansion", for: "Macros"),
        syntax("SwiftSyntaxMacrosGenericTestSupport", for: "Macros"),
        syntax("SwiftSyntaxMacros", for: "Macros"),
      ]),
    tests("SceneSigning", sees: ["SceneSigning", "SceneArchive"]),
    tests("SceneFiles", sees: ["SceneFiles"]),
    tests("SceneProjects", sees: ["SceneProjects"]),
    tests(
      "SceneAnalysis",
      sees: [
        "SceneAnalysis", "SceneCompiler", "SceneModel", "SwiftInterface", "SceneUI", "SceneDiagnostics",
        "SceneValues", "TestSupport",
      ]),
    tests(
      "SceneSchema",
      sees: [
        "SceneSchema", "SceneCompiler", "SceneModel", "SceneSyntax", "SceneUI", "SceneDiagnostics",
        "SceneValues", "TestSupport",
      ]),
    tests("SceneLanguage", sees: ["SceneLanguage", "SceneAnalysis", "SceneUI", "SceneValues"]),
    tests("SceneDiff", sees: ["SceneDiff", "SceneCompiler", "SceneUI", "SceneDiagnostics"]),
    tests("SceneMap", sees: ["SceneMap", "SceneValues"]),
    tests(
      "ScenePreview",
      sees: [
        "ScenePreview", "SceneCompiler", "SceneFiles", "SceneUI", "SceneDrawing", "SceneDiagnostics",
        "SceneValues",
      ]),
    .testTarget(
      name: "SceneCatalogueTests",
      dependencies: [
        "SceneCatalogue", "ScenePreview", "SceneAnalysis", "SceneFiles", "SceneRuntime", "SceneUI",
        "SceneDrawing", "SceneValues",
        .target(name: "scenec-preview", condition: .when(traits: ["Web"])), "scenec", "ScreenTesting",
        "TestSupport",
      ],
      // Somebody who uses the page in a browser.
      exclude: ["page.py"], swiftSettings: strict),
    // What the pages and the documentation comments show: every example compiles, every link leads somewhere.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "SceneUI", "SceneLive", "SceneCairo", "SceneScreens", "SceneTesting", "SceneCompiler",
        "InterfaceBuilder", "NibArchive", "SceneAnalysis", "SceneLanguage", "SceneArchive", "SceneSigning",
        "SceneDiagnostics", "SceneDrawing", "SceneFoundation",
        "SceneSyntax", "SceneValues", "TestSupport",
      ],
      exclude: ["Scenes"],
      swiftSettings: strict),
    tests(
      "SceneLSP",
      sees: [
        "SceneLSP", "SceneAnalysis", "ScenePreview", "SceneFiles", "SceneUI", "SceneDiagnostics",
        "SceneValues", "TestSupport",
      ]),
    // The committed inputs of the fuzzers, without libFuzzer: the nested package compiles the same fuzzers.
    .testTarget(
      name: "FuzzReplayTests",
      dependencies: [
        "SceneWeb", "SceneProgram", "SceneCairo", "SceneTesting", "SceneUI", "SceneDrawing", "SceneCompiler",
        "SceneArchive", "SceneResources", "NibArchive", "SceneDiagnostics", "SceneValues",
      ],
      path: "Tests/Tools/Fuzzing/Sources", exclude: ["Engine"], swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "scenec", "Attack", "ScenecCommandLine", "SceneAnalysis", "SceneFiles", "SceneCompiler",
        "SceneUI", "SceneResources", "SceneSyntax", "SceneValidation",
        "InterfaceBuilder", "SceneDiagnostics", "SceneValues", "TestSupport",
      ],
      // Clients and libraries in other languages that the tests run or load.
      exclude: ["Goldens", "Helpers"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `SCENEC_TESTS="SceneLayoutTests SceneUITests"` builds these tests alone, which is quicker while one works on them.
//
// `make sanitize` asks for what runs side by side alone: of the tests that need the modules' own names it leaves out the
// others, which the thread sanitizer has nothing to say of.
if let wanted = Context.environment["SCENEC_TESTS"] {
  let sideBySide = [
    "SceneUITests": [
      "Containers/AppearanceBook.swift", "Containers/RandomWalks", "Views/Loading/ParallelTests.swift",
    ],
    "CommandTests": ["CheckParallelTests.swift", "Program.swift", "Samples.swift", "TestDirectory.swift"],
  ]
  let sources = wanted == "side by side" ? sideBySide : nil
  let names = sources.map { Array($0.keys) } ?? wanted.split(separator: " ").map(String.init)
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
  for target in package.targets where target.type == .test {
    target.sources = sources?[target.name] ?? target.sources
  }
}
