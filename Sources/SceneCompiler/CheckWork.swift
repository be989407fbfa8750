import SceneValidation

/// A deterministic measure of the work of checking a scene. It counts steps instead of time.
package final class CheckWork {
  /// The number of parser events, including those of a second pass that explains XML errors.
  package var events = 0
  package let steps = StepCounter()

  package init() {}

  package var total: Int { events + steps.count }
}
