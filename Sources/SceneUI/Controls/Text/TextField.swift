import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A control into which one writes a line of text.
///
/// A touch makes it the first responder; then it takes what is typed. Its editing (TextField+Editing.swift), what input
/// methods write in it (TextField+Composition.swift), and how it looks (TextField+Drawing.swift), stand beside it.
open class TextField: Control, TextInputTraits, TextContent, TextTarget, AccessibilityActing {
  /// What is drawn around the text.
  public enum BorderStyle: String, SceneEnumeration {
    /// Nothing; a thin frame; a frame with a shadow inside; a frame with round corners.
    case none, line, bezel, roundedRect
  }

  /// When something beside the text shows.
  public enum ViewMode: String, SceneEnumeration {
    /// Not at all; while the field is edited; while it is not; at any time.
    case never, whileEditing, unlessEditing, always
  }

  /// Shown while there is no text.
  public var placeholder = "" { didSet { contentDidChange() } }
  /// The font of text and placeholder; the system's, of 17 points, by default.
  @Stylable public var font = Font.system(17) { didSet { contentDidChange() } }
  /// The color of the text; the system's color of labels by default.
  ///
  /// A disabled field shows it paler.
  @Stylable public var textColor = Color.label { didSet { setNeedsDisplay() } }
  /// Where text and placeholder stand across the width; on the left by default.
  @Stylable public var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// What is drawn around the text; nothing by default.
  @Stylable public var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// When there is a button that clears the text.
  public var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// Stands before the text, in the size that it has. The field shows and hides it.
  public var leftView: View? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When the left view shows; never by default.
  public var leftViewMode = ViewMode.never { didSet { updateSideViews() } }
  /// Stands behind the text, in place of the clear button. The field shows and hides it.
  public var rightView: View? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When the right view shows; never by default.
  public var rightViewMode = ViewMode.never { didSet { updateSideViews() } }
  /// What is free around the text, beside what the border and the views there need.
  @Within(.coordinates) public var textInsets = EdgeInsets.zero { didSet { contentDidChange() } }
  /// Whether a dot is shown for each character.
  public var isSecureTextEntry = false {
    didSet {
      // Nobody composes a secret.
      if isSecureTextEntry { commitComposition() }
      contentDidChange()
    }
  }
  /// Whether text that is too wide is shown smaller.
  public var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// In points: no text is made smaller than this.
  @Within(.lengths) public var minimumFontSize = 12.0 { didSet { setNeedsDisplay() } }
  /// What the text wants of a keyboard, for the host that shows one.
  public var keyboardTraits = KeyboardTraits()
  /// Has a say in what is written; held weakly.
  public weak var delegate: (any TextFieldDelegate)?

  /// Whether it takes what is typed.
  public internal(set) var isEditing = false { didSet { setNeedsDisplay() } }
  var edited = EditedText() { didSet { if edited != oldValue { editedTextDidChange() } } }
  let caret = CaretBlink()
  /// How far text that is too wide is moved to the left, in points.
  var scroll = 0.0
  var touchedPart = Part.text
  var handleDrag: HandleDrag?
  private var wasFirstResponder = false

