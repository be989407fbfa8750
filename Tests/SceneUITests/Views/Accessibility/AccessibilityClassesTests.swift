import SceneUI
import TestSupport
import Testing

@Suite("Accessibility of all classes") struct AccessibilityClassesTests {
  /// Returns the accessibility description of an element, without the window's line.
  private func read(_ element: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let stage = try SceneStage(
      storyboardText("<scene><viewController id=\"main\"><view>\(element)</view></viewController></scene>"))
    stage.context.calendarLocale = .english
    try stage.show()
    #expect(stage.failures.isEmpty, sourceLocation: sourceLocation)
    return stage.window.accessibilityTree.outline.split(separator: "\n").dropFirst().map {
      String($0.dropFirst(2))
    }
  }

  struct Sample: CustomTestStringConvertible {
    let element: String
    let lines: [String]
    var testDescription: String { element }

    init(_ element: String, _ lines: String...) { (self.element, self.lines) = (element, lines) }
  }

  @Test("Each view class has the recorded accessibility element", arguments: samples)
  func reading(_ sample: Sample) throws {
    #expect(try read(sample.element) == sample.lines)
  }

  private static let samples = [
    Sample(#"<label frame="0 0 90 20" text="Total"/>"#, #"staticText "Total""#),
    Sample(
      #"<label frame="0 0 90 20" text="12 €" accessibilityLabel="Twelve euros"/>"#,
      #"staticText "Twelve euros""#),
    Sample(
      #"<label frame="0 0 90 20"><fragment text="12 "/><fragment text="€" font="bold 17"/></label>"#,
      #"staticText "12 €""#),
    Sample(#"<label frame="0 0 90 20" text=""/>"#),
    Sample(#"<label frame="0 0 0 20" text="Nowhere"/>"#),
    Sample(#"<imageView frame="0 0 90 20" image="cat"/>"#),
    Sample(#"<imageView frame="0 0 90 20" image="cat" accessibilityLabel="A cat"/>"#, #"image "A cat""#),
    Sample(
      #"<imageView frame="0 0 90 20" image="cat" accessibilityLabel="A cat" accessibilityElement="false"/>"#),
    Sample(#"<button frame="0 0 90 44" title="Save"/>"#, #"button "Save""#),
    Sample(#"<button frame="0 0 90 44" title="Save" subtitle="As a draft"/>"#, #"button "Save, As a draft""#),
    Sample(#"<button frame="0 0 90 44" title="Save" enabled="false"/>"#, #"button "Save" disabled"#),
    Sample(#"<button frame="0 0 90 44" title="Bold" selected="true"/>"#, #"button "Bold" selected"#),
    Sample(#"<button frame="0 0 90 44" image="trash"/>"#, #"button "trash""#),
    Sample(#"<button frame="0 0 44 44" kind="close"/>"#, #"button "Close""#),
    Sample(#"<button frame="0 0 44 44" kind="infoLight"/>"#, #"button "More info""#),
    Sample(
      #"<button frame="0 0 90 44" title="Bold" changesSelectionAsPrimaryAction="true" selected="true"/>"#,
      #"toggleButton "Bold" on"#),
    Sample(
      #"<button frame="0 0 90 44" title="More" showsMenuAsPrimaryAction="true"><menu><menuAction title="Copy"/></menu></button>"#,
      #"popUpButton "More" menu"#),
    Sample(#"<switch frame="0 0 51 31" on="true" accessibilityLabel="Alarm"/>"#, #"switch "Alarm" on"#),
    Sample(#"<switch frame="0 0 51 31"/>"#, "switch off"),
    Sample(
      #"<slider frame="0 0 200 34" value="5" maximumValue="20" accessibilityLabel="Volume" accessibilityHint="Of rings"/>"#,
      #"slider "Volume" = "25%""#),
    Sample(
      #"<stepper frame="0 0 94 32" value="3" accessibilityLabel="Guests"/>"#, #"stepper "Guests" = "3""#),
    Sample(
      #"<segmentedControl frame="0 0 200 32" selectedSegmentIndex="1" accessibilityLabel="Unit"><segment title="km"/><segment title="mi"/><segment title="ly" enabled="false"/></segmentedControl>"#,
      #"segmentedControl "Unit""#, #"  segment "km" 1 of 3"#, #"  segment "mi" 2 of 3 selected"#,
      #"  segment "ly" 3 of 3 disabled"#),
    Sample(
      #"<pageControl frame="0 0 200 26" numberOfPages="4" currentPage="1"/>"#,
      #"pageControl = "page 2 of 4""#),
    Sample(#"<pageControl frame="0 0 200 26" numberOfPages="1" hidesForSinglePage="true"/>"#),
    Sample(
      #"<datePicker frame="0 0 320 216" mode="time" date="0" accessibilityLabel="Wake up at"/>"#,
      #"group "Wake up at""#, "  picker", #"    pickerWheel = "12""#, #"    pickerWheel = "00""#,
      #"    pickerWheel = "AM""#),
    Sample(
      ##"<colorWell frame="0 0 28 28" title="Ink" selectedColor="#ff0000"/>"##,
      ##"colorWell "Ink" = "#FF0000""##),
    Sample(
      #"<progressView frame="0 0 200 4" progress="0.3" accessibilityLabel="Upload"/>"#,
      #"progressIndicator "Upload" = "30%""#),
    Sample(#"<activityIndicator frame="0 0 20 20" animating="true"/>"#, #"activityIndicator "In progress""#),
    Sample(#"<activityIndicator frame="0 0 20 20"/>"#),
    Sample(
      #"<textField frame="0 0 200 34" placeholder="Name" text="Ada"/>"#, #"textField "Name" text "Ada""#),
    Sample(
      #"<textField frame="0 0 200 34" placeholder="Password" text="secret" secureTextEntry="true"/>"#,
      #"secureTextField "Password" text "••••••""#),
    Sample(
      #"<textView frame="0 0 200 90" text="Dear" accessibilityLabel="Letter"/>"#,
      #"textArea "Letter" text "Dear""#),
    Sample(
      #"<textView frame="0 0 200 90" text="Dear" editable="false" selectable="false"/>"#,
      #"staticText "Dear""#),
    Sample(
      #"<searchBar frame="0 0 320 56" placeholder="Search" showsCancelButton="true"/>"#,
      #"searchField "Search" text """#, #"button "Cancel""#),
    Sample(
      #"<navigationBar frame="0 0 320 44"><navigationItem title="Inbox"><barButtonItem side="right" systemItem="compose"/></navigationItem></navigationBar>"#,
      "navigationBar", #"  heading "Inbox""#, #"  button "Compose""#),
    Sample(
      #"<toolbar frame="0 0 320 44"><barButtonItem systemItem="trash"/><barButtonItem systemItem="flexibleSpace"/><barButtonItem title="Edit" enabled="false"/></toolbar>"#,
      "toolbar", #"  button "Trash""#, #"  button "Edit" disabled"#),
    Sample(
      #"<tabBar frame="0 0 320 49"><tabBarItem title="Clock"/><tabBarItem title="Alarms" badgeValue="2"/></tabBar>"#,
      "tabBar with 2", #"  tab "Clock" 1 of 2"#, #"  tab "Alarms" = "2" 2 of 2"#),
    Sample(
      #"<view frame="0 0 100 100"><label frame="0 0 90 20" text="Inside"/></view>"#, #"staticText "Inside""#),
    Sample(
      #"<view frame="0 0 100 100" accessibilityLabel="Box"><label frame="0 0 90 20" text="Inside"/></view>"#,
      #"group "Box""#, #"  staticText "Inside""#),
    Sample(
      #"<view frame="0 0 100 100" accessibilityElement="true"><label frame="0 0 90 20" text="Five"/><label frame="0 30 90 20" text="stars"/></view>"#,
      #"group "Five, stars""#),
    Sample(
      #"<stackView frame="0 0 100 100" axis="vertical"><label text="One"/><label text="Two"/></stackView>"#,
      #"staticText "One""#, #"staticText "Two""#),
    Sample(
      #"<scrollView frame="0 0 320 100" contentSize="320 300"><label frame="0 0 90 20" text="Seen"/><label frame="0 200 90 20" text="Below"/></scrollView>"#,
      "scrollArea", #"  staticText "Seen""#, #"  staticText "Below" offscreen"#),
    Sample(
      #"<scrollView frame="0 0 320 100"><label frame="0 0 90 20" text="Seen"/><label frame="0 200 90 20" text="Cut off"/></scrollView>"#,
      #"staticText "Seen""#),
    Sample(#"<control frame="0 0 90 44"><label frame="0 0 90 20" text="Own"/></control>"#, #"button "Own""#),
  ]

  @Test("Exposes values, ranges, and hints to assistive technology")
  func values() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <slider frame="0 0 200 34" value="5" maximumValue="20" accessibilityHint="Of rings" accessibilityIdentifier="volume"/>
          <textField frame="0 50 200 34" placeholder="Name" text="Ada" enabled="false"/>
        </view></viewController></scene>
        """))
    try stage.show()
    let nodes = stage.window.accessibilityTree.children
    #expect(nodes[0].range == AccessibilityRange(minimum: 0, maximum: 20, value: 5, step: 2))
    #expect(nodes[0].hint == "Of rings" && nodes[0].identifier == "volume")
    #expect(nodes[0].frame == Rect(x: 0, y: 0, width: 200, height: 34))
    #expect(nodes[0].actions == [.increment, .decrement, .focus])
    var text = AccessibilityText("Ada", selection: 3..<3)
    (text.placeholder, text.isEditable) = ("Name", false)
    #expect(nodes[1].text == text)
    #expect(nodes[1].actions.isEmpty && !nodes[1].isEnabled)
  }
}
