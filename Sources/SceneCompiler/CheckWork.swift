import SceneValidation

/// What it took to check a scene, counted rather than timed: the same on every machine.
package final class CheckWork {
  /// What the parser said, and what was read again to say what is wrong with XML.
  package var events = 0
  package let steps = StepCounter()

  package init() {}

  package var total: Int { events + steps.count }
}
