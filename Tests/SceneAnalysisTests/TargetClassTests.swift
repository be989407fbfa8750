import Testing

@testable import SceneAnalysis

/// Storyboards are checked against the classes of the targets that contain them.
@Suite("Classes of targets")
struct TargetClassTests {
  /// Two targets: Clock contains `Clock`, Widget contains `Widget`, and both contain `Shared`.
  private static let targets = """
    {
      rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (CLOCK, WIDGET, TESTS); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, B, C, D); };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = Clock; sourceTree = "<group>"; };
        B = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        C = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
        CLOCK = { isa = PBXNativeTarget; name = Clock; fileSystemSynchronizedGroups = (A, C); };
        WIDGET = { isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (B, C); };
        TESTS = {
          isa = PBXNativeTarget; name = ClockTests; productType = "com.apple.product-type.bundle.unit-test";
          fileSystemSynchronizedGroups = (C, D);
        };
      };
    }
    """

  private func project(_ files: [String: String], targets: String = Self.targets) throws -> EditedProject {
    let project = try EditedProject(
      files.merging(["App.xcodeproj/project.pbxproj": targets]) { own, _ in own })
    project.request.sources = [project.path("")]
    return project
  }

  private func diagnostics(_ files: [String: String], targets: String = Self.targets) throws -> [String] {
    let project = try project(files, targets: targets)
    return try project.snapshot().diagnostics(in: project).map { String($0.prefix { $0 != "\n" }) }
  }

