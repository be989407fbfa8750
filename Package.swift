// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Treats warnings as errors. Builds by `make` enable the checks of debug builds for this package only,
/// because checks in other packages, such as swift-argument-parser, take longer than most commands.
let strict: [SwiftSetting] =
  [.treatAllWarnings(as: .error)] + (Context.environment["SCENEC_CHECKS"] == nil ? [] : [.define("DEBUG")])

/// Creates a module of the package. `names` lists the modules that it may import, separated by white space.
func module(
  _ name: String, _ names: String = "", also: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies(names) + also, path: path, exclude: exclude,
    swiftSettings: strict + settings)
}

func program(
  _ name: String, _ names: String, also: [Target.Dependency] = [], path: String? = nil, exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies(names) + also, path: path, exclude: exclude, swiftSettings: strict)
}

/// Creates a test target for the module `name`. The tests may also import the modules in `names`.
func tests(
  _ name: String, _ names: String, also: [Target.Dependency] = [], path: String? = nil, exclude: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies(names) + also, path: path,
    exclude: exclude, swiftSettings: strict)
}

func dependencies(_ names: String) -> [Target.Dependency] {
  names.split(whereSeparator: \.isWhitespace).map { .byName(name: String($0)) }
}

func products(_ names: String, of package: String, for trait: String) -> [Target.Dependency] {
  names.split(separator: " ").map {
    .product(name: String($0), package: package, condition: .when(traits: [trait]))
  }
}

func syntax(_ names: String, for trait: String) -> [Target.Dependency] {
  products(names, of: "swift-syntax", for: trait)
}

func nio(_ names: String) -> [Target.Dependency] { products(names, of: "swift-nio", for: "Web") }

/// `make demo` and other targets set this variable because SwiftNIO takes a minute to compile. A change of
/// the trait would recompile all modules for `make games screen=--web`.
let hasBrowsers = Context.environment["SCENEC_WITHOUT_BROWSERS"] == nil

/// The commit that `make` builds, and its date. SwiftPM may have cached the values of another commit.
let commit: [CSetting] = ["SCENEC_COMMIT", "SCENEC_DATE"].compactMap { name in
  Context.environment[name].flatMap { $0.isEmpty ? nil : .define(name, to: "\"\($0)\"") }
}

