import SceneServices

extension SceneContext {
  func text(_ text: LibraryText) -> String { libraryTexts[text] }
}

extension Responder {
  /// Returns a string of the class library in the context's language, or in English if there is no context.
  func libraryText(_ text: LibraryText) -> String { contextIfAny?.text(text) ?? text.english }
}
