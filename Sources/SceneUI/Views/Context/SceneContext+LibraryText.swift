import SceneServices

extension SceneContext {
  /// A word of the library, in the shown language.
  func text(_ text: LibraryText) -> String { libraryTexts[text] }
}

extension Responder {
  /// A word of the library, in the shown language of the context; in English for a responder without a context.
  func libraryText(_ text: LibraryText) -> String { contextIfAny?.text(text) ?? text.english }
}
