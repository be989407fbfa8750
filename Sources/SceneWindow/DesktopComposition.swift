import CSDL2
import SceneProgram

/// Transfers text from an input method to the text field. SDL reports the text as events.
final class DesktopComposition {
  private let session: ScreenSession
  private var isInProgress = false

  init(session: ScreenSession) { self.session = session }

  /// Handles an editing event. Long text is stored outside the event.
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
    isInProgress = !text.isEmpty
    session.compose(text, selected: Self.selection(in: text, start: start, length: length))
  }

  /// Converts SDL's selection, which is measured in Unicode scalars, to a range of characters. If the input method has
  /// no caret, SDL reports zeros, which are converted to the end of the text.
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

  /// Commits text from the input method. Returns false if no text was being composed.
  func commit(_ text: String) -> Bool {
    isInProgress = false
    return session.isComposing && session.insertText(text)
  }

  /// Restarts the input method if the field ended the composition, for example because it lost focus or its text was set.
  func update() {
    guard isInProgress, !session.isComposing else { return }
    isInProgress = false
    guard SDL_IsTextInputActive() == SDL_TRUE else { return }
    SDL_StopTextInput()
    SDL_StartTextInput()
  }
}
