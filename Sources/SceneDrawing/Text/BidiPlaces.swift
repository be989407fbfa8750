import SceneValues

/// The positions of the characters on a line. They are used to draw runs and to position a caret.
public struct BidiPlaces {
  /// A run with its position.
  public struct Run {
    /// The characters in logical order.
    public let text: Substring
    /// The range of character indices in the line, in logical order.
    public let range: Range<Int>
    /// The direction of the run.
    public let direction: TextDirection
    /// The distance, in points, from the left end of the line to the left end of the run.
    public let minX: Double
    /// The width of the run, in points.
    public let width: Double
  }

  /// The runs, from left to right.
  public let runs: [Run]
  /// The base direction of the line.
  public let base: TextDirection
  /// The number of characters on the line.
  public let count: Int
  private let measure: (Substring) -> Double

  /// Computes the positions of characters. If `base` is nil, the first strong character determines the base direction.
  public init(
    _ text: Substring, base: TextDirection? = nil, font: Font, metrics: any TextMetrics = BuiltInTextMetrics()
  ) {
    self.init(text, bidi: BidiLine(text, base: base), font: font, metrics: metrics)
  }

  init(_ text: Substring, bidi: BidiLine, font: Font, metrics: any TextMetrics) {
    self.init(text, bidi: bidi, measure: metrics.widths(in: font))
  }

  init(_ text: Substring, bidi: BidiLine, measure: @escaping (Substring) -> Double) {
    self.measure = measure
    var x = 0.0
    runs = zip(bidi.runs, Self.parts(of: text, runs: bidi.runs)).map { run, part in
      let width = measure(part)
      defer { x += width }
      return Run(text: part, range: run.range, direction: run.direction, minX: x, width: width)
    }
    base = bidi.base
    count = bidi.runs.reduce(0) { $0 + $1.range.count }
  }

  private static func parts(of text: Substring, runs: [BidiLine.Run]) -> [Substring] {
    var parts = [Substring](repeating: "", count: runs.count)
    var rest = text
    for index in runs.indices.sorted(by: { runs[$0].range.lowerBound < runs[$1].range.lowerBound }) {
      parts[index] = rest.prefix(runs[index].range.count)
      rest = rest[parts[index].endIndex...]
    }
    return parts
  }

  /// The width of the line, in points.
  public var width: Double { runs.reduce(0) { $0 + $1.width } }

  /// Returns the distance, in points, from the left end of the line to a caret.
  public func x(of place: CaretPlace) -> Double {
    guard let run = run(of: place) else {
      return base == .leftToRight || runs.isEmpty ? 0 : width
    }
    return x(of: place.index, in: run)
  }

  private func run(of place: CaretPlace) -> Run? {
    let index = min(max(place.index, 0), count)
    let isBehind = index == count || (place.isUpstream && index > 0)
    let character = isBehind ? index - 1 : index
    return runs.first { $0.range.contains(character) }
  }

  private func x(of index: Int, in run: Run) -> Double {
    let index = min(max(index, run.range.lowerBound), run.range.upperBound)
    if index == run.range.lowerBound {
      return run.direction == .leftToRight ? run.minX : run.minX + run.width
    }
    if index == run.range.upperBound {
      return run.direction == .leftToRight ? run.minX + run.width : run.minX
    }
    let way = measure(run.text.prefix(index - run.range.lowerBound))
    return run.direction == .leftToRight ? run.minX + way : run.minX + run.width - way
  }

  /// Returns the caret position that is closest to a distance, in points, from the left end of the line.
  public func place(at x: Double) -> CaretPlace {
    guard let run = runs.last(where: { $0.minX <= x }) ?? runs.first else { return CaretPlace(0) }
    let isForward = run.direction == .leftToRight
    let way = isForward ? x - run.minX : run.minX + run.width - x
    var low = (index: run.range.lowerBound, distance: 0.0)
    var high = (index: run.range.upperBound, distance: run.width)
    // Because measuring is expensive, every other step uses interpolation instead of bisection.
    var halves = false
    while high.index - low.index > 1 {
      let share = (way - low.distance) / (high.distance - low.distance)
      let fraction = halves || !share.isFinite ? 0.5 : min(max(share, 0), 1)
      let guess = low.index + Int(fraction * Double(high.index - low.index))
      let index = min(max(guess, low.index + 1), high.index - 1)
      let distance = abs(self.x(of: index, in: run) - (isForward ? run.minX : run.minX + run.width))
      if distance <= way { low = (index, distance) } else { high = (index, distance) }
      halves.toggle()
    }
    return way - low.distance <= high.distance - way
      ? CaretPlace(low.index) : CaretPlace(high.index, isUpstream: true)
  }

  /// Returns the caret position one character to the right or left, or nil at the end of the line. At the new position,
  /// the caret is attached to the character that it moved past.
  public func place(beside place: CaretPlace, toTheRight: Bool) -> CaretPlace? {
    guard let run = run(of: place), let number = runs.firstIndex(where: { $0.range == run.range }) else {
      return nil
    }
    let isForward = (run.direction == .leftToRight) == toTheRight
    let index = min(max(place.index, 0), count)
    if isForward ? index < run.range.upperBound : index > run.range.lowerBound {
      return isForward ? CaretPlace(index + 1, isUpstream: true) : CaretPlace(index - 1)
    }
    let next = toTheRight ? number + 1 : number - 1
    guard runs.indices.contains(next) else { return nil }
    let neighbor = runs[next]
    let entersAtStart = (neighbor.direction == .leftToRight) == toTheRight
    return entersAtStart
      ? CaretPlace(neighbor.range.lowerBound + 1, isUpstream: true)
      : CaretPlace(neighbor.range.upperBound - 1)
  }

  /// Returns the caret position at the left or right end of the line.
  public func place(atTheRight: Bool) -> CaretPlace {
    guard let run = atTheRight ? runs.last : runs.first else { return CaretPlace(0) }
    return (run.direction == .leftToRight) == atTheRight
      ? CaretPlace(run.range.upperBound, isUpstream: true) : CaretPlace(run.range.lowerBound)
  }

  /// Returns the horizontal spans of a range as distances, in points, from the left end of the line. A range that
  /// contains runs with different directions can have several spans.
  public func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    runs.compactMap { run in
      let part = range.clamped(to: run.range)
      guard !part.isEmpty else { return nil }
      let (one, other) = (x(of: part.lowerBound, in: run), x(of: part.upperBound, in: run))
      return min(one, other)...max(one, other)
    }
  }
}

/// A caret position between two characters. The caret is attached to one of these characters. Where the direction
/// changes, the two possible positions can be far apart.
public struct CaretPlace: Hashable, Sendable {
  /// The index of the character after the caret.
  public var index: Int
  /// Whether the caret is attached to the preceding character.
  public var isUpstream: Bool

  /// Creates a caret position before a character. An upstream caret is attached to the preceding character.
  public init(_ index: Int, isUpstream: Bool = false) {
    self.index = index
    self.isUpstream = isUpstream
  }
}
