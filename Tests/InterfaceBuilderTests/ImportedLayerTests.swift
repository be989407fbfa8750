import Foundation
import SceneDiagnostics
import SceneTesting
import SceneUI
import SceneValues
import Testing

@Suite struct ImportedLayerTests {
  private func scene(_ views: String) -> String {
    """
    <scene sceneID="s-1"><objects>
      <viewController id="main" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="ro-ot">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>\(views)</subviews>
        </view>
        <navigationItem key="navigationItem" title="Main" id="na-vi">
          <barButtonItem key="rightBarButtonItem" title="More" id="mo-re">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="more"/>
            </userDefinedRuntimeAttributes>
            <connections>
              <segue destination="menu" kind="popoverPresentation" popoverAnchorBarButtonItem="mo-re" id="s-e1">
                <popoverArrowDirection key="popoverArrowDirection" up="YES"/>
              </segue>
            </connections>
          </barButtonItem>
        </navigationItem>
      </viewController>
    </objects></scene>
    <scene sceneID="s-2"><objects>
      <viewController id="menu" sceneMemberID="viewController">
        <view key="view" id="me-nu"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view>
      </viewController>
    </objects></scene>
    <scene sceneID="s-3"><objects>
      <navigationController id="stack" sceneMemberID="viewController">
        <connections><segue destination="main" kind="relationship" relationship="rootViewController" id="s-r1"/></connections>
      </navigationController>
    </objects></scene>
    """
  }

  private func view(_ attributes: String) -> String {
    """
    <view contentMode="scaleToFill" id="ca-rd"><rect key="frame" x="40" y="100" width="100" height="80"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
    </view>
    """
  }

  private func number(_ key: String, _ value: Double) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(key)"><real key="value" value="\(value)"/></userDefinedRuntimeAttribute>
    """
  }

  private func color(_ key: String) -> String {
    """
    <userDefinedRuntimeAttribute type="color" keyPath="\(key)"><color key="value" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    """
  }

  @Test(
    "Draws rounded corners, clips the subviews, and draws the border above the subviews",
    arguments: ["borderColor", "borderUIColor"])
  func cornersAndBorder(key: String) throws {
    let stage = try ImportedStage(
      scenes: scene(
        view(
          number("layer.cornerRadius", 12) + number("layer.borderWidth", 2) + color("layer." + key)
            + #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>"#)))
    try stage.show()
    let harness = Harness(stage.window)
    let card = try harness.find(id: "ca_rd")
    #expect(card.layer.cornerRadius == 12)
    #expect(card.clipsToBounds)
    let inner = View(frame: card.bounds)
    inner.backgroundColor = .blue
    card.addSubview(inner)
    let svg = harness.svg()
    let border = try #require(svg.range(of: ##"stroke="#00ff00""##))
    let subview = try #require(svg.range(of: ##"fill="#0000ff""##))
    #expect(subview.lowerBound < border.lowerBound)
    #expect(svg.contains(#"stroke-width="2""#))
    card.layer.borderWidth = 0
    #expect(!harness.svg().contains("#00ff00"))
  }

  @Test("A storyboard can set the corner radius, the rounded corners, and the corner curve")
  func corners() throws {
    let stage = try ImportedStage(
      scenes: scene(
        view(
          number("layer.cornerRadius", 12)
            + """
            <userDefinedRuntimeAttribute type="number" keyPath="layer.maskedCorners"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerCurve" value="continuous"/>
            """)))
    try stage.show()
    let harness = Harness(stage.window)
    let card = try harness.find(id: "ca_rd")
    #expect(card.layer.maskedCorners == [.bottomLeft, .bottomRight])
    #expect(card.layer.cornerCurve == .continuous)
    #expect(harness.svg().contains(#"d="M0 0L100 0L100 60.8C"#), "12 points, and 0.6 times as many")
  }

  @Test("Rounds the corners of the background only if the layer has a corner radius")
  func background() throws {
    let stage = try ImportedStage(scenes: scene(view(number("layer.cornerRadius", 12))))
    try stage.show()
    let harness = Harness(stage.window)
    let round = harness.svg()
    try harness.find(id: "ca_rd").layer.cornerRadius = 0
    #expect(harness.svg() != round)
    #expect(harness.svg().contains(##"d="M0 0L100 0L100 80L0 80Z" fill="#ff0000""##))
  }

  @Test("Draws a shadow behind the background unless the view clips to its bounds")
  func shadow() throws {
    let stage = try ImportedStage(
      scenes: scene(
        view(
          number("layer.shadowOpacity", 0.5) + number("layer.shadowRadius", 4) + color("layer.shadowColor")
            + """
            <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="3" height="5"/></userDefinedRuntimeAttribute>
            """)))
    try stage.show()
    let harness = Harness(stage.window)
    let card = try harness.find(id: "ca_rd")
    #expect(card.layer.shadowOffset == Size(width: 3, height: 5))
    let svg = harness.svg()
    let shadow = try #require(svg.range(of: ##"fill="#00ff00""##))
    let background = try #require(svg.range(of: ##"fill="#ff0000""##))
    #expect(shadow.lowerBound < background.lowerBound)
    card.layer.masksToBounds = true
    #expect(!harness.svg().contains("#00ff00"))
  }

  @Test("Validation accepts layer properties as runtime attributes")
  func checked() {
    func messages(_ key: String) -> [String] {
      let text = ImportedStage.document(scene(view(number(key, 3))), initial: "stack")
      return Fixture.compiler.validate(SourceText(path: "Main.storyboard", text)).map(\.message.text)
    }
    #expect(messages("layer.cornerRadius") == [])
  }

  @Test("An imported popover is anchored to the bar button item that opens it")
  func popover() throws {
    let stage = try ImportedStage(
      scenes: scene(""), initial: "stack", size: Size(width: 1024, height: 768))
    stage.context.idiom = .pad
    let stack = try #require(try stage.show() as? NavigationController)
    let item = try #require(stack.topViewController?.navigationItem.rightBarButtonItem)
    #expect(item.accessibilityIdentifier == "more")
    let harness = Harness(stage.window)
    try harness.tap(harness.find(text: "More"))
    harness.advance(seconds: 1)
    #expect(stage.failures.isEmpty)
    #expect(stack.presentedViewController?.popoverPresentation.barButtonItem === item)
  }
}
