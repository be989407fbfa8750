import SceneRuntime
import SceneValues

/// A view that dims the presenter's content behind a presented view and blocks touches on that content.
final class PresentationShell: View, Covering, SafeAreaDependent {
  let dimming = View()
  let card: PresentationCard
  private weak var presentation: Presentation?

  init(_ presentation: Presentation, content: View) {
    self.presentation = presentation
    card = PresentationCard(content: content)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = Color(white: 0, alpha: 0.4)
    dimming.isUserInteractionEnabled = false
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
    addSubview(card)
  }

  required init(coder: Coder) throws {
    card = PresentationCard(content: View())
    try super.init(coder: coder)
  }

  override func layoutSubviews() {
    dimming.frame = bounds
    presentation?.layout()
  }

  var obscuresViewsBehind: Bool { presentation?.isUndimmed != true }

  override var accessibilityFacts: AccessibilityFacts? {
    let presented = presentation?.presented
    var facts = AccessibilityFacts(
      presented is AlertController ? .alert : .dialog, label: presented?.accessibleTitle ?? "")
    facts.content = .children
    return facts
  }

  override func accessibilityPerformEscape() -> Bool {
    presentation?.presented?.accessibilityPerformEscape() ?? false
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let presentation else { return hit }
    if presentation.isUndimmed { return nil }
    for view in presentation.passthroughViews where view.window === window {
      if let inside = view.hitTest(view.convert(point, from: self), with: event) { return inside }
    }
    return hit
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) {}
  override func touchesMoved(_ touches: [Touch], with event: Event) {}
  override func touchesCancelled(_ touches: [Touch], with event: Event) {}

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    presentation?.presented?.tapOutside()
  }
}
