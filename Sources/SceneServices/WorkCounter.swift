/// Counts what a graph does, so that a test can bound it without a clock.
///
/// A step is one look at a view while everything is laid out or drawn, at a controller of a stack, or at a timer that
/// waits. Text metrics can count what they measure.
package final class WorkCounter {
  // SceneUI adds a step for each view of a layout pass and of a picture, so `add` is inlined there, and no access is
  // checked at run time.
  @usableFromInline @exclusivity(unchecked) var count = 0

  package init() {}

  package var steps: Int { count }

  @inlinable package func add(_ more: Int = 1) { count &+= more }
}
