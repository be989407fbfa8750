import SceneUI

package final class Recorder {
  package var log: [String] = []

  package init() {}

  package func take() -> [String] {
    defer { log = [] }
    return log
  }

  package func listen(to control: Control, as prefix: String = "") {
    for (name, event) in Control.Events.all {
      control.addTarget(self, for: event) { (recorder, _: Control) in recorder.log.append(prefix + name) }
    }
  }

  package func listen(to recognizer: GestureRecognizer, as name: String = "") {
    recognizer.addTarget(self) { recorder, recognizer in
      recorder.log.append(name.isEmpty ? recognizer.state.rawValue : "\(name) \(recognizer.state.rawValue)")
    }
  }
}

extension Control.Events {
  package static let all: [(String, Control.Events)] = [
    ("down", .touchDown), ("downRepeat", .touchDownRepeat), ("dragInside", .touchDragInside),
    ("dragOutside", .touchDragOutside), ("dragEnter", .touchDragEnter), ("dragExit", .touchDragExit),
    ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
    ("valueChanged", .valueChanged), ("primary", .primaryActionTriggered),
  ]
}

/// A random number generator with the same results for the same seed.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
