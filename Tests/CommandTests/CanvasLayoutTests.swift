import Foundation
import Testing

/// The results of `scenec layout` for files of several Xcode versions.
@Suite("scenec layout for each version of Xcode")
struct CanvasLayoutTests {
  private func layout(_ name: String, _ text: String, _ options: String...) throws -> LayoutDocument {
    try LayoutDocument(of: [name: text], [name] + options)
  }

  private static func storyboard(_ version: Int, device: String = "retina6_1", _ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="c-1">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  private static func xib(
    _ version: Int, device: String = "retina6_1", runtime: String = "iOS.CocoaTouch", _ objects: String
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="\(runtime)" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects>
    </document>
    """
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  private static func scene(
    _ views: String, _ constraints: String, _ others: String = "",
    size: (width: Double, height: Double) = (414, 896), id: String = "c-1"
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v-\(id)">\(rect(0, 0, size.width, size.height))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(views)</subviews>
          <viewLayoutGuide key="safeArea" id="g-\(id)"/>
          <constraints>\(constraints)</constraints>
        </view>\(others)
      </viewController>
    </objects></scene>
    """
  }

  private static func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" constant="\(constant)" id="k-\(first)-\(attribute)-\(other)"/>
    """
  }

  private static func placed(
    _ element: String, _ id: String, _ attributes: String = "", frame: String = rect(1, 2, 30, 30),
    content: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">\(frame)\(content)</\(element)>
    """
  }

  // MARK: Tables

  private static func section(_ id: String, _ texts: String, rows: [Double]) -> String {
    let cells = rows.enumerated().map { index, y in
      """
      <tableViewCell id="\(id)-\(index)">\(rect(0, y, 414, 44))
        <tableViewCellContentView key="contentView" id="\(id)-\(index)-v">\(rect(0, 0, 414, 44))</tableViewCellContentView>
      </tableViewCell>
      """
    }
    return #"<tableViewSection \#(texts) id="\#(id)"><cells>\#(cells.joined())</cells></tableViewSection>"#
  }

  private static func table(_ version: Int, _ attributes: String, _ sections: String) -> String {
    storyboard(
      version,
      """
      <scene sceneID="s-1"><objects><tableViewController id="c-1" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" rowHeight="44" id="t-1" \(attributes)>\(rect(0, 0, 414, 896))
          <sections>\(sections)</sections>
        </tableView>
      </tableViewController></objects></scene>
      """)
  }

