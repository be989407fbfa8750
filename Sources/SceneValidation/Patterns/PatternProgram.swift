/// A pattern as steps from one to another: Thompson's way of matching, in which a text is read once.
struct PatternProgram: Sendable {
  enum Step: Sendable {
    case one(ScalarSet)
    case place(PatternPlace)
    /// Goes on at both.
    case fork(Int, Int)
    case jump(Int)
    case found
  }

  private(set) var steps: [Step] = []
  /// A repeated part may match nothing, and counting such repetitions must not go on for ever.
  private var visits = 0

  /// - Throws: `PatternFault` for a pattern that is too large when its repetitions are written out.
  init(_ pattern: PatternNode) throws(PatternFault) {
    try add(pattern)
    try append(.found)
  }

  private mutating func append(_ step: Step) throws(PatternFault) {
    steps.append(step)
    // The last says that it was found.
    guard steps.count <= TextPattern.greatestSize + 1 else { throw Self.tooLarge }
  }

  private static let tooLarge = PatternFault(
    """
    with its repetitions written out, the pattern has more than \(TextPattern.greatestSize) steps
    """, at: 0)

  private mutating func add(_ node: PatternNode) throws(PatternFault) {
    visits += 1
    guard visits <= 10 * TextPattern.greatestSize else { throw Self.tooLarge }
    switch node {
    case .empty: break
    case .one(let set): try append(.one(set))
    case .place(let place): try append(.place(place))
    case .sequence(let parts): for part in parts { try add(part) }
    case .choice(let branches): try add(branches)
    case .repeated(let part, let least, let most): try add(part, least, most)
    }
  }

  private mutating func add(_ branches: [PatternNode]) throws(PatternFault) {
    var ends: [Int] = []
    for branch in branches.dropLast() {
      let fork = steps.count
      try append(.fork(fork + 1, 0))
      try add(branch)
      ends.append(steps.count)
      try append(.jump(0))
      steps[fork] = .fork(fork + 1, steps.count)
    }
    try add(branches[branches.count - 1])
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private mutating func add(_ part: PatternNode, _ least: Int, _ most: Int?) throws(PatternFault) {
    for _ in 0..<least { try add(part) }
    guard let most else {
      let fork = steps.count
      try append(.fork(fork + 1, 0))
      try add(part)
      try append(.jump(fork))
      steps[fork] = .fork(fork + 1, steps.count)
      return
    }
    var forks: [Int] = []
    for _ in least..<most {
      forks.append(steps.count)
      try append(.fork(steps.count + 1, 0))
      try add(part)
    }
    for fork in forks { steps[fork] = .fork(fork + 1, steps.count) }
  }
}
