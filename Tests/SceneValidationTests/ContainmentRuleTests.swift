import SceneDiagnostics
import SceneValues
import Testing

@Suite("Containment and references to other files")
struct ContainmentRuleTests {
  @Test("Reports a controller that directly or indirectly contains itself")
  func loops() throws {
    try expectFindings(
      "containment-loop", "NavigationController 'main' contains itself",
      in: """
        <storyboard version="1" initial="main">
          <scene><navigationController id="main" rootViewController="▶main"/></scene>
        </storyboard>
        """)
    try expectFindings(
      "containment-loop", "TabBarController 'tabs' contains itself, through viewController 'clock'",
      in: """
        <storyboard version="1" initial="tabs">
          <scene><tabBarController id="tabs" viewControllers="zones clock"/></scene>
          <scene><viewController id="clock"><view>
            <containerView><segue kind="embed" destination="▶tabs"/></containerView>
          </view></viewController></scene>
          <scene><viewController id="zones"/></scene>
        </storyboard>
        """)
  }

  @Test("Accepts a child of two containers and a child that presents its container")
  func noLoops() throws {
    try expectSilence(
      """
      <storyboard version="1" initial="tabs">
        <scene><tabBarController id="tabs" viewControllers="one two"/></scene>
        <scene><navigationController id="one" rootViewController="clock"/></scene>
        <scene><navigationController id="two" rootViewController="clock"/></scene>
        <scene><viewController id="clock"><view>
          <button title="Again"><segue kind="show" destination="tabs"/></button>
        </view></viewController></scene>
      </storyboard>
      """)
  }

  @Test("Visits each container in a chain of thousands only once")
  func longChain() throws {
    let scenes = (0..<3000).map {
      "<scene><navigationController id=\"n\($0)\" rootViewController=\"\($0 == 2999 ? "▶n0" : "n\($0 + 1)")\"/></scene>"
    }
    try expectFindings(
      "containment-loop",
      in: "<storyboard version=\"1\" initial=\"n0\">\(scenes.joined())</storyboard>")
  }

  // MARK: Numbers of controllers

  /// A storyboard in which each scene contains the next one twice. `▶` in a scene of this level is kept.
  private func doubling(_ levels: Int, marked: Int = -1, _ scene: (_ id: String, _ next: String) -> String)
    -> String
  {
    let scenes = (0..<levels).map { level in
      let text = scene("c\(level)", "c\(level + 1)")
      return "<scene>\(level == marked ? text : text.replacing("▶", with: ""))</scene>"
    }
    let last = "<scene><viewController id=\"c\(levels)\"/></scene>"
    return
      "<storyboard version=\"1\" initial=\"c0\">\((scenes + [last]).joined(separator: "\n"))</storyboard>"
  }

  private func embedding(_ id: String, _ next: String) -> String {
    let container = "<containerView><segue kind=\"embed\" destination=\"\(next)\"/></containerView>"
    return "<▶viewController id=\"\(id)\"><view>\(container)\(container)</view></viewController>"
  }

  private static let contains =
    "creates more than 10000 view controllers, because controllers contain others several times at each level"

  @Test("Reports the innermost scene whose view creates too many controllers", arguments: [13, 27, 60])
  func doublingEmbeds(levels: Int) throws {
    let scene = levels - 13
    try expectFindings(
      "containment-loop", "Loading viewController 'c\(scene)' \(Self.contains)",
      in: doubling(levels, marked: scene, embedding))
  }

  @Test("Reports containers that create too many controllers")
  func doublingTabs() throws {
    try expectFindings(
      "containment-loop", "Loading tabBarController 'c14' \(Self.contains)",
      in: doubling(27, marked: 14) { "<▶tabBarController id=\"\($0)\" viewControllers=\"\($1) \($1)\"/>" })
  }

  @Test("Reports views that embed split views with too many controllers")
  func doublingColumns() throws {
    try expectFindings(
      "containment-loop", "Loading splitViewController 'sc15' \(Self.contains)",
      in: doubling(27, marked: 15) { id, next in
        """
        <viewController id="\(id)"><view>
          <containerView><segue kind="embed" destination="s\(id)"/></containerView>
        </view></viewController></scene>
        <scene><▶splitViewController id="s\(id)" viewControllers="\(next) \(next)"/>
        """
      })
  }

  @Test("Accepts as many controllers as a load can create")
  func twelveLevels() throws {
    try expectSilence(doubling(12, embedding))
  }

  @Test("Accepts tabs whose views are loaded one at a time")
  func tabsOfViews() throws {
    try expectSilence(
      doubling(27) { id, next in
        """
        <viewController id="\(id)"><view>
          <containerView><segue kind="embed" destination="t\(id)"/></containerView>
        </view></viewController></scene>
        <scene><tabBarController id="t\(id)" viewControllers="\(next) \(next)"/>
        """
      })
  }

