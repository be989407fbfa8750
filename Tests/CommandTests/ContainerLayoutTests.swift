import Foundation
import Testing

@Suite("Scenes in containers")
struct ContainerLayoutTests {
  private static func scene(
    _ id: String, _ content: String = "", attributes: String = "", segue: String = ""
  ) -> String {
    """
    <scene>
      <viewController id="\(id)" \(attributes)>
        <view id="\(id)View" frame="0 0 320 480">
          <label id="\(id)Label" text="Text">
            <constraint equation="top = safeArea.top + 10"/>
            <constraint equation="leading = safeArea.leading"/>
          </label>
          <view id="\(id)Foot" frame="0 0 10 10">
            <constraint equation="bottom = safeArea.bottom"/>
            <constraint equation="leading = safeArea.leading"/>
          </view>
          \(content)
        </view>
        \(segue)
      </viewController>
    </scene>
    """
  }

  private static func segue(_ kind: String, _ destination: String) -> String {
    #"<segue kind="\#(kind)" identifier="\#(destination)" destination="\#(destination)"/>"#
  }

  private static let navigation =
    #"<scene><navigationController id="stack" rootViewController="root"/></scene>"#

  private func layout(_ arguments: String..., scenes: String) throws -> LayoutDocument {
    let text = #"<storyboard version="1">\#(scenes)</storyboard>"#
    return try LayoutDocument(of: ["Main.scene": text], ["Main.scene"] + arguments)
  }

  /// Returns the top edge of the view at the top of a scene's safe area, in the coordinates of the scene's container.
  private func top(_ scene: String, in layout: LayoutDocument) -> Double? {
    guard let root = layout.frame("\(scene)View"), let label = layout.frame("\(scene)Label") else {
      return nil
    }
    return root[1] + label[1]
  }

  /// Returns the bottom edge of the view at the bottom of a scene's safe area.
  private func foot(_ scene: String, in layout: LayoutDocument) -> Double? {
    guard let root = layout.frame("\(scene)View"), let foot = layout.frame("\(scene)Foot") else { return nil }
    return root[1] + foot[1] + foot[3]
  }

  @Test("The bars of containers do not enlarge a screen of the default size")
  func defaultSize() throws {
    let root = #"<scene><viewController id="root"><view id="rootView"/></viewController></scene>"#
    let layout = try layout(scenes: Self.navigation + root)
    #expect(layout.frame("rootView") == [0, 44, 402, 830])
  }

