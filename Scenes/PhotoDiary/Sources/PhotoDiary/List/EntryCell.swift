import SceneUI

/// A row of the list with a small photo and the beginning of the text.
final class EntryCell: TableViewCell {
  private weak var photoView: PhotoView!
  private weak var titleLabel: Label!
  private weak var dateLabel: Label!
  private weak var excerptLabel: Label!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(EntryCell.self, "A row of the list of entries.") {
      $0.outlet("photoView") { $0.photoView = $1 }
      $0.outlet("titleLabel") { $0.titleLabel = $1 }
      $0.outlet("dateLabel") { $0.dateLabel = $1 }
      $0.outlet("excerptLabel") { $0.excerptLabel = $1 }
    }
  }

  var title: String { titleLabel.text }

  func show(_ entry: Entry, in context: SceneContext) {
    photoView.image = entry.photo.map { ImageName($0) }
    titleLabel.text = entry.title
    dateLabel.text = entry.byline(in: context)
    excerptLabel.text = entry.text.split(separator: "\n").joined(separator: " ")
    titleLabel.font = context.preferences.font(17, isBold: true)
    dateLabel.font = context.preferences.font(13)
    excerptLabel.font = context.preferences.font(14)
  }
}

extension Entry {
  /// Returns the date and location of an entry, such as `July 1, 2026 · Silver Lake`.
  func byline(in context: SceneContext) -> String {
    [context.calendarLocale.text(ofDay: date, in: context.timeZone), place].compactMap { $0 }
      .joined(separator: " · ")
  }
}
