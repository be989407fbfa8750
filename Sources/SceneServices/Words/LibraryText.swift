import SceneValues

/// What the library says of its own accord: on buttons that scenes need not title, and to people who do not see the screen.
///
/// It is said in the language that the context shows (`shownLocale`), where that is one of the built-in ones, and else in English.
package enum LibraryText: String, CaseIterable {
  case back, more, cancel, done, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh
  case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  case cut, copy, paste, select, selectAll
  case delete, insert, close, moreInformation, clearText, refreshing, sectionIndex, editing
  case colors, grid, sliders, red, green, blue, opacity, hexadecimalColor
  /// Of a page control: which page of how many, in place of `%1` and `%2`.
  case page
  case inProgress, progressHalted
  /// The value of a tab whose badge has no text.
  case new
  case menu
  /// The titles of commands that undo and redo something, whose name replaces `%1`.
  case undoAction, redoAction

  package var english: String { LibraryTexts.english[self] }
}

/// The texts of one language.
package struct LibraryTexts {
  private let texts: [LibraryText: Substring]

  private init(_ row: String) {
    texts = Dictionary(uniqueKeysWithValues: zip(LibraryText.allCases, row.split(separator: "|")))
  }

  package subscript(_ text: LibraryText) -> String { texts[text].map { String($0) } ?? "" }

  package static let english = LibraryTexts(LibraryTexts.rows["en"]!)

  /// The texts of a locale, of its script or of its language; those of English, where there are none.
  ///
  /// - Parameter locale: such as `pt-BR`; nil for English.
  package init(locale: String?) {
    let chain = LocaleName.chain(of: LocaleName.parts(of: Self.scripted(locale ?? "en")))
    let row = chain.lazy.compactMap { Self.rows[$0.joined(separator: "-")] }.first
    self = row.map { LibraryTexts($0) } ?? .english
  }

  /// Chinese differs by script, which regions stand for; and there are two names for the Norwegian of most.
  private static func scripted(_ locale: String) -> String {
    let parts = LocaleName.parts(of: locale)
    switch parts.first {
    case "zh" where !parts.contains("hans") && !parts.contains(where: ["hant", "tw", "hk", "mo"].contains):
      return "zh-hans"
    case "zh" where !parts.contains("hans"): return "zh-hant"
    case "no", "nn": return "nb"
    case "iw": return "he"
    default: return locale
    }
  }

  package static var languages: [String] { rows.keys.sorted() }
}