let package = Package(
  name: "scenec",
  products: [
    .executable(name: "scenec", targets: ["scenec"]),
    .executable(name: "scenec-pixels", targets: ["scenec-pixels"]),
    .executable(name: "scenec-preview", targets: ["scenec-preview"]),
    // The page Promises describes the libraries. Each library depends on different system libraries or
    // packages.
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
    // This library is not public API. The tests of the example programs use it.
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .plugin(name: "CompileScenes", targets: ["CompileScenes"]),
    .plugin(name: "Scenes", targets: ["Scenes"]),
  ],
  traits: [
    .trait(name: "Macros", description: "The library SceneMacros, with macros such as '@SceneObject'."),
    .trait(name: "Sources", description: "Support for Swift sources in 'scenec validate --sources'."),
    .trait(name: "Web", description: "Programs in browsers and scenec-preview, which require SwiftNIO."),
    .default(enabledTraits: ["Macros", "Sources", "Web"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
  ],
  targets: [
    // The C library, and modules shared by the compiler and host apps.
    .systemLibrary(name: "CEvents"),
    module("ScenePlatform", also: [.target(name: "CEvents", condition: .when(platforms: [.linux]))]),
    module("SceneValues", "ScenePlatform"),
    module("SceneDiagnostics", "ScenePlatform SceneValues"),

    // The compiler: from XML to an archive.
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    module(
      "SwiftInterface", "ScenePlatform SceneModel SceneValues SceneDiagnostics",
      also: syntax("SwiftParser SwiftSyntax", for: "Sources")),
    module("SceneSyntax", "ScenePlatform CLibXML2 SceneValues SceneDiagnostics"),
    module("InterfaceBuilder", "ScenePlatform SceneSyntax SceneModel SceneValues SceneDiagnostics"),
    module("SceneResources", "SceneValues SceneDiagnostics"),
    module("NibArchive"),
    module("SceneModel", "ScenePlatform SceneValues SceneDiagnostics"),
    module("SceneParsing", "SceneSyntax SceneModel SceneValues SceneDiagnostics"),
    module("SceneValidation", "SceneModel SceneResources SceneValues SceneDiagnostics"),
    module(
      "SceneCompiler",
      """
      InterfaceBuilder SceneParsing SceneSyntax SceneModel SceneResources SceneValidation SceneArchive
      SceneValues SceneDiagnostics
      """),

    // The archive format, shared by the compiler and host apps.
    module("SceneArchive", "ScenePlatform SceneValues"),

    // Signatures of compiled scenes, for the tool and for host apps that accept only signed scenes.
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    module("SceneSigning", "CSodium SceneArchive SceneValues"),

    // The runtime: from compiled bytes to objects.
    module("SceneLayout", "SceneValues"),
    module("SceneDrawing", "ScenePlatform SceneValues"),
    module("SceneRuntime", "SceneArchive SceneValues"),
    // Conversion of text to and from Foundation's types.
    module("SceneFoundation", "SceneDrawing SceneValues"),
    module("SceneServices", "ScenePlatform SceneDrawing SceneValues"),
    module(
      "SceneUI", "ScenePlatform SceneServices SceneRuntime SceneArchive SceneLayout SceneDrawing SceneValues"),
    module("SceneProgram", "ScenePlatform SceneFiles SceneUI SceneRuntime SceneDrawing"),
    module("SceneLive", "ScenePlatform SceneFiles SceneUI SceneRuntime SceneArchive SceneLayout SceneValues"),
    module("SceneDevices", "SceneUI SceneDrawing SceneValues"),
    module("SceneTesting", "ScenePlatform SceneDevices SceneUI SceneDrawing SceneValues"),

    // Pixels, for host apps that use them. The modules above do not link Cairo. The pkg-config files of
    // Pango, GIO, the ATK bridge and SDL contain the flags -pthread and -D_REENTRANT, about which SwiftPM
    // warns in every dependent package. The system libraries below therefore use the flags of other libraries
    // and list their linked libraries.
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "cairo harfbuzz gobject-2.0", providers: [.apt(["libpango1.0-dev"])]),
    // librsvg and poppler are not linked. They are loaded when the first drawing is loaded.
    .target(
      name: "CPixels", dependencies: ["CPangoCairo"],
      linkerSettings: [.linkedLibrary("turbojpeg"), .linkedLibrary("webp"), .linkedLibrary("png")]),
    module("SceneCairo", "ScenePlatform CPangoCairo CPixels SceneDrawing SceneValues"),

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
      "ScenePlatform CSDL2 CGIO CAccessibility SceneCairo SceneProgram SceneDrawing SceneValues"),

    module("SceneServing", "ScenePlatform"),
    .target(
      name: "SceneWeb",
      dependencies: dependencies("ScenePlatform SceneServing SceneProgram SceneDrawing SceneValues")
        + nio("NIOCore NIOPosix NIOConcurrencyHelpers NIOHTTP1 NIOWebSocket"),
      resources: [.embedInCode("Page")], swiftSettings: strict),
    // All screens, for host apps that let the user choose.
    module(
      "SceneScreens", "SceneProgram SceneRuntime SceneWindow",
      also: hasBrowsers ? [.target(name: "SceneWeb", condition: .when(traits: ["Web"]))] : [],
      settings: hasBrowsers ? [] : [.define("WITHOUT_BROWSERS")]),

    module(
      "SceneMacroExpansion", "SceneValues",
      also: syntax("SwiftSyntax SwiftSyntaxMacros SwiftSyntaxBuilder SwiftDiagnostics", for: "Macros")),
    .macro(
      name: "SceneMacrosPlugin",
      dependencies: ["SceneMacroExpansion"]
        + syntax("SwiftSyntax SwiftSyntaxMacros SwiftCompilerPlugin", for: "Macros"),
      swiftSettings: strict),
    module("SceneMacros", "SceneMacrosPlugin SceneRuntime"),

    // The implementation of the commands. These modules do not print, exit or parse options.
    module("SceneFiles", "ScenePlatform SceneValues"),
    module("SceneProjects", "ScenePlatform SceneFiles SceneModel SwiftInterface SceneValues"),
    module(
      "SceneAnalysis",
      """
      ScenePlatform SceneFiles SceneProjects SceneCompiler InterfaceBuilder SceneArchive SceneModel
      SceneResources SceneSyntax SceneValidation SwiftInterface SceneDiagnostics SceneValues CLibYAML
      """),
    module(
      "SceneTranslations",
      """
      SceneAnalysis SceneFiles SceneCompiler SceneResources SceneSyntax SceneValidation SceneDiagnostics
      SceneValues
      """),
    module("SceneSchema", "SceneModel SceneValidation SceneDiagnostics SceneValues"),
    module("SceneDiff", "SceneAnalysis SceneFiles SceneCompiler SceneDiagnostics SceneValues"),
    module("SceneMap", "SceneCompiler SceneUI SceneDrawing SceneDiagnostics SceneValues"),
    module(
      "ScenePreview",
      """
      SceneAnalysis SceneProjects SceneFiles SceneCompiler InterfaceBuilder SceneArchive SceneResources
      SceneSyntax SceneModel SceneValidation SceneDevices SceneUI SceneRuntime SceneTesting SceneDrawing
      SceneDiagnostics SceneValues
      """),
    // Queries about a position in a text, for editors.
    module(
      "SceneLanguage",
      """
      SceneAnalysis SceneFiles SceneCompiler InterfaceBuilder SceneModel SceneResources SceneValidation
      SceneDiagnostics SceneValues
      """),

    module(
      "SceneLSP",
      """
      ScenePlatform SceneLanguage SceneAnalysis SceneFiles SceneCompiler SceneModel SceneSyntax
      SceneValidation SceneDiagnostics SceneValues
      """),

    .target(
      name: "SceneCatalog",
      dependencies: [
        "ScenePlatform", "SceneAnalysis", "SceneFiles", "SceneCompiler", "SceneArchive", "SceneSyntax",
        "SceneResources", "SceneDevices", "SceneUI", "SceneMap", "ScenePreview", "SceneDrawing",
        "SceneDiagnostics", "SceneValues",
      ],
      resources: [.embedInCode("Page")], swiftSettings: strict),
    module(
      "ScenePreviewServer", "ScenePlatform SceneServing SceneCatalog SceneFiles",
      also: nio("NIOCore NIOPosix NIOConcurrencyHelpers NIOHTTP1")),

    .systemLibrary(name: "CMalloc"),
    // This module is in C because compilation conditions in Swift have no values.
    .target(name: "CBuild", cSettings: commit),
    module(
      "ScenecCommandLine",
      """
      ScenePlatform CMalloc CBuild SceneAnalysis SceneTranslations SceneDiff SceneFiles SceneLSP SceneMap
      ScenePreview SceneCatalog SceneTesting SceneDevices SceneSchema SceneCompiler SceneUI SceneRuntime
      SceneArchive SceneSigning SceneDrawing SceneValidation SceneResources SceneSyntax SceneDiagnostics
      SceneValues SwiftInterface InterfaceBuilder NibArchive
      """,
      also: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    program("scenec", "ScenecCommandLine"),
    // scenec runs this program to draw pixels.
    program("scenec-pixels", "ScenecCommandLine SceneCairo SceneDrawing"),
    // scenec runs this program to serve a page.
    program(
      "scenec-preview", "ScenecCommandLine SceneCatalog SceneFiles",
      also: [.target(name: "ScenePreviewServer", condition: .when(traits: ["Web"]))]),

    // Plays scenes for the tests and `make attack`. A trap ends this program instead of the tests.
    program(
      "Attack",
      """
      SceneCompiler SceneArchive ScenePreview SceneUI SceneTesting SceneRuntime SceneDrawing SceneDiagnostics
      SceneValues ArchiveMutation
      """, path: "Tests/Tools/Attack"),

    // For `make benchmark` and `make layout-proof`. It is in this package because the solver is not public.
    program("LayoutBenchmark", "SceneLayout", path: "Tests/Benchmarks/Layout"),

    program(
      "WindowProbe", "SceneScreens SceneLive SceneRuntime ScenePlatform", path: "Tests/Support/WindowProbe"),
    // Draws pictures for `make backends`, which compares renderers.
    program(
      "BackendPictures", "SceneCairo SceneFiles SceneDrawing SceneValues DrawingSupport",
      path: "Tests/Tools/Backends", exclude: ["compare.py"]),

    // Drives programs in windows and browsers, for the screen tests and the tests of the example programs.
    module(
      "ScreenTesting", "SceneCairo SceneTesting SceneUI SceneDrawing SceneValues",
      exclude: ["drag.py", "drive.py"]),

    // The SwiftPM plugins, which build scenec from source.
    .plugin(
      name: "CompileScenes", capability: .buildTool(), dependencies: ["scenec"],
      path: "Sources/Plugins/CompileScenes"),
    .plugin(
      name: "Scenes",
      capability: .command(
        intent: .custom(
          // The package of prebuilt plugins uses the verb 'scenes', and a host app can depend on both
          // packages.
          verb: "scenes-from-source", description: "Check, format or draw the scenes of the package's targets"
        )),
      dependencies: ["scenec"], path: "Sources/Plugins/Scenes"),

    tests("InterfaceBuilder", "SceneDevices TestSupport", exclude: ["Fixtures"]),
    tests("SceneParsing", "SceneParsing SceneUI"),
    tests("SceneDrawing", "DrawingSupport", exclude: ["Goldens"]),
    // Every drawing feature and random drawings, for the renderer tests.
    module("DrawingSupport", "SceneDrawing SceneValues", path: "Tests/Support/DrawingSupport"),
    tests("SceneCairo", "DrawingSupport TestSupport scenec scenec-pixels"),
    tests("SceneLive", "SceneLive TestSupport scenec"),
    tests("SceneProgram", "SceneProgram TestSupport"),
    tests("SceneWindow", "WindowProbe ScreenTesting TestSupport scenec", exclude: ["desktop.py"]),
    tests("SceneWeb", "WindowProbe DrawingSupport ScreenTesting TestSupport scenec", exclude: ["browser.py"]),
    tests("SceneValidation", "SceneCompiler SceneProjects SceneUI"),
    tests("SwiftInterface", "SwiftInterface TestSupport", exclude: ["Fixtures"]),
    tests("SceneArchive", "TestSupport", exclude: ["Fixtures"]),
    // Classes, stages, records and random scenes shared by the tests of several modules.
    module(
      "TestSupport",
      """
      ScenePlatform CMalloc SceneUI SceneTesting SceneCompiler SceneRuntime SceneDiagnostics SceneValues
      ArchiveMutation
      """,
      path: "Tests/Support/TestSupport"),
    // Random changes to compiled scenes, for tests and `make attack`.
    module("ArchiveMutation", "SceneArchive", path: "Tests/Support/ArchiveMutation"),
    tests("SceneUI", "TestSupport", exclude: ["Goldens"]),
    // The package AlarmClock tests the use of macros. A test of macros here would build the package twice.
    tests(
      "SceneMacroExpansion", "SceneMacroExpansion",
      also: syntax(
        "SwiftSyntaxMacroExpansion SwiftSyntaxMacrosGenericTestSupport SwiftSyntaxMacros", for: "Macros")),
    tests("SceneAnalysis", "SceneAnalysis TestSupport"),
    tests("SceneSchema", "SceneSchema TestSupport"),
    tests("SceneLanguage", "SceneLanguage SceneUI"),
    tests("SceneDiff", "SceneDiff SceneUI"),
    tests(
      "SceneCatalog", "scenec ScreenTesting TestSupport",
      also: [.target(name: "scenec-preview", condition: .when(traits: ["Web"]))],
      exclude: ["page.py"]),
    // Tests of the examples and links in pages and documentation comments.
    tests(
      "Documentation",
      "SceneLive SceneScreens SceneModel NibArchive SceneLanguage SceneSigning SceneFoundation TestSupport",
      exclude: ["Scenes"]),
    tests("SceneLSP", "SceneLSP ScenePreview"),
    // The committed fuzzer inputs, without libFuzzer.
    tests(
      "FuzzReplay", "SceneWeb SceneCairo SceneTesting SceneCompiler NibArchive",
      path: "Tests/Tools/Fuzzing/Sources", exclude: ["Engine"]),
    tests("Command", "scenec Attack TestSupport", exclude: ["Goldens", "Helpers"]),
  ],
  swiftLanguageModes: [.v6]
)

// Tests that import only their own module or TestSupport.
package.targets += """
  SceneValues SceneDiagnostics SceneResources SceneModel SceneFoundation NibArchive SceneSigning SceneFiles
  SceneProjects SceneMap ScenePreview
  """.split(whereSeparator: \.isWhitespace).map { tests(String($0), String($0)) }
package.targets +=
  "SceneSyntax SceneLayout SceneCompiler SceneRuntime SceneServices SceneTesting"
  .split(separator: " ").map { tests(String($0), "TestSupport") }

// `SCENEC_TESTS="SceneLayoutTests SceneUITests"` builds only these tests, which is faster during development.
// With `parallel`, which `make sanitize` sets, only the multithreaded tests remain.
if let wanted = Context.environment["SCENEC_TESTS"] {
  let parallel = [
    "SceneUITests": [
      "Containers/AppearanceBook.swift", "Containers/RandomWalks", "Views/Loading/ParallelTests.swift",
    ],
    "SceneServicesTests": ["Loop/WorkQueueParallelTests.swift"],
    "CommandTests": ["CheckParallelTests.swift", "Program.swift", "Samples.swift", "TestDirectory.swift"],
  ]
  let sources = wanted == "parallel" ? parallel : nil
  let names = sources.map { Array($0.keys) } ?? wanted.split(separator: " ").map(String.init)
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
  for target in package.targets where target.type == .test {
    target.sources = sources?[target.name] ?? target.sources
  }
}
