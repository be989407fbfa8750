import SceneCompiler
import SceneDiagnostics
import Testing

/// Names of another platform, and text between elements.
@Suite("Faults in the structure of Xcode files") struct DocumentFaultTests {
  private func document(
    _ kind: MarkedDocument.Kind = .touch, runtime: String? = "iOS.CocoaTouch", device: String = "",
    deployment: String = "iOS", plugIn: String = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin",
    beginning: String = "<"
  ) -> SourceText {
    SourceText(
      path: "A.xib",
      """
      \(beginning)document type="\(kind.rawValue).XIB" version="3.0"\(runtime.map { " targetRuntime=\"\($0)\"" } ?? "")>
        \(device.isEmpty ? "" : "<device id=\"\(device)\" orientation=\"portrait\" appearance=\"light\"/>")
        <dependencies>
          <deployment identifier="\(deployment)"/>
          <plugIn identifier="\(plugIn)" version="22504"/>
        </dependencies>
        <objects/>
      </document>
      """)
  }

  @Test("Reports a device, deployment target, or plug-in for a platform other than the document's")
  func otherPlatforms() {
    let rule: RuleID = "unknown-value-in-interface-builder"
    func texts(_ document: SourceText) -> [[String]] {
      MarkedDocument.texts(MarkedDocument.expect(rule, in: document))
    }
    #expect(
      texts(document(device: "▶appleTV")) == [["The device 'appleTV' is for tvOS, but the file is for iOS"]])
    #expect(
      texts(document(device: "▶watch44")) == [
        ["The device 'watch44' is for watchOS, but the file is for iOS"]
      ])
    #expect(
      texts(document(.tv, runtime: "AppleTV", device: "▶retina6_1", deployment: "tvOS"))
        == [["The device 'retina6_1' is for iOS, but the file is for tvOS"]])
    #expect(
      texts(document(deployment: "▶macosx")) == [
        [
          "The deployment 'macosx' is for macOS, but the file is for iOS",
          "replace it with 'iOS', or correct the document's 'type'",
        ]
      ])
    #expect(texts(document(plugIn: "▶com.apple.InterfaceBuilder.CocoaPlugin")).count == 1)
    #expect(
      texts(document(plugIn: "▶com.apple.InterfaceBuilder.IBCocoaTuchPlugin")) == [
        [
          "Attribute 'identifier' does not accept 'com.apple.InterfaceBuilder.IBCocoaTuchPlugin'",
          "did you mean 'com.apple.InterfaceBuilder.IBCocoaTouchPlugin'?",
        ]
      ])
  }

  @Test("Accepts devices and deployment targets of the document's platform, and unknown plug-ins")
  func ownPlatform() {
    for document in [
      document(device: "retina6_1"), document(device: "ipad12_9rounded"),
      document(plugIn: "com.apple.WebKit2IBPlugin"),
      document(.tv, runtime: "AppleTV", device: "appleTV", deployment: "tvOS"),
      document(.tv, runtime: "AppleTV", deployment: "iOS"),
      document(
        .mac, runtime: "MacOSX.Cocoa", deployment: "macosx", plugIn: "com.apple.InterfaceBuilder.CocoaPlugin"),
    ] { MarkedDocument.expect("unknown-value-in-interface-builder", in: document) }
  }

  @Test("Reports a missing or empty target runtime in a document")
  func runtime() {
    let rule: RuleID = "unknown-value-in-interface-builder"
    let missing = MarkedDocument.expect(rule, in: document(runtime: nil, beginning: "<▶"))
    #expect(
      MarkedDocument.texts(missing) == [
        ["The document has no attribute 'targetRuntime'", "write 'targetRuntime=\"iOS.CocoaTouch\"'"]
      ])
    #expect(
      MarkedDocument.texts(MarkedDocument.expect(rule, in: document(runtime: "▶"))).first?.first
        == "Attribute 'targetRuntime' is empty")
  }

  @Test(
    "Reports text between elements",
    arguments: [
      #"<view id="w-1"><subviews>▶foo<label id="l-1"/></subviews></view>"#,
      #"<view id="w-1"><subviews>▶foo</subviews></view>"#, #"<view id="w-1">▶foo</view>"#,
      #"▶foo <view id="w-1"/>"#, #"<barButtonItem id="b-1">▶foo</barButtonItem>"#,
    ])
  func strayText(objects: String) {
    let found = MarkedDocument.expect("unexpected-text", in: MarkedDocument.xib(objects))
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.text.hasPrefix("Text is not allowed in '") == true)
  }

  @Test("Accepts text in values and in unknown elements")
  func textInValues() {
    MarkedDocument.expect(
      "unexpected-text",
      in: MarkedDocument.xib(
        """
        <label id="l-1"><string key="text">=======
        foo</string></label>
        <hologram>foo</hologram>
        """))
  }

  @Test("Reports a merge conflict marker between elements, including an indented marker")
  func leftOverMarker() {
    for line in ["=======", ">>>>>>> evening", "<<<<<<< HEAD", "||||||| 1a2b3c"] {
      for indentation in ["", "    "] {
        let found = MarkedDocument.expect(
          "merge-conflict",
          in: MarkedDocument.xib("\n<view id=\"w-1\"/>\n\(indentation)▶\(line)\n<view id=\"w-2\"/>foo\n"))
        #expect(found.first?.message == "A marker of a merge conflict is left in the file")
        #expect(found.first?.fixIts.isEmpty == true)
      }
    }
    let after = SourceText(
      path: "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
      ▶>>>>>>> evening
      """)
    MarkedDocument.expect("merge-conflict", in: after)
  }

  @Test(
    "Accepts the type of nibs for iPad, and reports a runtime that does not match it",
    arguments: [
      ("CocoaTouch.iPad.XIB", "iOS.CocoaTouch.iPad"), ("CocoaTouch.iPad.XIB", "▶MacOSX.Cocoa"),
      ("CocoaTouch.iPad.XIB", "▶iOS.CocoaTuch.iPad"), ("CocoaTouch.XIB", "iOS.CocoaTouch.iPad"),
      ("▶CocoaTouch.iPd.XIB", "iOS.CocoaTouch.iPad"),
    ])
  func typesForPad(_ type: String, _ runtime: String) {
    let mark = type.hasPrefix("▶") ? "▶" : ""
    let type = "\(mark)com.apple.InterfaceBuilder3.\(type.drop { $0 == "▶" })"
    MarkedDocument.expect(
      "unknown-value-in-interface-builder",
      in: SourceText(
        path: "A.xib",
        """
        <document type="\(type)" version="3.0" targetRuntime="\(runtime)"><dependencies>
        <deployment identifier="iOS"/></dependencies><objects><view id="w-1"/></objects></document>
        """))
  }

  @Test("Reports a container view without a scene, even if it has constraints")
  func emptyContainer() {
    func storyboard(_ mark: String, _ content: String) -> SourceText {
      SourceText(
        path: "A.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="v-1"><scenes><scene sceneID="s-1"><objects>
        <viewController id="v-1" sceneMemberID="viewController"><view key="view" id="w-1">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
        <\(mark)containerView translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
        <rect key="frame" x="10" y="10" width="56" height="56"/>\(content)</containerView></subviews><constraints>
        <constraint firstItem="b-1" firstAttribute="leading" secondItem="w-1" secondAttribute="leading" constant="10"
        id="c-3"/><constraint firstItem="b-1" firstAttribute="top" secondItem="w-1" secondAttribute="top" constant="10"
        id="c-4"/></constraints></view></viewController></objects></scene></scenes></document>
        """)
    }
    let constraints = """
      <constraints><constraint firstAttribute="width" constant="56" id="c-1"/>
      <constraint firstAttribute="height" constant="56" id="c-2"/></constraints>
      """
    MarkedDocument.expect("container-view-segue", in: storyboard("▶", constraints))
    MarkedDocument.expect(
      "container-view-segue",
      in: storyboard(
        "",
        #"<subviews><view id="w-2"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></subviews>"#
      ))
  }

  @Test("Reports prototypes without a reuse identifier, whatever their class")
  func prototypesWithoutIdentifier() {
    MarkedDocument.expect(
      "reuse-identifier-missing",
      in: SourceText(
        path: "A.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="v-1"><scenes><scene sceneID="s-1"><objects>
        <tableViewController id="v-1" sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" id="t-1">
        <prototypes><▶tableViewCell customClass="DayCell" id="c-1"/><▶tableViewCell id="c-2"/>
        <tableViewCell reuseIdentifier="day" customClass="DayCell" id="c-3"/></prototypes>
        <connections><outlet property="dataSource" destination="v-1" id="o-1"/></connections></tableView>
        </tableViewController></objects></scene></scenes></document>
        """))
  }

  @Test("Messages contain the names of Xcode's attributes, and readable limits")
  func writtenKeys() {
    let slider = MarkedDocument.expect(
      "value-out-of-range",
      in: MarkedDocument.xib(#"<slider value="▶50" minValue="0.0" maxValue="10" id="s-1"/>"#))
    #expect(slider.first?.message == "'value' is '50', but 'maxValue' is '10'")
    let stepper = MarkedDocument.expect(
      "value-out-of-range",
      in: MarkedDocument.xib(#"<stepper maximumValue="100" stepValue="▶-1" id="s-1"/>"#))
    #expect(
      stepper.first?.message
        == "'stepValue' must be a number from 0.000000001 to 9007199254740992, not '-1'")
  }

  @Test("Reports misspelled relationships and keys in watchOS documents")
  func watchWords() {
    MarkedDocument.expect(
      "unknown-value-in-interface-builder",
      in: SourceText(
        path: "A.storyboard",
        """
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"
        initialViewController="c-1"><scenes><scene sceneID="s-1"><objects><controller id="c-1"><items>
        <label text="A" id="l-1"><color key="textColor" white="1" alpha="1"/>
        <fontDescription key="▶fotn" type="system" pointSize="11"/></label>
        <label text="B" id="l-2"><color key="▶textColr" white="1" alpha="1"/>
        <fontDescription key="font" type="system" pointSize="11"/></label></items>
        <connections><segue destination="c-2" kind="relationship" relationship="nextPage" id="g-1"/></connections>
        </controller></objects></scene><scene sceneID="s-2"><objects><controller id="c-2"><connections>
        <segue destination="c-1" kind="relationship" relationship="▶nextPaeg" id="g-2"/></connections></controller>
        </objects></scene></scenes></document>
        """))
  }

  @Test("Accepts an action that is sent to the exit of the scene, and the ids of new devices")
  func exitsAndDevices() {
    func storyboard(_ destination: String, device: String) -> SourceText {
      SourceText(
        path: "A.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="v-1"><device id="\(device)" orientation="portrait"/>
        <scenes><scene sceneID="s-1"><objects><viewController id="v-1" sceneMemberID="viewController">
        <view key="view" id="w-1"><subviews><switch id="b-1"><connections>
        <action selector="send:" destination="\(destination)" eventType="valueChanged" id="a-1"/></connections></switch>
        </subviews></view></viewController><exit id="e-1" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
        </scenes></document>
        """)
    }
    MarkedDocument.expect("dangling-reference", in: storyboard("e-1", device: "retina6_1"))
    MarkedDocument.expect("dangling-reference", in: storyboard("▶e-2", device: "retina6_1"))
    MarkedDocument.expect(
      "unknown-value-in-interface-builder", in: storyboard("e-1", device: "iPad13_0rounded"))
  }

  @Test("Reports nonexistent ids in merged grid cells and default toolbar items")
  func references() {
    MarkedDocument.expect(
      "dangling-reference",
      in: MarkedDocument.xib(
        """
        <gridView id="g-1"><rows><gridRow id="r-1"/></rows><columns><gridColumn id="c-1"/></columns><gridCells>
        <gridCell row="r-1" column="c-1" headOfMergedCell="▶g-9" id="g-2"/></gridCells></gridView>
        <toolbar id="t-1"><allowedToolbarItems/><defaultToolbarItems><searchToolbarItem reference="▶i-9"/>
        </defaultToolbarItems></toolbar>
        """, .mac))
  }

  @Test("The diagnostic about an out-of-range priority contains the attribute's name")
  func priorities() {
    for kind in [MarkedDocument.Kind.touch, .mac] {
      let found = MarkedDocument.expect(
        "value-out-of-range",
        in: MarkedDocument.xib(#"<view id="w-1" horizontalHuggingPriority="▶1001"/>"#, kind))
      #expect(
        found.map(\.message.text) == [
          "'horizontalHuggingPriority' must be a number from 1 to 1000, not '1001'"
        ])
      #expect(found.map(\.severity) == [.error])
    }
  }

  @Test("The diagnostic about contradictory dates does not contain their numeric values")
  func dates() {
    let found = MarkedDocument.expect(
      "value-out-of-range",
      in: MarkedDocument.xib(
        """
        <datePicker id="d-1">▶<date key="minimumDate" timeIntervalSinceReferenceDate="900"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="100"/></datePicker>
        """))
    #expect(
      MarkedDocument.texts(found) == [
        ["'minimumDate' is later than 'maximumDate'", "'maximumDate' is set here"]
      ])
  }

  @Test("Reports a constraint between an edge of a layout guide and a position along the other axis")
  func guideOfOtherAxis() {
    func controller(_ attribute: String) -> String {
      """
      <viewController id="v-1" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="g-1"/></layoutGuides>
      <view key="view" id="w-1"><subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l-1"/></subviews>
      <constraints>
      <constraint firstItem="l-1" firstAttribute="top" secondItem="g-1" secondAttribute="\(attribute)" id="c-1"/>
      <constraint firstItem="l-1" firstAttribute="leading" secondItem="w-1" secondAttribute="leading" id="c-2"/>
      </constraints></view></viewController>
      """
    }
    let rule: RuleID = "constraint-attributes-mismatch"
    MarkedDocument.expect(rule, in: MarkedDocument.storyboard(controller("▶trailing")))
    MarkedDocument.expect(rule, in: MarkedDocument.storyboard(controller("bottom")))
  }

  @Test("Reports a negative minimum font size")
  func negativeFontSize() {
    MarkedDocument.expect(
      "value-out-of-range",
      in: MarkedDocument.xib(
        #"<label text="A" minimumFontSize="▶-12" id="l-1"/><label text="A" minimumFontSize="0.0" id="l-2"/>"#)
    )
  }
}
