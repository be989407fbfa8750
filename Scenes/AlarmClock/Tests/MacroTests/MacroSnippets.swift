// snippet: SceneMacros.md
import SceneMacros
import SceneUI

/// Counts how often its button was tapped.
@SceneObject final class CounterViewController: ViewController {
  @Outlet private weak var label: Label!
  @Inspectable var step = 1  // step="2" in a scene; 1 is the default
  private var count = 0

  @Action private func countUp(_ sender: Button) {
    count += step
    label.text = "\(count)"
  }
}
// end

private enum Written {
  // snippet: Macros.swift
  /// Counts how often its button was tapped.
  @SceneObject final class CounterViewController: ViewController {
    @Outlet private weak var label: Label!
    @Inspectable var step = 1
    private var count = 0

    @Action private func countUp(_ sender: Button) {
      count += step
      label.text = "\(count)"
    }
  }
  // end
}

private enum Expanded {
  final class CounterViewController: ViewController {
    private weak var label: Label!
    private var step = 1
    private func countUp(_ sender: Button) {}

    // snippet: Macros.swift
    override class var declaration: ClassDeclaration {
      ClassDeclaration(CounterViewController.self, "Counts how often its button was tapped.") {
        $0.outlet("label", get: { $0.label }, set: { $0.label = $1 })
        $0.property("step", default: 1, get: { $0.step }, set: { $0.step = $1 })
        $0.action("countUp:") { $0.countUp($1) }
      }
    }
    // end
  }
}

@SceneObject private final class PanesController: ViewController {
  private func hold(_ pane: ViewController) {}

  // snippet: Macros.swift
  private static func declareMembers(_ members: inout ClassMembers<PanesController>) {
    members.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
    members.children("panes", atLeast: 1, atMost: 3)
  }
  // end
}

private final class ClockView: View {}

@SceneObject private final class ClockController: ViewController {
  // snippet: Macros.swift
  @Outlet private weak var label: Label!
  @Outlet var faces: [ClockView] = []  // an outlet collection, in scene order
  // end

  // snippet: Macros.swift
  @Action private func pause() {}  // pause
  @Action private func change(_ sender: Slider) {}  // change:
  @Action private func touch(_ sender: Control, forEvent event: Event?) {}  // touch:forEvent:
  @Action private func unwindToClock(_ segue: Segue) {}  // unwindToClock:
  // end
}
