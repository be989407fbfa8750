import SceneRuntime
import SceneValues

/// The `<section header="…" footer="…">` element, which contains the static rows of a table section.
public final class TableSection: PlainSceneObject {
  /// The text above the rows, or nil for none. Changing it reloads a table that shows the section.
  public var header: String? { didSet { if header != oldValue { table?.sectionTextsDidChange() } } }
  /// The text below the rows, or nil for none. Changing it reloads a table that shows the section.
  public var footer: String? { didSet { if footer != oldValue { table?.sectionTextsDidChange() } } }
  weak var table: TableView?
  /// The cells of the rows, from top to bottom.
  public private(set) var cells: [TableViewCell] = []
  /// The row heights in the scene. A nil entry means the table's row height.
  private(set) var heights: [Double?] = []

  /// Creates a section without rows. Only scenes can add cells.
  public init() {}

  /// The declaration of the `<section>` element, with its header and footer text and its cells.
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

  /// Does nothing. The loader calls this method after it has created and connected the objects of the scene.
  public func awakeFromNib() {}
}