  /// What a finger may touch.
  enum Part { case text, clearButton }

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes a text field from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      TextField.self, element: "textField", "A control to edit a line of text."
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
      $0.outlet("leftView", "The view before the text.", get: { $0.leftView }, set: { $0.leftView = $1 })
      $0.outlet("rightView", "The view after the text.", get: { $0.rightView }, set: { $0.rightView = $1 })
      $0.editActions(
        cut: { $0.cut() }, copy: { $0.copy() }, paste: { $0.paste() }, select: { $0.select() },
        selectAll: { $0.selectAll() })
      $0.events(Control.Events.editingNames + [Control.Events.primaryName] + Control.Events.touchNames)
      $0.sendsWithoutEvent(
        "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "primaryActionTriggered")
      // As high as a line of its text, by itself.
      $0.touchTarget(false)
      $0.accessibleText("placeholder", "text")
    }
  }

  /// Setting it puts the caret behind it, and sends nothing. Line breaks in it become spaces.
  public var text: String {
    get { edited.string }
    set { edited.set(newValue.onOneLine) }
  }

  /// What is selected, in characters; empty where the caret is. What lies outside the text is left out.
  public var selectedRange: Range<Int> {
    get { edited.selection }
    set { edited.select(newValue) }
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(isSecureTextEntry ? .secureTextField : spokenRole, label: placeholder)
    facts.text = spokenText
    facts.text?.placeholder = placeholder
    facts.text?.isEditable = isEnabled
    facts.actions = [.activate]
    if isClearButtonShown { facts.actions.append(.custom(libraryText(.clearText))) }
    return facts
  }

  /// What it is to a person, where its text is not secret.
  var spokenRole: AccessibilityRole { .textField }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    if action == .activate { return becomeFirstResponder() }
    return write(action == .custom(libraryText(.clearText)) ? .setText("") : action)
  }

  /// Nothing can be typed into a disabled field: it ends its editing, if its delegate agrees.
  override public var isEnabled: Bool {
    didSet { if !isEnabled, isEditing { resignFirstResponder() } }
  }

  // MARK: Places, for subclasses

  /// Where the text is.
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
    // The insets say left and right, whatever one reads.
    let (near, far) = readsFromRightToLeft ? (inside.right, inside.left) : (inside.left, inside.right)
    let start = min(left + near, bounds.width)
    return turned(
      bounds.inset(
        by: EdgeInsets(
          top: inside.top, left: start, bottom: inside.bottom,
          right: min(right + far, max(0, bounds.width - start)))))
  }

  /// Where the left view is, when it shows: before the text, in the middle of the height. Where one reads from right to
  /// left, that is on the right.
  open var leftViewRect: Rect {
    let size = leftView?.bounds.size ?? .zero
    return turned(
      Rect(
        x: bounds.minX + Self.margin, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// Where the right view is, when it shows.
  open var rightViewRect: Rect {
    let size = rightView?.bounds.size ?? .zero
    return turned(
      Rect(
        x: bounds.maxX - Self.margin - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// In points: from the field's edge to what stands beside the text, and from that to the text.
  private static let margin = 6.0
  private static let gap = 6.0

  /// Where the clear button is touched, when there is one: its disc is in the middle.
  open var clearButtonRect: Rect {
    turned(Rect(x: bounds.maxX - 30, y: bounds.minY, width: 30, height: bounds.height))
  }

  /// Whether there is a clear button now.
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
    let sides =
      (isLeftViewShown ? leftViewRect.width + Self.margin + Self.gap - padding.width / 2 : 0)
      + (isRightViewShown ? rightViewRect.width + Self.margin + Self.gap - padding.width / 2 : 0)
    let width = textMetrics.width(of: text, font: font) + padding.width + caretWidth + sides
    let height = textMetrics.lineMetrics(for: font).height + padding.height
    // A field with round corners is as high as a finger needs it, however small its text.
    let least = borderStyle == .roundedRect ? metrics.roundedFieldHeight : 0
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

  // MARK: What is done with a selection

  override open func canPerformAction(_ selector: String, sender: AnyObject) -> Bool {
    canPerformEdit(selector) ?? super.canPerformAction(selector, sender: sender)
  }

  /// Copies what is selected, and takes it away. Nobody takes anything from a field of secrets.
  open func cut() { cutSelection() }

  /// Puts what is selected on the context's pasteboard.
  open func copy() { copySelection() }

  /// Puts what is on the context's pasteboard in place of what is selected; line breaks become spaces.
  open func paste() { pasteText() }

  /// Selects the word at the caret.
  open func select() { selectWord(at: edited.head) }

  /// Selects everything.
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

  /// The clear button was touched: empties the field, if its delegate agrees, and goes on with editing.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let hadText = hasText
    text = ""
    if hadText { sendActions(for: .editingChanged) }
    becomeFirstResponder()
  }

  // MARK: Text that is dropped

  var takesDroppedText: Bool { isEnabled }

  func takeDroppedText(_ text: String, at point: Point) -> Bool { write(dropped: text, at: point) }

  // MARK: The first responder

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

  /// In another window, or in none, there is nothing to go on with, whether the delegate agrees or not.
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
  /// The font that rules give to text fields.
  public var font: AppearanceKey<Font> { AppearanceKey() }
  /// The color of text that rules give to text fields.
  public var textColor: AppearanceKey<Color> { AppearanceKey() }
  /// Where text and placeholder stand across the width, by a rule.
  public var textAlignment: AppearanceKey<TextAlignment> { AppearanceKey() }
  /// What is drawn around the text, by a rule.
  public var borderStyle: AppearanceKey<TextField.BorderStyle> { AppearanceKey() }
}
