import SceneUI

private class Declaring: View {
  // snippet: Hosts.md
  override class var declaration: ClassDeclaration {
    ClassDeclaration(ClockView.self, element: "clockView", "A clock with two hands.") {
      $0.property("hour", default: 10, in: 0...23, get: \.hour, set: { $0.hour = $1 })
      $0.outlet("label") { $0.label = $1 }
      $0.action("wind:") { (clock, sender: Button) in clock.wind() }
    }
  }
  // end
}

private final class PanesController: ViewController {
  override class var declaration: ClassDeclaration {
    ClassDeclaration(PanesController.self) {
      // snippet: Hosts.md
      $0.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
      // end
    }
  }

  private func hold(_ pane: ViewController) {
    addChild(pane)
    pane.didMove(toParent: self)
  }
}

private func appearance(in context: SceneContext) {
  // snippet: Hosts.md
  context.appearance(of: Label.self, in: [TableViewCell.self, TableView.self]).textColor = Color(.darkGray)
  context.appearance(of: Button.self).setTitleColor(.red, for: .highlighted)
  // end
}

// snippet: Hosts.md
extension AppearanceKeys where Object: ClockView {
  var dialColor: AppearanceKey<Color> { AppearanceKey() }
}
// end
