import SceneRuntime
import SceneValues

/// The header or the footer of a table's section, with its text in a label.
///
/// A table makes one for each text that its sections or its data source give. Appearance rules look at the label:
///
/// ```swift
/// context.appearance(of: Label.self, in: [TableViewHeaderFooterView.self]).textColor = .systemBlue
/// ```
///
/// A delegate can give one of its own, or any other view.
open class TableViewHeaderFooterView: View {
  /// Shows the text. Its font and its color are the table's, until code or a rule gives others.
  public let textLabel = Label()

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(textLabel)
  }

  /// Makes the view from its element in a scene, with an empty label on top of what stands in it.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    addSubview(textLabel)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TableViewHeaderFooterView.self, "A header or footer of a section.")
  }

  /// Places the label between the margins, in all the height.
  override open func layoutSubviews() {
    super.layoutSubviews()
    textLabel.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
  }
}
