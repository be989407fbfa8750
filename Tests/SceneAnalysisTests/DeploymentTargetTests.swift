import SceneDiagnostics
import Testing

@testable import SceneAnalysis

/// Storyboards and xibs are checked against the oldest versions that their targets support.
@Suite("Deployment targets")
struct DeploymentTargetTests {
  /// Two targets: Clock contains `Clock`, Widget contains `Widget`, and both contain `Shared`.
  private static func project(
    _ shared: String = "", clock: [String] = [""], widget: String = "", file: String = ""
  ) -> String {
    let names = ["Debug", "Release"].prefix(clock.count)
    let configurations = zip(names, clock).map { name, settings in
      "C\(name) = { isa = XCBuildConfiguration; name = \(name); \(file) buildSettings = { \(settings) }; };"
    }
    return """
      {
        rootObject = P;
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (CLOCK, WIDGET); buildConfigurationList = PL; };
          PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
          PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(shared) }; };
          PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(shared) }; };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, B, S, X); };
          A = { isa = PBXFileSystemSynchronizedRootGroup; path = Clock; sourceTree = "<group>"; };
          B = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
          X = { isa = PBXFileReference; path = Clock.xcconfig; sourceTree = "<group>"; };
          CLOCK = {
            isa = PBXNativeTarget; name = Clock; fileSystemSynchronizedGroups = (A, S);
            buildConfigurationList = CL;
          };
          CL = { isa = XCConfigurationList; buildConfigurations = (\(names.map { "C\($0)" }.joined(separator: ", "))); };
          \(configurations.joined(separator: "\n"))
          WIDGET = {
            isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (B, S);
            buildConfigurationList = WL;
          };
          WL = { isa = XCConfigurationList; buildConfigurations = (W); };
          W = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(widget) }; };
        };
      }
      """
  }

  private static let code = "import UIKit\nfinal class Dial: UIView {}\n"

  private func checked(_ files: [String: String]) throws -> (found: [String], skipped: [NotChecked]) {
    let project = try EditedProject(files.merging(["Clock/Dial.swift": Self.code]) { own, _ in own })
    project.request.sources = [project.path("")]
    let snapshot = try project.snapshot()
    let rule = "newer-than-deployment-target"
    return (
      snapshot.diagnostics(in: project).filter { $0.contains("[\(rule)]") },
      snapshot.checkResult.notChecked.filter { $0.rules.contains { $0.rawValue == rule } }
    )
  }