  private func storyboard(
    _ className: String, module: String = "Clock", provider: Bool = true, outlet: String = "dial"
  ) -> String {
    let module =
      module.isEmpty ? "" : "customModule=\"\(module)\"\(provider ? " customModuleProvider=\"target\"" : "")"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="\(className)" \(module) sceneMemberID="viewController">
      <view key="view" id="v"/>
      <connections><outlet property="\(outlet)" destination="v" id="o"/></connections>
      </viewController>
      </objects></scene></scenes>
      </document>
      """
  }

  private func controller(_ name: String, outlet: String = "dial") -> String {
    "import UIKit\nclass \(name): UIViewController { @IBOutlet var \(outlet): UIView! }\n"
  }

  @Test("Reports a class of another target even if the storyboard specifies the module")
  func otherTarget() throws {
    let found = try diagnostics([
      "Clock/Main.storyboard": storyboard("Face", module: "OldName"), "Widget/Face.swift": controller("Face"),
    ])
    #expect(
      found.contains {
        $0.hasSuffix(
          "error: Class 'Face' is compiled in target 'Widget', but this file is in target 'Clock' [class-not-in-target]"
        )
      }, "\(found)")
    let both = try diagnostics([
      "Clock/Main.storyboard": storyboard("Face"), "Shared/Face.swift": controller("Face"),
    ])
    #expect(!both.contains { $0.contains("class-not-in-target") }, "\(both)")
  }

  @Test("Reports a class that one of the storyboard's targets does not compile")
  func severalTargets() throws {
    let found = try diagnostics([
      "Shared/Main.storyboard": storyboard("Face"), "Clock/Face.swift": controller("Face"),
    ])
    #expect(
      found.contains {
        $0.hasSuffix(
          """
          warning: Class 'Face' is not compiled in target 'Widget', which also contains this file \
          [class-not-in-target]
          """
        )
      }, "\(found)")
  }

  @Test("Assigns files shared by a package and a project to the project's modules")
  func packageBesideProject() throws {
    let found = try diagnostics([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Picker", targets: [.target(name: "Picker", path: "Shared")])
      """,
      "Shared/Main.storyboard": storyboard("Face", module: "Widget"), "Shared/Face.swift": controller("Face"),
    ])
    #expect(!found.contains { $0.contains("class-in-other-module") }, "\(found)")
  }

  @Test("Looks up a class with an explicit module in the target of that module")
  func explicitModule() throws {
    let found = try diagnostics([
      "Clock/Main.storyboard": storyboard("Face", module: "Widget", provider: false),
      "Clock/Face.swift": controller("Face"),
    ])
    #expect(
      found.contains {
        $0.hasSuffix(
          "error: Class 'Face' is compiled in target 'Clock', not in the module 'Widget' [class-not-in-target]"
        )
      }, "\(found)")
  }

  @Test("Reports a module that no target builds if the storyboard's target compiles the class")
  func moduleOfNoTarget() throws {
    let files = [
      "Clock/Main.storyboard": storyboard("Face", module: "OldName", provider: false),
      "Clock/Face.swift": controller("Face"),
    ]
    let message = "Class 'Face' is in 'Clock', not in 'OldName' [class-in-other-module]"
    let found = try diagnostics(files)
    #expect(
      found.contains { $0.hasPrefix("Clock/Main.storyboard:3:") && $0.hasSuffix("error: \(message)") },
      "\(found)")
  }

  @Test("Lists a class of an imported module as not checked even if the app has a class with the same name")
  func importedModule() throws {
    let project = try project([
      "Clock/Main.storyboard": storyboard("Face", module: "FaceKit", provider: false, outlet: "icon"),
      "Clock/Face.swift": controller("Face"), "Clock/Hands.swift": "import FaceKit\n" + controller("Hands"),
    ])
    let snapshot = try project.snapshot()
    let found = snapshot.diagnostics(in: project)
    #expect(!found.contains { $0.contains("error:") }, "\(found)")
    #expect(snapshot.checkResult.notChecked.contains { $0.reason == .unknownClasses })
  }

  @Test(
    "Warns about an imported module if the file that imports it declares the class",
    arguments: ["FaceKit", "UIKit", "MapKit"])
  func moduleImportedByClass(_ module: String) throws {
    func found(_ code: String) throws -> [String] {
      try diagnostics([
        "Clock/Main.storyboard": storyboard("Face", module: module, provider: false),
        "Clock/Face.swift": code + controller("Face"),
      ]).filter { $0.contains("[class-in-other-module]") }
    }
    let message = "Class 'Face' is in the app, not in the imported module '\(module)' [class-in-other-module]"
    let own = try found("import \(module)\n")
    #expect(own.count == 1)
    #expect(own.first?.hasSuffix("warning: \(message)") == true, "\(own)")
    #expect(try found("#if canImport(\(module))\nimport \(module)\n#endif\n").isEmpty == (module != "UIKit"))
  }

  @Test("Accepts a class of an imported module whose subclass in the app has the same name")
  func subclassOfImportedClass() throws {
    let found = try diagnostics([
      "Clock/Main.storyboard": storyboard("Face", module: "FaceKit", provider: false),
      "Clock/Face.swift": "import FaceKit\nclass Face: FaceKit.Face {}\n",
    ])
    #expect(!found.contains { $0.contains("[class-in-other-module]") }, "\(found)")
  }

  @Test(
    "Does not report a module if another target or an unknown project might build it",
    arguments: [
      // The storyboard inherits the module from its target.
      [:],
      ["Clock/Main.storyboard": (module: "Widget", provider: false)],
      ["Other/Main.storyboard": (module: "OldName", provider: false)],
    ] as [[String: (module: String, provider: Bool)]])
  func moduleOfOtherCode(_ storyboards: [String: (module: String, provider: Bool)]) throws {
    var files = [
      "Clock/Main.storyboard": storyboard("Face", module: "OldName", provider: true),
      "Clock/Face.swift": controller("Face"), "Widget/Face.swift": controller("Face"),
    ]
    for (path, module) in storyboards {
      files["Clock/Main.storyboard"] = nil
      files[path] = storyboard("Face", module: module.module, provider: module.provider)
    }
    let found = try diagnostics(files)
    #expect(!found.contains { $0.contains("class-in-other-module") }, "\(found)")
  }

  @Test("Distinguishes classes that have the same name in different targets")
  func duplicates() throws {
    let files = [
      "Clock/Face.swift": controller("Face", outlet: "dial"),
      "Widget/Face.swift": controller("Face", outlet: "icon"),
      "Clock/Main.storyboard": storyboard("Face", outlet: "dial"),
      "Widget/Widget.storyboard": storyboard("Face", module: "Widget", outlet: "icon"),
    ]
    let right = try diagnostics(files)
    #expect(right.filter { $0.contains("Face") || $0.contains("Outlet") } == [], "\(right)")
    let wrong = try diagnostics(
      files.merging(["Widget/Widget.storyboard": storyboard("Face", module: "Widget", outlet: "dial")]) { $1 }
    )
    #expect(
      wrong.contains { $0.hasPrefix("Widget/") && $0.contains("Outlet 'dial' does not exist on 'Face'") },
      "\(wrong)")
  }

  @Test("Resolves superclasses and extensions within each target")
  func twinsInCode() throws {
    let found = try diagnostics([
      "Clock/Base.swift": controller("Base", outlet: "dial"),
      "Widget/Base.swift": controller("Base", outlet: "icon"),
      "Clock/Face.swift": "import UIKit\nclass Face: Base {}\n",
      "Shared/Base+More.swift": "import UIKit\nextension Base { @IBAction func ring(_ sender: Any) {} }\n",
      "Clock/Main.storyboard": storyboard("Face", outlet: "icon"),
    ])
    #expect(found.contains { $0.contains("Outlet 'icon' does not exist on 'Face'") }, "\(found)")
  }

  @Test("Reports a note for a storyboard that is in no target")
  func noTarget() throws {
    let found = try diagnostics([
      "Old/Main.storyboard": storyboard("Face"), "Clock/Face.swift": controller("Face"),
    ])
    #expect(
      found.contains {
        $0.hasPrefix("Old/Main.storyboard:1:") && $0.contains("note: No target contains this file")
      })
    let pods = try diagnostics([
      "Pods/Kit/Main.storyboard": storyboard("Face"), "Clock/Face.swift": controller("Face"),
    ])
    #expect(!pods.contains { $0.contains("No target contains this file") })
  }

  @Test("If a project is unreadable, reports only that its targets are not checked")
  func unclearProject() throws {
    let project = try project(
      ["Clock/Main.storyboard": storyboard("Face"), "Widget/Face.swift": controller("Face")],
      targets: "{ objects = (;\n")
    let checkResult = try project.snapshot().checkResult
    let found = checkResult.files.flatMap(\.diagnostics).map(\.rule.rawValue)
    #expect(!found.contains("class-not-in-target"))
    let skipped = checkResult.notChecked.first { $0.reason == .unclearProjects }
    let rules = ["class-not-in-target", "file-in-no-target", "newer-than-deployment-target"]
    #expect(skipped?.rules.map(\.rawValue) == rules)
    #expect(skipped?.places.first?.path.hasSuffix("App.xcodeproj/project.pbxproj") == true)
    #expect(skipped?.places.first?.column == 14)
  }

  @Test("Checks scenes again when the project file changes")
  func editedProject() throws {
    let project = try project([
      "Clock/Main.storyboard": storyboard("Face"), "Widget/Face.swift": controller("Face"),
    ])
    let before = try project.snapshot()
    #expect(before.diagnostics(in: project).contains { $0.contains("class-not-in-target") })
    let after = before.replacing(
      Self.targets.replacing("(A, C)", with: "(A, B, C)"), of: "App.xcodeproj/project.pbxproj", in: project)
    #expect(!after.diagnostics(in: project).contains { $0.contains("class-not-in-target") })
  }

  @Test("Reads the files of package targets from the manifest")
  func packages() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "FaceKit", path: "Code", exclude: ["Old"], resources: [.process("Screens")]),
        .testTarget(name: "FaceKitTests", dependencies: [.target(name: "FaceKit")]),
      ])
      """
    let found = try diagnostics([
      "Kit/Package.swift": manifest, "Kit/Code/Face.swift": controller("Face"),
      "Kit/Code/Screens/Face.storyboard": storyboard("Face", module: "FaceKit", outlet: "icon"),
      "Clock/Main.storyboard": storyboard("Face"),
    ])
    #expect(
      found.contains { $0.hasPrefix("Kit/") && $0.contains("Outlet 'icon' does not exist on 'Face'") },
      "\(found)")
    #expect(
      found.contains {
        $0.hasPrefix("Clock/") && $0.contains("Class 'Face' is in 'FaceKit', not in 'Clock'")
      }, "\(found)")
  }
}
