import SceneValidation

/// A deterministic measure of the work required to check a scene. It counts steps rather than time.
package final class CheckWork {
  /// The number of parser events, including those of the second pass, which finds the cause of an XML error.
  package var events = 0
  package let steps = StepCounter()

  package init() {}

  package var total: Int { events + steps.count }
}
