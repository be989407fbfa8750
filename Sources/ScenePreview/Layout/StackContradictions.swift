import SceneUI
import SceneValues

/// The contradictory frames in a stack view: views with a wrong distance from each other or from the stack view's edges.
struct StackContradictions {
  /// Two views whose frames contradict each other along an axis. One of them can be the stack view.
  struct Pair {
    let first, second: View
    let isHorizontal: Bool
  }

  private(set) var pairs: [Pair] = []
  private let stack: StackView
  private let isStackExact: Bool

  /// The tolerance for rounding to pixels, in points.
  private static let tolerance = 0.75
  /// The greatest distance from a frame to an alignment rectangle, in points.
  static let alignment = 12.0

  init(in stack: StackView, _ frame: (View) -> Rect?) {
    self.stack = stack
    isStackExact = stack.isFrameAlignmentRect
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let frames = shown.compactMap(frame)
    guard !frames.isEmpty, frames.count == shown.count, let bounds = frame(stack)?.size,
      stack.effectiveUserInterfaceLayoutDirection == .leftToRight
    else { return }
    let isRow = stack.axis == .horizontal
    let ends = margins(isHorizontal: isRow)
    switch stack.distribution {
    case .equalSpacing, .equalCentering: break
    case .fill, .fillEqually, .fillProportionally:
      guard !stack.isBaselineRelativeArrangement else { break }
      let edges = frames.map { Self.edges(of: $0, isHorizontal: isRow) }
      let length = isRow ? bounds.width : bounds.height
      compare(edges[0].start, ends.start, stack, shown[0], isRow)
      let spacing = stack.usesSystemSpacing ? 8 : stack.spacing
      for index in shown.indices.dropLast() {
        compare(
          edges[index + 1].start - edges[index].end, stack.customSpacing(after: shown[index]) ?? spacing,
          shown[index], shown[index + 1], isRow)
      }
      compare(length - edges[edges.count - 1].end, ends.end, shown[shown.count - 1], stack, isRow)
    }
    guard stack.alignment == .fill else { return }
    let sides = margins(isHorizontal: !isRow)
    for (view, frame) in zip(shown, frames) {
      let edges = Self.edges(of: frame, isHorizontal: !isRow)
      compare(edges.start, sides.start, stack, view, !isRow)
      compare((isRow ? bounds.height : bounds.width) - edges.end, sides.end, view, stack, !isRow)
    }
  }

  private static func edges(of frame: Rect, isHorizontal: Bool) -> (start: Double, end: Double) {
    isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
  }

  private func margins(isHorizontal: Bool) -> (start: Double, end: Double) {
    guard stack.isLayoutMarginsRelativeArrangement else { return (0, 0) }
    let margins = stack.layoutMargins
    return isHorizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
  }

  private mutating func compare(
    _ distance: Double, _ expected: Double, _ first: View, _ second: View, _ isHorizontal: Bool
  ) {
    let isExact = isExact(first) && isExact(second)
    guard abs(distance - expected) > (isExact ? Self.tolerance : Self.alignment) else { return }
    pairs.append(Pair(first: first, second: second, isHorizontal: isHorizontal))
  }

  private func isExact(_ view: View) -> Bool {
    view === stack ? isStackExact : view.isFrameAlignmentRect
  }
}
