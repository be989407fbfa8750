import Testing

@testable import SceneAnalysis

/// Names in code are looked up in the bundle of their target.
@Suite("Resource names in projects with several targets")
struct ResourceTargetTests {
  /// Returns an app and an app extension with a folder each. Both compile the files in Shared.
  private static func targets(widget: String = "app-extension", clock: String = "") -> String {
    """
    {
      rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (CLOCK, WIDGET); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, B, C); };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = Clock; sourceTree = "<group>"; };
        B = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        C = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        CLOCK = {
          isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (A, C); \(clock)
        };
        WIDGET = {
          isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.\(widget)";
          fileSystemSynchronizedGroups = (B, C);
        };
      };
    }
    """
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
    <tableViewController storyboardIdentifier="alarms" id="c" sceneMemberID="viewController">
    <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="alarm" id="p"/></prototypes></tableView>
    </tableViewController>
    </objects></scene></scenes>
    </document>
    """
  private static let code = """
    import UIKit
    func show(_ board: UIStoryboard, _ table: UITableView, _ path: IndexPath) {
      _ = UIStoryboard(name: "Alarms", bundle: nil)
      _ = board.instantiateViewController(withIdentifier: "alarms")
      _ = table.dequeueReusableCell(withIdentifier: "alarm", for: path)
    }
    """

  private func diagnostics(_ files: [String: String], _ targets: String = Self.targets()) throws -> [String] {
    let project = try EditedProject(
      files.merging(["App.xcodeproj/project.pbxproj": targets]) { own, _ in own })
    project.request.sources = [project.path("")]
    let checkResult = try withExtendedLifetime(project) { try project.snapshot().checkResult }
    return checkResult.codeDiagnostics.map { "\($0.severity) \($0.message) [\($0.rule)]" }
  }

  private func collisions(_ files: [String], _ targets: String = Self.targets()) throws -> [String] {
    let project = try EditedProject(
      Dictionary(uniqueKeysWithValues: files.map { ($0, Self.storyboard) }).merging(
        ["App.xcodeproj/project.pbxproj": targets, "Shared/A.swift": "import UIKit"]
      ) { own, _ in own })
    project.request.sources = [project.path("")]
    return try project.snapshot().diagnostics(in: project).filter { $0.contains("[file-names-collide]") }
  }

  @Test("Reports names of images and colors that differ only in case from names of the app's targets")
  func similarAssets() throws {
    func found(_ asset: String, _ catalog: String = "Clock/Assets.xcassets") throws -> [String] {
      try diagnostics([
        "Clock/A.swift": """
        import UIKit
        let images = [UIImage(named: "Bell")!, UIImage(named: "Gong")!]
        let color = UIColor(named: "Paper")!
        """,
        "Clock/Assets.xcassets/bell.imageset/Contents.json": #"{"images": [{"filename": "b.png"}]}"#,
        "Clock/Assets.xcassets/bell.imageset/b.png": "", "Clock/Gong.png": "",
        "Clock/Assets.xcassets/paper.colorset/Contents.json": "{}", asset: "{}",
        "Clock/Main.storyboard": Self.storyboard,
      ])
    }
    let bell = "warning Image 'Bell' does not exist [asset-not-found-by-code]"
    let paper = "warning Color 'Paper' does not exist [asset-not-found-by-code]"
    #expect(try found("Notes.txt") == [bell, paper])
    #expect(try found("Design/Bell.png") == [bell, paper])
    #expect(try found("Design/Old.xcassets/Bell.imageset/Contents.json") == [bell, paper])
    #expect(try found("Design/Old.xcassets/Paper.colorset/Contents.json") == [bell, paper])
    #expect(try found("Shared/Bell.png") == [paper])
    #expect(try found("Shared/More.xcassets/Paper.colorset/Contents.json") == [bell])
    #expect(try found("Pods/Bell.png") == [paper])
  }

  @Test("Reports storyboards that have the same name in one target")
  func collidingNames() throws {
    let differ = try collisions(["Clock/Alarms.storyboard", "Shared/alarms.storyboard"])
    #expect(differ.count == 1)
    #expect(
      differ.first?.contains(
        "warning: 'alarms.storyboard' and 'Alarms.storyboard' become one file on a case-insensitive file system"
      )
        == true)
    let same = try collisions(["Clock/Alarms.storyboard", "Shared/Alarms.storyboard"])
    #expect(same.count == 1 && same[0].hasPrefix("Shared/Alarms.storyboard:1:2"), "\(same)")
    #expect(try collisions(["Clock/Alarms.storyboard", "Widget/alarms.storyboard"]) == [])
    #expect(
      try collisions(["Clock/Base.lproj/Alarms.storyboard", "Clock/fr.lproj/Alarms.storyboard"]) == [])
  }

  @Test("Reports storyboards that have the same name in a project with one app")
  func collidingNamesInOneApp() throws {
    let same = ["Clock/Alarms.storyboard", "Shared/Alarms.storyboard"]
    #expect(try collisions(same, Self.targets(widget: "framework")).count == 1)
    let german = ["Clock/de.lproj/Alarms.storyboard", "Shared/de.lproj/Alarms.storyboard"]
    #expect(try collisions(german).count == 1)
  }

  @Test(
    "Accepts storyboards that have the same name if the target does not contain both in the same directory")
  func separateNames() throws {
    let same = ["Clock/Alarms.storyboard", "Shared/Alarms.storyboard"]
    #expect(try collisions(["Clock/Base.lproj/Alarms.storyboard", "Shared/Alarms.storyboard"]) == [])
    let filtered = Self.targets().replacing(
      "A = { isa = PBXFileSystemSynchronizedRootGroup;",
      with: """
        E = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = CLOCK;
          platformFiltersByRelativePath = { Alarms.storyboard = (ios, ); };
        };
        A = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, );
        """)
    #expect(try collisions(same, filtered) == [])
    let excluding = Self.targets(clock: "buildConfigurationList = L;").replacing(
      "CLOCK = {",
      with: """
        L = { isa = XCConfigurationList; buildConfigurations = (D, ); };
        D = {
          isa = XCBuildConfiguration; name = Debug;
          buildSettings = { EXCLUDED_SOURCE_FILE_NAMES = "Shared/Alarms.storyboard"; };
        };
        CLOCK = {
        """)
    #expect(try collisions(same, excluding) == [])
  }

  @Test("Reports code in an app extension that uses resources of the app")
  func apart() throws {
    let found = try diagnostics(["Clock/Alarms.storyboard": Self.storyboard, "Widget/Show.swift": Self.code])
    let place = "is in target 'Clock', but this code is in target 'Widget'"
    #expect(
      found == [
        "warning Storyboard 'Alarms' \(place) [storyboard-not-found-by-code]",
        "warning Scene 'alarms' \(place) [scene-not-found-by-code]",
        "warning Prototype 'alarm' \(place) [reuse-identifier-not-found]",
      ])
  }

  @Test("Accepts code that uses resources of its own targets")
  func together() throws {
    #expect(
      try diagnostics(["Clock/Alarms.storyboard": Self.storyboard, "Clock/Show.swift": Self.code]) == [])
    #expect(
      try diagnostics(["Shared/Alarms.storyboard": Self.storyboard, "Widget/Show.swift": Self.code]) == [])
    #expect(
      try diagnostics(["Clock/Alarms.storyboard": Self.storyboard, "Shared/Show.swift": Self.code]) == [])
    #expect(
      try diagnostics([
        "Clock/Alarms.storyboard": Self.storyboard, "Widget/Alarms.storyboard": Self.storyboard,
        "Widget/Show.swift": Self.code,
      ]) == [])
  }

  @Test(
    "Skips targets whose code runs in other apps, such as frameworks",
    arguments: ["framework", "watchkit2-extension", "bundle.unit-test", "library.static"])
  func noExecutables(_ type: String) throws {
    let files = ["Clock/Alarms.storyboard": Self.storyboard, "Widget/Show.swift": Self.code]
    #expect(try diagnostics(files, Self.targets(widget: type)) == [])
  }
}
