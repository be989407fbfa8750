import SceneLive
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Records taps, and has outlets.
final class LiveController: ViewController {
  private(set) var heard: [String] = []
  weak var label: Label?
  private(set) var views: [View] = []

  override class var declaration: ClassDeclaration {
    ClassDeclaration(LiveController.self) {
      $0.outlet("label", get: { $0.label }, set: { $0.label = $1 })
      $0.outletCollection("views") { $0.views = $1 }
      $0.action("one:") { (controller, _: Control) in controller.heard.append("one") }
      $0.action("two:") { (controller, _: Control) in controller.heard.append("two") }
    }
  }
}

/// Tests live reload of added, removed and moved views, constraints and connections.
@Suite struct LiveStructureTests {
  private func registry() throws -> Registry { try .library(and: LiveController.self) }

  private func ids(_ stage: LiveStage) throws -> [String?] { try stage.view("root").subviews.map(\.sceneID) }

  @Test func addsRemovesAndMovesViews() throws {
    let stage = try LiveStage(oneScene(#"<view id="a"/><view id="b"/><view id="c"/>"#))
    let (a, c) = (try stage.view("a"), try stage.view("c"))
    let own = View(frame: .zero)
    a.superview!.insertSubview(own, at: 1)
    try stage.change(to: oneScene(#"<view id="c"/><view id="a"/><label id="d" text="New"/>"#))
    #expect(try ids(stage) == ["c", "a", nil, "d"])
    #expect(try stage.view("a") === a)
    #expect(try stage.view("c") === c)
    #expect(own.superview != nil)
    try stage.change(to: oneScene(#"<view id="a"/><view id="b"/><view id="c"/>"#))
    #expect(try ids(stage) == ["a", nil, "b", "c"])
  }

  @Test func movesViewToAnotherParent() throws {
    let stage = try LiveStage(oneScene(#"<view id="a"/><textField id="b" frame="0 0 10 10"/>"#))
    let field: TextField = try stage.view("b")
    field.text = "Ada"
    try stage.change(to: oneScene(#"<view id="a"><textField id="b" frame="0 0 10 10"/></view>"#))
    #expect(field.superview === (try stage.view("a")))
    #expect(field.text == "Ada")
  }

  @Test func stackArrangesNewViews() throws {
    let stack = { (content: String) in
      oneScene("<stackView id=\"s\" frame=\"0 0 300 40\" distribution=\"fillEqually\">\(content)</stackView>")
    }
    let stage = try LiveStage(stack(#"<label id="a" text="a"/><label id="b" text="b"/>"#))
    try stage.change(to: stack(#"<label id="b" text="b"/><label id="c" text="c"/><label id="a" text="a"/>"#))
    let view: StackView = try stage.view("s")
    #expect(view.arrangedSubviews.map(\.sceneID) == ["b", "c", "a"])
    #expect(try stage.view("c").frame.origin.x == 100)
    try stage.change(to: stack(#"<label id="c" text="c"/>"#))
    #expect(view.arrangedSubviews.map(\.sceneID) == ["c"])
    #expect(try stage.view("c").frame.size.width == 300)
  }

  @Test func updatesConstraints() throws {
    let content = { (constraints: String) in
      oneScene("<view id=\"a\">\(constraints)<constraint equation=\"height = 20\"/></view>")
    }
    let first = content(
      #"<constraint equation="left = superview.left + 10"/><constraint equation="top = superview.top"/><constraint equation="width = 50"/>"#
    )
    let stage = try LiveStage(first)
    let view = try stage.view("a")
    #expect(view.frame == Rect(x: 10, y: 0, width: 50, height: 20))
    try stage.change(
      to: content(
        #"<constraint equation="left = superview.left + 30"/><constraint equation="top = superview.top"/><constraint equation="right = superview.right - 30"/>"#
      ))
    #expect(view.frame == Rect(x: 30, y: 0, width: 260, height: 20))
    try stage.change(to: first)
    #expect(view.frame == Rect(x: 10, y: 0, width: 50, height: 20))
  }

  @Test func newConstraintCanReferToNewView() throws {
    let content = { (text: String) in
      oneScene(
        """
        <label id="a"><constraint id="gap" equation="left = b.left + 10" active="false"/></label>
        <label id="b" frame="0 40 200 30" text="\(text)"><fragment text="A piece"/></label>
        """)
    }
    let stage = try LiveStage(content("A"))
    let report = try stage.change(to: content("B"))
    #expect(report.changes(.remade).map(\.object) == ["b"])
    var gaps: [LayoutConstraint] = []
    stage.window.forEveryView { gaps += $0.constraints.filter { $0.sceneID == "gap" } }
    #expect(try gaps.count == 1 && gaps[0].secondItem === stage.view("b"))
  }

  @Test func updatesOutletsAndActions() throws {
    let text = { (outlets: String, actions: String) in
      storyboardText(
        """
        <scene><viewController id="main" class="LiveController">\(outlets)
        <view id="root" frame="0 0 320 480"><label id="a"/><label id="b"/>
        <button id="go" frame="0 0 100 40" title="Go">\(actions)</button></view>
        </viewController></scene>
        """)
    }
    let first = text(
      #"<outlet property="label" destination="a"/>"#, #"<action selector="one:" destination="main"/>"#)
    let stage = try LiveStage(first, registry: registry())
    let controller = try #require(stage.root as? LiveController)
    let button: Button = try stage.view("go")
    button.sendActions(for: .touchUpInside)
    try stage.change(
      to: text(
        #"<outlet property="label" destination="b"/><outletCollection property="views" destinations="a b"/>"#,
        #"<action selector="two:" destination="main"/>"#))
    #expect(controller.label === (try stage.view("b")))
    #expect(controller.views.count == 2)
    button.sendActions(for: .touchUpInside)
    #expect(controller.heard == ["one", "two"])
    try stage.change(to: first)
    #expect(controller.label === (try stage.view("a")))
    #expect(controller.views.isEmpty)
    button.sendActions(for: .touchUpInside)
    #expect(controller.heard == ["one", "two", "one"])
    #expect(stage.root === controller)
  }

  @Test func updatesSegues() throws {
    let text = { (destination: String, before: String) in
      storyboardText(
        """
        <scene><viewController id="main"><view id="root" frame="0 0 320 480">
        \(before)<button id="go" frame="0 0 100 40" title="Go"><segue kind="present" destination="\(destination)"/></button>
        </view></viewController></scene>
        <scene><viewController id="first" entry="true"><view/></viewController></scene>
        <scene><viewController id="second" entry="true"><view/></viewController></scene>
        """)
    }
    let stage = try LiveStage(text("first", ""))
    try stage.change(
      to: text(
        "second",
        #"<button id="other" frame="0 50 100 40" title="Other"><segue kind="present" destination="first"/></button>"#
      ))
    let button: Button = try stage.view("go")
    button.sendActions(for: .touchUpInside)
    #expect(stage.root.presentedViewController?.sceneID == "second")
  }

  @Test func keepsExistingControllerIfItsClassChanges() throws {
    let text = { (name: String, title: String) in
      oneScene("<label id=\"a\" text=\"\(title)\"/>", controller: name)
    }
    let stage = try LiveStage(text("", "One"), registry: registry())
    let root = stage.root
    let report = try stage.change(to: text(#"class="LiveController""#, "Two"))
    #expect(report.changes.map(\.outcome) == [.refused])
    #expect(report.description.contains("its class is now 'LiveController'"))
    #expect(stage.root === root)
    #expect(try stage.view("a", as: Label.self).text == "One")
    // Objects loaded after the change match the new scenes.
    #expect(try stage.storyboard.instantiate("main") is LiveController)
    // The scenes match their previous state, so no change is refused.
    #expect(try stage.change(to: text("", "Three")).changes.map(\.outcome) == [.applied])
    #expect(try stage.view("a", as: Label.self).text == "Three")
    try stage.change(to: text(#"class="LiveController""#, "Two"))
    try stage.context.liveReload.reset()
    #expect(stage.root is LiveController)
  }

  @Test func removesTouchedViewAfterTouchEnds() throws {
    let stage = try LiveStage(oneScene(#"<button id="a" frame="0 0 100 40" title="A"/><view id="b"/>"#))
    let touch = stage.window.beginTouch(at: Point(x: 10, y: 10))
    try stage.change(to: oneScene(#"<view id="b"/>"#))
    #expect(try ids(stage) == ["a", "b"])
    stage.window.endTouches([touch])
    (stage.clock as? ManualClock)?.advance(by: 0.1)
    #expect(try ids(stage) == ["b"])
    #expect(stage.reports.count == 1)
  }

  @Test func doesNotRestoreViewsRemovedByTheApp() throws {
    let stage = try LiveStage(oneScene(#"<label id="a" text="A"/><label id="b" text="B"/>"#))
    do { try stage.view("a").removeFromSuperview() }
    try stage.change(to: oneScene(#"<label id="a" text="A"/><label id="b" text="C"/>"#))
    #expect(try ids(stage) == ["b"])
    #expect(try stage.view("b", as: Label.self).text == "C")
  }
}
