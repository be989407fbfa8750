import SceneDiagnostics
import Testing

@testable import SceneAnalysis

/// Names without a complete list. Misspellings of known names are reported, and other names are reported as
/// not checked.
@Suite("Names in macOS documents that are in no table")
struct UnlistedNameTests {
  private func project(_ files: [String: String]) throws -> EditedProject {
    let project = try EditedProject(files.merging(["App.xcodeproj/project.pbxproj": "{}"]) { own, _ in own })
    project.request.sources = [project.path("")]
    return project
  }

  private func diagnostics(_ files: [String: String]) throws -> [String] {
    let project = try project(files)
    return try project.snapshot().diagnostics(in: project)
  }

  /// Returns the unchecked rules with their reasons and line numbers.
  private func notChecked(_ files: [String: String], _ rule: RuleID, _ reason: NotChecked.Reason) throws
    -> [Int]
  {
    let project = try project(files)
    let notChecked = try withExtendedLifetime(project) { try project.snapshot().checkResult.notChecked }
    return notChecked.filter { $0.rules.contains(rule) && $0.reason == reason }.flatMap {
      $0.places.map(\.line)
    }
  }

  // MARK: Documents for macOS

  private func mac(
    button: String = #"type="push" image="bell""#, constraint: String = "constraint",
    segue: String = "relationship",
    relationship: String = "window.shadowedContentViewController", content: String = "tabs"
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s1"><objects>
    <windowController id="wc" sceneMemberID="viewController"><window key="window" id="w"/>
    <connections><segue destination="\(content)" kind="\(segue)" relationship="\(relationship)" id="g"/></connections>
    </windowController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="tabs" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="80" height="80"/><subviews>
    <button id="b"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
    <buttonCell key="cell" \(button) bezelStyle="rounded" id="c"/>
    </button></subviews>
    <constraints><\(constraint) firstAttribute="width" constant="80" id="k"/></constraints>
    </view></viewController></objects></scene></scenes>
    <resources><image name="alarm" width="8" height="8"><mutableData key="data">AA</mutableData></image></resources>
    </document>
    """
  }

  private func mac(_ text: String) -> [String: String] {
    ["Main.storyboard": text, "Images.xcassets/bell.imageset/Contents.json": "{}"]
  }

  @Test(
    "Reports nothing for a macOS document that uses known names")
  func knownNames() throws {
    #expect(try diagnostics(mac(mac())) == [])
    for rule in ["unknown-in-interface-builder", "unknown-value-in-interface-builder"] as [RuleID] {
      #expect(try notChecked(mac(mac()), rule, .unlistedNames) == [])
    }
  }

  @Test(
    "Reports misspelled names in a macOS document",
    arguments: [
      (5, "constarint", #"warning: 'constarint' is unknown in an Interface Builder file"#, "constraint"),
      (0, #"type="push" imgae="bell""#, "'imgae' is unknown in an Interface Builder file", "image"),
      (1, "relatinoship", "Attribute 'kind' does not accept 'relatinoship'", "relationship"),
      (2, "tabIetms", "Attribute 'relationship' does not accept 'tabIetms'", "tabItems"),
      (0, #"type="push" imagePosition="olny""#, "Attribute 'imagePosition' does not accept 'olny'", "only"),
    ])
  func misspelledNames(part: Int, written: String, message: String, intended: String) throws {
    let text =
      switch part {
      case 0: mac(button: written)
      case 1: mac(segue: written)
      case 2: mac(relationship: written)
      default: mac(constraint: written)
      }
    let found = try diagnostics(mac(text))
    #expect(found.contains { $0.contains(message) && $0.contains("did you mean '\(intended)'?") }, "\(found)")
  }

  @Test("Lists unknown names in a macOS document as not checked")
  func unlistedForMac() throws {
    let name: RuleID = "unknown-in-interface-builder"
    #expect(try notChecked(mac(mac(constraint: "sparkle")), name, .unlistedNames) == [11])
    #expect(try notChecked(mac(mac(button: #"shimmering="YES""#)), name, .unlistedNames) == [9])
    let value: RuleID = "unknown-value-in-interface-builder"
    #expect(try notChecked(mac(mac(relationship: "pages")), value, .unlistedNames) == [4])
    #expect(try diagnostics(mac(mac(constraint: "sparkle"))) == [])
  }

  @Test("Reports a window's segue whose destination does not exist")
  func danglingSegue() throws {
    let found = try diagnostics(mac(mac(content: "tbs")))
    #expect(
      found.contains {
        $0.hasPrefix("Main.storyboard:4:") && $0.contains("error: No object has the id 'tbs'")
      })
  }

  @Test("Finds cell images in asset catalogs, in AppKit, and in the document")
  func images() throws {
    let found = try diagnostics(mac(mac(button: #"image="blel""#)))
    #expect(
      found.contains { $0.contains("warning: Image 'blel' does not exist") && $0.contains("'bell'") },
      "\(found)"
    )
    #expect(try diagnostics(mac(mac(button: #"image="NSAddTemplate""#))) == [])
    #expect(try diagnostics(mac(mac(button: #"image="alarm""#))) == [])
  }

  @Test(
    "Reports misspelled names of AppKit's images",
    arguments: [
      ("NSAddTemplat", "NSAddTemplate"), ("NSFoldr", "NSFolder"), ("NSImageNameCaution", "NSCaution"),
      ("NSTouchBarPlyTemplate", "NSTouchBarPlayTemplate"),
    ])
  func misspelledSystemImages(name: String, intended: String) throws {
    let found = try diagnostics(mac(mac(button: #"image="\#(name)""#)))
    #expect(
      found.contains {
        $0.hasPrefix("Main.storyboard:9:") && $0.contains("warning: Image '\(name)' does not exist")
          && $0.contains("Replace '\(name)' with '\(intended)'")
      }, "\(found)")
  }

  @Test("Lists unknown names with AppKit's image prefix as not checked")
  func unlistedSystemImages() throws {
    let files = mac(mac(button: #"image="NSHarborTemplate""#))
    #expect(try diagnostics(files) == [])
    #expect(try notChecked(files, "missing-image", .unlistedNames) == [9])
    let own = files.merging(["Images.xcassets/NSHarborTemplate.imageset/Contents.json": "{}"]) { own, _ in own
    }
    #expect(try notChecked(own, "missing-image", .unlistedNames) == [])
  }

  @Test(
    "Reports invalid and out-of-range numbers in a macOS document",
    arguments: [
      (#"tag="seven""#, "'tag' must be a whole number, not 'seven'"),
      (#"tag="1.5""#, "'tag' must be a whole number, not '1.5'"),
      (#"alphaValue="1.5""#, "'alphaValue' must be a number from 0 to 1, not '1.5'"),
      (#"maxValue="1O0""#, "'maxValue' must be a number, not '1O0'"),
      (#"numberOfTickMarks="-2""#, "'numberOfTickMarks' must be a whole number of at least 0, not '-2'"),
    ])
  func numbers(written: String, message: String) throws {
    let found = try diagnostics(mac(mac(button: written)))
    #expect(
      found.count == 1 && found[0].hasPrefix("Main.storyboard:9:")
        && found[0].contains("warning: \(message)"),
      "\(found)")
  }

  @Test("Accepts negative numbers, large numbers, and numbers in exponential notation in a macOS document")
  func knownNumbers() throws {
    let numbers = #"tag="-1" alphaValue="0.0" maxValue="1e+300" minValue="-100" numberOfTickMarks="11""#
    #expect(try diagnostics(mac(mac(button: numbers))) == [])
  }

  // MARK: Bindings

  private func binding(_ keyPath: String, to destination: String = "-2", superclass: String = "NSObject")
    -> [String: String]
  {
    [
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Tide" customModule="App" customModuleProvider="target"/>
      <arrayController objectClassName="App.Harbor" id="all"/>
      <userDefaultsController representsSharedInstance="YES" id="def"/>
      <textField id="f"><rect key="frame" x="0" y="0" width="80" height="20"/><textFieldCell key="cell" id="c"/>
      <connections><binding destination="\(destination)" name="value" keyPath="\(keyPath)" id="b"/></connections>
      </textField></objects></document>
      """,
      "Tide.swift": """
      import Cocoa
      class Tide: \(superclass) {
        @objc dynamic var height = 0.0
        @objc dynamic var isRising = false
        @objc let station: String = ""
        @objc dynamic var harbor: Harbor?
        @objc func title() -> String { "" }
      }
      class Harbor: NSObject { @objc dynamic var name = "" }
      """,
    ]
  }

  @Test(
    "Reports nonexistent key paths in bindings",
    arguments: [
      ("self.heigth", "-2", "heigth", "Tide", "height"), ("depth", "-2", "depth", "Tide", nil),
      ("harbor.nmae", "-2", "nmae", "Harbor", "name"), ("selection.nmae", "all", "nmae", "Harbor", "name"),
      ("arrangedObjects.depth", "all", "depth", "Harbor", nil),
      ("selecton.name", "all", "selecton", "NSArrayController", "selection"),
    ])
  func missingBindingKeys(
    keyPath: String, destination: String, key: String, className: String, intended: String?
  ) throws {
    let found = try diagnostics(binding(keyPath, to: destination))
    #expect(
      found.count == 1 && found[0].hasPrefix("Main.xib:6:")
        && found[0].contains("warning: Property '\(key)' does not exist on '\(className)'")
        && intended.map { found[0].contains("Replace '\(key)' with '\($0)'") } != false, "\(found)")
  }

  @Test(
    "Accepts key paths that exist",
    arguments: [
      ("height", "-2"), ("self.isRising", "-2"), ("rising", "-2"), ("station", "-2"), ("title", "-2"),
      ("harbor.name", "-2"), ("arrangedObjects.name", "all"), ("arrangedObjects", "all"),
      ("selection.@count", "all"), ("selectionIndexes", "all"),
    ])
  func knownBindingKeys(keyPath: String, destination: String) throws {
    let files = binding(keyPath, to: destination)
    #expect(try diagnostics(files) == [])
    for reason in [NotChecked.Reason.unlistedNames, .unknownClasses] {
      #expect(try notChecked(files, "runtime-attribute-not-found", reason) == [])
    }
  }

  @Test("Lists key paths that contain unknown classes or unknown AppKit keys as not checked")
  func uncheckedBindingKeys() throws {
    let rule: RuleID = "runtime-attribute-not-found"
    #expect(try notChecked(binding("values.showsTides", to: "def"), rule, .unknownClasses) == [6])
    #expect(try notChecked(binding("station.length"), rule, .unknownClasses) == [6])
    #expect(try notChecked(binding("depth", superclass: "Ocean"), rule, .unknownClasses) == [6])
    let controller = binding("depth", superclass: "NSViewController")
    #expect(try notChecked(controller, rule, .unlistedNames) == [6])
    #expect(try diagnostics(controller) == [])
  }

  // MARK: Connections between scenes

  @Test("Accepts actions that are sent to the first responder of another scene")
  func firstResponderOfOtherScene() throws {
    let responder = #"<customObject id="r" customClass="NSResponder" sceneMemberID="firstResponder"/>"#
    let text = mac()
      .replacing(
        #"id="c"/>"#,
        with: #"id="c"/><connections><action selector="copy:" target="r" id="k2"/></connections>"#
      )
      .replacing("</windowController>", with: "</windowController>" + responder)
    #expect(try diagnostics(mac(text)) == [])
  }

  @Test("Reports cell colors that do not exist")
  func colors() throws {
    let text = mac().replacing(
      #"bezelStyle="rounded" id="c"/>"#,
      with: #"bezelStyle="rounded" id="c"><color key="textColor" name="papre"/></buttonCell>"#)
    let found = try diagnostics(
      [
        "Main.storyboard": text, "Images.xcassets/bell.imageset/Contents.json": "{}",
        "Images.xcassets/paper.colorset/Contents.json": "{}",
      ])
    #expect(found.contains { $0.contains("No asset catalog has a color 'papre'") }, "\(found)")
  }

  // MARK: Runtime attributes

  private func attribute(_ key: String, of className: String = "Dial") -> [String: String] {
    [
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v" customClass="\(className)" customModule="App"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(key)" value="a"/>
      </userDefinedRuntimeAttributes></view>
      </objects></document>
      """,
      "Dial.swift": "import UIKit\nclass Dial: UIView { @IBInspectable var handColor: String = \"\" }\n",
    ]
  }

  @Test("Reports runtime attributes for properties that have no setter")
  func readOnlyProperties() throws {
    func dial(_ declaration: String) -> [String: String] {
      var files = attribute("handName")
      files["Dial.swift"] = "import UIKit\nclass Dial: UIView { \(declaration) }\n"
      return files
    }
    let found = try diagnostics(dial(#"@IBInspectable var handName: String { "" }"#))
    #expect(
      found.count == 1 && found[0].contains("warning: Property 'handName' of 'Dial' has no setter"),
      "\(found)")
    for declaration in [
      #"@IBInspectable var handName: String { get { "" } set {} }"#,
      #"@IBInspectable var handName: String = "" { didSet {} }"#,
      #"@IBInspectable var handName: String { "" }; @objc func setHandName(_ name: String) {}"#,
      #"@IBInspectable var handName: String { "" }; override func setValue(_ v: Any?, forUndefinedKey k: String) {}"#,
    ] {
      #expect(try diagnostics(dial(declaration)) == [], "\(declaration)")
    }
  }

  @Test(
    "Warns about a runtime attribute whose key differs from a known key by one letter",
    arguments: [
      ("handCloor", "handColor"), ("layer.maskToBounds", "layer.masksToBounds"),
      ("layr.borderWidth", "layer.borderWidth"),
      ("clipsToBouns", "clipsToBounds"),
    ])
  func misspelledKeys(key: String, intended: String) throws {
    let found = try diagnostics(attribute(key))
    #expect(
      found.contains {
        $0.contains("warning: Property '\(key)' does not exist on 'Dial'") && $0.contains("'\(intended)'")
      },
      "\(found)")
  }

  @Test("Suggests the new name of a renamed property")
  func renamedProperty() throws {
    for key in ["handTintColor", "handColr"] {
      let found = try diagnostics(attribute(key))
      #expect(
        found.contains {
          $0.contains("warning: Property '\(key)' does not exist on 'Dial'") && $0.contains("'handColor'")
        },
        "\(key): \(found)")
    }
  }

  @Test("Does not check runtime attributes against library properties that do not exist in UIKit")
  func libraryProperty() throws {
    var files = attribute("handColor")
    files["Main.xib"]?.replace(
      "</objects>",
      with: """
        <view id="w"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="color" value="a"/>
        </userDefinedRuntimeAttributes></view></objects>
        """)
    #expect(try diagnostics(files) == [])
  }

  @Test("Lists an unknown value as not checked if the set of known values is incomplete")
  func unlistedValue() throws {
    let rule: RuleID = "unknown-value-in-interface-builder"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><color key="tintColor" systemColor="sparkleColor"/></view>
      </objects></document>
      """
    #expect(try notChecked(["Main.xib": text], rule, .unlistedNames) == [2])
    #expect(try diagnostics(["Main.xib": text]) == [])
  }

  @Test("Reports misspelled values and misspelled names of system colors in a macOS document")
  func macValues() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customView id="v"><subviews><button id="b"><buttonCell key="cell" type="pushh" id="c">
      <color key="textColor" name="controlTextColr" catalog="System" colorSpace="catalog"/>
      </buttonCell></button></subviews></customView>
      </objects></document>
      """
    let found = try diagnostics(["Main.xib": text])
    #expect(found.contains { $0.hasPrefix("Main.xib:2:") && $0.contains("did you mean 'push'?") }, "\(found)")
    #expect(
      found.contains { $0.hasPrefix("Main.xib:3:") && $0.contains("did you mean 'controlTextColor'?") },
      "\(found)")
  }

  @Test("Accepts known keys of runtime attributes and lists unknown keys as not checked")
  func otherKeys() throws {
    let rule: RuleID = "runtime-attribute-not-found"
    for key in ["handColor", "layer.cornerRadius", "isAccessibilityElement"] {
      #expect(try diagnostics(attribute(key)) == [], "\(key)")
      #expect(try notChecked(attribute(key), rule, .unlistedNames) == [], "\(key)")
    }
    for key in [
      "glow", "effect._style", "layer.glow", "layer.borderUIColor", "color", "text",
      "placeholderLabel.textColor",
    ] {
      let isOfOtherType = key == "layer.borderUIColor"
      #expect(try diagnostics(attribute(key)) == [] || isOfOtherType, "\(key)")
      #expect(try notChecked(attribute(key), rule, .unlistedNames) == [3], "\(key)")
    }
  }

  @Test(
    "Checks runtime attributes against the types of properties in Apple's frameworks",
    arguments: [
      (#"type="color" keyPath="isAccessibilityElement""#, "v"),
      (#"type="color" keyPath="layer.zPosition""#, "v"),
    ])
  func typesOfAppleProperties(attribute: String, id: String) throws {
    let files = [
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="\(id)"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute \(attribute)><color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></objects></document>
      """, "Code.swift": "import UIKit\n",
    ]
    let found = try diagnostics(files)
    #expect(found.count == 1 && found[0].contains("but the value has the type 'color'"), "\(found)")
  }

  @Test("Lists references to storyboards in bundles other than the app's as not checked")
  func otherBundle() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes>
      <scene sceneID="s"><objects><navigationController id="c" sceneMemberID="viewController">
      <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="t"><objects>
      <viewControllerPlaceholder storyboardName="Alarm" bundleIdentifier="org.example.kit" id="r"/>
      </objects></scene></scenes></document>
      """
    #expect(try notChecked(["Main.storyboard": text], "storyboard-not-found", .otherBundles) == [6])
  }
}
