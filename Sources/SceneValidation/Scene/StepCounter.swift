import SceneDiagnostics

/// A counter of the steps that rules perform, so that tests can limit the steps without measuring time. A step is one
/// access to an object, a value, a link between scenes, or a candidate name.
package final class StepCounter {
  private var steps = 0

  package init() {}

  package var count: Int { steps }

  func add(_ count: Int = 1) { steps &+= count }

  /// The maximum number of searches that compare a name with many candidates. The limit prevents quadratic time in large
  /// projects in which all names are wrong.
  package static let maximumSearches = 200
  package static let minimumSearchSteps = 100
  private var searches = 0

  /// Returns all candidates with the smallest distance to a name, or an empty set if too many searches have been
  /// performed. The number of letters that differ can be at most `misspellings` and at most a third of all letters.
  func closestMatches(
    to name: String, in candidates: some Sequence<String>, atMost misspellings: Int = .max
  ) -> Set<String> {
    guard searches < Self.maximumSearches else {
      let few = Array(counting(candidates).prefix(Self.minimumSearchSteps + 1))
      return few.count > Self.minimumSearchSteps
        ? [] : SceneDiagnostics.closestMatches(to: name, in: few, atMost: misspellings)
    }
    let before = steps
    let matches = SceneDiagnostics.closestMatches(to: name, in: counting(candidates), atMost: misspellings)
    if steps &- before > Self.minimumSearchSteps { searches += 1 }
    return matches
  }

  func closestMatch(
    to name: String, in candidates: some Sequence<String>, atMost misspellings: Int = .max
  ) -> String? {
    closestMatches(to: name, in: candidates, atMost: misspellings).min()
  }

  func counting<Elements: Sequence>(_ elements: Elements) -> some Sequence<Elements.Element> {
    elements.lazy.map { element in
      self.add()
      return element
    }
  }
}
