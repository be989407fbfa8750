/// Reads a text once, at all steps of a pattern at a time that it may have come to.
struct PatternRun {
  private let program: PatternProgram
  /// How many looks at a step there were.
  private(set) var looks = 0
  /// The steps that wait for a scalar.
  private var current: [Int] = []
  private var next: [Int] = []
  /// When a step was last come to, so that it is once at each place of the text.
  private var marks: [Int]
  private var mark = 0
  private var open: [Int] = []

  init(_ program: PatternProgram) {
    self.program = program
    marks = Array(repeating: -1, count: program.steps.count)
  }

  mutating func search(_ text: String.UnicodeScalarView) -> Bool {
    var previous: Unicode.Scalar?
    var index = text.startIndex
    while true {
      let scalar = index < text.endIndex ? text[index] : nil
      // A match may begin anywhere, and what waits already has been come to.
      if enter(from: previous, scalar) { return true }
      guard let scalar else { return false }
      advance(by: scalar)
      previous = scalar
      text.formIndex(after: &index)
    }
  }

  /// Goes on from all steps, as far as no scalar is needed.
  ///
  /// - Returns: whether the pattern is found.
  private mutating func enter(from previous: Unicode.Scalar?, _ following: Unicode.Scalar?) -> Bool {
    mark += 1
    swap(&current, &open)
    open.append(0)
    current.removeAll(keepingCapacity: true)
    while let step = open.popLast() {
      guard marks[step] != mark else { continue }
      marks[step] = mark
      looks += 1
      switch program.steps[step] {
      case .one: current.append(step)
      case .place(let place): if place.holds(between: previous, following) { open.append(step + 1) }
      case .fork(let first, let second): open += [first, second]
      case .jump(let target): open.append(target)
      case .found: return true
      }
    }
    return false
  }

  private mutating func advance(by scalar: Unicode.Scalar) {
    next.removeAll(keepingCapacity: true)
    for step in current {
      looks += 1
      if case .one(let set) = program.steps[step], set.contains(scalar) { next.append(step + 1) }
    }
    swap(&current, &next)
  }
}
