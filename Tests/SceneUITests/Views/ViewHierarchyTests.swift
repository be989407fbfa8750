import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 22: order of calls when the view hierarchy changes")
struct ViewHierarchyTests {
  /// A parent `P`, another parent `Q`, and a child `c` with a grandchild `g`.
  private func play(_ body: (Stage, Family, Log) throws -> Void) throws {
    try onStage { stage in
      let log = Log()
      let family = Family(log)
      stage.watch(log, family.first, family.second, family.child, family.grandchild)
      family.child.addSubview(family.grandchild)
      log.take()
      try body(stage, family, log)
    }
  }

  private struct Family {
    let first, second, child, grandchild: Telling
    init(_ log: Log) {
      first = Telling("P", log)
      second = Telling("Q", log)
      child = Telling("c", log)
      grandchild = Telling("g", log)
    }
  }

  @Test func addingViewToWindowNotifiesView() throws {
    try play { stage, family, log in
      stage.root.addSubview(family.first)
      log.take()
      family.first.addSubview(family.child)
      #expect(
        log.take() == [
          "c willMoveToWindow Window", "g willMoveToWindow Window", "c willMoveToSuperview P",
          "c didMoveToSuperview P", "c didMoveToWindow Window", "g didMoveToWindow Window", "P didAdd c",
        ])
    }
  }

  @Test("Adding a view outside a window sends no window callbacks")
  func addingViewOutsideWindowSendsNoWindowCallbacks() throws {
    try play { _, family, log in
      family.first.addSubview(family.child)
      #expect(log.take() == ["c willMoveToSuperview P", "c didMoveToSuperview P", "P didAdd c"])
      family.child.removeFromSuperview()
      #expect(log.take() == ["P willRemove c", "c willMoveToSuperview nil", "c didMoveToSuperview nil"])
      family.child.removeFromSuperview()
      #expect(log.take() == [])
    }
  }

  @Test func removingViewFromWindowNotifiesView() throws {
    try play { stage, family, log in
      stage.root.addSubview(family.first)
      family.first.addSubview(family.child)
      log.take()
      family.child.removeFromSuperview()
      #expect(
        log.take() == [
          "P willRemove c", "c willMoveToWindow nil", "g willMoveToWindow nil", "c willMoveToSuperview nil",
          "c didMoveToSuperview nil", "c didMoveToWindow nil", "g didMoveToWindow nil",
        ])
    }
  }

  @Test func movingViewInsideWindowNotifiesOnlyTheView() throws {
    try play { stage, family, log in
      stage.root.addSubview(family.first)
      stage.root.addSubview(family.second)
      family.first.addSubview(family.child)
      log.take()
      family.second.addSubview(family.child)
      #expect(
        log.take() == [
          "P willRemove c", "c willMoveToSuperview Q", "c didMoveToSuperview Q", "Q didAdd c",
        ])
      #expect(family.first.subviews.isEmpty && family.child.superview === family.second)
    }
  }

  @Test("A view that moves to another window receives callbacks for the new window")
  func movingBetweenWindows() throws {
    try play { stage, family, log in
      stage.root.addSubview(family.first)
      family.first.addSubview(family.child)
      let other = Window(frame: .zero, context: stage.context)
      other.addSubview(family.second)
      log.take()
      family.second.addSubview(family.child)
      #expect(
        log.take() == [
          "P willRemove c", "c willMoveToWindow Window", "g willMoveToWindow Window",
          "c willMoveToSuperview Q", "c didMoveToSuperview Q", "c didMoveToWindow Window",
          "g didMoveToWindow Window", "Q didAdd c",
        ])
      #expect(family.grandchild.window === other)
      other.subviews[0].removeFromSuperview()
    }
  }

  @Test func addingViewAgainChangesOnlyItsPosition() throws {
    try play { _, family, log in
      family.first.addSubview(family.child)
      family.first.addSubview(family.second)
      log.take()
      family.first.addSubview(family.child)
      #expect(log.take() == [] && family.first.names == ["Q", "c"])
    }
  }

  @Test("Inserts a view at the given position among its siblings")
  func orderAmongSiblings() {
    let log = Log()
    let parent = Telling("P", log)
    let views = ["a", "b", "c", "d"].map { Telling($0, log) }
    for view in views { parent.addSubview(view) }
    let added = Telling("x", log)
    parent.insertSubview(added, at: 1)
    #expect(parent.names == ["a", "x", "b", "c", "d"])
    parent.insertSubview(added, aboveSubview: views[2])
    #expect(parent.names == ["a", "b", "c", "x", "d"])
    parent.insertSubview(added, belowSubview: views[0])
    #expect(parent.names == ["x", "a", "b", "c", "d"])
    parent.bringSubviewToFront(added)
    #expect(parent.names == ["a", "b", "c", "d", "x"])
    parent.sendSubviewToBack(views[3])
    #expect(parent.names == ["d", "a", "b", "c", "x"])
    parent.insertSubview(added, at: 99)
    parent.insertSubview(added, at: -1)
    #expect(parent.names == ["x", "d", "a", "b", "c"])
    parent.insertSubview(views[0], aboveSubview: Telling("stranger", log))
    parent.bringSubviewToFront(Telling("stranger", log))
    #expect(parent.names == ["x", "d", "a", "b", "c"])
  }

  @Test func findsViewsByTagOrNameDepthFirst() {
    let log = Log()
    let (top, left, deep, right) = (
      Telling("top", log), Telling("l", log), Telling("d", log), Telling("r", log)
    )
    top.addSubview(left)
    left.addSubview(deep)
    top.addSubview(right)
    (deep.tag, right.tag) = (5, 5)
    #expect(top.viewWithTag(5) === deep)
    left.tag = 5
    #expect(top.viewWithTag(5) === left)
    top.tag = 5
    #expect(top.viewWithTag(5) === top)
    #expect(top.viewWithTag(6) == nil)
    #expect(top.view(named: "top") === top && top.view(named: "d") === deep && top.view(named: "z") == nil)
  }

  @Test func findsViewsOfAClass() {
    let top = View()
    let (box, first, second) = (View(), Label(), Label())
    for view in [box, first, second] {
      view.tag = 5
      view.name = "it"
    }
    top.addSubview(box)
    box.addSubview(first)
    top.addSubview(second)
    #expect(top.viewWithTag(5) === box && top.viewWithTag(5, as: Label.self) === first)
    #expect(top.view(named: "it") === box && top.view(named: "it", as: Label.self) === first)
    #expect(top.viewWithTag(5, as: Button.self) == nil && top.view(named: "that", as: Label.self) == nil)
    #expect(
      top.views(of: Label.self).map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init)
        && first.views(of: Label.self).first === first)
    #expect(
      top.views(of: View.self).map(ObjectIdentifier.init)
        == [top, box, first, second].map(ObjectIdentifier.init) && top.views(of: Button.self).isEmpty)
  }

  @Test func descriptionShowsHierarchy() {
    let top = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let label = Label(frame: Rect(x: 10, y: 10, width: 100.5, height: 20))
    label.isHidden = true
    label.tag = 3
    top.addSubview(label)
    let inner = View()
    inner.alpha = 0.5
    label.addSubview(inner)
    #expect(
      top.recursiveDescription == """
        <View; frame = (0 0 320 480)>
           | <Label; frame = (10 10 100.5 20); hidden; tag = 3>
           |    | <View; frame = (0 0 0 0); alpha = 0.5>

        """)
  }
}

private final class Log {
  var lines: [String] = []

  @discardableResult
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Telling: View {
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(frame: .zero)
    self.name = name
  }

  required init(coder: Coder) throws { fatalError("made in code only") }

  var names: [String] { subviews.map { $0.name ?? "?" } }

  private func notify(_ what: String, _ view: View?) {
    log.lines.append("\(name!) \(what) \(view.map { $0.name ?? "\(type(of: $0))" } ?? "nil")")
  }

  override func willMove(toSuperview newSuperview: View?) { notify("willMoveToSuperview", newSuperview) }
  override func didMoveToSuperview() { notify("didMoveToSuperview", superview) }
  override func willMove(toWindow newWindow: Window?) { notify("willMoveToWindow", newWindow) }
  override func didMoveToWindow() { notify("didMoveToWindow", window) }
  override func didAddSubview(_ subview: View) { notify("didAdd", subview) }
  override func willRemoveSubview(_ subview: View) { notify("willRemove", subview) }
}
