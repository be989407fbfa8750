import SceneLayout
import SceneValues
import Testing

@Suite struct CanceledSolvingTests {
  private typealias Term = ConstraintSystem.Term

  /// Variables that compete for the same space, so that the solver takes many steps.
  private var crowd: ConstraintSystem {
    let system = ConstraintSystem()
    let variables = (0..<40).map { _ in system.addVariable() }
    for (rank, variable) in variables.enumerated() {
      _ = system.add(.init([Term(1, variable)], .greaterThanOrEqual, 10, priority: 750, rank: rank))
    }
    _ = system.add(.init(variables.map { Term(1, $0) }, .lessThanOrEqual, 5, priority: 1000, rank: 40))
    return system
  }

  @Test("A canceled solve ends early")
  func canceled() {
    let cancellation = Cancellation()
    cancellation.during { _ = crowd.solve() }
    #expect(!cancellation.wasNoticed)
    cancellation.request()
    cancellation.during { _ = crowd.solve() }
    #expect(cancellation.wasNoticed)
  }
}
