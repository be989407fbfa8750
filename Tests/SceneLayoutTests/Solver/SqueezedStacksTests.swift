import SceneLayout
import Testing

/// Chains of views that need more space than there is.
@Suite struct SqueezedStacksTests {
  private typealias Term = ConstraintSystem.Term

  /// Returns the lengths of views in a chain. Each view needs 21 points and can be compressed to its minimum.
  private func lengths(ofChain count: Int, in length: Double, minimum: Double = 0, isBottomEqual: Bool = true)
    -> [Double]
  {
    let system = ConstraintSystem()
    let starts = (0..<count).map { _ in system.addVariable() }
    let lengths = (0..<count).map { _ in system.addVariable() }
    var rank = 0
    func add(
      _ terms: [Term], _ relation: ConstraintSystem.Relation, _ constant: Double, priority: Double = 1000
    ) {
      rank += 1
      _ = system.add(.init(terms, relation, constant, priority: priority, rank: rank))
    }
    add([Term(1, starts[0])], .equal, 0)
    for index in 0..<count {
      add([Term(1, lengths[index])], .greaterThanOrEqual, minimum, priority: 999.9)
      add([Term(1, lengths[index])], .lessThanOrEqual, 21, priority: 250)
      add([Term(1, lengths[index])], .greaterThanOrEqual, 21, priority: 750)
      guard index > 0 else { continue }
      add(
        [Term(1, starts[index]), Term(-1, starts[index - 1]), Term(-1, lengths[index - 1])], .equal, 0)
    }
    add(
      [Term(1, starts[count - 1]), Term(1, lengths[count - 1])], isBottomEqual ? .equal : .lessThanOrEqual,
      length)
    system.solve()
    return lengths.map { system[$0] }
  }

  private func expected(_ count: Int, in length: Double, minimum: Double = 0) -> [Double] {
    var rest = length - minimum * Double(count)
    return (0..<count).map { _ in
      let more = min(rest, 21 - minimum)
      rest -= more
      return minimum + more
    }
  }

  @Test(
    "If a chain of views is too long, the last views are compressed", arguments: [40, 60, 200, 500],
    [true, false])
  func compressesLastViews(_ count: Int, _ isBottomEqual: Bool) {
    for (length, minimum) in [(480.0, 0.0), (10_500, 5), (462, 0), (0, 0)]
    where minimum * Double(count) <= length {
      let lengths = lengths(ofChain: count, in: length, minimum: minimum, isBottomEqual: isBottomEqual)
      let expected = expected(count, in: min(length, 21 * Double(count)), minimum: minimum)
      guard isBottomEqual == false || length <= 21 * Double(count) else { continue }
      let differences = zip(lengths, expected).map { abs($0 - $1) }
      #expect((differences.max() ?? 0) < 1e-6, "\(count) views in \(length)")
    }
  }
}
