import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A control for editing a single line of text. A tap makes the field the first responder.
open class TextField: Control, TextInputTraits, TextContent, TextTarget, AccessibilityActing {
  /// The style of the border around the text.
  public enum BorderStyle: String, SceneEnumeration {
    case none, line, bezel, roundedRect
  }

  /// The condition under which a side view or the clear button is visible.
  public enum ViewMode: String, SceneEnumeration {
    case never, whileEditing, unlessEditing, always
  }

  /// The text that is visible while the field is empty. The default is an empty string.
  public var placeholder = "" { didSet { contentDidChange() } }
  /// The font of the text and the placeholder. The default is the 17-point system font.
  @Stylable public var font = Font.system(17) { didSet { contentDidChange() } }
  /// The color of the text. The color is dimmed while the field is disabled. The default is the system's label color.
  @Stylable public var textColor = Color.label { didSet { setNeedsDisplay() } }
  /// The horizontal alignment of the text and the placeholder. By default, they are aligned with the leading edge.
  @Stylable public var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The style of the border around the text. The default is `none`.
  @Stylable public var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// The condition under which the clear button is visible. The default is `never`.
  public var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// The view before the text. The field shows and hides this view, but does not resize it.
  public var leftView: View? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// The condition under which the left view is visible. The default is `never`.
  public var leftViewMode = ViewMode.never { didSet { updateSideViews() } }
  /// The view after the text. The field shows and hides this view, but does not resize it. While the view is visible, it
  /// replaces the clear button.
  public var rightView: View? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// The condition under which the right view is visible. The default is `never`.
  public var rightViewMode = ViewMode.never { didSet { updateSideViews() } }
  /// The insets around the text, in points, in addition to the space for the border and side views. The default is zero.
  @Within(.coordinates) public var textInsets = EdgeInsets.zero { didSet { contentDidChange() } }
  /// Whether the text is secure. If so, the field shows a dot for each character. The default is false.
  public var isSecureTextEntry = false {
    didSet {
      // Input methods cannot compose secure text.
      if isSecureTextEntry { commitComposition() }
      contentDidChange()
    }
  }
  /// Whether the font shrinks, down to `minimumFontSize`, if the text is too wide. The default is false.
  public var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest size to which the font can shrink, in points. The default is 12.
  @Within(.lengths) public var minimumFontSize = 12.0 { didSet { setNeedsDisplay() } }
  /// The keyboard settings, which are used by host apps that show a keyboard.
  public var keyboardTraits = KeyboardTraits()
  /// The view that replaces the keyboard. The default is nil. During editing, call `reloadInputViews()` after changes.
  override open var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: View?
  /// The view above the keyboard. The default is nil. During editing, call `reloadInputViews()` after changes.
  override open var inputAccessoryView: View? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: View?
  /// The delegate, which controls editing. The field does not retain the delegate.
  public weak var delegate: (any TextFieldDelegate)?

  /// Whether the field is being edited and accepts typed text.
  public internal(set) var isEditing = false { didSet { setNeedsDisplay() } }
  var edited = EditedText() { didSet { if edited != oldValue { editedTextDidChange(was: oldValue) } } }
  let caret = CaretBlink()
  /// The distance by which text that is too wide has been scrolled to the left, in points.
  var scroll = 0.0
  var touchedPart = Part.text
  var handleDrag: HandleDrag?
  private var wasFirstResponder = false

