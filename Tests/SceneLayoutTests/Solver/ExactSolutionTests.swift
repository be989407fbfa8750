import SceneLayout
import TestSupport
import Testing

@Suite struct ExactSolutionTests {
  @Test("Solutions of small random systems match those of an exact solver")
  func smallSystemsAgreeWithExhaustiveSearch() {
    for seed in RandomSeeds.of(20_000) {
      let random = RandomSystem(seed: seed)
      let (system, variables) = random.system()
      system.solve()
      let exact = ExactSolver(variableCount: random.variableCount, rows: random.rows)
      let expected = exact.solution().map(\.double)
      let found = variables.map { system[$0] }
      let broken = system.conflicts.map { conflict in
        random.rows[conflict.broken.index].rank
      }
      guard broken == exact.broken, zip(expected, found).allSatisfy({ abs($0 - $1) < 1e-6 }) else {
        Issue.record(
          "seed \(seed): \(expected) became \(found), \(exact.broken) \(broken), of \(random.rows)")
        return
      }
    }
  }
}
