import SceneDrawing
import SceneValues

/// How much room there is above and below the rows of a scene on the canvas of an editor, in points: for tools that show a
/// table as it was saved.
///
/// The canvas gives every section of a plain table a header and a footer, and room above the first title of a grouped one.
package struct CanvasTableMargins: Sendable {
  /// What the table says of sections without titles; less than 0 where it leaves that to the system.
  package var header = -1.0
  package var footer = -1.0
  /// Of a plain table.
  package var plainHeader = 50.0
  /// Of a grouped table: what is left above the first section where it has no title; nil for the header's height.
  package var untitledFirst: Double?
  /// Whether sections of a plain table that have no title have no room for one, and empty titles count for none.
  package var hidesUntitled = false
  /// Whether they have none where another section of the table has a title.
  package var hidesUntitledBesideTitles = false
  /// Of a grouped table: what a title takes besides its lines: the first one, one of a section that has a footer too, and
  /// any other.
  package var firstTitle = 39.5
  package var titleWithFooter = 29.5
  package var title = 22.0
  /// Of a grouped table: what a footer takes besides its lines.
  package var footerText = 14.0

  /// At the sides of a footer's text.
  package var side = 16.0

  package init() {}

  private static let font = Font.system(13)
  private static let lineHeight = 16.0
  private static let automatic = 17.5
  private static let plainFooter = 28.0

  func height(of place: TableMargin.Place, in table: TableView) -> Double {
    let section = table.staticSection(place.section)
    let hidesUntitled =
      hidesUntitled || hidesUntitledBesideTitles && table.staticSections.contains { $0.header != nil }
    switch place {
    case .header(let index):
      let title = shown(section?.header)
      if table.style == .plain { return hidesUntitled && title == nil && section != nil ? 0 : plainHeader }
      // Above prototypes stands what they are.
      if section == nil { return floored(firstTitle, in: table) + Self.lineHeight }
      guard let text = title else {
        let usual = header >= 0 ? header : Self.automatic
        return index == 0 ? untitledFirst ?? usual : usual
      }
      let around = index == 0 ? firstTitle : section?.footer == nil ? self.title : titleWithFooter
      return floored(around, in: table) + lines(of: text.uppercased(), in: table)
    case .footer:
      let text = shown(section?.footer)
      if table.style == .plain, hidesUntitled, section != nil, text == nil { return 0 }
      if table.style == .plain { return footer >= 0 ? footer : Self.plainFooter }
      guard let text else { return footer >= 0 ? footer : Self.automatic }
      return footerText + lines(of: text, in: table)
    }
  }

  private func shown(_ text: String?) -> String? { hidesUntitled && text?.isEmpty == true ? nil : text }

  private func lines(of text: String, in table: TableView) -> Double {
    guard !text.isEmpty else { return 0 }
    let width = table.bounds.width - 2 * (table.rowInset + side)
    let layout = TextLayout(text, font: Self.font, width: max(0, width), metrics: table.textMetrics)
    return Self.lineHeight * Double(layout.lines.count)
  }

  private func floored(_ height: Double, in table: TableView) -> Double {
    let scale = table.contextIfAny?.displayScale ?? 2
    return (height * scale).rounded(.down) / scale
  }
}
