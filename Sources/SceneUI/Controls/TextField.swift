import SceneDrawing
import SceneRuntime
import SceneValues

/// A control into which one writes a line of text.
///
/// A touch makes it the first responder; then it takes what is typed. Its editing (TextField+Editing.swift), and how
/// it looks (TextField+Drawing.swift), stand beside it.
open class TextField: Control, TextInputTraits {
  /// What is drawn around the text.
  public enum BorderStyle: String, SceneEnumeration {
    case none, line, bezel, roundedRect
  }

  /// When there is a button that clears the text.
  public enum ClearButtonMode: String, SceneEnumeration {
    case never, whileEditing, unlessEditing, always
  }

  /// Shown while there is no text.
  public var placeholder = "" { didSet { setNeedsDisplay() } }
  @Stylable public var font = Font.system(17) { didSet { setNeedsDisplay() } }
  @Stylable public var textColor = Color.label { didSet { setNeedsDisplay() } }
  public var textAlignment = TextAlignment.left { didSet { setNeedsDisplay() } }
  public var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
  public var clearButtonMode = ClearButtonMode.never { didSet { setNeedsDisplay() } }
  /// Whether a dot is shown for each character.
  public var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  /// Whether text that is too wide is shown smaller.
  public var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// In points: no text is made smaller than this.
  public var minimumFontSize = 12.0 { didSet { setNeedsDisplay() } }
  public var keyboardTraits = KeyboardTraits()
  public weak var delegate: (any TextFieldDelegate)?

  /// Whether it takes what is typed.
  public internal(set) var isEditing = false { didSet { setNeedsDisplay() } }
  var edited = EditedText() { didSet { if edited != oldValue { editedTextDidChange() } } }
  let caret = CaretBlink()
  /// How far text that is too wide is moved to the left, in points.
  var scroll = 0.0
  var touchedPart = Part.text

  /// What a finger may touch.
  enum Part { case text, clearButton }

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      TextField.self, element: "textField", "A control into which one writes a line of text."
    ) {
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.property(
        "placeholder", default: "", "Shown while there is no text.", get: \.placeholder,
        set: { $0.placeholder = $1 })
      $0.property("font", default: .system(17), appearance: \.$font, get: \.font, set: { $0.font = $1 })
      $0.property(
        "textColor", default: .label, appearance: \.$textColor, get: \.textColor, set: { $0.textColor = $1 })
      $0.property("textAlignment", default: .left, get: \.textAlignment, set: { $0.textAlignment = $1 })
      $0.property(
        "borderStyle", default: .none, "What is drawn around the text.", get: \.borderStyle,
        set: { $0.borderStyle = $1 })
      $0.property(
        "clearButtonMode", default: .never, "When there is a button that clears the text.",
        get: \.clearButtonMode, set: { $0.clearButtonMode = $1 })
      $0.property(
        "secureTextEntry", default: false, "Whether a dot is shown for each character.",
        get: \.isSecureTextEntry, set: { $0.isSecureTextEntry = $1 })
      $0.property(
        "adjustsFontSizeToFitWidth", default: false, "Whether text that is too wide is shown smaller.",
        get: \.adjustsFontSizeToFitWidth, set: { $0.adjustsFontSizeToFitWidth = $1 })
      $0.property(
        "minimumFontSize", default: 12, "In points: no text is made smaller than this.",
        get: \.minimumFontSize, set: { $0.minimumFontSize = $1 })
      $0.keyboardTraits()
      $0.outlet(
        "delegate", "Has a say in what is written.", get: { $0.delegate },
        set: { (field, delegate: (any TextFieldDelegate)?) in field.delegate = delegate })
      $0.events(Control.Events.editingNames + [Control.Events.primaryName] + Control.Events.touchNames)
    }
  }

  /// Setting it puts the caret behind it, and sends nothing.
  public var text: String {
    get { edited.string }
    set { edited.set(newValue) }
  }

  /// What is selected, in characters; empty where the caret is. What lies outside the text is left out.
  public var selectedRange: Range<Int> {
    get { edited.selection }
    set { edited.select(newValue) }
  }

  /// Nothing can be typed into a disabled field: it ends its editing, if its delegate agrees.
  override public var isEnabled: Bool {
    didSet { if !isEnabled, isEditing { resignFirstResponder() } }
  }

  // MARK: Places, for subclasses

  /// Where the text is.
  open var textRect: Rect {
    let inset =
      switch borderStyle {
      case .none: 0.0
      case .line: 4.0
      case .bezel, .roundedRect: 7.0
      }
    let right = isClearButtonShown ? bounds.maxX - clearButtonRect.minX : inset
    return bounds.inset(by: EdgeInsets(left: inset, right: min(right, max(0, bounds.width - inset))))
  }

  /// Where the clear button is touched, when there is one: its disc is in the middle.
  open var clearButtonRect: Rect {
    Rect(x: bounds.maxX - 30, y: bounds.minY, width: 30, height: bounds.height)
  }

  /// Whether there is a clear button now.
  public var isClearButtonShown: Bool {
    guard hasText, isEnabled else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    let padding =
      switch borderStyle {
      case .none: Size(width: 0, height: 2)
      case .line: Size(width: 8, height: 8)
      case .bezel, .roundedRect: Size(width: 14, height: 13)
      }
    let text = hasText ? shownText : placeholder
    return Size(
      width: (textMetrics.width(of: text, font: font) + padding.width + caretWidth).rounded(.up),
      height: (textMetrics.lineMetrics(for: font).height + padding.height).rounded(.up))
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = sizeThatFits(.zero)
    return (size.width, size.height)
  }

  // MARK: Touches

  override open func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    let isOnButton = isClearButtonShown && clearButtonRect.contains(touch.location(in: self))
    touchedPart = isOnButton ? .clearButton : .text
    return true
  }

  override open func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    if touchedPart == .text, isEditing { putCaret(under: touch) }
    return true
  }

  override open func endTracking(_ touch: Touch, with event: Event) {
    guard isTouchInside else { return }
    switch touchedPart {
    case .clearButton:
      if isClearButtonShown, clearButtonRect.contains(touch.location(in: self)) { clear() }
    case .text:
      guard becomeFirstResponder() else { return }
      putCaret(under: touch)
      if touch.tapCount == 2 { selectWord(under: touch) }
    }
  }

  private func putCaret(under touch: Touch) {
    edited.moveHead(to: index(under: touch), extendingSelection: false)
  }

  private func selectWord(under touch: Touch) {
    // Where the words of a secret end is nobody's business.
    if isSecureTextEntry { selectAll() } else { edited.select(edited.word(at: index(under: touch))) }
  }

  private func index(under touch: Touch) -> Int { line.caretIndex(at: touch.location(in: self).x) }

  /// The clear button was touched: empties the field, if its delegate agrees, and goes on with editing.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let hadText = hasText
    text = ""
    if hadText { sendActions(for: .editingChanged) }
    becomeFirstResponder()
  }

  // MARK: The first responder

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
    if isClearButtonShown { drawClearButton(in: graphics) }
  }
}

extension AppearanceKeys where Object: TextField {
  public var font: AppearanceKey<Font> { AppearanceKey() }
  public var textColor: AppearanceKey<Color> { AppearanceKey() }
}
