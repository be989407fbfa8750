import SceneArchive

/// The language in which objects of a file are made.
struct FileLanguage: Hashable, Sendable {
  /// The file's table of translations; nil for the scene's own texts.
  var table: Int?
}

extension SceneFile {
  /// The first of the locales that there is a table of, or of its language: for `pt-BR`, that of `pt-BR` or else that of
  /// `pt`. Where there is none, the scene's own texts.
  ///
  /// A table without translations stands for the scene's own texts, so that somebody who prefers the scene's language
  /// is not given the next one.
  func language(preferring locales: [String]) -> FileLanguage {
    guard !tableLocales.isEmpty else { return FileLanguage() }
    for locale in locales {
      var parts = LocaleName.parts(of: locale)
      while !parts.isEmpty {
        if let table = tableLocales.firstIndex(of: parts) { return FileLanguage(table: table) }
        parts.removeLast()
      }
    }
    return FileLanguage()
  }

  /// The locales that there are translations for, as their directories were called.
  public var locales: [String] {
    (0..<archive.stringTableCount).map { archive.string(at: archive.stringTable(at: $0).locale) }
  }
}

enum LocaleName {
  /// `pt` and `br` for `pt-BR` and for `pt_BR`: neither the case nor the sign between them matters.
  static func parts(of name: String) -> [String] {
    name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }
}
