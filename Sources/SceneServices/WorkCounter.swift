/// Counts the work of an object graph, so that tests can limit it independently of time.
///
/// A step is a visit of a view during layout or drawing, of a controller in a stack, or of a waiting timer.
package final class WorkCounter {
  // SceneUI adds a step for each view of a layout pass and picture, so `add` is inlined and not checked for
  // exclusivity.
  @usableFromInline @exclusivity(unchecked) var count = 0

  package init() {}

  package var steps: Int { count }

  @inlinable package func add(_ more: Int = 1) { count &+= more }
}
