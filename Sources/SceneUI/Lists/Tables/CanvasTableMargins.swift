import SceneDrawing
import SceneValues

/// Header and footer heights on an editor's canvas, in points. Tools use them to display a table as the editor saved it.
package struct CanvasTableMargins: Sendable {
  /// The header height that the table specifies for untitled sections. A negative value selects the system default.
  package var header = -1.0
  package var footer = -1.0
  package var plainHeader = 50.0
  /// The footer height of a plain table, or nil to use `footer`.
  package var plainFooter: Double?
  /// The header height of a grouped table's first section if that section is untitled. If nil, `header` is used.
  package var untitledFirst: Double?
  /// Whether headers and footers without text are hidden in a plain table. If true, empty text counts as missing text.
  package var hidesUntitled = false
  /// Whether untitled sections of a plain table have no header if any section of the table has a title.
  package var hidesUntitledBesideTitles = false
  /// The height that is added to the text height of the first section's title.
  package var firstTitle = 39.5
  package var titleWithFooter = 29.5
  package var title = 22.0
  /// The height that is added to the text height of a grouped table's footer.
  package var footerText = 14.0
  package var fontSize = 13.0
  package var lineHeight = 16.0

  package var side = 16.0

  package init() {}

  private static let automatic = 17.5
  private static let usualPlainFooter = 28.0
  private static let emptyFooter = 22.0

  func height(of place: TableMargin.Place, in table: TableView) -> Double {
    let section = table.staticSection(place.section)
    let hidesUntitled =
      hidesUntitled || hidesUntitledBesideTitles && table.staticSections.contains { $0.header != nil }
    switch place {
    case .header(let index):
      let title = shown(section?.header)
      if table.style == .plain { return hidesUntitled && title == nil && section != nil ? 0 : plainHeader }
      // The canvas shows a caption above prototypes.
      if section == nil { return floored(firstTitle, in: table) + lineHeight }
      guard let text = title else {
        let usual = header >= 0 ? header : Self.automatic
        return index == 0 ? untitledFirst ?? usual : usual
      }
      let around = index == 0 ? firstTitle : section?.footer == nil ? self.title : titleWithFooter
      return floored(around, in: table) + lines(of: text.uppercased(), in: table)
    case .footer:
      let text = shown(section?.footer)
      if table.style == .plain, hidesUntitled, section != nil, text == nil { return 0 }
      if table.style == .plain {
        return plainFooter ?? (footer >= 0 && section != nil ? footer : Self.usualPlainFooter)
      }
      guard let text else { return footer >= 0 ? footer : Self.automatic }
      guard !text.isEmpty else { return Self.emptyFooter }
      return floored(footerText, in: table) + lines(of: text, in: table)
    }
  }

  private func shown(_ text: String?) -> String? { hidesUntitled && text?.isEmpty == true ? nil : text }

  private func lines(of text: String, in table: TableView) -> Double {
    guard !text.isEmpty else { return 0 }
    let width = table.bounds.width - 2 * (table.rowInset + side)
    let layout = TextLayout(text, font: .system(fontSize), width: max(0, width), metrics: table.textMetrics)
    return lineHeight * Double(layout.lines.count)
  }

  private func floored(_ height: Double, in table: TableView) -> Double {
    let scale = table.contextIfAny?.displayScale ?? 2
    return (height * scale).rounded(.down) / scale
  }
}
