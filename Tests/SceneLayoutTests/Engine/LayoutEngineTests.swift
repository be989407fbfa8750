import SceneLayout
import SceneValues
import Testing

/// An engine with named items.
struct NamedEngine {
  let engine: LayoutEngine
  private(set) var items: [String: LayoutItemID] = ["root": LayoutEngine.root]

  init(_ width: Double = 320, _ height: Double = 480, isRightToLeft: Bool = false) {
    engine = LayoutEngine(size: Size(width: width, height: height), isRightToLeft: isRightToLeft)
  }

  mutating func addItems(_ names: String..., in parent: String = "root") {
    for name in names { items[name] = engine.addItem(in: items[parent]!) }
  }

  subscript(name: String) -> LayoutItemID { items[name]! }

  /// Adds a constraint such as `a.left = root.margins.left * 2 + 8 @750`.
  @discardableResult
  func add(_ text: String) -> SideConstraintID {
    let equation = try! LayoutEquation.parse(text).0
    func side(_ side: LayoutEquation.Side) -> LayoutSide {
      guard case .named(let name) = side.item else { fatalError(text) }
      return LayoutSide(items[name]!, in: side.area, side.attribute)
    }
    return engine.add(
      SideConstraint(
        side(equation.first), equation.relation, equation.second.map(side), multiplier: equation.multiplier,
        constant: equation.constant, priority: equation.priority))
  }

  func frame(_ name: String) -> [Double] {
    let frame = engine.frame(of: items[name]!)
    return [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 }
  }

  func content(
    _ name: String, _ width: Double?, _ height: Double?, hugging: Double = 250, compression: Double = 750
  ) {
    engine.setContent(
      LayoutContent(
        width: width, height: height,
        hugging: LayoutPriorities(LayoutPriority(rawValue: hugging)),
        compression: LayoutPriorities(LayoutPriority(rawValue: compression))), of: items[name]!)
  }
}

@Suite("The layout engine")
struct LayoutEngineTests {
  @Test("Edges, sizes, and centers are in the parent's coordinates")
  func attributes() {
    var layout = NamedEngine()
    layout.addItems("card", "badge")
    layout.addItems("title", in: "card")
    layout.add("card.left = root.left + 20")
    layout.add("card.right = root.right - 20")
    layout.add("card.top = root.top + 40")
    layout.add("card.height = card.width * 0.5")
    layout.add("title.centerX = card.centerX")
    layout.add("title.bottom = card.bottom - 8")
    layout.add("title.width = card.width * 0.5 + 10")
    layout.add("title.height = 20")
    layout.add("badge.left = title.right + 4")
    layout.add("badge.centerY = title.top")
    layout.add("badge.width = 10")
    layout.add("badge.height = badge.width")
    layout.engine.solve()
    #expect(layout.frame("card") == [20, 40, 280, 140])
    #expect(layout.frame("title") == [65, 112, 150, 20])
    #expect(layout.frame("badge") == [239, 147, 10, 10])
  }

  @Test("The leading edge is on the right in right-to-left layout")
  func rightToLeft() {
    for isRightToLeft in [false, true] {
      var layout = NamedEngine(300, 100, isRightToLeft: isRightToLeft)
      layout.addItems("a", "b")
      layout.add("a.leading = root.leading + 10")
      layout.add("a.width = 50")
      layout.add("b.leading = a.trailing + 5")
      layout.add("b.trailing = root.trailing * 0.5 + 20")
      layout.engine.solve()
      let (a, b) = (layout.frame("a"), layout.frame("b"))
      #expect(a[0] == (isRightToLeft ? 240 : 10) && a[2] == 50)
      #expect(b[0] == (isRightToLeft ? 130 : 65) && b[2] == 105)
    }
  }

  @Test(
    "The first of several items with equal priorities stretches to fill the available space"
  )
  func content() {
    var layout = NamedEngine(300, 100)
    layout.addItems("a", "b")
    layout.add("b.right = root.right")
    layout.add("a.left = root.left")
    layout.add("b.left = a.right + 10")
    layout.content("a", 40, 20)
    layout.content("b", 60, 20)
    layout.engine.solve()
    #expect(layout.frame("a")[2] == 40)
    #expect(layout.frame("b") == [50, 0, 250, 20])
    // Weaker than the other hugging priority.
    layout.content("b", 60, 20, hugging: 251)
    layout.engine.solve()
    #expect(layout.frame("a")[2] == 230 && layout.frame("b")[2] == 60)
  }

