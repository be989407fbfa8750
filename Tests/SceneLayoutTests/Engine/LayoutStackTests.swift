import SceneLayout
import SceneValues
import Testing

@Suite("Stacks as constraints")
struct LayoutStackTests {
  /// Returns the spans along the axis of three items with preferred lengths of 40, 20 and 60.
  private func spans(
    _ axis: LayoutAxis, length: Double = 300, isRightToLeft: Bool = false, lengths: [Double] = [40, 20, 60],
    _ configure: (inout LayoutStack) -> Void
  ) -> [[Double]] {
    var layout =
      axis == .horizontal
      ? NamedEngine(length, 50, isRightToLeft: isRightToLeft) : NamedEngine(50, length)
    var stack = LayoutStack(axis: axis)
    for (index, length) in lengths.enumerated() {
      layout.addItems("\(index)")
      if axis == .horizontal {
        layout.content("\(index)", length, 10)
      } else {
        layout.content("\(index)", 10, length)
      }
      stack.members.append(LayoutStack.Member(layout["\(index)"], length: length))
    }
    configure(&stack)
    layout.engine.setStack(stack, of: LayoutEngine.root)
    layout.engine.solve()
    #expect(layout.engine.contradictions.isEmpty)
    return lengths.indices.map {
      let frame = layout.frame("\($0)")
      return axis == .horizontal ? [frame[0], frame[2]] : [frame[1], frame[3]]
    }
  }

