/// A counter of the steps of work in an object graph, so that tests can limit work independently of time.
///
/// A step is a visit to a view during layout or drawing, to a controller in a stack, or to a waiting timer.
package final class WorkCounter {
  // SceneUI adds a step for each view in each layout pass and picture, so `add` is inlined and not checked for
  // exclusivity.
  @usableFromInline @exclusivity(unchecked) var count = 0

  package init() {}

  package var steps: Int { count }

  @inlinable package func add(_ more: Int = 1) { count &+= more }
}