  enum Part { case text, clearButton }

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a text field from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      TextField.self, element: "textField", "A control for editing a line of text."
    ) {
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.property(
        "placeholder", default: "", "The text that is visible while the field is empty.", get: \.placeholder,
        set: { $0.placeholder = $1 })
      $0.localizable("text", "placeholder")
      $0.placeholders("text", "placeholder")
      $0.property("font", default: .system(17), appearance: \.$font, get: \.font, set: { $0.font = $1 })
      $0.property(
        "textColor", default: .label, appearance: \.$textColor, get: \.textColor, set: { $0.textColor = $1 })
      $0.property(
        "textAlignment", default: .natural, appearance: \.$textAlignment, get: \.textAlignment,
        set: { $0.textAlignment = $1 })
      $0.property(
        "borderStyle", default: .none, "The style of the border.", appearance: \.$borderStyle,
        get: \.borderStyle,
        set: { $0.borderStyle = $1 })
      $0.property(
        "clearButtonMode", default: .never, "When the clear button is visible.",
        get: \.clearButtonMode, set: { $0.clearButtonMode = $1 })
      $0.property(
        "leftViewMode", default: .never, "When the left view is visible.", get: \.leftViewMode,
        set: { $0.leftViewMode = $1 })
      $0.property(
        "rightViewMode", default: .never, "When the right view is visible.", get: \.rightViewMode,
        set: { $0.rightViewMode = $1 })
      $0.property(
        "textInsets", default: .zero, "The insets of the text.", get: \.textInsets,
        set: { $0.textInsets = $1 })
      $0.property(
        "secureTextEntry", default: false, "Whether each character is shown as a dot.",
        get: \.isSecureTextEntry, set: { $0.isSecureTextEntry = $1 })
      $0.property(
        "adjustsFontSizeToFitWidth", default: false, "Whether text shrinks to fit the width.",
        get: \.adjustsFontSizeToFitWidth, set: { $0.adjustsFontSizeToFitWidth = $1 })
      $0.property(
        "minimumFontSize", default: 12, in: .lengths, "The minimum font size in points.",
        get: \.minimumFontSize, set: { $0.minimumFontSize = $1 })
      $0.keyboardTraits()
      $0.outlet(
        "delegate", "The delegate, which can reject changes.", get: { $0.delegate },
        set: { (field, delegate: (any TextFieldDelegate)?) in field.delegate = delegate })
      $0.outlet(
        "inputView", "The view that replaces the keyboard.", get: { $0.inputView },
        set: { $0.inputView = $1 })
      $0.outlet(
        "inputAccessoryView", "The view above the keyboard.", get: { $0.inputAccessoryView },
        set: { $0.inputAccessoryView = $1 })
      $0.outlet("leftView", "The view before the text.", get: { $0.leftView }, set: { $0.leftView = $1 })
      $0.outlet("rightView", "The view after the text.", get: { $0.rightView }, set: { $0.rightView = $1 })
      $0.editActions(
        cut: { $0.cut() }, copy: { $0.copy() }, paste: { $0.paste() }, select: { $0.select() },
        selectAll: { $0.selectAll() })
      $0.events(Control.Events.editingNames + [Control.Events.primaryName] + Control.Events.touchNames)
      $0.sendsWithoutEvent(
        "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "primaryActionTriggered")
      // By default, a field is only as high as a line of text, so tools must not check the size of its touch target.
      $0.touchTarget(false)
      $0.accessibleText("placeholder", "text")
    }
  }

  /// The field's text. Setting this property moves the caret to the end and sends no event. Line breaks become spaces.
  public var text: String {
    get { edited.string }
    set { edited.set(newValue.onOneLine) }
  }

  /// The range of selected characters, clamped to the text. An empty range specifies the caret position.
  public var selectedRange: Range<Int> {
    get { edited.selection }
    set { edited.select(newValue) }
  }

  package override var shownTexts: [String] {
    let shown = hasText ? (isSecureTextEntry ? "" : text) : placeholder
    return shown.isEmpty ? [] : [shown]
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(isSecureTextEntry ? .secureTextField : accessibleRole, label: placeholder)
    facts.text = accessibilityContent
    facts.text?.placeholder = placeholder
    facts.text?.isEditable = isEnabled
    facts.actions = [.activate]
    if isClearButtonShown { facts.actions.append(.custom(libraryText(.clearText))) }
    return facts
  }

  var accessibleRole: AccessibilityRole { .textField }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    if action == .activate { return becomeFirstResponder() }
    return write(action == .custom(libraryText(.clearText)) ? .setText("") : action)
  }

  /// Whether the field accepts input. Disabling the field ends editing if the delegate permits it.
  override public var isEnabled: Bool {
    didSet { if !isEnabled, isEditing { resignFirstResponder() } }
  }

  // MARK: Layout rectangles, for subclasses

  @available(*, unavailable, renamed: "textRect", message: "A property for the field's own bounds.")
  open func textRect(forBounds bounds: Rect) -> Rect { textRect }
  @available(*, unavailable, renamed: "leftViewRect", message: "A property for the field's own bounds.")
  open func leftViewRect(forBounds bounds: Rect) -> Rect { leftViewRect }
  @available(*, unavailable, renamed: "rightViewRect", message: "A property for the field's own bounds.")
  open func rightViewRect(forBounds bounds: Rect) -> Rect { rightViewRect }
  @available(*, unavailable, renamed: "clearButtonRect", message: "A property for the field's own bounds.")
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { clearButtonRect }

  /// The area that the text can occupy, in the field's coordinates.
  open var textRect: Rect {
    let edge =
      switch borderStyle {
      case .none: 0.0
      case .line: 4.0
      case .bezel, .roundedRect: 7.0
      }
    let left = isLeftViewShown ? turned(leftViewRect).maxX - bounds.minX + Self.gap : edge
    let right =
      isRightViewShown
      ? bounds.maxX - turned(rightViewRect).minX + Self.gap
      : isClearButtonShown ? bounds.maxX - turned(clearButtonRect).minX : edge
    let inside = textInsets
    // The insets are independent of the layout direction.
    let (near, far) = readsFromRightToLeft ? (inside.right, inside.left) : (inside.left, inside.right)
    let start = min(left + near, bounds.width)
    return turned(
      bounds.inset(
        by: EdgeInsets(
          top: inside.top, left: start, bottom: inside.bottom,
          right: min(right + far, max(0, bounds.width - start)))))
  }

  /// The left view's frame, vertically centered before the text. In right-to-left layouts, the view is on the right.
  open var leftViewRect: Rect {
    let size = leftView?.bounds.size ?? .zero
    return turned(
      Rect(
        x: bounds.minX + Self.margin, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// The right view's frame, vertically centered after the text. In right-to-left layouts, the view is on the left.
  open var rightViewRect: Rect {
    let size = rightView?.bounds.size ?? .zero
    return turned(
      Rect(
        x: bounds.maxX - Self.margin - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// The distance between the field's edge and a side view, in points.
  private static let margin = 6.0
  private static let gap = 6.0

  /// The touch area of the clear button. The button's disc is in the center of this area.
  open var clearButtonRect: Rect {
    turned(Rect(x: bounds.maxX - 30, y: bounds.minY, width: 30, height: bounds.height))
  }

  /// Whether the clear button is visible.
  public var isClearButtonShown: Bool {
    hasText && isEnabled && !isRightViewShown && shows(clearButtonMode)
  }

  private var isLeftViewShown: Bool { leftView != nil && shows(leftViewMode) }
  private var isRightViewShown: Bool { rightView != nil && shows(rightViewMode) }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func sideViewDidChange(from old: View?, to new: View?) {
    guard old !== new else { return }
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    if let new { addSubview(new) }
    updateSideViews()
  }

  func updateSideViews() {
    leftView?.isHidden = !isLeftViewShown
    rightView?.isHidden = !isRightViewShown
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = leftViewRect
    rightView?.frame = rightViewRect
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    let metrics = contextIfAny?.systemMetrics ?? SystemMetrics()
    let padding =
      switch borderStyle {
      case .none: Size(width: 0, height: metrics.plainFieldPadding)
      case .line: Size(width: 8, height: 8)
      case .bezel, .roundedRect: Size(width: 14, height: 13)
      }
    let text = hasText ? shownText : placeholder
    let margins: Double = Self.margin + Self.gap - padding.width / 2
    var sides = 0.0
    if isLeftViewShown { sides += leftViewRect.width + margins }
    if isRightViewShown { sides += rightViewRect.width + margins }
    let width = textMetrics.width(of: text, font: font) + padding.width + caretWidth + sides
    let height = textMetrics.lineMetrics(for: font).height + padding.height
    // A field with rounded corners is high enough for a finger, even if its font is small.
    let least =
      switch borderStyle {
      case .roundedRect: metrics.roundedFieldHeight
      case .none: isSecureTextEntry ? 0 : metrics.plainFieldHeight
      case .line, .bezel: 0.0
      }
    return Size(
      width: (width + textInsets.left + textInsets.right).rounded(.up),
      height: max(least, (height + textInsets.top + textInsets.bottom).rounded(.up)))
  }

  override final var textContent: (any TextContent)? { self }

  var textLineHeight: Double? { textMetrics.lineMetrics(for: font).height }

  var baselineOffsets: (first: Double, last: Double)? {
    let line = textMetrics.lineMetrics(for: font)
    let above = (sizeThatFits(.zero).height - line.height) / 2
    return (above + line.ascent, above + line.descent)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = sizeThatFits(.zero)
    return (size.width, size.height)
  }

  // MARK: Selection commands

  override open func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    canPerformEdit(selector) ?? super.canPerformAction(selector, withSender: sender)
  }

  /// Cuts the selection. Does nothing for secure text.
  open func cut() { cutSelection() }

  /// Copies the selection to the context's pasteboard.
  open func copy() { copySelection() }

  /// Replaces the selection with the content of the context's pasteboard. Line breaks become spaces.
  open func paste() { pasteText() }

  /// Selects the word at the caret.
  open func select() { selectWord(at: edited.head) }

  /// Selects the entire text.
  open func selectAll() { selectEverything() }

  // MARK: Touches

  override open func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    let isOnButton = isClearButtonShown && clearButtonRect.contains(touch.location(in: self))
    touchedPart = isOnButton ? .clearButton : .text
    wasFirstResponder = isFirstResponder
    if touchedPart == .text { beginDragging(touch) }
    return true
  }

  override open func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    guard touchedPart == .text, isEditing, !drag(touch) else { return true }
    commitComposition()
    edited.moveHead(to: caretPlace(at: touch.location(in: self)), extendingSelection: false)
    return true
  }

  override open func cancelTracking(with event: Event?) { _ = endDragging() }

  override open func endTracking(_ touch: Touch, with event: Event) {
    if endDragging() { return }
    guard isTouchInside else { return }
    switch touchedPart {
    case .clearButton:
      if isClearButtonShown, clearButtonRect.contains(touch.location(in: self)) { clear() }
    case .text:
      guard becomeFirstResponder() else { return }
      finishTap(touch, wasActive: wasFirstResponder)
    }
  }

  /// Clears the text if the delegate permits it. Editing continues.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let hadText = hasText
    text = ""
    if hadText { sendActions(for: .editingChanged) }
    becomeFirstResponder()
  }

  // MARK: Dropped text

  var takesDroppedText: Bool { isEnabled }

  func takeDroppedText(_ text: String, at point: Point) -> Bool { write(dropped: text, at: point) }

  // MARK: First responder

  var shownCaret: Rect? { caretRect }

  override open var pointerShape: PointerShape? { isEnabled ? .text : nil }

  override open var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return isFirstResponder
  }

  @discardableResult
  override open func resignFirstResponder() -> Bool {
    if isEditing, !(delegate?.textFieldShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  /// Ends editing when the field leaves its window, even if the delegate does not permit it.
  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    endEditing()
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    drawBorder(in: graphics)
    drawText(in: graphics)
    drawHandles(in: graphics)
    if isClearButtonShown { drawClearButton(in: graphics) }
  }
}

extension AppearanceKeys where Object: TextField {
  /// The font of the text and the placeholder.
  public var font: AppearanceKey<Font> { AppearanceKey() }
  /// The color of the text.
  public var textColor: AppearanceKey<Color> { AppearanceKey() }
  /// The horizontal alignment of the text and the placeholder.
  public var textAlignment: AppearanceKey<TextAlignment> { AppearanceKey() }
  /// The style of the border around the text.
  public var borderStyle: AppearanceKey<TextField.BorderStyle> { AppearanceKey() }
}
