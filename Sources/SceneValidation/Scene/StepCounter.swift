import SceneDiagnostics

/// Counts what rules do, so that a bound on it can be tested without a clock.
///
/// A rule is a loop over one of the document's arrays. If it searches again for each element, its work may grow with
/// the square of the size. So these searches are counted: a step is one look at an object, a value, a link between
/// scenes, or a name that may have been meant.
package final class StepCounter {
  private var steps = 0

  package init() {}

  package var count: Int { steps }

  func add(_ count: Int = 1) { steps &+= count }

  /// How many names are compared with many others; the ones after these with few alone.
  ///
  /// Where all names of a large project are wrong, to compare each with each would take the square of their number, and
  /// nobody reads so many suggestions.
  package static let greatestSearches = 200
  /// How many names are few.
  package static let fewNames = 100
  private var searches = 0

  /// The candidates that are as close to a name as the closest; none once too many names were compared with many.
  ///
  /// - Parameters:
  ///   - name: what is written.
  ///   - candidates: what may have been meant.
  ///   - slips: how many letters may differ at most; by default a third of them.
  /// - Returns: those that are equally close.
  func closestMatches(
    to name: String, in candidates: some Sequence<String>, atMost slips: Int = .max
  ) -> Set<String> {
    guard searches < Self.greatestSearches else {
      let few = Array(counting(candidates).prefix(Self.fewNames + 1))
      return few.count > Self.fewNames
        ? [] : SceneDiagnostics.closestMatches(to: name, in: few, atMost: slips)
    }
    let before = steps
    let matches = SceneDiagnostics.closestMatches(to: name, in: counting(candidates), atMost: slips)
    if steps &- before > Self.fewNames { searches += 1 }
    return matches
  }

  /// The first of them in the alphabet.
  func closestMatch(
    to name: String, in candidates: some Sequence<String>, atMost slips: Int = .max
  ) -> String? {
    closestMatches(to: name, in: candidates, atMost: slips).min()
  }

  /// The same elements, each counted as a step when it is reached.
  func counting<Elements: Sequence>(_ elements: Elements) -> some Sequence<Elements.Element> {
    elements.lazy.map { element in
      self.add()
      return element
    }
  }
}
