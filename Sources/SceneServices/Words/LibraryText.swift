import SceneValues

/// A string that the library displays. The string is in the displayed language (`shownLocale`) if a
/// translation is available; otherwise, it is in English.
package enum LibraryText: String, CaseIterable {
  case back, more, cancel, done, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh
  case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  case cut, copy, paste, select, selectAll
  case delete, insert, close, moreInformation, clearText, refreshing, sectionIndex, editing
  case colors, grid, sliders, red, green, blue, opacity, hexadecimalColor
  /// The accessibility value of a page control. `%1` is the page number, and `%2` is the number of pages.
  case page
  case inProgress, progressHalted
  /// The accessibility value of a tab whose badge has no text.
  case new
  case menu
  /// The titles of the undo and redo commands. `%1` is the name of the action.
  case undoAction, redoAction

  package var english: String { LibraryTexts.english[self] }
}

package struct LibraryTexts {
  private let texts: [LibraryText: Substring]

  private init(_ row: String) {
    texts = Dictionary(uniqueKeysWithValues: zip(LibraryText.allCases, row.split(separator: "|")))
  }

  package subscript(_ text: LibraryText) -> String { texts[text].map { String($0) } ?? "" }

  package static let english = LibraryTexts(LibraryTexts.rows["en"]!)

  /// Loads the built-in strings for a locale, its script, or its language. If there are none, loads the English strings.
  package init(locale: String?) {
    let locales = LocaleName.suitable(for: locale ?? "en")
    let row = locales.lazy.compactMap { Self.rows[$0.joined(separator: "-")] }.first
    self = row.map { LibraryTexts($0) } ?? .english
  }

  package static var languages: [String] { rows.keys.sorted() }
}