  @Test("If space is insufficient, the first of several items with equal priorities keeps its size")
  func compression() {
    var layout = NamedEngine(80, 100)
    layout.addItems("a", "b")
    layout.add("a.left = root.left")
    layout.add("b.left = a.right")
    layout.add("b.right = root.right")
    layout.content("a", 50, 20)
    layout.content("b", 60, 20)
    layout.engine.solve()
    #expect(layout.frame("a")[2] == 50 && layout.frame("b")[2] == 30)
    layout.content("a", 50, 20, compression: 749)
    layout.engine.solve()
    #expect(layout.frame("a")[2] == 20 && layout.frame("b")[2] == 60)
  }

  @Test("Of two conflicting width constraints with equal priority, the second is satisfied")
  func softWidths() {
    var layout = NamedEngine(300, 100)
    layout.addItems("a", "b")
    layout.add("a.left = root.left")
    layout.add("b.left = a.right")
    layout.add("b.right = root.right")
    layout.add("a.width = 100 @250")
    layout.add("b.width = 100 @250")
    layout.engine.solve()
    #expect(layout.frame("a")[2] == 200 && layout.frame("b")[2] == 100)
  }

  @Test("Layout areas, alignment rectangles, and baselines are relative to their item")
  func areas() {
    var layout = NamedEngine(320, 480)
    layout.addItems("toggle", "text", "note")
    layout.engine.setInsets(
      EdgeInsets(top: 64, left: 0, bottom: 34, right: 0), of: .safeArea, in: layout["root"])
    layout.engine.setInsets(
      EdgeInsets(top: 64, left: 16, bottom: 34, right: 16), of: .margins, in: layout["root"])
    layout.engine.setAlignmentInsets(EdgeInsets(left: 0, right: 2), of: layout["toggle"])
    layout.content("toggle", 49, 31)
    layout.engine.setBaselines(first: 15, last: 4, of: layout["text"])
    layout.engine.setBaselines(first: 20, last: 6, of: layout["note"])
    layout.add("toggle.right = root.margins.right")
    layout.add("toggle.top = root.safeArea.top + 10")
    layout.add("text.left = root.margins.left")
    layout.add("text.width = root.margins.width")
    layout.add("text.height = 30")
    layout.add("text.top = toggle.bottom")
    layout.add("note.firstBaseline = text.lastBaseline + 10")
    layout.add("note.height = 40")
    layout.engine.solve()
    #expect(layout.frame("toggle") == [255, 74, 51, 31])
    #expect(layout.frame("text") == [16, 105, 288, 30])
    #expect(layout.frame("note")[1] == 121)
    layout.engine.setInsets(EdgeInsets(top: 20), of: .safeArea, in: layout["root"])
    layout.engine.solve()
    #expect(layout.frame("toggle")[1] == 30 && layout.frame("text")[1] == 61)
  }

