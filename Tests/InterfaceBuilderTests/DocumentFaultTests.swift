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