  @Test("Distributes the length of a stack among its items", arguments: [LayoutAxis.horizontal, .vertical])
  func distributions(axis: LayoutAxis) {
    let (third, seventh): (Double, Double) = (280.0 / 3, 300.0 / 7)
    let (secondStart, thirdStart): (Double, Double) = (10 + 2 * seventh, 20 + 3 * seventh)
    let expected: [LayoutStack.Distribution: [[Double]]] = [
      // The first of several equal items grows.
      .fill: [[0, 200], [210, 20], [240, 60]],
      .fillEqually: [[0, third], [10 + third, third], [20 + 2 * third, third]],
      // Shares of the total length of 140, including the gaps. The last item takes the rest.
      .fillProportionally: [
        [0, 2 * seventh], [secondStart, seventh], [thirdStart, 300 - thirdStart],
      ],
      .equalSpacing: [[0, 40], [130, 20], [240, 60]],
      // The centers are at 20, 145 and 270.
      .equalCentering: [[0, 40], [135, 20], [240, 60]],
    ]
    for (distribution, expected) in expected {
      let spans = spans(axis) {
        $0.distribution = distribution
        $0.spacing = 10
      }
      for (span, wanted) in zip(spans, expected) {
        #expect(
          abs(span[0] - wanted[0]) < 1e-5 && abs(span[1] - wanted[1]) < 1e-5,
          "\(distribution): \(span), not \(wanted)")
      }
    }
  }

  @Test("A row begins at the right in right-to-left layout")
  func rightToLeft() {
    #expect(
      spans(.horizontal, isRightToLeft: true) { $0.spacing = 10 } == [[100, 200], [70, 20], [0, 60]])
  }

  @Test("Hidden items and the spacing after them occupy no space")
  func hidden() {
    let spans = spans(.horizontal) {
      $0.spacing = 10
      $0.distribution = .fillEqually
      $0.members[1].isHidden = true
    }
    #expect(spans == [[0, 145], [150, 0], [155, 145]])
  }

  @Test("An item can have custom spacing after it")
  func customSpacing() {
    let spans = spans(.vertical) {
      $0.distribution = .fillEqually
      $0.members[0].customSpacing = 30
    }
    #expect(spans == [[0, 90], [120, 90], [210, 90]])
  }

  @Test("If space is insufficient, the last item shrinks and the spacing is preserved")
  func tooLittle() {
    #expect(spans(.horizontal, length: 100) { $0.spacing = 10 } == [[0, 40], [50, 20], [80, 20]])
  }

  @Test(
    "Items can fill, align, or center across the axis of a stack",
    arguments: [
      (LayoutStack.Alignment.fill, [0.0, 50]), (.leading, [0, 20]), (.center, [15, 20]),
      (.trailing, [30, 20]),
    ])
  func alignments(alignment: LayoutStack.Alignment, expected: [Double]) {
    var layout = NamedEngine(100, 50)
    layout.addItems("a")
    layout.content("a", 30, 20)
    var stack = LayoutStack(axis: .horizontal)
    stack.alignment = alignment
    stack.members = [LayoutStack.Member(layout["a"])]
    layout.engine.setStack(stack, of: LayoutEngine.root)
    layout.engine.solve()
    #expect(Array([layout.frame("a")[1], layout.frame("a")[3]]) == expected)
  }

  @Test(
    "The top edge of a row that is aligned at the first baselines is that of its first item, as in UIKit",
    arguments: [("big", 30.0, 0.0, 10.0), ("small", 20, -10, 0)])
  func baselines(_ first: String, _ height: Double, _ big: Double, _ small: Double) {
    var layout = NamedEngine(0, 0)
    layout.addItems("stack")
    layout.addItems("big", "small", in: "stack")
    layout.content("big", 40, 30)
    layout.content("small", 40, 20)
    layout.engine.setBaselines(first: 24, last: 6, of: layout["big"])
    layout.engine.setBaselines(first: 14, last: 6, of: layout["small"])
    var stack = LayoutStack(axis: .horizontal)
    stack.alignment = .firstBaseline
    let names = first == "big" ? ["big", "small"] : ["small", "big"]
    stack.members = names.map { LayoutStack.Member(layout[$0]) }
    layout.engine.setStack(stack, of: layout["stack"])
    layout.engine.solve()
    #expect(layout.frame("stack")[3] == height)
    #expect(layout.frame("big")[1] == big && layout.frame("small")[1] == small)
  }

  @Test("In a row that is too tall, baseline-aligned items are at the bottom")
  func baselinesWithRoom() {
    var layout = NamedEngine(200, 90)
    layout.addItems("big", "small")
    layout.content("big", 40, 30)
    layout.content("small", 40, 20)
    layout.engine.setBaselines(first: 24, last: 6, of: layout["big"])
    layout.engine.setBaselines(first: 14, last: 6, of: layout["small"])
    var stack = LayoutStack(axis: .horizontal)
    stack.alignment = .firstBaseline
    stack.members = [LayoutStack.Member(layout["small"]), LayoutStack.Member(layout["big"])]
    layout.engine.setStack(stack, of: LayoutEngine.root)
    layout.engine.solve()
    #expect(layout.frame("big")[1] == 60 && layout.frame("small")[1] == 70)
  }

  @Test("Items with wrapped text share the width of their row")
  func wrappedTextInRow() {
    func row(_ texts: [Int], withAll: Bool) -> [[Double]] {
      spans(.horizontal) { stack in
        stack.spacing = 10
        stack.sharesWithAll = withAll
        for text in texts { stack.members[text].sharing = 760 }
      }
    }
    let two: [[Double]] = [[0, 60], [70, 160], [240, 60]]
    #expect(row([0, 2], withAll: false) == two)
    let none = row([], withAll: false)
    #expect(row([0], withAll: false) == none)
    let last = row([2], withAll: true)[2]
    #expect(abs(last[1] - 280.0 / 3) < 1e-6)
    // In a column, the items are as high as their lines.
    let column = spans(.vertical) { stack in
      stack.sharesWithAll = true
      for index in stack.members.indices { stack.members[index].sharing = 760 }
    }
    let plain = spans(.vertical) { _ in }
    #expect(column == plain)
  }

  @Test("The height of a column adapts to its wrapped text")
  func wrapped() {
    var layout = NamedEngine(100, 300)
    layout.addItems("text", "rest")
    layout.content("text", 400, 20)
    var stack = LayoutStack(axis: .vertical)
    stack.members = [LayoutStack.Member(layout["text"]), LayoutStack.Member(layout["rest"])]
    layout.engine.setStack(stack, of: LayoutEngine.root)
    layout.engine.setRootSize(Size(width: 100, height: 0), horizontalPriority: 1000, verticalPriority: 50)
    layout.engine.solve()
    #expect(layout.engine.rootSize == Size(width: 100, height: 20))
    layout.engine.setContent(LayoutContent(width: 95, height: 122), of: layout["text"], isWrapped: true)
    layout.engine.solve()
    #expect(layout.engine.rootSize == Size(width: 100, height: 122))
  }

  @Test("Changing a stack replaces the stack's previous constraints")
  func changes() {
    var layout = NamedEngine(100, 50)
    layout.addItems("a", "b")
    var stack = LayoutStack(axis: .horizontal)
    stack.distribution = .fillEqually
    stack.members = [LayoutStack.Member(layout["a"]), LayoutStack.Member(layout["b"])]
    layout.engine.setStack(stack, of: LayoutEngine.root)
    layout.engine.solve()
    #expect(layout.frame("b") == [50, 0, 50, 50])
    stack.axis = .vertical
    stack.spacing = 10
    layout.engine.setStack(stack, of: LayoutEngine.root)
    layout.engine.solve()
    #expect(layout.frame("b") == [0, 30, 100, 20])
    layout.engine.setStack(nil, of: LayoutEngine.root)
    layout.engine.solve()
    #expect(layout.frame("b") == [0, 0, 0, 0])
  }
}
