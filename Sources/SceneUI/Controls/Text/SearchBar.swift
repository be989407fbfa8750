import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A search field with a cancel button, segments for the search scope, and an optional prompt above the field.
open class SearchBar: View, TextInputTraits, LibraryTextFollowing {
  /// The delegate, which is notified of the user's actions. The search bar does not retain the delegate.
  public weak var delegate: (any SearchBarDelegate)?
  /// The search field. Use it to access the font, selection, and frame. The host app can set the field's delegate.
  public var searchTextField: TextField { field }
  /// The background color, or nil for no background.
  @Stylable public var barTintColor: Color? { didSet { setNeedsDisplay() } }
  /// Whether scopes are visible. The default is true. A search controller can change it at the start or end of a search.
  public var showsScopeBar = true {
    didSet {
      guard showsScopeBar != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the empty field shows a bookmark button. A tap on the button notifies the delegate. The default is false.
  public var showsBookmarkButton = false { didSet { setNeedsLayout() } }
  weak var searchController: SearchController?
  private let field = SearchField()
  private let bookmarkButton = SearchBookmarkButton()
  private let cancelButton = Button()
  private let promptLabel = Label()
  private let scopes = SegmentedControl()

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    build()
  }

  /// Creates a search bar from its element in a scene.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    build()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(SearchBar.self, element: "searchBar", "A text field for search terms.") {
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.property(
        "placeholder", default: "", "The text that is visible while the field is empty.", get: \.placeholder,
        set: { $0.placeholder = $1 })
      $0.property(
        "prompt", default: "", "The text above the field.", get: \.prompt, set: { $0.prompt = $1 })
      $0.localizable("text", "placeholder", "prompt")
      $0.placeholders("text", "placeholder", "prompt")
      $0.property(
        "showsCancelButton", default: false, get: \.showsCancelButton, set: { $0.showsCancelButton = $1 })
      $0.property(
        "showsScopeBar", default: true, "Whether the scope bar is visible.", get: \.showsScopeBar,
        set: { $0.showsScopeBar = $1 })
      $0.property(
        "showsBookmarkButton", default: false, "Whether an empty field shows a bookmark button at its end.",
        get: \.showsBookmarkButton,
        set: { $0.showsBookmarkButton = $1 })
      $0.property(
        "selectedScopeButtonIndex", default: 0, in: .counts, "The index of the selected scope, from 0.",
        get: \.selectedScopeButtonIndex,
        set: { $0.selectedScopeButtonIndex = $1 })
      $0.property(
        "barTintColor", "The background color of the bar; 'tintColor' applies to its buttons.",
        appearance: \.$barTintColor,
        get: \.barTintColor, set: { $0.barTintColor = $1 })
      $0.keyboardTraits()
      $0.slot("scopeButtons", "The titles of the scopes, in reading order.") { (bar, segment: Segment) in
        bar.scopes.append(segment)
        bar.setNeedsLayout()
      }
      $0.outlet(
        "delegate", "The delegate.", get: { $0.delegate },
        set: { (bar, delegate: (any SearchBarDelegate)?) in bar.delegate = delegate })
      $0.outlet(
        "inputAccessoryView", "The view above the keyboard.", get: { $0.inputAccessoryView },
        set: { $0.inputAccessoryView = $1 })
      $0.sizedByFrame(false)
    }
  }

  private func titleCancelButton() { cancelButton.setTitle(libraryText(.cancel), for: .normal) }

  func libraryTextsDidChange() {
    titleCancelButton()
    setNeedsLayout()
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    titleCancelButton()
  }

  private func build() {
    field.clearButtonMode = .always
    titleCancelButton()
    promptLabel.font = .system(13)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    for (index, part) in [promptLabel, field, cancelButton, scopes, bookmarkButton].enumerated() {
      insertSubview(part, at: index)
    }
    field.addTarget(self, for: .editingDidBegin) { (bar, _: Control) in
      bar.searchController?.barDidBeginEditing()
      bar.delegate?.searchBarTextDidBeginEditing(bar)
    }
    field.addTarget(self, for: .editingDidEnd) { (bar, _: Control) in
      bar.delegate?.searchBarTextDidEndEditing(bar)
    }
    field.addTarget(self, for: .editingChanged) { (bar, _: Control) in
      bar.setNeedsLayout()
      bar.searchController?.barDidChange()
      bar.delegate?.searchBar(bar, textDidChange: bar.text)
    }
    field.addTarget(self, for: .primaryActionTriggered) { (bar, _: Control) in
      bar.delegate?.searchBarSearchButtonClicked(bar)
    }
    cancelButton.addTarget(self, for: .touchUpInside) { (bar, _: Control) in
      bar.searchController?.barWasCancelled()
      bar.delegate?.searchBarCancelButtonClicked(bar)
    }
    bookmarkButton.addTarget(self, for: .touchUpInside) { (bar, _: Control) in
      bar.delegate?.searchBarBookmarkButtonClicked(bar)
    }
    scopes.addTarget(self, for: .valueChanged) { (bar, scopes: SegmentedControl) in
      bar.selectedScopeButtonIndex = scopes.selectedSegmentIndex
      bar.searchController?.barDidChange()
      bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
    }
    // All segments from the scene have been decoded at this point.
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    setNeedsLayout()
  }

  // MARK: Content

  /// The text in the field. The default is an empty string. Setting this property does not send an event.
  public var text: String {
    get { field.text }
    set {
      field.text = newValue
      setNeedsLayout()
    }
  }

  /// The text that is visible while the field is empty. The default is an empty string.
  public var placeholder: String {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of text above the field, or an empty string for no prompt.
  public var prompt: String {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether a cancel button is shown next to the field. A tap on the button notifies the delegate. The default is false.
  public var showsCancelButton = false { didSet { setNeedsLayout() } }

  /// The titles of the scopes, in reading order. Setting this property selects the first scope.
  public var scopeButtonTitles: [String] {
    get { (0..<scopes.numberOfSegments).compactMap(scopes.titleForSegment) }
    set {
      while scopes.numberOfSegments > 0 { scopes.removeSegment(at: 0) }
      for title in newValue { scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments) }
      selectedScopeButtonIndex = 0
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The zero-based index of the selected scope. Setting this property does not send an event.
  @Within(.counts) public var selectedScopeButtonIndex = 0 {
    didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// The search field's keyboard settings, which are used by host apps that show a keyboard.
  public var keyboardTraits: KeyboardTraits {
    get { field.keyboardTraits }
    set { field.keyboardTraits = newValue }
  }

  /// The view above the keyboard. The default is nil. During editing, call `reloadInputViews()` after changes.
  override open var inputAccessoryView: View? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  override open func reloadInputViews() { field.reloadInputViews() }

  private var showsScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  // MARK: First responder

  /// Whether the field is being edited and accepts typed text.
  public var isEditing: Bool { field.isEditing }

  @discardableResult
  override open func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  override open func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    guard let barTintColor else { return }
    graphics.setFillColor(barTintColor)
    graphics.fill(bounds)
  }

  // MARK: Layout

  private static let margin = 8.0
  private static let verticalMargin = 10.0
  private static let promptHeight = 20.0
  private static let fieldHeight = 36.0
  private static let scopeHeight = 32.0

  override open func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let safe = safeAreaInsets
    let inside = bounds.insetBy(dx: margin, dy: Self.verticalMargin)
      .inset(by: EdgeInsets(left: safe.left, right: safe.right))
    var y = inside.minY
    promptLabel.isHidden = prompt.isEmpty
    if !prompt.isEmpty {
      promptLabel.frame = Rect(x: inside.minX, y: y, width: inside.width, height: Self.promptHeight)
      y += Self.promptHeight + margin
    }
    cancelButton.isHidden = !showsCancelButton
    let buttonWidth = min(cancelButton.sizeThatFits(.zero).width, inside.width / 2)
    let taken = showsCancelButton ? buttonWidth + margin : 0
    field.frame = turned(
      Rect(x: inside.minX, y: y, width: inside.width - taken, height: Self.fieldHeight))
    cancelButton.frame = turned(
      Rect(x: inside.maxX - buttonWidth, y: y, width: buttonWidth, height: Self.fieldHeight))
    bookmarkButton.isHidden = !showsBookmarkButton || !text.isEmpty
    let end = turned(
      Rect(x: inside.maxX - taken - Self.fieldHeight, y: y, width: Self.fieldHeight, height: Self.fieldHeight)
    )
    bookmarkButton.frame = end
    y += Self.fieldHeight + margin
    scopes.isHidden = !showsScopes
    scopes.frame = Rect(x: inside.minX, y: y, width: inside.width, height: Self.scopeHeight)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    var height =
      contextIfAny?.systemMetrics.searchBarHeight ?? Self.fieldHeight + 2 * Self.verticalMargin
    if !prompt.isEmpty { height += Self.promptHeight + Self.margin }
    if showsScopes { height += Self.scopeHeight + Self.margin }
    return Size(width: max(size.width, 120), height: height)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    (nil, sizeThatFits(.zero).height)
  }
}

extension AppearanceKeys where Object: SearchBar {
  /// The background color.
  public var barTintColor: AppearanceKey<Color> { AppearanceKey() }
}