  @Test(
    "Accepts an empty container that code may fill",
    arguments: [
      "<scene><navigationController id=\"main\" class=\"Stack\"/></scene>",
      "<scene><navigationController id=\"main\" entry=\"true\"/></scene>",
      """
      <scene><viewController id="clock" class="AlarmClockViewController" entry="true">
        <segue kind="show" identifier="a" destination="main"/>
      </viewController></scene>
      <scene><navigationController id="main"/></scene>
      """,
    ])
  func filledByCode(_ scenes: String) throws {
    let vocabulary = Vocabulary.alarmClock.adding([
      ClassDescription(name: "Stack", module: "AlarmClock", superclass: "NavigationController")
    ])
    try expectSilence(
      "<storyboard version=\"1\" initial=\"main\">\(scenes)</storyboard>", vocabulary: vocabulary)
  }

  private func holding(_ container: String) -> String {
    let scenes = ["a", "b", "c", "d", "e"].map {
      "<scene><viewController id=\"\($0)\" entry=\"true\"/></scene>"
    }
    return
      "<storyboard version=\"1\" initial=\"main\"><scene>\(container)</scene>\(scenes.joined())</storyboard>"
  }

  @Test("Reports each controller that exceeds a container's maximum number of children")
  func full() throws {
    try expectFindings(
      "container-full",
      "SplitViewController 'main' can have at most 3 child controllers: remove 'd'",
      "SplitViewController 'main' can have at most 3 child controllers: remove 'e'",
      in: holding(#"<splitViewController id="main" viewControllers="a b c ▶d ▶e"/>"#))
    for container in [
      #"transitionStyle="scroll" spineLocation="mid" viewControllers="a ▶b""#,
      #"spineLocation="min" viewControllers="a ▶b""#, #"viewControllers="a ▶b""#,
      #"transitionStyle="pageCurl" spineLocation="mid" viewControllers="a b ▶c""#,
      // The spine location depends on traits.
      #"spineLocation="mid" viewControllers="a b ▶c"><when traits="idiom=pad" spineLocation="min"/"#,
      #"viewControllers="a b ▶c"><when traits="idiom=pad" spineLocation="mid"/"#,
    ] {
      let end = container.hasSuffix("/") ? "></pageViewController>" : "/>"
      try expectFindings(
        "container-full", in: holding("<pageViewController id=\"main\" \(container)\(end)"))
    }
    for container in [
      #"<splitViewController id="main" viewControllers="a b c"/>"#,
      #"<pageViewController id="main" spineLocation="mid" viewControllers="a b"/>"#,
      #"<tabBarController id="main" viewControllers="a b c d e"/>"#,
    ] {
      try expectSilence(holding(container))
    }
  }

  @Test("Reports a nib object that is in several containers or contains itself")
  func nibs() throws {
    func nib(_ first: String, _ second: String = "") -> String {
      """
      <nib version="1">
        <object id="one" class="TabBarController" viewControllers="\(first)"/>
        <object id="two" class="NavigationController"\(second)/>
        <object id="last" class="ViewController"/>
      </nib>
      """
    }
    try expectSilence(nib("two", #" rootViewController="last""#))
    let twice = try expectFindings(
      "nib-containment", "'last' is already in a container: an object in a nib can be in only one container",
      in: nib("last", #" rootViewController="▶last""#))
    #expect(twice[0].notes.map(\.message.text) == ["first contained here"])
    try expectFindings("nib-containment", "'one' would contain itself", in: nib("last ▶one"))
    try expectFindings(
      "nib-containment", "'one' would contain itself", in: nib("two", #" rootViewController="▶one""#))
    try expectFindings(
      "nib-containment", "A nib cannot contain a scene of another file: 'Zones#zones'",
      in: nib("last ▶Zones#zones"))
  }

  @Test("Requires the view of a list controller to be a list or to have an unknown class")
  func rootViews() throws {
    func scene(_ controller: String, _ view: String) -> String {
      "<storyboard version=\"1\" initial=\"main\"><scene><\(controller) id=\"main\">\(view)</\(controller)></scene></storyboard>"
    }
    let vocabulary = Vocabulary.alarmClock.adding([
      ClassDescription(name: "Rows", module: "AlarmClock", superclass: "TableView"),
      ClassDescription(name: "Odd", module: "AlarmClock", superclass: "Elsewhere"),
    ])
    try expectFindings(
      "wrong-root-view", "The root view of a TableViewController must be a 'tableView'",
      in: scene("tableViewController", "<▶label text=\"Alarms\"/>"), vocabulary: vocabulary)
    try expectFindings(
      "wrong-root-view", "The root view of a CollectionViewController must be a 'collectionView'",
      in: scene("collectionViewController", "<▶tableView/>"), vocabulary: vocabulary)
    for view in ["<tableView/>", "<tableView class=\"Rows\"/>", "<view class=\"Rows\"/>", ""] {
      try expectSilence(scene("tableViewController", view), vocabulary: vocabulary)
    }
    try expectSilence(scene("collectionViewController", "<collectionView/>"), vocabulary: vocabulary)
    try expectSilence(scene("viewController", "<tableView/>"), vocabulary: vocabulary)
  }

  @Test("Uses the maximum number of children that a custom class declares")
  func fullByItsClass() throws {
    let own = ClassDescription(
      name: "Columns", module: "AlarmClock", superclass: "SplitViewController",
      properties: [PropertyDescription(key: "viewControllers", type: .references("ViewController"))])
    let plain = ClassDescription(name: "Plain", module: "AlarmClock", superclass: "SplitViewController")
    let vocabulary = Vocabulary.alarmClock.adding([own, plain])
    try expectSilence(
      holding(#"<splitViewController id="main" class="Columns" viewControllers="a b c d"/>"#),
      vocabulary: vocabulary)
    try expectFindings(
      "container-full",
      in: holding(#"<splitViewController id="main" class="Plain" viewControllers="a b c ▶d"/>"#),
      vocabulary: vocabulary)
  }

  private func presenting(_ segue: String, _ content: String, presenter: String = "") -> String {
    """
    <storyboard version="1" initial="clock">
      <scene><viewController id="clock" \(presenter)>
        <view><button title="About"><segue kind="present" destination="about" \(segue)/></button></view>
      </viewController></scene>
      <scene><▶viewController id="about">\(content)</viewController></scene>
      <scene><viewController id="zones" entry="true"/></scene>
    </storyboard>
    """
  }

  @Test("The diagnostic about a dead end has a note at the controller that presents the scene")
  func deadEnd() throws {
    let content = "<view><label text=\"Hello\"/></view>"
    for segue in ["", "presentation=\"fullScreen\""] {
      let found = try expectFindings(
        "dead-end", "ViewController 'about' covers the screen, but has no segue or action to leave it",
        in: presenting(segue, content))
      #expect(found[0].notes.map(\.message.text) == ["presented here"])
    }
    // A host app's controller that does not contain the segue is not involved.
    try expectFindings(
      "dead-end", in: presenting("", content, presenter: "class=\"AlarmClockViewController\""))
  }

  @Test(
    "Accepts a scene that the user or code may be able to leave",
    arguments: [
      ("presentation=\"pageSheet\"", "<view><label text=\"Hello\"/></view>"),
      ("transition=\"partialCurl\"", "<view><label text=\"Hello\"/></view>"),
      ("", "<view><label class=\"Ticker\" text=\"Hello\"/></view>"),
      ("", "<view><button title=\"On\"><segue kind=\"show\" destination=\"zones\"/></button></view>"),
      (
        "",
        "<view><button title=\"Done\"><action selector=\"close:\" destination=\"firstResponder\"/></button></view>"
      ),
      ("", ""),
    ])
  func wayOut(_ segue: String, _ content: String) throws {
    let ticker = Vocabulary.alarmClock.adding([
      ClassDescription(name: "Ticker", module: "AlarmClock", superclass: "Label")
    ])
    try expectSilence(Marked(presenting(segue, content)).text, vocabulary: ticker)
  }

  @Test("Does not report a dead end if the presenter's code might dismiss the scene")
  func customPresenter() throws {
    try expectSilence(
      Marked(
        presenting(
          "identifier=\"about\"", "<view><label text=\"Hello\"/></view>",
          presenter: "class=\"AlarmClockViewController\"")
      ).text)
  }

  @Test("Accepts a container if one of its controllers leads to another scene")
  func containedExit() throws {
    try expectSilence(
      """
      <storyboard version="1" initial="clock">
        <scene><viewController id="clock">
          <view><button title="About"><segue kind="present" destination="stack"/></button></view>
        </viewController></scene>
        <scene><navigationController id="stack" rootViewController="about"/></scene>
        <scene><viewController id="about" class="AlarmClockViewController"><view/></viewController></scene>
      </storyboard>
      """)
  }

  @Test("Ignores unwind actions of classes that are not controllers")
  func unwindActions() throws {
    let vocabulary = Vocabulary.alarmClock.adding([
      ClassDescription(
        name: "Dial", module: "AlarmClock", superclass: "View",
        actions: [ActionDescription(selector: "goBack:")])
    ])
    try expectFindings(
      "unwind-selector-not-found", "Unwind action 'goBack:' does not exist on any controller",
      in: clock("<segue kind=\"unwind\" identifier=\"back\" action=\"▶goBack:\"/>"), vocabulary: vocabulary)
  }
}
