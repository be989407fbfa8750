/// Counts what a graph does, so that a bound on it can be tested without a clock.
///
/// A step is one look at a view while everything is laid out or drawn, at a controller of a stack, or at a timer that
/// waits. What text is measured, its metrics can count.
package final class WorkCounter {
  package private(set) var steps = 0

  func add(_ count: Int = 1) { steps &+= count }
}