  @Test(
    "Spaces sections of grouped tables as each Xcode version does",
    arguments: [
      (14490, [55.5, 135.5, 243.0]), (17506, [55.5, 135.5, 243.0]), (18122, [49.5, 129.5, 231.0]),
    ])
  func groupedTable(_ version: Int, _ tops: [Double]) throws {
    let text = Self.table(
      version, #"style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18""#,
      Self.section("a", #"headerTitle="First""#, rows: [0]) + Self.section("b", "", rows: [100])
        + Self.section("c", #"headerTitle="Last" footerTitle="End""#, rows: [200]))
    let layout = try layout("Main.storyboard", text)
    #expect(["a-0", "b-0", "c-0"].map { layout[$0]?.frame.y } == tops)
  }

  @Test(
    "Places untitled sections of grouped tables as each Xcode version does",
    arguments: [(14490, 35.0), (17506, 10.0)])
  func untitledSection(_ version: Int, _ top: Double) throws {
    let footer = String(repeating: "Two lines of words are below these rows. ", count: 2)
    let text = Self.table(
      version, #"style="grouped" sectionHeaderHeight="10" sectionFooterHeight="10""#,
      Self.section("a", #"footerTitle="\#(footer)""#, rows: [0]) + Self.section("b", "", rows: [100]))
    let layout = try layout("Main.storyboard", text)
    #expect(layout["a-0"]?.frame.y == top)
    #expect(layout["b-0"]?.frame.y == top + 44 + 14 + 2 * 16 + 10)
  }

  @Test(
    "Footers of grouped tables have the text size that each Xcode version uses",
    arguments: [(17506, 30.0), (20037, 26.5), (21507, 30)])
  func groupedFooter(_ version: Int, _ footer: Double) throws {
    let text = Self.table(
      version, #"style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18""#,
      Self.section("a", #"footerTitle="One line""#, rows: [0]) + Self.section("b", "", rows: [100]))
    let layout = try layout("Main.storyboard", text)
    #expect(layout["a-0"]?.frame.y == 18 && layout["b-0"]?.frame.y == 18 + 44 + footer + 18)
  }

  @Test("The footer view of a table is below prototypes with their saved heights")
  func footerViewBelowPrototypes() throws {
    let text = Self.storyboard(
      23727,
      """
      <scene sceneID="s-1"><objects><tableViewController id="c-1" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="1" sectionFooterHeight="1" id="t-1">\(Self.rect(0, 0, 414, 896))
          <view key="tableFooterView" id="footer">\(Self.rect(0, 182, 414, 100))</view>
          <prototypes><tableViewCell reuseIdentifier="Row" id="row">\(Self.rect(0, 50, 414, 104))
            <tableViewCellContentView key="contentView" id="row-v">\(Self.rect(0, 0, 414, 104))</tableViewCellContentView>
          </tableViewCell></prototypes>
        </tableView>
      </tableViewController></objects></scene>
      """)
    let layout = try layout("Main.storyboard", text)
    #expect(layout.frame("row") == [0, 50, 414, 104] && layout.frame("footer") == [0, 182, 414, 100])
  }

  @Test(
    "Section headers of plain tables have the height that each Xcode version uses",
    arguments: [
      (14490, 28.0, 100.0), (17506, 28, 128), (18122, 24.5, 121), (20037, 44.5, 155.5), (23504, 50, 172),
    ])
  func plainTable(_ version: Int, _ first: Double, _ second: Double) throws {
    let text = Self.table(
      version, #"style="plain" sectionHeaderHeight="28" sectionFooterHeight="28""#,
      Self.section("a", #"headerTitle="First""#, rows: [0])
        + Self.section("b", #"headerTitle="Second""#, rows: [100]))
    let layout = try layout("Main.storyboard", text)
    #expect(layout["a-0"]?.frame.y == first && layout["b-0"]?.frame.y == second)
  }

  @Test(
    "Section headers of plain tables have the specified height up to Xcode 10",
    arguments: [(14490, 22.0), (20037, 44.5)])
  func specifiedHeaders(_ version: Int, _ height: Double) throws {
    let text = Self.table(
      version, #"style="plain" sectionHeaderHeight="22" sectionFooterHeight="22""#,
      Self.section("a", #"headerTitle="First""#, rows: [0]))
    #expect(try layout("Main.storyboard", text)["a-0"]?.frame.y == height)
  }

  @Test(
    "Reserves no space for the header of an untitled section in Xcode 11",
    arguments: [(15400, 0.0, 72.0), (15400, 28, 128)])
  func untitledSectionOfPlainTable(_ version: Int, _ first: Double, _ second: Double) throws {
    let text = Self.table(
      version, #"style="plain" sectionHeaderHeight="28" sectionFooterHeight="28""#,
      Self.section("a", "", rows: [0])
        + Self.section("b", first == 0 ? #"headerTitle="Second""# : "", rows: [100]))
    let layout = try layout("Main.storyboard", text)
    #expect(layout["a-0"]?.frame.y == first && layout["b-0"]?.frame.y == second)
  }

  @Test(
    "Lays out plain tables like the version that saved their rows",
    arguments: [(15705, 44.5, 111.5), (15705, 50, 128), (22505, 44.5, 111.5), (22505, 0, 128)])
  func tableOfOtherVersion(_ version: Int, _ saved: Double, _ second: Double) throws {
    let text = Self.table(
      version, #"style="plain""#, Self.section("a", "", rows: [saved]) + Self.section("b", "", rows: [300]))
    let layout = try layout("Main.storyboard", text)
    #expect(layout["a-0"]?.frame.y == max(saved, saved == 0 ? 50 : 0))
    #expect(layout["b-0"].map { $0.frame.y - 44 } == second)
  }

  @Test("Gives footers with empty text their own height")
  func emptyFooter() throws {
    let text = Self.table(
      24128, #"style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18""#,
      Self.section("a", #"headerTitle="First" footerTitle="" "#, rows: [55.5])
        + Self.section("b", #"headerTitle="Second""#, rows: [159.5]))
    let layout = try layout("Main.storyboard", text)
    #expect(layout["b-0"]?.frame.y == 159.5)
  }

  @Test("Treats the saved frames of rows that their table would inset as stale")
  func rowsWithoutInset() throws {
    let text = Self.table(
      23504, #"style="insetGrouped" sectionHeaderHeight="18" sectionFooterHeight="18""#,
      Self.section("a", "", rows: [18]))
    let outcome = try TestDirectory(["Main.storyboard": text]).scenec("layout", "--verify", "Main.storyboard")
    #expect(outcome.status == 0 && outcome.text.contains("saved 0 18 414 44 (stale)"), "\(outcome.text)")
  }

  @Test("The content of a row begins at the row's own margins")
  func rowMargins() throws {
    let label = Self.placed("view", "box")
    let row = """
      <tableViewSection id="a"><cells>
        <tableViewCell preservesSuperviewLayoutMargins="YES" id="a-0">\(Self.rect(0, 50, 414, 44))
          <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="a-0-v">
            \(Self.rect(0, 0, 414, 44))<subviews>\(label)</subviews>
            <constraints>
              \(Self.tie("box", "leading", "a-0-v", "leadingMargin"))
              \(Self.tie("a-0-v", "trailingMargin", "box", "trailing"))
            </constraints>
          </tableViewCellContentView>
          <edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="30"/>
        </tableViewCell>
      </cells></tableViewSection>
      """
    let layout = try layout("Main.storyboard", Self.table(22505, #"style="plain""#, row))
    #expect(layout["box"]?.frame.x == 30 && layout["box"]?.frame.width == 354)
  }

  @Test("Stack views have no margins by default")
  func stackMargins() throws {
    let views =
      Self.placed("view", "box")
      + Self.placed("stackView", "stack", content: "<subviews>\(Self.placed("view", "part"))</subviews>")
    let ties =
      Self.tie("stack", "top", "v-c-1", "top", 100) + Self.tie("stack", "leading", "v-c-1", "leading")
      + Self.tie("box", "top", "stack", "topMargin", 2) + Self.tie("box", "leading", "stack", "leadingMargin")
    let layout = try layout("Main.storyboard", Self.storyboard(19529, Self.scene(views, ties)))
    #expect(layout["box"]?.frame.y == 102 && layout["box"]?.frame.x == 0)
  }

  @Test("Rounds the title of a configured button up to whole pixels", arguments: [true, false])
  func configuredButton(_ isConfigured: Bool) throws {
    let button = Self.placed(
      "button", "b-1", #"buttonType="system""#,
      content: isConfigured
        ? #"<buttonConfiguration key="configuration" style="plain" title="Title"/>"#
        : #"<state key="normal" title="Title"/>"#)
    let text = Self.storyboard(
      22154,
      Self.scene(
        button, Self.tie("b-1", "top", "g-c-1", "top") + Self.tie("b-1", "leading", "g-c-1", "leading")))
    let height = try #require(try layout("Main.storyboard", text)["b-1"]?.frame.height)
    #expect((height == height.rounded()) == !isConfigured, "\(height)")
  }

  @Test("Treats the saved frames of an overlapping row and of later rows as stale")
  func staleRows() throws {
    let text = Self.table(
      17506, #"style="plain""#,
      Self.section("a", "", rows: [28, 72, 90]) + Self.section("b", "", rows: [190]))
    let workspace = try TestDirectory(["Main.storyboard": text])
    let outcome = try workspace.scenec("layout", "--verify", "Main.storyboard")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("  tableViewCell a-2: 0 116 414 44, saved 0 90 414 44 (stale)\n"))
    #expect(outcome.text.contains("  stale: 2\n  differs: 0\n"))
    #expect(outcome.text.contains("without text: 7 of 7 within"))
  }

  @Test("Does not compare saved frames of views without a superview in the file")
  func looseView() throws {
    let accessory = #"<switch id="sw">\#(Self.rect(0, 0, 51, 31))</switch>"#
    let cell = """
      <tableViewCell id="a-0">\(Self.rect(0, 28, 414, 44))
        <tableViewCellContentView key="contentView" id="a-v">\(Self.rect(0, 0, 347, 44))</tableViewCellContentView>
        <connections><outlet property="accessoryView" destination="sw" id="o-1"/></connections>
      </tableViewCell>
      """
    let text = Self.table(
      17506, #"style="plain""#,
      #"<tableViewSection id="a"><cells>\#(cell)</cells></tableViewSection>"#
    ).replacingOccurrences(
      of: "</tableViewController></objects>", with: "</tableViewController>\(accessory)</objects>")
    let object = try #require(try layout("Main.storyboard", text, "--verify")["sw"])
    #expect(object.frame.x == 347 && object.saved == nil && object.cause == nil)
  }

  // MARK: Cells

  private static func cell(_ element: String, width: Double, _ attributes: String = "") -> String {
    let label = placed("view", "in")
    let sides = ["leading", "top", "trailing", "bottom"].map {
      tie("in", $0, "body", $0 + "Margin")
    }
    return """
      <\(element) id="row" \(attributes)>\(rect(0, 0, width, 100))
        <tableViewCellContentView key="contentView" \(attributes) id="body">\(rect(0, 0, width, 100))
          <subviews>\(label)</subviews><constraints>\(sides.joined())</constraints>
        </tableViewCellContentView>
      </\(element)>
      """
  }

  @Test(
    "Row margins depend on the Xcode version, device, and width",
    arguments: [
      (11762, "retina4_7", 320.0, [8.0, 8, 304, 84]), (14490, "retina4_7", 320, [16, 11, 288, 78]),
      (14490, "retina4_7", 600, [20, 11, 560, 78]), (17701, "retina4_7", 600, [16, 11, 568, 78]),
      (16097, "retina4_7", 600, [15, 11, 570, 78]), (16097, "retina6_1", 331, [20, 11, 291, 78]),
      (16097, "retina6_1", 320, [16, 11, 288, 78]), (17701, "retina6_1", 414, [20, 11, 374, 78]),
      (22155, "retina6_1", 320, [16, 11, 288, 78]),
      (24506, "retina6_1", 414, [20, 15, 374, 70]),
    ])
  func rowMargins(_ version: Int, _ device: String, _ width: Double, _ frame: [Double]) throws {
    let text = Self.xib(version, device: device, Self.cell("tableViewCell", width: width))
    #expect(try layout("Cell.xib", text).frame("in") == frame)
  }

  @Test("Rows of a table view controller use the screen's margin in Xcode 11")
  func rowMarginsOfController() throws {
    let cells = "<cells>\(Self.cell("tableViewCell", width: 375))</cells>"
    let text = Self.table(
      15705, #"style="plain""#, #"<tableViewSection id="a">\#(cells)</tableViewSection>"#
    ).replacingOccurrences(of: "retina6_1", with: "retina4_7")
      .replacingOccurrences(of: Self.rect(0, 0, 414, 896), with: Self.rect(0, 0, 375, 667))
    #expect(try layout("Main.storyboard", text).frame("in")?[0] == 16)
  }

  @Test("Insets content next to a disclosure indicator as each Xcode version does")
  func disclosure() throws {
    let old = Self.xib(13196, Self.cell("tableViewCell", width: 320, #"accessoryType="disclosureIndicator""#))
    #expect(try layout("Cell.xib", old).frame("in")?[2] == 320 - 33 - 16 - 8)
    let new = Self.xib(23504, Self.cell("tableViewCell", width: 414, #"accessoryType="disclosureIndicator""#))
    #expect(try layout("Cell.xib", new).frame("in")?[2] == 414 - 30.5 - 20 - 8)
    let checked = Self.xib(20037, Self.cell("tableViewCell", width: 414, #"accessoryType="checkmark""#))
    #expect(try layout("Cell.xib", checked).frame("in")?[2] == 414 - 36.5 - 20 - 8)
  }

  @Test("Insets the content of a collection item by the margins and bars of the screen")
  func collectionItem() throws {
    let sides =
      Self.tie("in", "leading", "item", "leadingMargin")
      + Self.tie("in", "trailing", "item", "trailingMargin")
      + Self.tie("in", "top", "guide", "top") + Self.tie("in", "bottom", "guide", "bottom")
    let item = """
      <collectionViewCell id="item">\(Self.rect(0, 0, 414, 300))
        <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="414" height="300"/>
          <subviews>\(Self.placed("view", "in"))</subviews></view>
        <viewLayoutGuide key="safeArea" id="guide"/><constraints>\(sides)</constraints>
      </collectionViewCell>
      """
    #expect(try layout("Item.xib", Self.xib(21701, item)).frame("in") == [20, 48, 374, 218])
  }

  @Test("The bars of the screen do not move the content of a scroll view in a collection item")
  func scrollViewInItem() throws {
    let ties = ["leading", "trailing", "top", "bottom"].map {
      Self.tie("scroll", $0, "item", $0) + Self.tie("in", $0, "scroll", $0)
    }
    let item = """
      <collectionViewCell id="item">\(Self.rect(0, 0, 414, 80))
        <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="414" height="80"/>
          <subviews>\(Self.placed(
            "scrollView", "scroll", #"alwaysBounceHorizontal="YES""#,
            content: "<subviews>\(Self.placed("view", "in"))</subviews>"))\(Self.placed("view", "beside"))</subviews>
        </view>
        <constraints>\(ties.joined())\(Self.tie("beside", "leading", "item", "leading"))
          \(Self.tie("beside", "centerY", "scroll", "centerY"))\(Self.tie("in", "centerY", "beside", "centerY"))
        </constraints>
      </collectionViewCell>
      """
    #expect(try layout("Item.xib", Self.xib(21701, item)).frame("in")?[3] == 80)
  }

  // MARK: Controls

  @Test(
    "Sizes controls as each Xcode version does",
    arguments: [
      (
        16097,
        ["switch": [51.0, 31.0], "stepper": [94, 29], "progressView": [390, 2], "slider": [394, 31]]
      ),
      (17701, ["switch": [51, 31], "stepper": [94, 32], "progressView": [390, 4], "slider": [394, 31]]),
      (24506, ["switch": [63, 28], "stepper": [94, 32], "progressView": [390, 4], "slider": [390, 34]]),
    ])
  func controls(_ version: Int, _ sizes: [String: [Double]]) throws {
    let elements = ["switch", "stepper", "progressView", "slider"]
    let text = Self.storyboard(
      version,
      Self.scene(
        elements.map { Self.placed($0, $0) }.joined(),
        elements.map {
          Self.tie($0, "leading", "v-c-1", "leading", 12) + Self.tie($0, "top", "v-c-1", "top", 100)
            + ($0.hasPrefix("s") && $0 != "slider" ? "" : Self.tie($0, "trailing", "v-c-1", "trailing", -12))
        }.joined()))
    let layout = try layout("Main.storyboard", text)
    for (element, size) in sizes { #expect(layout.frame(element)?.suffix(2) == size[...], "\(element)") }
  }

  @Test("A width with a low priority decides which of two text fields with equal priorities is stretched")
  func widthOfLowPriority() throws {
    func field(_ id: String, _ width: String = "") -> String {
      Self.placed(
        "textField", id, #"borderStyle="roundedRect" placeholder="role""#,
        content: #"<constraints>\#(width)</constraints>"#)
    }
    let width = #"<constraint firstAttribute="width" priority="200" constant="121" id="w-1"/>"#
    let text = Self.storyboard(
      24506,
      Self.scene(
        field("t-1", width) + field("t-2"),
        Self.tie("t-1", "leading", "v-c-1", "leading", 20) + Self.tie("t-2", "leading", "t-1", "trailing", 13)
          + Self.tie("t-2", "trailing", "v-c-1", "trailing", -20)
          + Self.tie("t-1", "top", "v-c-1", "top", 100) + Self.tie("t-2", "top", "v-c-1", "top", 100)))
    let layout = try layout("Main.storyboard", text)
    #expect(layout.frame("t-1") == [20, 100, 121, 34] && layout.frame("t-2") == [154, 100, 240, 34])
  }

  @Test(
    "A switch that Xcode 26 did not lay out keeps the size of earlier versions", arguments: [51.0, 40, 63])
  func switchOfEarlierVersion(width: Double) throws {
    let text = Self.storyboard(
      24765,
      Self.scene(
        Self.placed("switch", "s-1", frame: Self.rect(20, 100, width, width == 51 ? 31 : 28)),
        Self.corner("s-1")))
    let size = width == 51 ? [51.0, 31] : [63, 28]
    #expect(try layout("Main.storyboard", text).frame("s-1")?.suffix(2) == size[...])
  }

  @Test(
    "Text fields without a border are at least 22 points high in Xcode 26, unless their text is secure",
    arguments: [(24765, 14.0, "", 22.0), (24765, 20, "", 25), (24765, 14, "YES", 18), (23504, 14, "", 18)])
  func plainTextField(_ version: Int, _ size: Double, _ isSecure: String, _ height: Double) throws {
    let content = """
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      <textInputTraits key="textInputTraits" \(isSecure.isEmpty ? "" : #"secureTextEntry="YES""#)/>
      """
    let text = Self.storyboard(
      version,
      Self.scene(
        Self.placed("textField", "t-1", #"placeholder="Host""#, content: content), Self.corner("t-1")))
    #expect(try layout("Main.storyboard", text).frame("t-1")?[3] == height)
  }

  @Test("A configuration adds insets around the symbol of a button", arguments: [true, false])
  func configuredSymbol(isConfigured: Bool) throws {
    let button = Self.placed(
      "button", "b-1", #"buttonType="detailDisclosure""#,
      content: isConfigured ? #"<buttonConfiguration key="configuration" style="plain"/>"# : "")
    let text = Self.storyboard(23504, Self.scene(button, Self.corner("b-1")))
    let size = isConfigured ? [50.0, 34] : [25.5, 25.5]
    #expect(try layout("Main.storyboard", text).frame("b-1")?.suffix(2) == size[...])
  }

  @Test("Adds the padding of a plain configuration around the button title")
  func configuredButton() throws {
    let button = Self.placed(
      "button", "b-1", content: #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#)
    let text = Self.storyboard(
      24506,
      Self.scene(
        button, Self.tie("b-1", "leading", "v-c-1", "leading") + Self.tie("b-1", "top", "v-c-1", "top")))
    let frame = try #require(try layout("Main.storyboard", text).frame("b-1"))
    // Xcode saved 75 × 34.5.
    #expect(abs(frame[2] - 75) <= 2 && abs(frame[3] - 34.5) <= 1)
  }

  private static func corner(_ id: String) -> String {
    tie(id, "leading", "v-c-1", "leading", 20) + tie(id, "top", "v-c-1", "top", 100)
  }

  @Test("A button configuration's title replaces the title of the button state")
  func configuredButtonWithoutTitle() throws {
    func button(_ id: String, _ configuration: String) -> String {
      Self.placed(
        "button", id,
        content: """
          <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" \(configuration)
          """)
    }
    let text = Self.storyboard(
      24506,
      Self.scene(
        button("bare", "/>")
          + button(
            "rich",
            #"><attributedString key="attributedTitle"><fragment content="A title"/></attributedString></buttonConfiguration>"#
          ), Self.corner("bare") + Self.corner("rich")))
    let layout = try layout("Main.storyboard", text)
    // Xcode saved an empty one: only its insets.
    #expect(layout.frame("bare") == [20, 100, 24, 14])
    #expect(try #require(layout.frame("rich"))[2] > 60)
  }

  @Test(
    "Sizes buttons with symbols as each Xcode version does",
    arguments: [(14490, "infoLight", 22.0), (23504, "detailDisclosure", 25.5), (23504, "close", 30)])
  func symbolButton(_ version: Int, _ type: String, _ side: Double) throws {
    let text = Self.storyboard(
      version, Self.scene(Self.placed("button", "b-1", #"buttonType="\#(type)""#), Self.corner("b-1")))
    #expect(try layout("Main.storyboard", text).frame("b-1") == [20, 100, side, side])
  }

  // MARK: Text

  @Test("Uses the size that Xcode recorded for designable classes")
  func designables() throws {
    let words = "Some words that are too long for one line"
    let label = #"customClass="StyledLabel" text="\#(words)""#
    let views =
      Self.placed("label", "single", label) + Self.placed("label", "broken", #"numberOfLines="0" "# + label)
      + Self.placed("view", "badge", #"customClass="Badge""#) + Self.placed("label", "stranger", label)
    let noted = [("single", 500.0, 31.0), ("broken", 500, 31), ("badge", 44, 18), ("stranger", -1, -1)].map {
      #"<designable name="\#($0)"><size key="intrinsicContentSize" width="\#($1)" height="\#($2)"/></designable>"#
    }
    let text = Self.storyboard(
      21507,
      Self.scene(
        views,
        ["single", "broken", "badge", "stranger"].map(Self.corner).joined()
          + #"<constraint firstItem="broken" firstAttribute="width" constant="260" id="w"/>"#)
    ).replacingOccurrences(of: "</document>", with: "<designables>\(noted.joined())</designables></document>")
    let layout = try layout("Main.storyboard", text)
    #expect(layout.frame("single") == [20, 100, 500, 31] && layout.frame("badge") == [20, 100, 44, 18])
    let broken = try #require(layout.frame("broken"))
    #expect(broken[2] == 260 && abs(broken[3] - 2 * 31) <= 0.5)
    #expect(layout.frame("stranger")?[3] == 20.5)
    // Xcode saved the size for the original texts of the file.
    let pseudo = try self.layout("Main.storyboard", text, "--locale", "pseudo")
    #expect(pseudo.frame("single")?[3] == 20.5 && pseudo.frame("badge") == [20, 100, 44, 18])
  }

  @Test(
    "Ignores the sizes of designable classes without which Xcode laid out the file", arguments: [20.5, 31])
  func unusedDesignables(_ height: Double) throws {
    let label = Self.placed(
      "label", "l-1", #"customClass="StyledLabel" text="Words""#, frame: Self.rect(20, 100, 60, height),
      content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    let noted =
      #"<designable name="l-1"><size key="intrinsicContentSize" width="60" height="31"/></designable>"#
    let text = Self.storyboard(21507, Self.scene(label, Self.corner("l-1")))
      .replacingOccurrences(of: "</document>", with: "<designables>\(noted)</designables></document>")
    #expect(try layout("Main.storyboard", text).frame("l-1")?[3] == height)
  }

  @Test(
    "Uses the line spacing of the paragraph style for attributed text",
    arguments: [
      (#"lineHeightMultiple="1.3500000000000001""#, 45.5), (#"lineSpacing="7""#, 40.5),
      (#"minimumLineHeight="30""#, 60), (#"maximumLineHeight="12""#, 24), ("", 33.5),
    ])
  func paragraphs(_ style: String, _ height: Double) throws {
    let label = Self.placed(
      "label", "l-1", #"numberOfLines="0""#,
      content: """
        <attributedString key="attributedText"><fragment content="These are words for two lines"><attributes>
          <font key="NSFont" metaFont="system" size="14"/><paragraphStyle key="NSParagraphStyle" \(style)/>
        </attributes></fragment></attributedString>
        """)
    let text = Self.storyboard(
      22505,
      Self.scene(
        label,
        Self.corner("l-1") + #"<constraint firstItem="l-1" firstAttribute="width" constant="120" id="w"/>"#))
    #expect(try layout("Main.storyboard", text).frame("l-1") == [20, 100, 120, height])
  }

  @Test("Skips views whose size depends on unavailable fonts or system symbols")
  func notAtHand() throws {
    func label(_ id: String, _ font: String) -> String {
      Self.placed(
        "label", id, #"text="Words""#, frame: Self.rect(20, 100, 50, 30),
        content: #"<fontDescription key="fontDescription" \#(font) pointSize="20"/>"#)
    }
    func scene(_ id: String, _ views: String, _ constraints: String) -> String {
      Self.scene(
        views + Self.placed("view", id, frame: Self.rect(70, 100, 30, 30)), constraints, id: "c-\(id)")
    }
    let own = #"name="Lato-Regular" family="Lato""#
    let known = #"name="Menlo-Regular" family="Menlo""#
    let image = Self.placed(
      "imageView", "i-1", #"image="star.fill""#, frame: Self.rect(20, 100, 50, 30))
    let scenes =
      [("a", label("l-1", own), "l-1"), ("b", label("l-2", known), "l-2"), ("c", image, "i-1")]
      .map { id, view, of in
        scene(
          id, view,
          Self.tie(of, "leading", "v-c-\(id)", "leading", 20) + Self.tie(of, "top", "v-c-\(id)", "top", 100)
            + Self.tie(id, "leading", of, "trailing") + Self.tie(id, "top", of, "top")
              + """
              <constraint firstItem="\(id)" firstAttribute="width" constant="30" id="w-\(id)"/>
              <constraint firstItem="\(id)" firstAttribute="height" constant="30" id="h-\(id)"/>
              """)
      }
    let resources = #"<image name="star.fill" catalog="system" width="128" height="116"/>"#
    let file = Self.storyboard(22505, scenes.joined())
      .replacing(#"initialViewController="c-1""#, with: #"initialViewController="c-a""#)
      .replacing("</document>", with: "<resources>\(resources)</resources></document>")
    let causes = try layout("Main.storyboard", file, "--verify")
    #expect(
      causes["l-1"]?.cause == "font" && causes["a"]?.cause == "font", "adjacent views are affected, too")
    #expect(causes["l-2"]?.cause == "text" && causes["b"]?.cause == "text")
    #expect(causes["i-1"]?.cause == nil && causes["c"]?.cause == nil, "the frame replaces the unknown size")
    let report = try TestDirectory(["Main.storyboard": file]).scenec(
      "layout", "--verify", "Main.storyboard")
    #expect(report.status == 0)
    #expect(report.text.contains("  font or symbol not available: 2\n"))
    #expect(report.text.contains("with text: 0 of 2 within 2 points (0%)\n"))
    #expect(report.text.contains("not counted: 4 views whose font or symbol is not available\n"))
  }

  @Test("Skips image views with system symbols, whose alignment rectangles are unknown")
  func symbolAlignment() throws {
    let image = Self.placed(
      "imageView", "i-1", #"image="star.fill" catalog="system""#, frame: Self.rect(20, 101, 24, 21.5))
    let lengths = ["width", "height"].map {
      #"<constraint firstItem="i-1" firstAttribute="\#($0)" constant="24" id="k-\#($0)"/>"#
    }
    let resources = #"<image name="star.fill" catalog="system" width="128" height="116"/>"#
    let text = Self.storyboard(22505, Self.scene(image, Self.corner("i-1") + lengths.joined()))
      .replacing("</document>", with: "<resources>\(resources)</resources></document>")
    #expect(try layout("Main.storyboard", text, "--verify")["i-1"]?.cause == "symbol")
  }

  @Test("Images have the sizes that the file saved together with the frames")
  func savedImageSizes() throws {
    let image = Self.placed("imageView", "i-1", #"image="mark""#, frame: Self.rect(20, 100, 22, 22))
    let text = Self.storyboard(22505, Self.scene(image, Self.corner("i-1"))).replacing(
      "</document>",
      with: #"<resources><image name="mark" width="22" height="22"/></resources></document>"#)
    let files = [
      "Main.storyboard": text, "App.xcodeproj/project.pbxproj": "",
      "Assets.xcassets/mark.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "mark.svg"}]}"#,
      "Assets.xcassets/mark.imageset/mark.svg":
        #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"></svg>"#,
    ]
    let saved = try LayoutDocument(of: files, ["--verify", "Main.storyboard"])
    #expect(saved.frame("i-1") == [20, 100, 22, 22])
    #expect(try LayoutDocument(of: files, ["Main.storyboard"]).frame("i-1") == [20, 100, 40, 40])
  }

  @Test("Includes trailing spaces in the width of a label")
  func spacesAtTheEnd() throws {
    func width(_ text: String) throws -> Double {
      let label = Self.placed("label", "l-1", #"text="\#(text)""#)
      let file = Self.storyboard(22505, Self.scene(label, Self.corner("l-1")))
      return try #require(try layout("Main.storyboard", file).frame("l-1"))[2]
    }
    #expect(try width("Words  ") - width("Words") > 6)
  }

  @Test("A toolbar above the home indicator is taller and keeps the screen margins")
  func toolbar() throws {
    let items = """
      <items><barButtonItem style="plain" id="i-1"><view key="customView" id="box">\(Self.rect(0, 0, 50, 36))</view></barButtonItem>
        <barButtonItem style="plain" systemItem="flexibleSpace" id="i-2"/></items>
      """
    let scene = Self.scene(
      Self.placed("toolbar", "bar", frame: Self.rect(0, 813, 414, 49), content: items),
      Self.tie("bar", "leading", "v-c-1", "leading") + Self.tie("bar", "trailing", "v-c-1", "trailing")
        + Self.tie("bar", "bottom", "g-c-1", "bottom"))
    let wide = try layout("Main.storyboard", Self.storyboard(17506, scene))
    #expect(wide.frame("bar") == [0, 813, 414, 49] && wide.frame("box") == [20, 9, 50, 36])
    let small = Self.scene(
      Self.placed("toolbar", "bar", content: items),
      Self.tie("bar", "leading", "v-c-1", "leading") + Self.tie("bar", "bottom", "g-c-1", "bottom"),
      size: (375, 667))
    #expect(
      try layout("Main.storyboard", Self.storyboard(17506, device: "retina4_7", small)).frame("bar")?[3] == 44
    )
  }

  @Test("A toolbar that does not end above the home indicator has the standard height")
  func toolbarAboveOtherToolbar() throws {
    let sides = ["lower", "upper"].map {
      Self.tie($0, "leading", "v-c-1", "leading") + Self.tie($0, "trailing", "v-c-1", "trailing")
    }
    let scene = Self.scene(
      Self.placed("toolbar", "lower") + Self.placed("toolbar", "upper"),
      sides.joined() + Self.tie("lower", "bottom", "g-c-1", "bottom")
        + Self.tie("upper", "bottom", "lower", "top"))
    let layout = try layout("Main.storyboard", Self.storyboard(17156, scene))
    #expect(layout.frame("lower") == [0, 813, 414, 49] && layout.frame("upper") == [0, 769, 414, 44])
  }

  @Test("A custom view of a toolbar keeps its size")
  func toolbarWithControl() throws {
    let items = """
      <items><barButtonItem style="plain" id="i-1">
        <slider key="customView" minValue="0.0" maxValue="1" id="slider">\(Self.rect(20, 10, 140, 34))
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></slider>
      </barButtonItem></items>
      """
    let scene = Self.scene(
      Self.placed("toolbar", "bar", content: items),
      Self.tie("bar", "leading", "v-c-1", "leading") + Self.tie("bar", "trailing", "v-c-1", "trailing")
        + Self.tie("bar", "bottom", "g-c-1", "bottom"))
    #expect(
      try layout("Main.storyboard", Self.storyboard(17506, scene)).frame("slider") == [20, 10, 140, 34])
  }

  @Test("A search bar without 'showsScopeBar' does not show its scopes")
  func searchBarWithScopes() throws {
    func bar(_ attributes: String) throws -> Double? {
      let bar = Self.placed(
        "searchBar", "s-1", attributes,
        content: "<scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>")
      let scene = Self.scene(
        bar, Self.tie("s-1", "leading", "v-c-1", "leading") + Self.tie("s-1", "top", "g-c-1", "top"))
      return try layout("Main.storyboard", Self.storyboard(17506, scene)).frame("s-1")?[3]
    }
    #expect(try bar("") == 56)
    #expect(try bar(#"showsScopeBar="YES""#).map { $0 > 56 } == true)
  }

  @Test(
    "Draws Dynamic Type text at the smallest size in Xcode 12.5 through Xcode 13",
    arguments: [(17701, 20.5), (19162, 17), (21507, 20.5)])
  func textSize(_ version: Int, _ height: Double) throws {
    let label = Self.placed(
      "label", "l-1", #"text="Words""#,
      content: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
    let text = Self.storyboard(
      version,
      Self.scene(
        label, Self.tie("l-1", "leading", "v-c-1", "leading") + Self.tie("l-1", "top", "v-c-1", "top")))
    #expect(try layout("Main.storyboard", text, "--verify").frame("l-1")?[3] == height)
    #expect(try layout("Main.storyboard", text).frame("l-1")?[3] == 20.5)
  }

  // MARK: Bars

  private static let below =
    tie("in", "top", "g-c-1", "top") + tie("in", "bottom", "g-c-1", "bottom")
    + tie("in", "leading", "v-c-1", "leading") + tie("in", "trailing", "v-c-1", "trailing")

  @Test("Opaque bars reduce the height of the scene's view")
  func opaqueBars() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
    let through = Self.scene(Self.placed("view", "in"), Self.below, bar, size: (375, 667))
    let text = Self.storyboard(23504, device: "retina4_7", through)
    #expect(try layout("Main.storyboard", text).frame("in") == [0, 64, 375, 603])
    let opaque = Self.storyboard(
      23504, device: "retina4_7", Self.scene(Self.placed("view", "in"), Self.below, bar, size: (375, 603)))
    #expect(try layout("Main.storyboard", opaque).frame("in") == [0, 0, 375, 603])
  }

  @Test(
    "Treats a short view as a sheet if it is shown without a navigation bar"
  )
  func shownSheet() throws {
    let first = Self.scene(
      "", "", #"<connections><segue destination="c-1" kind="show" id="e-1"/></connections>"#, id: "c-0")
    let text = Self.storyboard(
      17506, first + Self.scene(Self.placed("view", "in"), Self.below, size: (414, 842)))
    #expect(try layout("Main.storyboard", text).frame("in") == [0, 0, 414, 808])
  }

  // MARK: Stack views, and what proves frames old

  @Test(
    "Hidden views keep their size in a stack view"
  )
  func hiddenViews() throws {
    func view(_ id: String, _ attributes: String = "") -> String {
      Self.placed(
        "view", id, attributes,
        content: """
          <constraints><constraint firstAttribute="width" constant="30" id="w-\(id)"/>
            <constraint firstAttribute="height" constant="20" id="h-\(id)"/></constraints>
          """)
    }
    let hidden = #"hidden="YES""#
    let stack = Self.placed(
      "stackView", "stack", #"spacing="16" alignment="center""#, frame: Self.rect(0, 100, 106, 40),
      content:
        "<subviews>\(view("a", hidden))\(view("b"))\(view("c", hidden))\(view("d"))\(view("e", hidden))</subviews>"
    )
    let text = Self.storyboard(
      22155,
      Self.scene(
        stack,
        Self.tie("stack", "leading", "v-c-1", "leading") + Self.tie("stack", "top", "v-c-1", "top", 100)
          + #"<constraint firstItem="stack" firstAttribute="height" constant="40" id="h"/>"#))
    let layout = try layout("Main.storyboard", text)
    #expect(layout.frame("a") == [-30, 10, 30, 20] && layout.frame("b") == [0, 10, 30, 20])
    #expect(layout.frame("c") == [38, 10, 30, 20] && layout.frame("d") == [46, 10, 30, 20])
    #expect(layout.frame("e") == [76, 10, 30, 20])
  }

  @Test("Arranged views without content keep their saved sizes")
  func keptSizes() throws {
    func sized(_ element: String, _ id: String, _ attributes: String = "", y: Double) -> String {
      Self.placed(element, id, attributes, frame: Self.rect(0, y, 50, 40))
    }
    let views =
      sized("view", "plain", y: 0) + sized("label", "line", #"text="""#, y: 40)
      + sized("label", "lines", #"text="" numberOfLines="0""#, y: 80) + sized("imageView", "image", y: 80)
      + sized("stackView", "inner", y: 120)
    let stack = Self.placed(
      "stackView", "stack", #"axis="vertical" alignment="leading""#, content: "<subviews>\(views)</subviews>")
    let text = Self.storyboard(21507, Self.scene(stack, Self.corner("stack")))
    let canvas = try layout("Main.storyboard", text, "--verify")
    #expect(canvas.frame("plain") == [0, 0, 50, 40] && canvas.frame("line") == [0, 40, 50, 40])
    #expect(canvas.frame("lines") == [0, 80, 0, 0] && canvas.frame("image") == [0, 80, 50, 40])
    #expect(canvas.frame("inner") == [0, 120, 50, 40])
    let device = try layout("Main.storyboard", text, "--verify", "--device", "iphone-15")
    #expect(device["line"]?.frame.height == 0, "on a device, the label has no content")
  }

  @Test("Arranged views share the space in proportion to their saved sizes")
  func keptProportions() throws {
    let labels =
      Self.placed("label", "a", #"text="""#, frame: Self.rect(0, 0, 100, 50))
      + Self.placed("label", "b", #"text="" numberOfLines="0""#, frame: Self.rect(0, 56, 100, 0))
    let stack = Self.placed(
      "stackView", "stack", #"axis="vertical" distribution="fillProportionally" spacing="6""#,
      content: "<subviews>\(labels)</subviews>")
    let text = Self.storyboard(21507, Self.scene(stack, Self.corner("stack")))
    let layout = try layout("Main.storyboard", text, "--verify")
    #expect(layout["a"]?.frame.height == 50 && layout["stack"]?.frame.height == 56)
  }

  @Test("Applies placeholders and saved sizes to the content of static rows")
  func sizesInRows() throws {
    let box = Self.placed("view", "box", #"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="30""#)
    let row = """
      <tableViewSection id="z"><cells>
        <tableViewCell id="r">\(Self.rect(0, 28, 414, 44))
          <tableViewCellContentView key="contentView" id="k">\(Self.rect(0, 0, 414, 44))
            <subviews>\(box)</subviews>
            <constraints>
              \(Self.tie("box", "leading", "k", "leading") + Self.tie("box", "top", "k", "top"))
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
      </cells></tableViewSection>
      """
    let layout = try layout("Main.storyboard", Self.table(16097, #"style="plain""#, row))
    #expect(layout.frame("box") == [0, 0, 70, 30])
  }

  @Test("A text grows to the saved height of the arranged view around it")
  func keptHeight() throws {
    let label = Self.placed("label", "text", #"text="Words" verticalHuggingPriority="251""#)
    let box = Self.placed(
      "view", "box", frame: Self.rect(0, 0, 60, 50),
      content: """
        <subviews>\(label)</subviews><constraints>
          \(["leading", "trailing", "top", "bottom"].map { Self.tie("text", $0, "box", $0) }.joined())
        </constraints>
        """)
    let stack = Self.placed(
      "stackView", "stack", #"axis="vertical""#, content: "<subviews>\(box)</subviews>")
    let text = Self.storyboard(21507, Self.scene(stack, Self.corner("stack")))
    #expect(try layout("Main.storyboard", text, "--verify")["text"]?.frame.height == 50)
    #expect(try layout("Main.storyboard", text)["text"]?.frame.height == 20.5)
  }

  @Test("Treats saved frames that a stack view would not arrange in this way as stale")
  func staleInStack() throws {
    func view(_ id: String, x: Double, width: Double) -> String {
      Self.placed("view", id, frame: Self.rect(x, 0, width, 40))
    }
    let views = view("a", x: 0, width: 60) + view("b", x: 200, width: 100)
    let stack = Self.placed(
      "stackView", "stack", frame: Self.rect(20, 100, 300, 40), content: "<subviews>\(views)</subviews>")
    let lengths = [("stack", "width", 300), ("stack", "height", 40), ("b", "width", 100)].map {
      #"<constraint firstItem="\#($0)" firstAttribute="\#($1)" constant="\#($2)" id="k-\#($0)-\#($1)"/>"#
    }
    let text = Self.storyboard(21507, Self.scene(stack, Self.corner("stack") + lengths.joined()))
    let layout = try layout("Main.storyboard", text, "--verify")
    #expect(layout.frame("a") == [0, 0, 200, 40] && layout["a"]?.cause == "stale")
    #expect(layout["b"]?.cause == nil)
  }

  @Test(
    "Treats a saved frame as stale if its image had another size",
    arguments: [(144.0, "stale"), (24, "image")])
  func staleImageSize(_ height: Double, _ cause: String) throws {
    let image = Self.placed("imageView", "i-1", #"image="mark""#, frame: Self.rect(20, 100, 144, height))
    let text = Self.storyboard(22505, Self.scene(image, Self.corner("i-1"))).replacing(
      "</document>",
      with: #"<resources><image name="mark" width="24" height="24"/></resources></document>"#)
    #expect(try layout("Main.storyboard", text, "--verify")["i-1"]?.cause == cause)
  }

  @Test("Treats the saved frame of an image view that contradicts a fixed length as stale")
  func staleImage() throws {
    let image = Self.placed("imageView", "i-1", frame: Self.rect(20, 100, 48, 48))
    let lengths = ["width", "height"].map {
      #"<constraint firstItem="i-1" firstAttribute="\#($0)" constant="56" id="k-\#($0)"/>"#
    }
    let text = Self.storyboard(22505, Self.scene(image, Self.corner("i-1") + lengths.joined()))
    #expect(try layout("Main.storyboard", text, "--verify")["i-1"]?.cause == "stale")
  }

  @Test("Treats the saved frame of an arranged view that contradicts a fixed height as stale")
  func staleHeightInStack() throws {
    let views =
      Self.placed("view", "a", frame: Self.rect(0, 0, 300, 50))
      + Self.placed("label", "b", #"text="Words""#, frame: Self.rect(0, 50, 300, 20.5))
    let stack = Self.placed(
      "stackView", "stack", #"axis="vertical""#, frame: Self.rect(20, 100, 300, 70.5),
      content: "<subviews>\(views)</subviews>")
    let lengths = [("stack", "width", 300), ("a", "height", 76)].map {
      #"<constraint firstItem="\#($0)" firstAttribute="\#($1)" constant="\#($2)" id="k-\#($0)-\#($1)"/>"#
    }
    let text = Self.storyboard(21507, Self.scene(stack, Self.corner("stack") + lengths.joined()))
    let layout = try layout("Main.storyboard", text, "--verify")
    #expect(layout["a"]?.cause == "stale")
    #expect(layout.frame("b") == [0, 76, 300, 20.5] && layout["b"]?.cause == "stale")
  }

  @Test("Arranges the views of a stack view inside its explicit margins")
  func explicitStackMargins() throws {
    let stack = Self.placed(
      "stackView", "stack",
      content: "<subviews>\(Self.placed("view", "a"))</subviews>"
        + #"<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="16" bottom="4" trailing="20"/>"#
    )
    let text = Self.storyboard(
      22155,
      Self.scene(
        stack,
        Self.tie("stack", "leading", "v-c-1", "leading") + Self.tie("stack", "top", "v-c-1", "top", 100)
          + Self.tie("stack", "trailing", "v-c-1", "trailing")
          + #"<constraint firstItem="stack" firstAttribute="height" constant="52" id="h"/>"#))
    #expect(try layout("Main.storyboard", text).frame("a") == [16, 8, 378, 40])
  }

  @Test(
    "A presented navigation controller is a sheet",
    arguments: [
      (#"kind="presentation" modalPresentationStyle="automatic""#, "", 56.0),
      (#"kind="presentation" modalPresentationStyle="fullScreen""#, "", 88),
      (#"kind="show""#, "", 56),
      (#"kind="presentation" modalPresentationStyle="fullScreen""#, Self.rect(0, 0, 414, 56), 56),
      (#"kind="show""#, Self.rect(0, 44, 414, 44), 88),
    ])
  func presentedNavigation(_ segue: String, _ bar: String, _ top: Double) throws {
    let first = Self.scene(
      "", "", #"<connections><segue destination="n-1" \#(segue) id="e-1"/></connections>"#, id: "c-0")
    let container = """
      <scene sceneID="s-n"><objects><navigationController id="n-1" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar">\(bar)</navigationBar>
        <connections>
          <segue destination="c-1" kind="relationship" relationship="rootViewController" id="e-2"/>
        </connections>
      </navigationController></objects></scene>
      """
    let content = Self.scene(
      Self.placed("view", "a"),
      Self.tie("a", "leading", "v-c-1", "leading") + Self.tie("a", "top", "g-c-1", "top"), size: (414, 842))
    let text = Self.storyboard(19529, first + container + content)
      .replacing(#"initialViewController="c-1""#, with: #"initialViewController="c-0""#)
    #expect(try layout("Main.storyboard", text)["a"]?.frame.y == top)
  }

  @Test("A sheet with a freeform size ends below the gap above sheets and an opaque bar")
  func freeformSheet() throws {
    let first = Self.scene(
      "", "", #"<connections><segue destination="n-1" kind="show" id="e-1"/></connections>"#, id: "c-0")
    let container = """
      <scene sceneID="s-n"><objects><navigationController id="n-1" sceneMemberID="viewController">
        <navigationBar key="navigationBar" translucent="NO" id="bar"/>
        <connections>
          <segue destination="c-1" kind="relationship" relationship="rootViewController" id="e-2"/>
        </connections>
      </navigationController></objects></scene>
      """
    let content = Self.scene(
      Self.placed("view", "a"),
      Self.tie("a", "leading", "v-c-1", "leading") + Self.tie("a", "top", "g-c-1", "top"),
      #"<size key="freeformSize" width="414" height="1000"/>"#, size: (414, 890))
    let text = Self.storyboard(14868, first + container + content)
      .replacing(#"initialViewController="c-1""#, with: #"initialViewController="c-0""#)
    #expect(try layout("Main.storyboard", text)["a"]?.frame.y == 0)
  }

  @Test("The content of a navigation controller has the simulated bottom bar of the controller")
  func inheritedBottomBar() throws {
    let container = """
      <scene sceneID="s-n"><objects><navigationController id="n-1" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        <connections>
          <segue destination="c-1" kind="relationship" relationship="rootViewController" id="e-1"/>
        </connections>
      </navigationController></objects></scene>
      """
    let content = Self.scene(
      Self.placed("view", "a"),
      Self.tie("a", "leading", "v-c-1", "leading") + Self.tie("a", "bottom", "g-c-1", "bottom"))
    let frame = try layout("Main.storyboard", Self.storyboard(22505, container + content))["a"]?.frame
    #expect(frame.map { ($0.y + $0.height).rounded() } == 813)
  }

  @Test(
    "A simulated toolbar is taller from Xcode 11 on", arguments: [(14490, 44.0), (15505, 49), (20037, 49)])
  func simulatedToolbar(_ version: Int, _ height: Double) throws {
    let scene = Self.scene(
      Self.placed("view", "in"), Self.below,
      #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#, size: (375, 667))
    let text = Self.storyboard(version, device: "retina4_7", scene)
    let frame = try layout("Main.storyboard", text).frame("in")
    #expect(frame.map { $0[1] + $0[3] } == 667 - height)
  }

  @Test(
    "The position of a view below the status bar determines the height of the status bar",
    arguments: [(15705, 0.0), (15705, 20), (22505, 0), (22505, 20)])
  func savedStatusBar(_ version: Int, _ height: Double) throws {
    let scene = Self.scene(
      Self.placed("view", "first", frame: Self.rect(0, height + 8, 30, 30))
        + Self.placed("view", "second", frame: Self.rect(0, height + 50, 30, 30)),
      Self.tie("first", "leading", "v-c-1", "leading") + Self.tie("first", "top", "g-c-1", "top", 8)
        + Self.tie("second", "leading", "v-c-1", "leading") + Self.tie("second", "top", "g-c-1", "top", 50),
      size: (375, 667))
    let layout = try layout("Main.storyboard", Self.storyboard(version, device: "retina4_7", scene))
    #expect(layout.frame("first")?[1] == height + 8 && layout.frame("second")?[1] == height + 50)
  }

  @Test("The default status bar applies if the positions of views contradict each other")
  func contradictoryStatusBar() throws {
    let scene = Self.scene(
      Self.placed("view", "first", frame: Self.rect(0, 20, 30, 30))
        + Self.placed("view", "second", frame: Self.rect(0, 0, 30, 30)),
      ["first", "second"].map {
        Self.tie($0, "leading", "v-c-1", "leading") + Self.tie($0, "top", "g-c-1", "top")
      }.joined(), size: (375, 667))
    let layout = try layout("Main.storyboard", Self.storyboard(15705, device: "retina4_7", scene))
    #expect(layout.frame("first")?[1] == 0 && layout.frame("second")?[1] == 0)
  }

  @Test("A scene with simulated sheet metrics has no status bar")
  func simulatedSheet() throws {
    let ties = Self.tie("a", "leading", "v-c-1", "leading") + Self.tie("a", "top", "g-c-1", "top", 16)
    let label = Self.label("a", "Label")
    let sheet = Self.scene(
      label, ties, #"<modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
      size: (414, 842))
    #expect(try layout("Main.storyboard", Self.storyboard(18122, sheet)).frame("a")?[1] == 16)
    let screen = Self.scene(label, ties, size: (414, 842))
    #expect(try layout("Main.storyboard", Self.storyboard(18122, screen)).frame("a")?[1] == 60)
  }

  @Test(
    "The width of page controls depends on the Xcode version",
    arguments: [(16097, 39.0, 37.0), (19162, 48, 28), (23504, 116, 26), (24128, 74, 26)])
  func pageControls(_ version: Int, _ width: Double, _ height: Double) throws {
    let text = Self.storyboard(
      version,
      Self.scene(
        Self.placed("pageControl", "a", #"numberOfPages="3""#),
        Self.tie("a", "leading", "v-c-1", "leading") + Self.tie("a", "top", "v-c-1", "top", 100)))
    #expect(try layout("Main.storyboard", text).frame("a") == [0, 100, width, height])
  }

  @Test(
    "Before Xcode 10, the tab bars of iPads are as high as those of phones",
    arguments: [(14113, "ipad12_9"), (14113, "retina4_7")])
  func tabBars(_ version: Int, _ device: String) throws {
    let size = device == "ipad12_9" ? (1024.0, 1366.0) : (375, 667)
    let scene = Self.scene(
      Self.placed("tabBar", "a"),
      Self.tie("a", "leading", "v-c-1", "leading") + Self.tie("a", "trailing", "v-c-1", "trailing")
        + Self.tie("a", "top", "v-c-1", "top", 100), size: size)
    let text = Self.storyboard(version, device: device, scene)
    #expect(try layout("Main.storyboard", text).frame("a") == [0, 100, size.0, 49])
  }

  @Test("A view constrained to the keyboard layout guide ends above the home indicator")
  func keyboardGuide() throws {
    let scene = Self.scene(
      Self.placed("view", "a"),
      Self.tie("a", "leading", "v-c-1", "leading") + Self.tie("a", "trailing", "v-c-1", "trailing")
        + Self.tie("a", "top", "v-c-1", "top") + Self.tie("a", "bottom", "keys", "top"))
    let guide = #"<keyboardLayoutGuide key="keyboard" id="keys"/>"#
    let text = Self.storyboard(
      21507, scene.replacingOccurrences(of: "<viewLayoutGuide", with: guide + "<viewLayoutGuide"))
    let layout = try layout("Main.storyboard", text)
    #expect(layout.frame("a") == [0, 0, 414, 862])
    let workspace = try TestDirectory(["Main.storyboard": text])
    let outcome = try workspace.scenec("validate", "--strict", "Main.storyboard")
    #expect(outcome.status == 0 && !outcome.errors.contains("keyboardLayoutGuide"), "\(outcome.errors)")
  }

  private static func part(width: Double) -> String {
    """
    <view id="v-1">\(rect(0, 0, width, 100))<subviews>\(placed("view", "a"))</subviews>
      <viewLayoutGuide key="safeArea" id="g-1"/>
      <constraints>\(tie("a", "leading", "g-1", "leading") + tie("a", "trailing", "g-1", "trailing")
        + tie("a", "top", "v-1", "top") + tie("a", "bottom", "g-1", "bottom"))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    </view>
    """
  }

  @Test(
    "Adds the insets of a portrait screen in Xcode 26",
    arguments: [(23504, [47.0, 0, 750, 369]), (24412, [47, 47, 750, 288])])
  func additionalInsets(_ version: Int, _ frame: [Double]) throws {
    let ties = ["leading", "trailing", "top", "bottom"].map { Self.tie("a", $0, "g-c-1", $0) }
    let scene = Self.scene(Self.placed("view", "a"), ties.joined(), size: (844, 390))
    let text = Self.storyboard(version, device: "retina6_0", scene).replacing("portrait", with: "landscape")
    #expect(try layout("Main.storyboard", text).frame("a") == frame)
  }

  @Test("A xib's view on a landscape canvas has the safe area insets of a portrait screen")
  func landscapeXib() throws {
    let text = Self.xib(21701, Self.part(width: 600)).replacing("portrait", with: "landscape")
    #expect(try layout("Part.xib", text).frame("a") == [0, 0, 600, 66])
  }

  @Test(
    "Insets small views of xibs for the home indicator as each Xcode version does",
    arguments: [(17506, 400.0, 100.0), (17506, 600, 66), (21701, 400, 66), (21701, 600, 66)])
  func homeIndicatorInXibs(_ version: Int, _ width: Double, _ bottom: Double) throws {
    let text = Self.xib(version, Self.part(width: width))
    #expect(try layout("Part.xib", text).frame("a") == [0, 0, width, bottom])
  }

  @Test("A table row behind the home indicator has no inset for the indicator")
  func homeIndicatorInTables() throws {
    let content = """
      <tableViewCellContentView key="contentView" id="w">\(Self.rect(0, 0, 414, 80))
        <subviews>\(Self.placed("view", "a") + Self.placed("view", "b"))</subviews>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints>\(["leading", "trailing", "top", "bottom"].map { Self.tie("a", $0, "g", $0) }.joined()
          + ["leading", "trailing", "top", "bottom"].map { Self.tie("b", $0, "a", $0 + "Margin") }.joined())</constraints>
      </tableViewCellContentView>
      """
    let text = Self.table(
      21701, #"style="plain""#,
      Self.section("s", "", rows: Array(repeating: 0, count: 16))
        + """
        <tableViewSection id="z"><cells><tableViewCell rowHeight="80" id="z-0">\(Self.rect(0, 0, 414, 80))
          \(content)</tableViewCell></cells></tableViewSection>
        """)
    let layout = try layout("Main.storyboard", text)
    let top = try #require(layout["z-0"]?.frame.y)
    #expect(top > 896 - 34 - 80 && top < 896 - 34, "the row is in the covered area")
    #expect(layout.frame("a") == [0, 0, 414, 80])
    #expect(layout.frame("b") == [8, 8, 398, 64])
  }

  @Test(
    "The safe area does not increase the margins of a view that is constrained to the area",
    arguments: ["Margin", ""])
  func ownMargins(_ attribute: String) throws {
    let ties = ["leading", "trailing", "top", "bottom"].map {
      Self.tie("a", $0 + attribute, "g-c-1", $0) + Self.tie("b", $0, "a", $0 + "Margin")
    }
    let view = Self.placed("view", "a", content: "<subviews>\(Self.placed("view", "b"))</subviews>")
    let layout = try layout("Main.storyboard", Self.storyboard(21701, Self.scene(view, ties.joined())))
    let outset = attribute.isEmpty ? 0.0 : 8
    #expect(layout.frame("a") == [-outset, 48 - outset, 414 + 2 * outset, 814 + 2 * outset])
    #expect(layout.frame("b") == [8, 8, 398 + 2 * outset, 798 + 2 * outset])
  }

  @Test(
    "Rows of inset tables on wide devices, and in Xcode 15 on the smallest with a notch, have insets of 20 points"
  )
  func insetRows() throws {
    let devices = [
      (23504, "retina6_0", 390.0, 20.0), (23504, "retina4_7", 375, 16), (22505, "retina5_9", 375, 20),
      (23504, "retina5_9", 375, 16),
    ]
    for (version, device, width, margin) in devices {
      let row =
        #"<tableViewCell id="r"><rect key="frame" x="0" y="18" width="300" height="44"/>"#
        + #"<tableViewCellContentView key="contentView" id="k">\#(Self.rect(0, 0, 300, 44))</tableViewCellContentView></tableViewCell>"#
      let text = Self.storyboard(
        version, device: device,
        """
        <scene sceneID="s-1"><objects><tableViewController id="c-1" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" style="insetGrouped" rowHeight="44" id="t">\(Self.rect(0, 0, width, 700))
            <sections><tableViewSection id="z"><cells>\(row)</cells></tableViewSection></sections>
          </tableView>
        </tableViewController></objects></scene>
        """)
      let frame = try layout("Main.storyboard", text).frame("r")
      #expect(frame?[0] == margin && frame?[2] == width - 2 * margin)
    }
  }

  // MARK: Texts

  private static func label(_ id: String, _ text: String, _ attributes: String = "", height: Double = 20.5)
    -> String
  {
    placed(
      "label", id,
      #"horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\#(text)" \#(attributes)"#,
      frame: rect(20, 100, 40, height),
      content: #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
  }

  @Test(
    "Divides a row among multiline labels as each Xcode version does",
    arguments: [(17701, 100.0), (18122, 100), (21507, nil)])
  func labelsOfSeveralLines(_ version: Int, _ width: Double?) throws {
    let stack = Self.placed(
      "stackView", "stack",
      content: "<subviews>\(Self.label("text", "Label", #"numberOfLines="0""#))"
        + "\(Self.label("one", "Label"))</subviews>")
    let text = Self.storyboard(
      version,
      Self.scene(
        stack,
        Self.tie("stack", "leading", "v-c-1", "leading") + Self.tie("stack", "top", "v-c-1", "top", 100)
          + #"<constraint firstItem="stack" firstAttribute="width" constant="200" id="w"/>"#))
    let found = try #require(layout("Main.storyboard", text).frame("text"))[2]
    if let width { #expect(found == width) } else { #expect(found > 150) }
  }

  @Test("Rounds text heights if most saved label heights are whole numbers")
  func wholePoints() throws {
    func scene(_ id: String, heights: [Double]) -> String {
      let labels = heights.indices.map { Self.label("\(id)-\($0)", "Label", height: heights[$0]) }
      let ties = heights.indices.map {
        Self.tie("\(id)-\($0)", "leading", "v-\(id)", "leading", 20)
          + Self.tie("\(id)-\($0)", "top", "v-\(id)", "top", 100)
      }
      return Self.scene(labels.joined(), ties.joined(), id: id)
    }
    let text = Self.storyboard(
      24128, scene("c-1", heights: [21, 21, 20.5]) + scene("c-2", heights: [20.5, 21, 20.5]))
    let layout = try layout("Main.storyboard", text)
    #expect(layout.frame("c-1-0")?[3] == 21 && layout.frame("c-1-2")?[3] == 21)
    #expect(layout.frame("c-2-0")?[3] == 20.5 && layout.frame("c-2-1")?[3] == 20.5)
    let device = try self.layout("Main.storyboard", text, "--device", "iphone-11")
    #expect(device.frame("c-1-0")?[3] == 20.5)
  }

  @Test("A switch without constraints is 49 points wide in Xcode 11.4 through 11.7")
  func framedSwitch() throws {
    let text = Self.storyboard(
      16097,
      Self.scene(
        #"<switch fixedFrame="YES" id="framed">\#(Self.rect(9, 9, 49, 31))</switch>"#
          + Self.placed("switch", "tied"),
        Self.tie("tied", "leading", "v-c-1", "leading") + Self.tie("tied", "top", "v-c-1", "top", 100)))
    let layout = try layout("Main.storyboard", text)
    #expect(layout.frame("framed") == [9, 9, 49, 31] && layout.frame("tied") == [0, 100, 51, 31])
  }

  @Test(
    "Heights of search bars and sliders depend on the Xcode version",
    arguments: [
      (10117, "searchBar", 44.0), (14490, "searchBar", 50), (14868, "searchBar", 56),
      (19529, "searchBar", 51),
      (24506, "searchBar", 64), (23504, "slider", 31),
      (14490, "segmentedControl", 29), (14868, "segmentedControl", 32),
      (23727, "slider", 34), (24506, "slider", 34),
    ])
  func heights(_ version: Int, _ element: String, _ height: Double) throws {
    let text = Self.storyboard(
      version,
      Self.scene(
        Self.placed(element, "a"),
        Self.tie("a", "leading", "v-c-1", "leading") + Self.tie("a", "top", "v-c-1", "top", 100)
          + Self.tie("a", "trailing", "v-c-1", "trailing")))
    #expect(try layout("Main.storyboard", text).frame("a")?[3] == height)
  }

  @Test("Rounded text fields are 34 points high from Xcode 11 on", arguments: [(14490, 30.0), (14868, 34)])
  func textFields(_ version: Int, _ height: Double) throws {
    let field = Self.placed(
      "textField", "a", #"borderStyle="roundedRect""#,
      content: #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#)
    let text = Self.storyboard(version, Self.scene(field, Self.corner("a")))
    #expect(try layout("Main.storyboard", text)["a"]?.frame.height == height)
  }

  @Test(
    "Treats a frame that contradicts a required constraint as stale"
  )
  func staleFrames() throws {
    let views =
      Self.placed("view", "a", frame: Self.rect(20, 100, 50, 30))
      + Self.placed("view", "b", frame: Self.rect(20, 150, 50, 30))
    let sized = ["a", "b"].map {
      Self.tie($0, "leading", "v-c-1", "leading", 20)
        + #"<constraint firstItem="\#($0)" firstAttribute="width" constant="50" id="w-\#($0)"/>"#
        + #"<constraint firstItem="\#($0)" firstAttribute="height" constant="30" id="h-\#($0)"/>"#
    }.joined()
    let known = Self.tie("a", "top", "v-c-1", "top", 100) + Self.tie("b", "top", "a", "bottom", 8)
    let first = try layout(
      "Main.storyboard", Self.storyboard(21507, Self.scene(views, sized + known)), "--verify")
    #expect(first["a"]?.cause == nil && first["b"]?.cause == "stale")
    // Each Xcode version computes the end of the bars differently, so views below them may differ.
    let below = Self.tie("a", "top", "g-c-1", "top", 60) + Self.tie("b", "top", "a", "bottom", 20)
    let second = try layout(
      "Main.storyboard", Self.storyboard(21507, Self.scene(views, sized + below)), "--verify")
    #expect(second["a"]?.cause == "layout" && second["b"]?.cause == "layout")
  }

  @Test("'layout --verify' skips documents for tvOS")
  func television() throws {
    let text = Self.xib(
      24506, device: "appleTV", runtime: "AppleTV", #"<view id="v-1">\#(Self.rect(0, 0, 1920, 1080))</view>"#)
    let workspace = try TestDirectory([
      "TV.xib": text, "A.xib": Self.xib(24506, #"<view id="v-1">\#(Self.rect(0, 0, 9, 9))</view>"#),
    ])
    let outcome = try workspace.scenec("layout", "--verify", ".")
    #expect(outcome.status == 0 && outcome.errors.contains("Skipped: TV.xib is for tvOS"))
    #expect(
      outcome.text.contains("1 view with a saved frame in 1 file")
        || outcome.text.contains("1 views with a saved frame in 1 file"))
  }
}