  @Test(
    "Constraints of a scroll view's content determine the content size")
  func scrolling() {
    var layout = NamedEngine(320, 480)
    layout.addItems("scroll")
    layout.engine.makeScrolling(layout["scroll"])
    layout.addItems("page", "middle", in: "scroll")
    for edge in ["left", "right", "top", "bottom"] { layout.add("scroll.\(edge) = root.\(edge)") }
    for edge in ["left", "right", "top", "bottom"] { layout.add("page.\(edge) = scroll.\(edge)") }
    layout.add("page.width = scroll.width")
    layout.add("page.height = 2000")
    layout.add("middle.centerX = scroll.centerX")
    layout.add("middle.top = scroll.frameGuide.top")
    layout.add("middle.width = 20")
    layout.engine.solve()
    #expect(layout.frame("page") == [0, 0, 320, 2000])
    let content = layout.engine.contentSize(of: layout["scroll"])
    #expect(content.width == 320 && content.height == 2000)
    #expect(layout.frame("middle") == [150, 0, 20, 0])
    layout.engine.setBoundsOrigin(Point(x: 0, y: 300), of: layout["scroll"])
    layout.engine.solve()
    #expect(layout.frame("middle")[1] == 300 && layout.frame("page")[1] == 0)
    #expect(
      layout.frame("scroll") == [0, 0, 320, 480], "scrolling moves the content, not the edges")
  }

  @Test(
    "Autoresized items resize with their parent, and constraints can refer to them", arguments: [320.0, 500])
  func masks(width: Double) {
    var layout = NamedEngine(width, 100)
    layout.addItems("bar", "label")
    layout.engine.setFrame(
      Rect(x: 20, y: 10, width: 260, height: 30), mask: [.flexibleWidth, .flexibleBottomMargin],
      in: Size(width: 320, height: 100), of: layout["bar"])
    layout.add("label.left = bar.centerX")
    layout.add("label.top = bar.bottom")
    layout.engine.solve()
    #expect(layout.frame("bar") == [20, 10, width - 60, 30])
    #expect(layout.frame("label")[0] == 20 + (width - 60) / 2 && layout.frame("label")[1] == 40)
  }

  @Test("Constraints and the root size can change independently")
  func edits() {
    var layout = NamedEngine(320, 480)
    layout.addItems("a")
    let gap = layout.add("a.left = root.left + 20")
    layout.add("a.right = root.right - 20")
    let soft = layout.add("a.height = 10 @500")
    let other = layout.add("a.height = 30 @400")
    layout.engine.solve()
    #expect(layout.frame("a") == [20, 0, 280, 10])
    layout.engine.setConstant(50, of: gap)
    layout.engine.setPriority(300, of: soft)
    #expect(layout.engine.needsSolving)
    #expect(layout.engine.solve() == [layout["a"]])
    #expect(layout.frame("a") == [50, 0, 250, 30])
    layout.engine.setRootSize(Size(width: 500, height: 100))
    layout.engine.remove(other)
    layout.engine.solve()
    #expect(layout.frame("a") == [50, 0, 430, 10])
    #expect(layout.engine.solve().isEmpty)
  }

  @Test(
    "Reports all conflicting constraints and breaks the last one")
  func contradictions() {
    var layout = NamedEngine(320, 480)
    layout.addItems("a")
    let first = layout.add("a.width = 100")
    layout.add("a.height = 20")
    let last = layout.add("a.width >= 200")
    layout.engine.solve()
    #expect(layout.frame("a")[2] == 100)
    let contradictions = layout.engine.contradictions
    #expect(contradictions.count == 1)
    #expect(Set(contradictions[0].members) == [.constraint(first), .constraint(last)])
    #expect(contradictions[0].broken == .constraint(last))
  }

  @Test("Computes the smallest size that satisfies all constraints")
  func fitting() {
    var layout = NamedEngine(0, 0)
    layout.addItems("a")
    layout.content("a", 100, 20)
    for (edge, sign) in [("left", "+"), ("right", "-"), ("top", "+"), ("bottom", "-")] {
      layout.add("a.\(edge) = root.\(edge) \(sign) 8")
    }
    layout.engine.setRootSize(.zero, horizontalPriority: 50, verticalPriority: 50)
    layout.engine.solve()
    #expect(layout.engine.rootSize == Size(width: 116, height: 36))
  }
}

@Suite("Frames between pixel boundaries")
struct PixelGridTests {
  @Test("Rounds edges to pixels without gaps between items")
  func edges() {
    let grid = PixelGrid(scale: 2)
    let third = 320.0 / 3
    let frames = (0..<3).map { grid.aligned(Rect(x: third * Double($0), y: 0, width: third, height: 10)) }
    #expect(frames.map(\.minX) == [0, 106.5, 213.5])
    #expect(frames.map(\.width) == [106.5, 107, 106.5])
  }

  @Test(
    "Rounds a position halfway between two pixels away from zero",
    arguments: [(0.25, 0.5), (-0.25, -0.5), (0.24, 0), (1.75, 2)])
  func halves(place: Double, expected: Double) {
    #expect(PixelGrid(scale: 2).aligned(place) == expected)
  }

  @Test(
    "Rounds intrinsic sizes up to pixels",
    arguments: [(20.287109375, 2.0, 20.5), (20.287109375, 3, 61.0 / 3), (12, 2, 12)])
  func content(length: Double, scale: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).roundedUp(length) == expected)
  }

  @Test("Uses a scale of 1 if the scale is invalid")
  func noScale() {
    #expect(PixelGrid(scale: 0).aligned(1.4) == 1 && PixelGrid(scale: .nan).aligned(1.4) == 1)
  }
}
