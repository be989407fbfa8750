import SceneDiagnostics
import Testing

@testable import SceneValidation

@Suite("Suggestions scale with the project")
struct SuggestionWorkTests {
  /// Returns the number of steps for as many misspelled names as valid ones.
  private func steps(_ count: Int) -> Int {
    let steps = StepCounter()
    let names = (0..<count).map { "screen\($0)" }
    for number in 0..<count { _ = steps.closestMatches(to: "missing\(number)", in: names) }
    return steps.count
  }

  @Test("The work to suggest names is proportional to the number of names")
  func workIsProportionalToNames() {
    let (less, more) = (steps(1000), steps(2000))
    #expect(less <= StepCounter.maximumSearches * 1000 + 1000 * (StepCounter.minimumSearchSteps + 1))
    #expect(
      more - less <= 1000 * (StepCounter.maximumSearches + StepCounter.minimumSearchSteps + 1),
      "\(less), \(more)")
  }

  @Test("After many searches, suggests names only from short lists")
  func suggestsAmongFewNamesEvenAfterManySearches() {
    let steps = StepCounter()
    let names = (0..<1000).map { "screen\($0)" }
    #expect(steps.closestMatch(to: "scren7", in: names) == "screen7")
    for number in 0..<StepCounter.maximumSearches {
      _ = steps.closestMatches(to: "missing\(number)", in: names)
    }
    #expect(steps.closestMatch(to: "scren7", in: names) == nil)
    #expect(steps.closestMatch(to: "scren7", in: names.prefix(StepCounter.minimumSearchSteps)) == "screen7")
  }
}
