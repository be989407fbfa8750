import SceneProgram

/// The clipboard of a browser. Its contents are unknown until the user pastes.
final class WebPasteboard: Pasteboard {
  var onWrite: (String) -> Void = { _ in }
  private var text: String?

  var string: String? {
    get { text }
    set {
      text = newValue
      onWrite(newValue ?? "")
    }
  }

  func receive(_ text: String) { self.text = text }
}