  @Test("The safe area of a navigation controller's scenes begins below the bar")
  func navigation() throws {
    let scenes =
      Self.navigation + Self.scene("root", segue: Self.segue("show", "next"))
      + Self.scene("next", segue: Self.segue("show", "last")) + Self.scene("last") + Self.scene("alone")
    let layout = try layout(scenes: scenes)
    for id in ["root", "next", "last"] { #expect(top(id, in: layout) == 54, "\(id)") }
    #expect(top("alone", in: layout) == 10)
    #expect(layout.frame("rootView") == [0, 44, 320, 480], "the view is below the bar")
    let phone = try self.layout("--device", "iphone-16", scenes: scenes)
    #expect(top("next", in: phone) == 59 + 44 + 10 && top("alone", in: phone) == 69)
  }

  @Test("The safe area ends above tab bars and toolbars")
  func bottomBars() throws {
    let scenes =
      """
      <scene><tabBarController id="tabs" viewControllers="first stack"/></scene>
      <scene><navigationController id="stack" toolbarHidden="false" rootViewController="root"/></scene>
      """ + Self.scene("first") + Self.scene("root")
    let layout = try layout(scenes: scenes)
    #expect(top("first", in: layout) == 10 && foot("first", in: layout) == 480)
    #expect(top("root", in: layout) == 54 && foot("root", in: layout) == 44 + 480)
    let phone = try self.layout("--device", "iphone-16", scenes: scenes)
    #expect(foot("first", in: phone) == 852 - 34 - 49 && foot("root", in: phone) == 852 - 34 - 49 - 44)
  }

  @Test("A hidden navigation bar covers nothing")
  func hiddenBars() throws {
    let layout = try layout(
      scenes: """
        <scene><navigationController id="stack" navigationBarHidden="true" rootViewController="root"/></scene>
        """ + Self.scene("root"))
    #expect(top("root", in: layout) == 10)
  }

  @Test("A presented scene is below no bars, and has the size of its sheet on a device")
  func presentation() throws {
    let scenes =
      Self.navigation
      + Self.scene("root", segue: Self.segue("present", "sheet") + Self.segue("present", "cover"))
      + Self.scene("sheet", attributes: #"modalPresentationStyle="pageSheet""#) + Self.scene("cover")
    let layout = try layout(scenes: scenes)
    #expect(top("sheet", in: layout) == 10 && top("cover", in: layout) == 10)
    let phone = try self.layout("--device", "iphone-16", scenes: scenes)
    let sheet = try #require(phone.frame("sheetView"))
    #expect(sheet == [0, 0, 393, 852 - 59], "the sheet is below the status bar")
    #expect(top("sheet", in: phone) == 10)
    #expect(phone.frame("coverView") == [0, 0, 393, 852] && top("cover", in: phone) == 69)
  }

  @Test("Bars do not cover an embedded scene")
  func embedding() throws {
    let layout = try layout(
      scenes: Self.navigation
        + Self.scene(
          "root",
          #"<containerView frame="0 100 320 100">\#(Self.segue("embed", "part"))</containerView>"#)
        + Self.scene("part"))
    #expect(top("part", in: layout) == 10)
  }

  @Test("Explicit safe areas replace the bars")
  func explicitSafeArea() throws {
    let layout = try layout("--safe-area", "5,0,0,0", scenes: Self.navigation + Self.scene("root"))
    #expect(top("root", in: layout) == 15)
  }

  @Test("A compiled scene has the same layout as its source, and its picture shows the bars")
  func compiledScene() throws {
    let text = """
      <storyboard version="1" initial="stack">\(Self.navigation)
      \(Self.scene("root", segue: #"<navigationItem title="Recipes"/>"#))</storyboard>
      """
    let workspace = try TestDirectory(["Main.scene": text])
    #expect(try workspace.scenec("compile", "Main.scene").status == 0)
    let (source, compiled) = try (
      workspace.scenec("layout", "Main.scene").text, workspace.scenec("layout", "Main.scenec").text
    )
    #expect(
      source == compiled && source.contains("label rootLabel  0 10 ")
        && source.contains("view rootView  0 44 "))
    #expect(try workspace.scenec("render", "Main.scene", "--scene", "root").text.contains("Recipes"))
    #expect(try workspace.scenec("map", "Main.scene").text.contains("Recipes"))
  }

  @Test("A root view without a frame has the size of the current iPhone in every command")
  func rootWithoutFrame() throws {
    let text = """
      <storyboard version="1" initial="page"><scene><viewController id="page">
        <view id="root"><view id="box" backgroundColor="systemRed">
          <constraint equation="leading = superview.leading + 20"/>
          <constraint equation="trailing = superview.trailing - 20"/>
          <constraint equation="top = superview.top + 20"/>
          <constraint equation="bottom = superview.bottom - 20"/>
        </view></view>
      </viewController></scene></storyboard>
      """
    let layout = try LayoutDocument(of: ["a.scene": text], ["a.scene"])
    #expect(layout.frame("root") == [0, 0, 402, 874] && layout.frame("box") == [20, 20, 362, 834])
    let small = try LayoutDocument(of: ["a.scene": text], ["a.scene", "--device", "iphone-se"])
    #expect(small.frame("root") == [0, 0, 375, 667])
    let workspace = try TestDirectory(["a.scene": text])
    let picture = try workspace.scenec("render", "a.scene").text
    #expect(picture.contains(#"width="402""#) && picture.contains(#"height="874""#))
    let checked = try workspace.scenec("validate", "--layout", "--no-config", "a.scene")
    #expect(checked.status == 0 && !checked.text.contains("warning"), "\(checked.text)")
  }

  @Test("A container scene is drawn at the size of its content, as its content is laid out")
  func containerAtSizeOfContent() throws {
    let text = """
      <storyboard version="1" initial="tabs">
        <scene><tabBarController id="tabs" viewControllers="stack"/></scene>\(Self.navigation)
        \(Self.scene("root"))
      </storyboard>
      """
    let workspace = try TestDirectory(["Main.scene": text])
    let pictures = try ["tabs", "stack", "root"].map {
      try workspace.scenec("render", "Main.scene", "--scene", $0).text
    }
    #expect(Set(pictures).count == 1)
    let layout = try LayoutDocument(of: ["Main.scene": text], ["Main.scene"])
    #expect(layout.frame("rootView") == [0, 44, 320, 480])
  }

  @Test(
    "The view of a nib's owner has the margins and the safe area of a controller's view",
    arguments: [#"<outlet property="view" destination="page"/>"#, ""])
  func viewOfOwner(_ outlet: String) throws {
    let text = """
      <nib version="1" owner="ViewController">\(outlet)
        <view id="page" frame="0 0 320 480">
          <view id="box">
            <constraint equation="leading = superview.margins.leading"/>
            <constraint equation="top = superview.safeArea.top"/>
            <constraint equation="width = 10"/>
            <constraint equation="height = 10"/>
          </view>
        </view>
      </nib>
      """
    let layout = try LayoutDocument(of: ["Page.scene": text], ["Page.scene"])
    #expect(layout.frame("box") == [16, 0, 10, 10])
    let phone = try LayoutDocument(of: ["Page.scene": text], ["Page.scene", "--device", "iphone-16"])
    #expect(phone.frame("box") == [16, 59, 10, 10] && phone.frame("page") == [0, 0, 393, 852])
    let badge = text.replacing(#" owner="ViewController""#, with: "").replacing(outlet, with: "")
    #expect(try LayoutDocument(of: ["Page.scene": badge], ["Page.scene"]).frame("box") == [8, 0, 10, 10])
  }

  @Test("A window in a nib is listed with its root view")
  func windowOfNib() throws {
    let text = """
      <nib version="1">
        <object id="window" class="Window" frame="0 0 320 480">
          <outlet property="rootViewController" destination="page"/>
        </object>
        <viewController id="page">
          <view id="pageView" frame="0 0 320 480"><label id="title" text="Tea"/></view>
        </viewController>
      </nib>
      """
    let layout = try LayoutDocument(of: ["Main.scene": text], ["Main.scene"])
    #expect(layout.objects.map(\.id) == ["window", "pageView", "title"])
    #expect(layout.objects.allSatisfy { $0.scene == "window" })
  }

  @Test("Containers in other files have no effect, as on Xcode's canvas")
  func containersInOtherFiles() throws {
    let main = """
      <storyboard version="1" initial="tabs">
        <scene><tabBarController id="tabs" viewControllers="stack"/></scene>
        <scene><navigationController id="stack" rootViewController="Page#root"/></scene>
      </storyboard>
      """
    let page = #"<storyboard version="1" initial="root">\#(Self.scene("root"))</storyboard>"#
    let layout = try LayoutDocument(of: ["Main.scene": main, "Page.scene": page], ["."])
    #expect(top("root", in: layout) == 10 && foot("root", in: layout) == 480)
  }

  @Test(
    "A simulated bar takes the place of the bar of a container in another storyboard",
    arguments: [true, false])
  func containersInOtherStoryboards(isSimulated: Bool) throws {
    func storyboard(_ scenes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="c-1">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>\(scenes)</scenes>
      </document>
      """
    }
    let main = storyboard(
      """
      <scene sceneID="s-1"><objects>
        <navigationController id="c-1" sceneMemberID="viewController">
          <connections>
            <segue destination="p-1" kind="relationship" relationship="rootViewController" id="r-1"/>
          </connections>
        </navigationController>
      </objects></scene>
      <scene sceneID="s-2"><objects>
        <viewControllerPlaceholder storyboardName="Page" id="p-1" sceneMemberID="viewController"/>
      </objects></scene>
      """)
    let metrics = isSimulated ? #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"# : ""
    let page = storyboard(
      """
      <scene sceneID="s-1"><objects>
        <viewController id="c-1" sceneMemberID="viewController">
          <view key="view" id="v-1">
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
                <rect key="frame" x="0" y="48" width="100" height="20"/>
              </view>
            </subviews>
            <viewLayoutGuide key="safeArea" id="g-1"/>
            <constraints>
              <constraint firstItem="b-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" id="k-1"/>
              <constraint firstItem="b-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-2"/>
              <constraint firstItem="b-1" firstAttribute="bottom" secondItem="g-1" secondAttribute="bottom" id="k-3"/>
            </constraints>
          </view>
          \(metrics)
        </viewController>
      </objects></scene>
      """)
    let layout = try LayoutDocument(of: ["Main.storyboard": main, "Page.storyboard": page], ["."])
    let top = isSimulated ? 92.0 : 48
    #expect(layout.frame("b-1")?[1] == top)
  }
}
