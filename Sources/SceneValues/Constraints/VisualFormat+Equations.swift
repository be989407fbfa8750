extension VisualFormat {
  package struct Equation: Hashable, Sendable {
    package var equation: LayoutEquation
    package var ranges: LayoutEquationRanges
    /// Whether the ranges refer to the options instead of the format.
    package var isInOptions = false
  }

  /// Returns the equations for distances and sizes, in the order of the format, followed by those for alignments.
  package func equations(_ options: VisualFormatOptions, edge: LayoutEquation.Item) -> [Equation] {
    let flow = Flow(orientation, options.direction)
    var equations: [Equation] = []
    if let gap = leadingGap {
      let side = Neighbor(item: edge, attribute: flow.near, range: leadingEdge)
      equations += flow.equations(gap, from: side, to: start(of: views[0], flow), edge: edge)
    }
    for (index, view) in views.enumerated() {
      equations += view.size.map { $0.equation(ofSizeOf: view, flow.size) }
      if index < gaps.count {
        equations += flow.equations(
          gaps[index], from: end(of: view, flow), to: start(of: views[index + 1], flow), edge: nil)
      }
    }
    if let gap = trailingGap, let last = views.last {
      let side = Neighbor(item: edge, attribute: flow.far, range: trailingEdge)
      equations += flow.equations(gap, from: end(of: last, flow), to: side, edge: edge)
    }
    return equations + alignments(options)
  }

  private func alignments(_ options: VisualFormatOptions) -> [Equation] {
    options.alignments.flatMap { alignment in
      zip(views, views.dropFirst()).map { previous, view in
        Equation(
          equation: LayoutEquation(
            LayoutEquation.Side(view.item, alignment.attribute), .equal,
            LayoutEquation.Side(previous.item, alignment.attribute)),
          ranges: LayoutEquationRanges(whole: alignment.range), isInOptions: true)
      }
    }
  }

  private func start(of view: View, _ flow: Flow) -> Neighbor {
    Neighbor(item: view.item, attribute: flow.near, range: view.range)
  }

  private func end(of view: View, _ flow: Flow) -> Neighbor {
    Neighbor(item: view.item, attribute: flow.far, range: view.range)
  }
}

extension VisualFormat.Predicate {
  fileprivate func equation(
    ofSizeOf view: VisualFormat.View, _ size: LayoutAttribute
  ) -> VisualFormat.Equation {
    let equation = LayoutEquation(
      LayoutEquation.Side(view.item, size), relation,
      other.map { LayoutEquation.Side(LayoutEquation.Item($0), size) }, multiplier: multiplier,
      constant: constant, priority: priority)
    var ranges = ranges
    ranges.firstItem = view.range
    return VisualFormat.Equation(equation: equation, ranges: ranges)
  }
}

private struct Neighbor {
  let item: LayoutEquation.Item
  let attribute: LayoutAttribute
  let range: Range<Int>
}

private struct Flow {
  let near: LayoutAttribute
  let far: LayoutAttribute
  let size: LayoutAttribute
  /// Whether the format's direction is opposite to the direction of increasing coordinates.
  let isReversed: Bool

  init(_ orientation: VisualFormat.Orientation, _ direction: VisualFormatOptions.Direction) {
    switch (orientation, direction) {
    case (.vertical, _): (near, far) = (.top, .bottom)
    case (.horizontal, .leadingToTrailing): (near, far) = (.leading, .trailing)
    case (.horizontal, .leftToRight): (near, far) = (.left, .right)
    case (.horizontal, .rightToLeft): (near, far) = (.right, .left)
    }
    size = orientation == .vertical ? .height : .width
    isReversed = orientation == .horizontal && direction == .rightToLeft
  }

  /// Returns one equation for each of the gap's predicates, or a single equation if the gap has no predicates.
  func equations(
    _ gap: VisualFormat.Gap, from previous: Neighbor, to next: Neighbor, edge: LayoutEquation.Item?
  ) -> [VisualFormat.Equation] {
    // The larger coordinate equals the smaller coordinate plus the distance.
    let (first, second) = isReversed ? (previous, next) : (next, previous)
    func equation(
      _ relation: LayoutRelation, _ constant: Double, _ priority: Double, _ ranges: LayoutEquationRanges,
      inMargins: Bool = false
    ) -> VisualFormat.Equation {
      func side(_ neighbor: Neighbor) -> LayoutEquation.Side {
        LayoutEquation.Side(
          neighbor.item, in: inMargins && neighbor.item == edge ? .margins : .view, neighbor.attribute)
      }
      var ranges = ranges
      (ranges.firstItem, ranges.secondItem) = (first.range, second.range)
      return VisualFormat.Equation(
        equation: LayoutEquation(
          side(first), relation, side(second), constant: constant, priority: priority),
        ranges: ranges)
    }
    let required = LayoutPriority.required.rawValue
    let between = LayoutEquationRanges(whole: previous.range.lowerBound..<next.range.upperBound)
    switch gap {
    case .none: return [equation(.equal, 0, required, between)]
    case .standard(let range):
      let distance = edge == nil ? VisualFormat.standardDistance : 0
      return [
        equation(.equal, distance, required, LayoutEquationRanges(whole: range), inMargins: edge != nil)
      ]
    case .predicates(let predicates):
      return predicates.map { equation($0.relation, $0.constant, $0.priority, $0.ranges) }
    }
  }
}
