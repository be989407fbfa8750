import SceneProgram

/// The clipboard of a browser. What is in it is only known when somebody pastes.
final class WebPasteboard: Pasteboard {
  /// Called with what the program puts there.
  var onWrite: (String) -> Void = { _ in }
  private var text: String?

  var string: String? {
    get { text }
    set {
      text = newValue
      onWrite(newValue ?? "")
    }
  }

  /// Somebody pastes: the text is there from now on.
  func receive(_ text: String) { self.text = text }
}
