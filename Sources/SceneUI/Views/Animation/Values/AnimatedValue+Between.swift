import SceneDrawing
import SceneRuntime
import SceneValues

extension AnimatedValue {
  /// Interpolates between two values. If their kinds differ, the result is the final value, except at a progress of 0.
  func between(_ end: AnimatedValue, at progress: Double, resolve: (Color) -> RGBA) -> AnimatedValue {
    if progress == 0 { return self }
    if progress == 1 || self == end { return end }
    switch (self, end) {
    case (.number(let from), .number(let to)): return .number(from.between(to, at: progress))
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      return .numbers(zip(from, to).map { $0.between($1, at: progress) })
    case (.point(let from), .point(let to)): return .point(from.between(to, at: progress))
    case (.size(let from), .size(let to)): return .size(from.between(to, at: progress))
    case (.rect(let from), .rect(let to)):
      return .rect(
        Rect(
          origin: from.origin.between(to.origin, at: progress), size: from.size.between(to.size, at: progress)
        ))
    case (.transform(let from), .transform(let to)): return .transform(from.between(to, at: progress))
    case (.color(let from), .color(let to)):
      return .color(Self.color(between: from.map(resolve), to.map(resolve), at: progress))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(
        zip(from, to).map { Self.color(between: resolve($0), resolve($1), at: progress) })
    case (.path(let from), .path(let to)):
      return .path(from.between(to, at: progress) ?? to)
    default: return end
    }
  }

  private static func color(between from: RGBA?, _ to: RGBA?, at progress: Double) -> Color {
    // Without a start color, the end color fades in.
    let start = from ?? to?.withAlpha(0) ?? RGBA(packed: 0)
    let end = to ?? start.withAlpha(0)
    return Color(
      red: start.red.between(end.red, at: progress), green: start.green.between(end.green, at: progress),
      blue: start.blue.between(end.blue, at: progress),
      alpha: start.alpha.between(end.alpha, at: progress))
  }

  /// Returns the sum of two values, or `other` if the values cannot be added. Transforms are concatenated.
  func adding(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.transform(let first), .transform(let second)): .transform(first.concatenating(second))
    default: combining(other, +) ?? other
    }
  }

  /// Returns the value that must be added to `other` to obtain this value, or nil if no such value exists.
  func subtracting(_ other: AnimatedValue) -> AnimatedValue? {
    switch (self, other) {
    case (.transform(let end), .transform(let start)):
      start.inverted().map { .transform($0.concatenating(end)) }
    default: combining(other, -)
    }
  }

  private func combining(_ other: AnimatedValue, _ operation: (Double, Double) -> Double) -> AnimatedValue? {
    switch (self, other) {
    case (.number(let one), .number(let two)): .number(operation(one, two))
    case (.numbers(let one), .numbers(let two)) where one.count == two.count:
      .numbers(zip(one, two).map(operation))
    case (.point(let one), .point(let two)):
      .point(Point(x: operation(one.x, two.x), y: operation(one.y, two.y)))
    case (.size(let one), .size(let two)):
      .size(Size(width: operation(one.width, two.width), height: operation(one.height, two.height)))
    case (.rect(let one), .rect(let two)):
      .rect(
        Rect(
          x: operation(one.origin.x, two.origin.x), y: operation(one.origin.y, two.origin.y),
          width: operation(one.size.width, two.size.width),
          height: operation(one.size.height, two.size.height)))
    default: nil
    }
  }

  func distance(to other: AnimatedValue) -> Double {
    switch (self, other) {
    case (.number(let one), .number(let two)): abs(two - one)
    case (.point(let one), .point(let two)): one.distance(to: two)
    case (.size(let one), .size(let two)):
      Point(x: one.width, y: one.height).distance(to: Point(x: two.width, y: two.height))
    case (.rect(let one), .rect(let two)):
      one.center.distance(to: two.center)
        + Point(x: one.size.width, y: one.size.height)
        .distance(to: Point(x: two.size.width, y: two.size.height))
    default: self == other ? 0 : 1
    }
  }
}

extension Double {
  func between(_ end: Double, at progress: Double) -> Double { self + (end - self) * progress }
}

extension Point {
  fileprivate func between(_ end: Point, at progress: Double) -> Point {
    Point(x: x.between(end.x, at: progress), y: y.between(end.y, at: progress))
  }
}

extension Size {
  fileprivate func between(_ end: Size, at progress: Double) -> Size {
    Size(width: width.between(end.width, at: progress), height: height.between(end.height, at: progress))
  }
}

extension Path {
  /// Interpolates between two paths that have the same number and kinds of elements. Returns nil for any other paths.
  fileprivate func between(_ end: Path, at progress: Double) -> Path? {
    guard elements.count == end.elements.count else { return nil }
    var path = Path()
    for (from, to) in zip(elements, end.elements) {
      switch (from, to) {
      case (.move(let one), .move(let two)): path.move(to: one.between(two, at: progress))
      case (.line(let one), .line(let two)): path.addLine(to: one.between(two, at: progress))
      case (.quad(let control, let end), .quad(let otherControl, let otherEnd)):
        path.addQuadCurve(
          to: end.between(otherEnd, at: progress), control: control.between(otherControl, at: progress))
      case (.cubic(let first, let second, let end), .cubic(let otherFirst, let otherSecond, let otherEnd)):
        path.addCurve(
          to: end.between(otherEnd, at: progress), control1: first.between(otherFirst, at: progress),
          control2: second.between(otherSecond, at: progress))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    return path
  }
}
