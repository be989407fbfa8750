import SceneRuntime
import SceneValues

/// A section header or footer that displays its text in a label. Appearance rules can refer to the label:
///
/// ```swift
/// context.appearance(of: Label.self, in: [TableViewHeaderFooterView.self]).textColor = .systemBlue
/// ```
open class TableViewHeaderFooterView: View, Reusable {
  /// The identifier that is shared by views that can be reused for each other, or nil if the view is not reused.
  public internal(set) var reuseIdentifier: String?
  /// The label that displays the text. The table sets the label's font and color unless code or an appearance rule does.
  public let textLabel = Label()

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(textLabel)
  }

  /// Creates a view. Tables call this initializer for registered classes.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(textLabel)
  }

  /// Creates a view from its element in a scene and adds an empty label in front of the view's other subviews.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    addSubview(textLabel)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TableViewHeaderFooterView.self, "A header or footer of a section.")
  }

  /// Resets content-specific properties before reuse. By default, does nothing. Overrides must call `super` first.
  open func prepareForReuse() {}

  /// Places the label between the horizontal margins, at the full height of the view.
  override open func layoutSubviews() {
    super.layoutSubviews()
    textLabel.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
  }
}
