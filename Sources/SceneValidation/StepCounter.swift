/// Counts what rules do, so that a bound on it can be tested without a clock.
///
/// A rule is a loop over one of the document's arrays, as long as the document is. What it does beside that for each
/// thing is where the square of a size would come from, and that is counted: a step is one look at an object, a value, a
/// way between scenes, or a name that may have been meant.
package final class StepCounter {
  private var steps = 0

  package init() {}

  package var count: Int { steps }

  func add(_ count: Int = 1) { steps &+= count }

  /// The same elements, each a step when somebody comes to it.
  func counting<Elements: Sequence>(_ elements: Elements) -> some Sequence<Elements.Element> {
    elements.lazy.map { element in
      self.add()
      return element
    }
  }
}
