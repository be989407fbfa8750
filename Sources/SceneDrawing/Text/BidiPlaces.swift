import SceneValues

/// Where the characters of one line are: for drawing its runs, and for editors, who must find the place of a caret.
public struct BidiPlaces {
  /// A run, and where it is, from the left end of the line, in points.
  public struct Run {
    /// The characters, in the order of the text.
    public let text: Substring
    /// Of the line's characters, counted from 0, in the order of the text.
    public let range: Range<Int>
    /// Which way the characters run.
    public let direction: TextDirection
    /// Where the left end of the run is.
    public let minX: Double
    /// How wide the run is.
    public let width: Double
  }

  /// From left to right as they are seen.
  public let runs: [Run]
  /// The direction of the line as a whole.
  public let base: TextDirection
  /// How many characters the line has.
  public let count: Int
  private let measure: (Substring) -> Double

  /// Finds out where the characters of a line are; without a base, its first letter says which way it runs.
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

  /// The text of each run, on one way through the text.
  private static func parts(of text: Substring, runs: [BidiLine.Run]) -> [Substring] {
    var parts = [Substring](repeating: "", count: runs.count)
    var rest = text
    for index in runs.indices.sorted(by: { runs[$0].range.lowerBound < runs[$1].range.lowerBound }) {
      parts[index] = rest.prefix(runs[index].range.count)
      rest = rest[parts[index].endIndex...]
    }
    return parts
  }

  /// How wide the line is, in points.
  public var width: Double { runs.reduce(0) { $0 + $1.width } }

  /// Where the caret stands, from the left end of the line.
  public func x(of place: CaretPlace) -> Double {
    guard let run = run(of: place) else {
      return base == .leftToRight || runs.isEmpty ? 0 : width
    }
    return x(of: place.index, in: run)
  }

  /// The run on whose side the caret is: that of the character after it, or before it. At the ends of the line there is
  /// only one.
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

  /// The caret's place that is nearest to a distance from the left end of the line.
  public func place(at x: Double) -> CaretPlace {
    guard let run = runs.last(where: { $0.minX <= x }) ?? runs.first else { return CaretPlace(0) }
    let isForward = run.direction == .leftToRight
    let way = isForward ? x - run.minX : run.minX + run.width - x
    var low = (index: run.range.lowerBound, distance: 0.0)
    var high = (index: run.range.upperBound, distance: run.width)
    // To measure is dear: each second time it is first looked where the place would be if all were as wide.
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
    // The place belongs to the character that is touched.
    return way - low.distance <= high.distance - way
      ? CaretPlace(low.index) : CaretPlace(high.index, isUpstream: true)
  }

  /// The caret's place one character further to the right or left, as it is seen; nil at the end of the line. It
  /// belongs to the character that was passed.
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
    let neighbour = runs[next]
    let entersAtStart = (neighbour.direction == .leftToRight) == toTheRight
    return entersAtStart
      ? CaretPlace(neighbour.range.lowerBound + 1, isUpstream: true)
      : CaretPlace(neighbour.range.upperBound - 1)
  }

  /// The caret's place at one of the ends of the line, as they are seen.
  public func place(atTheRight: Bool) -> CaretPlace {
    guard let run = atTheRight ? runs.last : runs.first else { return CaretPlace(0) }
    return (run.direction == .leftToRight) == atTheRight
      ? CaretPlace(run.range.upperBound, isUpstream: true) : CaretPlace(run.range.lowerBound)
  }

  /// What a range of characters covers, from the left end of the line: several pieces where runs of other directions
  /// lie between.
  public func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    runs.compactMap { run in
      let part = range.clamped(to: run.range)
      guard !part.isEmpty else { return nil }
      let (one, other) = (x(of: part.lowerBound, in: run), x(of: part.upperBound, in: run))
      return min(one, other)...max(one, other)
    }
  }
}

/// Between which characters a caret stands, and beside which of the two: where text turns its direction, these are
/// places far apart.
public struct CaretPlace: Hashable, Sendable {
  /// Of the character after the caret.
  public var index: Int
  /// Whether it stands beside the character before it.
  public var isUpstream: Bool

  /// A caret before the character of this index, or, upstream, beside the character before that one.
  public init(_ index: Int, isUpstream: Bool = false) {
    self.index = index
    self.isUpstream = isUpstream
  }
}
