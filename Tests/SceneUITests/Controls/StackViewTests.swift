import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct StackViewTests {
  /// Views without content that have the given lengths along either axis.
  private func stack(
    _ stage: Stage, _ lengths: [Double], axis: StackView.Axis = .horizontal, length: Double = 300,
    configure: (StackView) -> Void = { _ in }
  ) -> StackView {
    let isRow = axis == .horizontal
    let frame = Rect(x: 0, y: 0, width: isRow ? length : 50, height: isRow ? 50 : length)
    let stack = stage.add(StackView(frame: frame))
    stack.axis = axis
    for length in lengths {
      stack.addArrangedSubview(
        View(frame: Rect(x: 0, y: 0, width: isRow ? length : 20, height: isRow ? 20 : length)))
    }
    configure(stack)
    stage.window.layoutIfNeeded()
    return stack
  }

  private func spans(_ stack: StackView) -> [[Double]] {
    stack.arrangedSubviews.map { view in
      stack.axis == .horizontal
        ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
    }
  }

  @Test(arguments: [StackView.Axis.horizontal, .vertical])
  func distributionDeterminesLengthsOfViews(_ axis: StackView.Axis) throws {
    let expected: [StackView.Distribution: [[Double]]] = [
      // 300 - 20 (spacing) - 80 (others): the first of several equal views takes the rest.
      .fill: [[0, 200], [210, 20], [240, 60]],
      // A third of 280, rounded to pixels.
      .fillEqually: [[0, 93.5], [103.5, 93], [206.5, 93.5]],
      // Shares of 140, including the spacing. The last view takes the rest.
      .fillProportionally: [[0, 85.5], [95.5, 43], [148.5, 151.5]],
      .equalSpacing: [[0, 40], [130, 20], [240, 60]],
      // The centers are at 20, 145 and 270.
      .equalCentering: [[0, 40], [135, 20], [240, 60]],
    ]
    try onStage { stage in
      for (distribution, expected) in expected {
        let stack = stack(stage, [40, 20, 60], axis: axis) {
          $0.distribution = distribution
          $0.spacing = 10
        }
        for (span, wanted) in zip(spans(stack), expected) {
          #expect(
            abs(span[0] - wanted[0]) < 1e-9 && abs(span[1] - wanted[1]) < 1e-9,
            "\(distribution): \(span), not \(wanted)")
        }
        stack.removeFromSuperview()
      }
    }
  }

  @Test func compressesGapsAndViewsIfStackIsTooShort() throws {
    try onStage { stage in
      let equal = stack(stage, [40, 20, 60], length: 15) {
        $0.distribution = .fillEqually
        $0.spacing = 10
      }
      #expect(equal.arrangedSubviews.map(\.frame.width) == [0, 0, 0], "the gaps exceed the available width")
      // If the views do not fit, there are no gaps.
      let (centered, spaced) = (
        stack(stage, [], length: 150) { $0.distribution = .equalCentering },
        stack(stage, [], length: 150) { $0.distribution = .equalSpacing }
      )
      for stack in [centered, spaced] {
        for length in [100.0, 20, 100] {
          let view = AskedView(frame: .zero)
          view.content = length
          stack.addArrangedSubview(view)
        }
      }
      stage.window.layoutIfNeeded()
      #expect(spans(spaced) == [[0, 100], [100, 20], [120, 30]])
      // Of views with equal priorities, those are compressed that leave the centers equidistant.
      let (places, centers) = (spans(centered), spans(centered).map { $0[0] + $0[1] / 2 })
      #expect(abs(centers[1] - centers[0] - (centers[2] - centers[1])) <= 1)
      #expect(places[0][0] == 0 && places[1][0] == places[0][1] && places[2][0] + places[2][1] == 150)
      let narrow = stack(stage, [10], axis: .vertical) {
        $0.alignment = .leading
        $0.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 80, height: 10)))
      }
      #expect(narrow.arrangedSubviews.map(\.frame.width) == [20, 50])
    }
  }

  /// Returns how often a view inside nested stack views is measured.
  private func questions(inside depth: Int, _ stage: Stage) -> Int {
    let asked = AskedView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var view: View = asked
    for level in 0..<depth {
      let stack = StackView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      stack.axis = level % 2 == 0 ? .vertical : .horizontal
      stack.addArrangedSubview(view)
      view = stack
    }
    stage.add(view)
    asked.questions = 0
    stage.window.layoutIfNeeded()
    return asked.questions
  }

  @Test("The number of measurements is proportional to the depth of nested stacks")
  func limitsMeasurementsOfNestedViews() throws {
    try onStage { stage in
      let (few, many) = (questions(inside: 8, stage), questions(inside: 16, stage))
      #expect(few > 0 && many <= few * 5 / 2, "\(few) questions inside 8, \(many) inside 16")
    }
  }

  @Test("sizeThatFits uses the current sizes of nested views")
  func discardsMeasurementsAfterLayout() throws {
    try onStage { stage in
      let asked = AskedView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      let stack = StackView(arrangedSubviews: [StackView(arrangedSubviews: [asked])])
      stage.add(stack)
      #expect(stack.sizeThatFits(.zero) == Size(width: 10, height: 10))
      asked.content = 25
      #expect(stack.sizeThatFits(.zero) == Size(width: 25, height: 25))
    }
  }

  @Test func shrinksViewsIfSpaceIsInsufficient() throws {
    try onStage { stage in
      #expect(
        spans(stack(stage, [100, 100], length: 150)) == [[0, 100], [100, 50]], "the last view is compressed")
      let spaced = stack(stage, [100, 100], length: 150) {
        $0.distribution = .equalSpacing
        $0.spacing = 10
      }
      #expect(spans(spaced) == [[0, 100], [110, 40]])
      let centered = stack(stage, [10, 100, 10], length: 130) {
        $0.distribution = .equalCentering
        $0.spacing = 4
      }
      #expect(spans(centered) == [[0, 10], [15, 100], [120, 10]])
      #expect(spans(stack(stage, [100], length: 40) { $0.distribution = .equalCentering }) == [[0, 40]])
    }
  }

  @Test("A view without intrinsic size fills the space that a label leaves")
  func viewsWithoutIntrinsicSizeShrinkAndStretch() throws {
    try onStage { stage in
      let stack = stack(stage, [100], length: 120)
      let label = Label()
      label.text = "A label"
      stack.insertArrangedSubview(label, at: 0)
      stage.window.layoutIfNeeded()
      let natural = label.sizeThatFits(.zero).width
      #expect(spans(stack) == [[0, natural], [natural, 120 - natural]])
      stack.arrangedSubviews[1].removeFromSuperview()
      stage.window.layoutIfNeeded()
      #expect(spans(stack) == [[0, 120]])
    }
  }

  @Test(arguments: [
    (StackView.Alignment.fill, [0.0, 50]), (.leading, [0, 20]), (.top, [0, 20]), (.center, [15, 20]),
    (.trailing, [30, 20]), (.bottom, [30, 20]),
  ])
  func alignsViewsOnCrossAxis(_ alignment: StackView.Alignment, _ expected: [Double]) throws {
    try onStage { stage in
      for axis in [StackView.Axis.horizontal, .vertical] {
        let stack = stack(stage, [40], axis: axis) { $0.alignment = alignment }
        let frame = stack.arrangedSubviews[0].frame
        #expect(
          (axis == .horizontal ? [frame.minY, frame.height] : [frame.minX, frame.width]) == expected)
      }
    }
  }

  @Test func arrangesViewsInsideMargins() throws {
    try onStage { stage in
      let stack = stack(stage, [10]) {
        $0.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      #expect(stack.arrangedSubviews[0].frame == Rect(x: 0, y: 0, width: 300, height: 50))
      stack.isLayoutMarginsRelativeArrangement = true
      stage.window.layoutIfNeeded()
      #expect(stack.arrangedSubviews[0].frame == Rect(x: 2, y: 1, width: 294, height: 46))
      #expect(stack.sizeThatFits(.zero) == Size(width: 16, height: 24))
    }
  }

  @Test func hiddenViewsOccupyNoSpace() throws {
    try onStage { stage in
      let stack = stack(stage, [10, 20, 30]) {
        $0.distribution = .fillEqually
        $0.spacing = 20
      }
      stack.arrangedSubviews[1].isHidden = true
      #expect(stack.sizeThatFits(.zero).width == 80)
      stage.window.layoutIfNeeded()
      #expect(spans(stack)[0] == [0, 140] && spans(stack)[2] == [160, 140])
      stack.arrangedSubviews[1].isHidden = false
      stage.window.layoutIfNeeded()
      #expect(spans(stack)[2] == [213.5, 86.5])
    }
  }

  @Test func supportsCustomSpacing() throws {
    try onStage { stage in
      let stack = stack(stage, [10, 10, 10]) { $0.distribution = .fillEqually }
      let first = stack.arrangedSubviews[0]
      stack.setCustomSpacing(30, after: first)
      stage.window.layoutIfNeeded()
      #expect(spans(stack) == [[0, 90], [120, 90], [210, 90]])
      #expect(stack.customSpacing(after: first) == 30)
      stack.setCustomSpacing(nil, after: first)
      stage.window.layoutIfNeeded()
      #expect(spans(stack) == [[0, 100], [100, 100], [200, 100]])
    }
  }

  @Test("Arranged views can be moved and removed")
  func arrangedViewsCanChange() throws {
    try onStage { stage in
      let stack = stack(stage, [10, 20, 30]) { $0.distribution = .equalSpacing }
      let views = stack.arrangedSubviews
      stack.insertArrangedSubview(views[2], at: 0)
      #expect(stack.arrangedSubviews.map(\.bounds.width) == [30, 10, 20])
      #expect(stack.subviews.count == 3)
      stack.removeArrangedSubview(views[2])
      #expect(stack.arrangedSubviews.count == 2 && views[2].superview === stack)
      stage.add(views[0])
      #expect(stack.arrangedSubviews.count == 1)
      let decoration = stage.add(View(frame: Rect(x: 5, y: 5, width: 7, height: 7)), to: stack)
      stage.window.layoutIfNeeded()
      #expect(decoration.frame == Rect(x: 5, y: 5, width: 7, height: 7))
      #expect(spans(stack) == [[0, 300]], "a single view fills the stack")
    }
  }

  @Test func nestedStacksResizeWithTheirContent() throws {
    try onStage { stage in
      let label = Label()
      label.text = "One"
      let toggle = Switch()
      let row = StackView(arrangedSubviews: [label, toggle])
      row.spacing = 8
      row.alignment = .center
      let column = stage.add(StackView(arrangedSubviews: [row, Slider()]))
      column.axis = .vertical
      column.alignment = .leading
      stage.watch(label, toggle, row)
      column.sizeToFit()
      stage.window.layoutIfNeeded()
      let before = row.frame.width
      // Two points of a switch are outside of its alignment rectangle.
      #expect(before == label.sizeThatFits(.zero).width + 8 + 49)
      #expect(column.frame.size == Size(width: before, height: 31 + 34))
      label.text = "One and more"
      column.bounds.size = column.sizeThatFits(.zero)
      stage.window.layoutIfNeeded()
      #expect(row.frame.width > before && toggle.frame.maxX == row.frame.width + 2)
    }
  }

  @Test func heightOfMultilineLabelFollowsWidth() throws {
    try onStage { stage in
      let label = Label()
      label.numberOfLines = 0
      label.text = "Some words that do not fit on one line of so narrow a column"
      let rest = View()
      let stack = stage.add(StackView(frame: Rect(x: 0, y: 0, width: 100, height: 300)))
      stack.axis = .vertical
      stack.addArrangedSubview(label)
      stack.addArrangedSubview(rest)
      stage.window.layoutIfNeeded()
      let height = label.sizeThatFits(Size(width: 100, height: 0)).height
      #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: height))
      #expect(rest.frame.height == 300 - height)
      #expect(stack.sizeThatFits(Size(width: 100, height: 0)).height == height)
      let row = StackView(arrangedSubviews: [label])
      #expect(row.sizeThatFits(Size(width: 100, height: 0)) == Size(width: 100, height: height))
    }
  }

  @Test func positionsTransformedViewByItsCenter() throws {
    try onStage { stage in
      let stack = stack(stage, [100, 100]) { $0.distribution = .fillEqually }
      stack.arrangedSubviews[1].transform = .rotation(.pi / 2)
      stack.spacing = 100
      stage.window.layoutIfNeeded()
      #expect(stack.arrangedSubviews[1].center == Point(x: 250, y: 25))
      #expect(stack.arrangedSubviews[1].bounds.size == Size(width: 100, height: 50))
    }
  }

  @Test("Multiline labels share the width equally, and a single multiline label keeps its preferred width")
  func labelsOfSeveralLines() throws {
    try onStage { stage in
      func widths(_ texts: [(text: String, lines: Int)]) -> [Double] {
        let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 50))
        for (text, lines) in texts {
          let label = Label()
          label.text = text
          label.numberOfLines = lines
          stack.addArrangedSubview(label)
        }
        stage.add(stack)
        stage.window.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame.width)
      }
      #expect(widths([("Every two months", 0), ("$60", 0)]) == [150, 150])
      let alone = widths([("Every two months", 0), ("$60", 1)])
      #expect(alone[0] > 200 && alone == widths([("Every two months", 1), ("$60", 1)]))
    }
  }

  @Test(
    "The widths of multiline labels do not conflict with required constraints", arguments: [false, true])
  func weakWidths(_ sharesWithAll: Bool) throws {
    try onStage { stage in
      var conflicts: [LayoutConflict] = []
      stage.context.layoutConflictHandler = { conflicts.append($0) }
      stage.context.systemMetrics.textSharesWithAll = sharesWithAll
      let stack = StackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      for width in [100.0, 60] {
        let label = Label()
        (label.text, label.numberOfLines) = ("Text", 0)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        stack.addArrangedSubview(label)
        label.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      stage.add(stack)
      stage.window.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 60])
      #expect(conflicts.isEmpty, "\(conflicts)")
    }
  }

  @Test("Width constraints override equal label widths if one label has weaker compression resistance")
  func weakerResistance() throws {
    try onStage { stage in
      let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 50))
      for (index, resistance) in [250.0, 990].enumerated() {
        let label = Label()
        (label.text, label.numberOfLines) = ("Text", 0)
        label.setContentCompressionResistancePriority(LayoutPriority(rawValue: resistance), for: .horizontal)
        stack.addArrangedSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: index == 0 ? 90 : 210)
        width.priority = 300
        width.isActive = true
      }
      stage.add(stack)
      stage.window.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.width) == [90, 210])
    }
  }

  @Test(
    "Changing the number of lines of a label updates the layout")
  func anotherNumberOfLines() throws {
    try onStage { stage in
      func row(lines: Int) -> (stack: StackView, first: Label) {
        let stack = StackView(frame: Rect(x: 0, y: 0, width: 200, height: 80))
        stack.alignment = .top
        let labels = [lines, 0].map { lines in
          let label = Label()
          label.text = "More than there is room for in one line of it"
          label.numberOfLines = lines
          stack.addArrangedSubview(label)
          return label
        }
        stage.add(stack)
        stage.window.layoutIfNeeded()
        return (stack, labels[0])
      }
      func frames(_ stack: StackView) -> [Rect] {
        stage.window.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
      }
      let one = row(lines: 1)
      let several = row(lines: 0)
      let wanted = (one: frames(one.stack), several: frames(several.stack))
      #expect(wanted.several.map(\.width) == [100, 100] && wanted.several[0].height > 40)
      one.first.numberOfLines = 0
      #expect(frames(one.stack) == wanted.several)
      one.first.numberOfLines = 1
      #expect(frames(one.stack) == wanted.one)
      several.first.preferredMaxLayoutWidth = 80
      let narrow = frames(several.stack)
      #expect(narrow[0].width != 100)
      several.first.preferredMaxLayoutWidth = 0
      #expect(frames(several.stack) == wanted.several)
    }
  }

  @Test func sceneAddsArrangedViewsToStackView() throws {
    try onStage { stage in
      let objects = try stage.load(
        """
        <stackView axis="vertical" spacing="4" alignment="center" distribution="equalSpacing" frame="0 0 100 200"
            layoutMargins="10 10 10 10" layoutMarginsRelativeArrangement="true">
          <view frame="0 0 20 30"/>
          <stackView><view frame="0 0 5 5"/><view frame="0 0 6 6"/></stackView>
        </stackView>
        """)
      let stack = stage.add(try #require(objects.first as? StackView))
      stage.window.layoutIfNeeded()
      #expect(stack.arrangedSubviews.count == 2)
      #expect(
        stack.arrangedSubviews.map(\.frame) == [
          Rect(x: 40, y: 10, width: 20, height: 30), Rect(x: 44.5, y: 184, width: 11, height: 6),
        ])
    }
  }
}

private final class AskedView: View {
  var questions = 0
  var content = 10.0

  override func sizeThatFits(_ size: Size) -> Size {
    questions += 1
    return Size(width: content, height: content)
  }

  override var intrinsicContentSize: (width: Double?, height: Double?) {
    questions += 1
    return (content, content)
  }
}
