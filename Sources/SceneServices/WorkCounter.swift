/// A counter of the work steps in an object graph, which allows tests to limit work independently of time. A step is one
/// visit to a view during layout or drawing, to a controller in a stack, or to a waiting timer.
package final class WorkCounter {
  // SceneUI adds a step for each view in each layout pass and picture, so `add` is inlined without exclusivity checks.
  @usableFromInline @exclusivity(unchecked) var count = 0

  package init() {}

  package var steps: Int { count }

  @inlinable package func add(_ more: Int = 1) { count &+= more }
}
