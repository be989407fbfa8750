import SceneRuntime
import SceneValues

/// `<section header="…" footer="…">`: rows of a table that are the same all the time.
public final class TableSection: PlainSceneObject {
  /// The text above the rows; nil for none. A table that shows the section loads anew for another one.
  public var header: String? { didSet { if header != oldValue { table?.sectionTextsDidChange() } } }
  /// The text below the rows; nil for none. A table that shows the section loads anew for another one.
  public var footer: String? { didSet { if footer != oldValue { table?.sectionTextsDidChange() } } }
  /// What shows it.
  weak var table: TableView?
  /// The cells, one for each row, from top to bottom.
  public private(set) var cells: [TableViewCell] = []
  /// As the scene says them; nil for the table's own.
  private(set) var heights: [Double?] = []

  /// Makes a section without rows: scenes alone put cells in.
  public init() {}

  /// The element `<section>`, with its texts and its cells.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(TableSection.self, element: "section", "A section with static rows.") {
      $0.property("header", "The text above the section.", get: \.header, set: { $0.header = $1 })
      $0.property("footer", "The text below the section.", get: \.footer, set: { $0.footer = $1 })
      $0.localizable("header", "footer")
      $0.slot("cells", "The content, from top to bottom.") { (section, cell: TableViewCell) in
        section.add(cell)
      }
    }
  }

  private func add(_ cell: TableViewCell) {
    cells.append(cell)
    heights.append(cell.bounds.height > 0 ? cell.bounds.height : nil)
  }

  /// Called once, when the objects of the scene are made and connected; does nothing.
  public func awakeFromNib() {}
}
