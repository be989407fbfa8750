import SceneServices

extension SceneContext {
  /// What the library says in the language that is shown.
  func text(_ text: LibraryText) -> String { libraryTexts[text] }
}

extension View {
  /// What the library says in the language that is shown where the view is; in English, where it is nowhere.
  func libraryText(_ text: LibraryText) -> String { contextIfAny?.text(text) ?? text.english }
}
