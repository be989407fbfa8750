import SceneServices

extension SceneContext {
  func text(_ text: LibraryText) -> String { libraryTexts[text] }
}

extension Responder {
  /// Returns a text of the class library in the context's shown language, or in English without a context.
  func libraryText(_ text: LibraryText) -> String { contextIfAny?.text(text) ?? text.english }
}
