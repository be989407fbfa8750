import SceneUI

private enum Stylables {
  // snippet: Stylable.swift
  final class ClockView: View {
    @Stylable var dialColor = Color.white { didSet { setNeedsDisplay() } }

    override class var declaration: ClassDeclaration {
      ClassDeclaration(ClockView.self) {
        $0.property(
          "dialColor", default: .white, appearance: \.$dialColor, get: \.dialColor, set: { $0.dialColor = $1 }
        )
      }
    }
  }
  // end

  // snippet: StyleVariant.swift
  enum Hand: String, SceneEnumeration, StyleVariant {
    case hour, minute
    static let element = "hand"
    static let base = Hand.hour
    static let axes = [StyleAxis("name", \Hand.self)]
  }
  // end
}

private final class TitledView: View {
  // snippet: StyleVariant.swift
  private var titleColors = StyleValues<Control.State, Color>()
  // end

  func setTitleColor(_ color: Color?, for state: Control.State) {}

  override class var declaration: ClassDeclaration {
    ClassDeclaration(TitledView.self) {
      // snippet: StyleVariant.swift, continued
      $0.property("titleColor", appearance: \.titleColors) { $0.setTitleColor($1, for: $2) }
      // end
    }
  }
}

private final class CaptionView: View {
  var caption = ""
  var inkColor = Color.label

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CaptionView.self) {
      // snippet: ClassMembers.swift
      $0.property("caption", default: "", get: \.caption, set: { $0.caption = $1 })
      $0.localizable("caption")
      // end
      // snippet: ClassMembers+Facts.swift
      $0.accessibleText("caption")
      // end
      // snippet: ClassMembers+Facts.swift
      $0.property("inkColor", default: .label, get: \.inkColor, set: { $0.inkColor = $1 })
      $0.textColor("inkColor")
      // end
      // snippet: ClassMembers+Facts.swift
      $0.sendsWithoutEvent("editingChanged", "editingDidEnd")
      // end
    }
  }
}

private final class PanesController: ViewController {
  private func hold(_ pane: ViewController) {}

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PanesController.self) {
      // snippet: ClassMembers+Facts.swift
      $0.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
      $0.children("panes", atLeast: 1, atMost: 3)
      // end
      // snippet: ClassMembers+Facts.swift
      $0.children("viewControllers", atMost: 1)
      $0.children("viewControllers", atMost: 2, where: ["spineLocation": "mid"])
      // end
    }
  }
}

private class Declaring: View {
  // snippet: ClassDeclaration.swift
  override class var declaration: ClassDeclaration {
    ClassDeclaration(ClockView.self, "A clock face with three hands.") {
      $0.property("dialColor", default: .white, get: \.dialColor, set: { $0.dialColor = $1 })
      $0.outlet("legend") { $0.legend = $1 }
      $0.action("reset:") { $0.reset($1) }
    }
  }
  // end
}

private enum Plain {
  // snippet: SceneObject.swift
  final class AlarmModel: PlainSceneObject {
    init() {}
    func awakeFromNib() {}
    static var declaration: ClassDeclaration { ClassDeclaration(AlarmModel.self) }
  }
  // end
}
