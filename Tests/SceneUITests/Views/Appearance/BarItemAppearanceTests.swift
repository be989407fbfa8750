import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite(
  "Rule 26: appearance rules for bar items, table headers, and additional properties")
struct BarItemAppearanceTests {
  private static let tabs = """
    <scene><viewController id="main"><view frame="0 0 320 480">
      <toolbar id="low" frame="0 0 320 44">
        <barButtonItem id="plain" title="Plain"/>
        <barButtonItem id="own" title="Own" tintColor="#010203"/>
      </toolbar>
      <tabBar id="tabs" frame="0 100 320 49"><tabBarItem id="first" title="First" badgeValue="3"/></tabBar>
      <view><toolbar frame="0 0 320 44"><barButtonItem id="inside" title="Inside"/></toolbar></view>
    </view></viewController></scene>
    """

  private func stage(_ rules: String) throws -> SceneStage {
    let stage = try SceneStage(storyboardText(Self.tabs + rules))
    stage.context.failureHandler = { Issue.record("\($0)") }
    try stage.show()
    return stage
  }

  private func shade(_ hex: Int) -> Color {
    func part(_ shift: Int) -> Double { Double(hex >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  private func views(of stage: SceneStage) -> [View] {
    func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
    return all(stage.window)
  }

  private func item<Item: BarItem>(_ id: String, of stage: SceneStage, as type: Item.Type) throws -> Item {
    let bars = views(of: stage)
    var items: [BarItem] = bars.flatMap { ($0 as? Toolbar)?.items ?? [] }
    items += bars.flatMap { ($0 as? TabBar)?.items ?? [] }
    return try #require(items.first { $0.sceneID == id } as? Item)
  }

  private func color(of text: String, in stage: SceneStage) throws -> RGBA {
    let run = texts(of: stage.window.picture().layers[0]).first { $0.text == text }
    return try #require(run).color
  }

  @Test func rulesInSceneSetColorsOfBarItems() throws {
    let stage = try stage(
      """
      <appearance class="BarButtonItem" tintColor="#112233"/>
      <appearance class="TabBarItem" badgeColor="#445566"><state name="selected" titleColor="#778899"/></appearance>
      <appearance class="BarItem" titleFont="bold 11"/>
      """)
    let (plain, own) = (
      try item("plain", of: stage, as: BarButtonItem.self), try item("own", of: stage, as: BarButtonItem.self)
    )
    #expect(
      plain.tintColor == shade(0x112233) && own.tintColor == shade(0x010203), "the item keeps its own color")
    #expect(try color(of: "Plain", in: stage) == RGBA(packed: 0x112233FF))
    #expect(try color(of: "Own", in: stage) == RGBA(packed: 0x010203FF))
    #expect(plain.titleFont == .bold(11))
    #expect(texts(of: stage.window.picture().layers[0]).first { $0.text == "Plain" }?.font == .bold(11))
    let first = try item("first", of: stage, as: TabBarItem.self)
    #expect(first.badgeColor == shade(0x445566))
    let unselected = try color(of: "First", in: stage)
    #expect(unselected != RGBA(packed: 0x778899FF))
    let bar = try #require(views(of: stage).first { $0 is TabBar } as? TabBar)
    bar.selectedItem = first
    #expect(try color(of: "First", in: stage) == RGBA(packed: 0x778899FF))
  }

  @Test func ruleInCodeAppliesToNewBarItems() throws {
    let stage = try stage("")
    let toolbar = try #require(views(of: stage).first { $0 is Toolbar } as? Toolbar)
    let rule = stage.context.appearance(of: BarButtonItem.self, in: [Toolbar.self])
    rule.tintColor = shade(0x112233)
    rule.setTitleColor(shade(0x445566), for: .disabled)
    #expect(
      try item("plain", of: stage, as: BarButtonItem.self).tintColor == nil, "the item is already in a window"
    )
    let added = BarButtonItem(title: "Added")
    toolbar.items.append(added)
    #expect(added.tintColor == shade(0x112233))
    #expect(try color(of: "Added", in: stage) == RGBA(packed: 0x112233FF))
    added.isEnabled = false
    #expect(try color(of: "Added", in: stage) == RGBA(packed: 0x445566FF))
    // The value of a removed rule is reset when the item enters a window again.
    rule.tintColor = nil
    toolbar.items.removeLast()
    toolbar.items.append(added)
    #expect(added.tintColor == nil && added.titleColor(for: .disabled) == shade(0x445566))
    // Rules do not override values that code sets on the item.
    added.tintColor = .red
    rule.tintColor = .blue
    toolbar.items.removeLast()
    toolbar.items.append(added)
    #expect(added.tintColor == .red)
  }

  private func images(_ layer: PictureLayer) -> [String] {
    layer.content.commands.compactMap { command in
      if case .image(let run) = command.content { return run.name }
      return nil
    } + layer.sublayers.flatMap(images)
  }

  @Test("A rule for buttons does not change the titles of bar buttons and tabs")
  func buttonRulesDoNotStyleBarButtons() throws {
    let plain = try stage("")
    let ruled = try stage(
      """
      <appearance class="Button" titleColor="#112233" titleShadowColor="red" font="bold 30" backgroundImage="plate">
        <state name="selected" titleColor="#445566"/>
      </appearance>
      <appearance class="Control" backgroundColor="red"/>
      """)
    #expect(ruled.window.picture() == plain.window.picture())
    let button = Button()
    views(of: ruled)[0].addSubview(button)
    #expect(button.titleColor(for: .normal) == shade(0x112233) && button.font == .bold(30))
  }

  @Test("A rule sets the background images of bar buttons for states and metrics")
  func backgroundImagesOfBarButtons() throws {
    let stage = try stage(
      """
      <appearance class="BarButtonItem" backgroundImage="plate">
        <background state="disabled" backgroundImage="gray"/>
        <background metrics="compact" backgroundImage="low"/>
        <background state="disabled" metrics="compact" backgroundImage="lowGray"/>
      </appearance>
      """)
    let toolbar = try #require(views(of: stage).first { $0 is Toolbar } as? Toolbar)
    let plain = try item("plain", of: stage, as: BarButtonItem.self)
    toolbar.items = [plain]
    func shown() -> [String] {
      images(stage.window.picture().layers[0])
    }
    #expect(shown().first == "plate")
    plain.isEnabled = false
    #expect(shown().first == "gray")
    #expect(plain.backgroundImage(for: .normal, barMetrics: .compact) == "low")
    #expect(plain.backgroundImage(for: .disabled, barMetrics: .compact) == "lowGray")
    #expect(plain.backgroundImage(for: .highlighted) == "plate")
    plain.setBackgroundImage("own", for: .disabled)
    #expect(shown().first == "own")
    let proxy = stage.context.appearance(of: BarButtonItem.self, in: [TabBar.self])
    proxy.setBackgroundImage("pressed", for: .highlighted, barMetrics: .compact)
    #expect(proxy.backgroundImage(for: .highlighted, barMetrics: .compact) == "pressed")
    #expect(proxy.backgroundImage(for: .highlighted) == nil)
  }

  @Test("A rule for a bar applies only to the items of that bar")
  func barItemsMatchContainersOfTheirBar() throws {
    let stage = try stage(
      """
      <appearance class="BarButtonItem" in="Toolbar" tintColor="#111111"/>
      <appearance class="BarButtonItem" in="TabBar" tintColor="#222222"/>
      """)
    #expect(try item("inside", of: stage, as: BarButtonItem.self).tintColor == shade(0x111111))
  }

  @Test func labelRulesApplyToSectionHeaders() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><tableViewController id="main"><tableView style="grouped" frame="0 0 320 480">
          <section header="Head" footer="Foot"><tableViewCell text="Head and foot"/></section>
        </tableView></tableViewController></scene>
        <appearance class="Label" in="TableViewHeaderFooterView" textColor="#112233" textAlignment="center"/>
        <appearance class="Label" in="TableViewHeaderFooterView TableView" lineBreakMode="headTruncation"/>
        """))
    try stage.show()
    let header = try Harness(stage.window).find(text: "HEAD", as: Label.self)
    #expect(header.superview is TableViewHeaderFooterView && header.lineBreakMode == .headTruncation)
    #expect(header.textColor == shade(0x112233) && header.textAlignment == .center)
    let footer = try Harness(stage.window).find(text: "Foot", as: Label.self)
    #expect(try color(of: "Foot", in: stage) == RGBA(packed: 0x112233FF))
    #expect(footer.font == .system(13), "properties without a rule keep the table's value")
    #expect(try color(of: "Head and foot", in: stage) != RGBA(packed: 0x112233FF))
  }

  @Test("Rules can set text alignment, truncation, images, and border styles")
  func rulesSetAlignmentTruncationImageAndBorder() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <label id="ruled"/><label id="own" textAlignment="left"/><imageView id="picture"/><textField id="field"/>
        </view></viewController></scene>
        <appearance class="Label" textAlignment="center" lineBreakMode="middleTruncation"/>
        <appearance class="ImageView" image="frame"/>
        <appearance class="TextField" textAlignment="right" borderStyle="line"/>
        """))
    try stage.show()
    let (ruled, own) = (
      try Harness(stage.window).find(id: "ruled", as: Label.self),
      try Harness(stage.window).find(id: "own", as: Label.self)
    )
    #expect(ruled.textAlignment == .center && ruled.lineBreakMode == .middleTruncation)
    #expect(own.textAlignment == .left && own.lineBreakMode == .middleTruncation)
    #expect(try Harness(stage.window).find(id: "picture", as: ImageView.self).image == ImageName("frame"))
    let field = try Harness(stage.window).find(id: "field", as: TextField.self)
    #expect(field.textAlignment == .right && field.borderStyle == .line)
  }
}