  private static let symbol = xib(#"<imageView image="alarm" catalog="system" id="icon"/>"#)

  private static func xib(
    _ objects: String, dependencies: String = "", type: String = "3.CocoaTouch",
    runtime: String = "iOS.CocoaTouch"
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder\(type).XIB" version="3.0" targetRuntime="\(runtime)">
    <dependencies>\(dependencies)</dependencies>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    \(objects)
    </objects>
    </document>
    """
  }

  private func messages(_ document: String, name: String = "Face.xib") throws -> [String] {
    try checked([name: document]).found.map { found in
      let line = String(found.prefix { $0 != "\n" })
      return line.replacing(" [newer-than-deployment-target]", with: "").replacing("\(name):", with: "")
    }
  }

  @Test("Checks a document against the project's deployment target and refers to the setting")
  func projectSetting() throws {
    let settings = Self.project("IPHONEOS_DEPLOYMENT_TARGET = 12.4;")
    let found = try checked(["App.xcodeproj/project.pbxproj": settings, "Clock/Face.xib": Self.symbol]).found
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "warning: Symbol 'alarm' needs iOS 13, but the deployment target is iOS 12.4") == true, "\(found)")
    #expect(
      found.first?.contains(
        "\n  The deployment target of 'Clock' is iOS 12.4 at App.xcodeproj/project.pbxproj:6:101 ") == true,
      "\(found)")
    let newer = Self.project("IPHONEOS_DEPLOYMENT_TARGET = 13.0;")
    #expect(
      try checked(["App.xcodeproj/project.pbxproj": newer, "Clock/Face.xib": Self.symbol]).found.isEmpty)
  }

  @Test("Target settings override project settings, and the lowest version of all configurations applies")
  func targetSetting() throws {
    let settings = Self.project(
      "IPHONEOS_DEPLOYMENT_TARGET = 11.0;",
      clock: ["IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = 14.0;"],
      widget: "IPHONEOS_DEPLOYMENT_TARGET = 12.0;")
    let files = [
      "App.xcodeproj/project.pbxproj": settings, "Clock/Face.xib": Self.symbol,
      "Widget/Icon.xib": Self.symbol,
      "Shared/Both.xib": Self.symbol,
      "Clock/Button.xib": Self.xib(
        #"<button id="b"><buttonConfiguration key="configuration" style="plain"/></button>"#),
    ]
    let found = try checked(files).found.map { $0.split(separator: ":")[0] }
    #expect(Set(found) == ["Clock/Button.xib", "Shared/Both.xib", "Widget/Icon.xib"])
  }

  @Test("Reads build settings from configuration files and resolves references to other settings")
  func configurationFile() throws {
    let settings = Self.project(
      "IPHONEOS_DEPLOYMENT_TARGET = 16.0;", file: "baseConfigurationReference = X;")
    let found = try checked([
      "App.xcodeproj/project.pbxproj": settings,
      "Clock.xcconfig": "OLDEST = 12\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST).1 // for museums\n",
      "Clock/Face.xib": Self.symbol,
    ]).found
    #expect(found.count == 1)
    #expect(found.first?.contains("is iOS 12.1 at Clock.xcconfig:2:30") == true, "\(found)")
  }

  @Test("Reads configuration files that are in synchronized folders")
  func configurationFileInSynchronizedFolder() throws {
    let settings = Self.project(
      file: """
        baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = "Settings/Clock.xcconfig";
        """)
    let found = try checked([
      "App.xcodeproj/project.pbxproj": settings, "Clock/Face.xib": Self.symbol,
      "Shared/Settings/Clock.xcconfig": "#include \"Base.xcconfig\"\n",
      "Shared/Settings/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 12.1\n",
    ]).found
    #expect(found.count == 1)
    #expect(found.first?.contains("is iOS 12.1 at Shared/Settings/Base.xcconfig:1:30") == true, "\(found)")
  }

  @Test(
    "Lists documents as not checked if the project does not determine the deployment target",
    arguments: [
      "", #"IPHONEOS_DEPLOYMENT_TARGET = "$(OLDEST)";"#,
      #"IPHONEOS_DEPLOYMENT_TARGET = 12.0; "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = 15.0;"#,
    ])
  func unknown(_ setting: String) throws {
    let (found, skipped) = try checked([
      "App.xcodeproj/project.pbxproj": Self.project(setting), "Clock/Face.xib": Self.symbol,
      "Clock/Plain.xib": Self.xib(#"<view id="v"/>"#),
    ])
    #expect(found.isEmpty)
    #expect(skipped.map(\.reason) == [.noDeploymentTarget])
    #expect(skipped.first?.places.map { $0.path.hasSuffix("Clock/Face.xib") } == [true])
  }

  @Test("Does not check versions in a document that is in no project")
  func noProject() throws {
    let (found, skipped) = try checked(["Face.xib": Self.symbol])
    #expect(found.isEmpty && skipped.isEmpty)
  }

  @Test(
    "Checks a document against the platforms that its package declares",
    arguments: [(".iOS(.v12)", "12"), (#".macOS(.v10_15), .iOS("12.4")"#, "12.4"), (".iOS(.v13)", nil)])
  func package(_ platforms: String, _ oldest: String?) throws {
    let found = try checked([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", platforms: [\(platforms)], targets: [.target(name: "Kit")])
      """,
      "Sources/Kit/Face.xib": Self.symbol, "Sources/Kit/Face.swift": Self.code,
    ]).found
    #expect(
      found.map { $0.contains("but the deployment target is iOS \(oldest ?? "")") }.count
        == (oldest == nil ? 0 : 1))
    if let oldest {
      #expect(
        found.first?.contains("The deployment target of 'Kit' is iOS \(oldest) at Package.swift:3") == true)
    }
  }

  @Test(
    "A document's deployment target takes precedence over the project's deployment target",
    arguments: [
      (#"<deployment version="4624" identifier="iOS"/>"#, "iOS 12.1"),
      (#"<deployment version="2352" identifier="iOS"/>"#, "iOS 9.3"),
      (#"<deployment version="4864" identifier="iOS"/>"#, nil),
      (#"<deployment version="101000" identifier="macosx"/>"#, nil),
      (#"<deployment identifier="iOS"/>"#, nil),
    ])
  func document(_ deployment: String, _ oldest: String?) throws {
    let found = try checked([
      "App.xcodeproj/project.pbxproj": Self.project("IPHONEOS_DEPLOYMENT_TARGET = 14.0;"),
      "Clock/Face.xib": Self.xib(
        #"<imageView image="alarm" catalog="system" id="icon"/>"#, dependencies: deployment),
    ]).found
    #expect(found.count == (oldest == nil ? 0 : 1))
    if let oldest {
      #expect(found.first?.contains("The file is built for \(oldest) at ") == true, "\(found)")
    }
  }

  private static func touch(_ objects: String, oldest: Int) -> String {
    xib(objects, dependencies: "<deployment version=\"\(oldest)\" identifier=\"iOS\"/>")
  }

  @Test(
    "Reports features newer than the deployment target at their exact locations",
    arguments: [
      (0x0830, #"<stackView id="v"/>"#, "Class 'UIStackView' needs iOS 9", "stackView"),
      (
        0x1500, #"<view customClass="UICalendarView" id="v"/>"#, "Class 'UICalendarView' needs iOS 16",
        "UICalendarView"
      ),
      (0x1030, #"<wkWebView id="v"/>"#, "Class 'WKWebView' needs iOS 11", "wkWebView"),
      (
        0x1030, #"<navigationBar largeTitles="YES" id="v"/>"#, "Attribute 'largeTitles' needs iOS 11",
        "largeTitles"
      ),
      (
        0x1200, #"<tableView style="insetGrouped" id="v"/>"#, "Value 'insetGrouped' of 'style' needs iOS 13",
        "insetGrouped"
      ),
      (
        0x1200, #"<activityIndicatorView style="medium" id="v"/>"#, "Value 'medium' of 'style' needs iOS 13",
        "medium"
      ),
      (
        0x1200,
        #"<segmentedControl id="v"><color key="selectedSegmentTintColor" white="1" alpha="1"/></segmentedControl>"#,
        "Attribute 'selectedSegmentTintColor' needs iOS 13", "selectedSegmentTintColor"
      ),
      (
        0x1030, #"<view id="v"><color key="tintColor" name="Brand"/></view>"#,
        "Named color 'Brand' needs iOS 11", "Brand"
      ),
      (
        0x1200, #"<view id="v"><color key="tintColor" systemColor="labelColor"/></view>"#,
        "System color 'labelColor' needs iOS 13", "labelColor"
      ),
      (
        0x1300, #"<imageView image="car" catalog="system" id="v"/>"#, "Symbol 'car' needs iOS 13.1", "car"
      ),
      (
        0x1300, #"<imageView image="alarm" catalog="system" highlightedImage="cup.and.saucer" id="v"/>"#,
        "Symbol 'cup.and.saucer' needs iOS 15", "cup.and.saucer"
      ),
      (
        0x1400,
        #"<imageView id="v"><imageReference key="image" image="gauge.with.needle" catalog="system"/></imageView>"#,
        "Symbol 'gauge.with.needle' needs iOS 17", "gauge.with.needle"
      ),
      (
        0x0830, #"<view id="v"><viewLayoutGuide key="safeArea" id="g"/></view>"#,
        "Layout guide 'safeArea' needs iOS 9", "safeArea"
      ),
      (
        0x1400, #"<view id="v"><viewLayoutGuide key="keyboard" id="g"/></view>"#,
        "Layout guide 'keyboard' needs iOS 15", "keyboard"
      ),
      (
        0x1030,
        #"<label id="v"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/></label>"#,
        "Value 'UICTFontTextStyleTitle0' of 'style' needs iOS 11", "UICTFontTextStyleTitle0"
      ),
    ])
  func parts(_ oldest: Int, _ object: String, _ message: String, _ place: String) throws {
    let text = Self.touch(object, oldest: oldest)
    let found = try messages(text)
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.contains("warning: \(message), but the deployment target is iOS") == true, "\(found)")
    let line = try #require(text.split(separator: "\n").first { $0.contains(object) })
    let column = try #require(line.firstRange(of: place)?.lowerBound)
    #expect(
      found.first?.hasPrefix("5:\(line.distance(from: line.startIndex, to: column) + 1) ") == true, "\(found)"
    )
  }

  @Test(
    "Accepts elements and values that older versions support or that Xcode always writes",
    arguments: [
      (0x0900, #"<view id="v"><viewLayoutGuide key="safeArea" id="g"/></view>"#),
      (0x0900, #"<scrollView id="v"><viewLayoutGuide key="contentLayoutGuide" id="g"/></scrollView>"#),
      (
        0x0900,
        #"<tableViewCellContentView preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="v"/>"#
      ),
      (0x1200, #"<tableView style="grouped" id="v"/>"#),
      (0x1200, #"<activityIndicatorView style="gray" id="v"/>"#),
      (0x1300, #"<imageView image="alarm" catalog="system" id="v"/>"#),
      (0x1400, #"<imageView image="books.vertical" catalog="system" id="v"/>"#),
      (0x1300, #"<imageView image="symbol.of.a.later.year" catalog="system" id="v"/>"#),
      (0x1300, #"<imageView image="cup.and.saucer" id="v"/>"#),
      (0x1200, #"<view id="v"><color key="tintColor" systemColor="systemRedColor"/></view>"#),
      (0x1200, #"<view customClass="UICalendarView" customModule="Clock" id="v"/>"#),
      (0x1200, #"<view id="v"><color key="tintColor" cocoaTouchSystemColor="darkTextColor"/></view>"#),
    ])
  func accepted(_ oldest: Int, _ object: String) throws {
    #expect(try messages(Self.touch(object, oldest: oldest)) == [])
  }

  @Test("Reports a newer feature as a note if older versions use a substitute")
  func substitutes() throws {
    let color = try checked([
      "Face.xib": Self.touch(
        """
        <view id="v"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
        <view id="w"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
        """, oldest: 0x1200
      ).replacing(
        "</objects>",
        with:
          #"</objects><resources><systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor></resources>"#
      )
    ]).found
    #expect(color.count == 1)
    #expect(
      color.first?.contains("note: System color 'systemBackgroundColor' needs iOS 13") == true, "\(color)")
    let guide = try checked([
      "Face.xib": Self.touch(
        """
        <view id="v"><subviews><label id="l"/></subviews><viewLayoutGuide key="safeArea" id="g"/>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/></constraints></view>
        """, oldest: 0x1030)
    ]).found
    #expect(guide.count == 1)
    #expect(guide.first?.contains("note: Layout guide 'safeArea' of a xib needs iOS 11") == true, "\(guide)")
  }

  @Test("For iOS 8, reports a relationship segue to a storyboard reference but not a show segue")
  func references() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n">
      <dependencies><deployment version="2048" identifier="iOS"/></dependencies>
      <scenes><scene sceneID="1"><objects>
      <navigationController id="n" sceneMemberID="viewController"><connections>
      <segue destination="r" kind="relationship" relationship="rootViewController" id="a"/>
      <segue destination="r" kind="show" id="b"/>
      </connections></navigationController>
      </objects></scene><scene sceneID="2"><objects>
      <viewControllerPlaceholder storyboardName="Face" id="r" sceneMemberID="viewController"/>
      </objects></scene></scenes>
      </document>
      """
    let found = try messages(text, name: "Main.storyboard")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("5:21 ") == true, "\(found)")
  }

  @Test("Checks macOS, tvOS, and watchOS documents against the deployment targets of those platforms")
  func platforms() throws {
    let settings = Self.project(
      """
      IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 10.12; TVOS_DEPLOYMENT_TARGET = 12.0;
      WATCHOS_DEPLOYMENT_TARGET = 5.0;
      """)
    let found = try checked([
      "App.xcodeproj/project.pbxproj": settings,
      "Clock/Mac.xib": Self.xib(
        #"<view id="v"><subviews><switch id="s"/></subviews></view>"#, type: "3.Cocoa",
        runtime: "MacOSX.Cocoa"),
      "Clock/TV.xib": Self.xib(
        #"<imageView image="alarm" catalog="system" id="icon"/>"#, type: ".AppleTV", runtime: "AppleTV"),
      "Clock/Watch.storyboard": """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">
      <scenes><scene sceneID="1"><objects>
      <controller id="c"><items><textField id="t"/></items></controller>
      </objects></scene></scenes>
      </document>
      """, "Clock/Phone.xib": Self.symbol,
    ]).found.map { found in String(found.split(separator: "warning: ")[1].prefix { $0 != "," }) }
    #expect(
      Set(found) == [
        "Class 'NSSwitch' needs macOS 10.15",
        "Symbol 'alarm' needs tvOS 13",
        "Element 'textField' needs watchOS 6",
      ], "\(found)")
  }
}
