import SceneRuntime
import SceneValues

/// The `<section header="…" footer="…">` element, which contains the static rows of a table section.
public final class TableSection: PlainSceneObject {
  /// The text above the rows, or nil for none. Changing this text reloads the table that displays the section.
  public var header: String? { didSet { if header != oldValue { table?.sectionTextsDidChange() } } }
  /// The text below the rows, or nil for none. Changing this text reloads the table that displays the section.
  public var footer: String? { didSet { if footer != oldValue { table?.sectionTextsDidChange() } } }
  weak var table: TableView?
  /// The cells for the rows, from top to bottom.
  public private(set) var cells: [TableViewCell] = []
  /// The row heights specified in the scene. A nil entry selects the table's row height.
  private(set) var heights: [Double?] = []

  /// Creates a section without rows. Cells can be added only in a scene.
  public init() {}

  /// The declaration of the `<section>` element, which contains the cells and specifies the header and footer text.
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

  /// Does nothing. The loader calls this method after it has created and connected the objects in the scene.
  public func awakeFromNib() {}
}
