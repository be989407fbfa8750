import CSDL2
import SceneProgram

/// What an input method is writing, from SDL's events into the text field that shows it.
final class DesktopComposition {
  private let session: ScreenSession
  /// Whether the input method is writing something, by what it has said last.
  private var isUnderWay = false

  init(session: ScreenSession) { self.session = session }

  /// Takes what the input method is writing: short texts lie in the event, others beside it.
  func take(_ event: SDL_Event) {
    if event.type == SDL_TEXTEDITING_EXT.rawValue {
      guard let bytes = event.editExt.text else { return }
      defer { SDL_free(bytes) }
      compose(String(cString: bytes), start: Int(event.editExt.start), length: Int(event.editExt.length))
    } else {
      let text = withUnsafeBytes(of: event.edit.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      compose(text, start: Int(event.edit.start), length: Int(event.edit.length))
    }
  }

  private func compose(_ text: String, start: Int, length: Int) {
    isUnderWay = !text.isEmpty
    session.compose(text, selected: Self.selection(in: text, start: start, length: length))
  }

  /// SDL counts scalars. Of input methods that it does not ask for the caret, it says nothing but zeros: that stands at
  /// the end, as in any text that is being written.
  static func selection(in text: String, start: Int, length: Int) -> Range<Int> {
    guard start > 0 || length > 0 else { return text.count..<text.count }
    let scalars = text.unicodeScalars
    func characters(before place: Int) -> Int {
      let end = scalars.index(scalars.startIndex, offsetBy: max(0, place), limitedBy: scalars.endIndex)
      return String(scalars[..<(end ?? scalars.endIndex)]).count
    }
    let first = characters(before: start)
    return first..<max(first, characters(before: start + max(0, length)))
  }

  /// The input method has decided.
  ///
  /// - Returns: false where nothing was being composed.
  func commit(_ text: String) -> Bool {
    isUnderWay = false
    return session.isComposing && session.insertText(text)
  }

  /// Where the field has ended what is composed, because it lost the keys or got another text, the input method begins
  /// anew.
  func update() {
    guard isUnderWay, !session.isComposing else { return }
    isUnderWay = false
    guard SDL_IsTextInputActive() == SDL_TRUE else { return }
    SDL_StopTextInput()
    SDL_StartTextInput()
  }
}
