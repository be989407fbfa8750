import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A view for reading and editing multiline text. The user can drag to scroll text that is larger than the view. The view
/// also scrolls to keep the caret visible.
open class TextView: View, TextInputTraits, TextContent, TextTarget, AccessibilityActing {
  /// The text's font. The default is the 17-point system font.
  @Stylable public var font = Font.system(17) { didSet { textLayoutDidChange() } }
  /// The text's color. The default is the system's label color.
  @Stylable public var textColor = Color.label { didSet { setNeedsDisplay() } }
  /// The horizontal alignment of lines. By default, lines are aligned with the leading edge.
  public var textAlignment = TextAlignment.natural { didSet { textLayoutDidChange() } }
  /// The insets around the text, in points. The default is 8 at the top and bottom and 5 at the sides.
  @Within(.coordinates) public var textInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { textLayoutDidChange() }
  }
  /// Whether the user can edit the text. The default is true. The value false ends editing if the delegate permits it.
  public var isEditable = true { didSet { if !isEditable, isEditing { resignFirstResponder() } } }
  /// Whether the user can select text by touch or with the edit menu. The default is true.
  public var isSelectable = true
  /// Whether text that exceeds the view can be scrolled. The default is true. If the value is false, the intrinsic height
  /// is the height of the text at the current width.
  public var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      if !isScrollEnabled { scroll(to: 0) }
      layoutStructureDidChange()
    }
  }
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
  /// The delegate, which controls editing. The text view does not retain the delegate.
  public weak var delegate: (any TextViewDelegate)?

  /// Whether the text is being edited and the view accepts typed text.
  public internal(set) var isEditing = false { didSet { setNeedsDisplay() } }
  var edited = EditedText() { didSet { editedTextDidChange(was: oldValue) } }
  let caret = CaretBlink()
  /// The horizontal position that the caret keeps during vertical movements. On shorter lines, the caret is at the end.
  var wantedX: Double?
  var handleDrag: HandleDrag?
  private var finger: Finger?
  private var knownLines: TextViewLines?
  /// The attributed text and its typing attributes, or nil if the text is plain, as in most text views.
  var parts: EditedParts?
  var partsBeforeComposition: EditedParts?

  private struct Finger {
    let touch: Touch
    /// Whether the view was the first responder when the touch began.
    let wasActive: Bool
    var isScrolling = false
  }

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a text view from its element in a scene.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    // The fragments are joined only once, after all of them have been decoded.
    if let fragments { attributedText = fragments.text }
  }

  private var fragments: LabelParts?

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      TextView.self, element: "textView", "A view for showing and editing text with several lines."
    ) {
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.localizable("text")
      $0.placeholders("text")
      $0.property("font", default: .system(17), appearance: \.$font, get: \.font, set: { $0.font = $1 })
      $0.property(
        "textColor", default: .label, appearance: \.$textColor, get: \.textColor, set: { $0.textColor = $1 })
      $0.property("textAlignment", default: .natural, get: \.textAlignment, set: { $0.textAlignment = $1 })
      $0.property(
        "textInsets", default: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5),
        "The insets of the text.", get: \.textInsets, set: { $0.textInsets = $1 })
      $0.property(
        "editable", default: true, "Whether the text can be edited.", get: \.isEditable,
        set: { $0.isEditable = $1 })
      $0.property(
        "selectable", default: true, "Whether the text can be selected when it is not editable.",
        get: \.isSelectable,
        set: { $0.isSelectable = $1 })
      $0.property(
        "scrollEnabled", default: true,
        "Whether the view scrolls. If it does not, its intrinsic height is the height of the text.",
        get: \.isScrollEnabled, set: { $0.isScrollEnabled = $1 })
      $0.slot("fragments", "The attributed text. Replaces 'text'.") {
        (view, fragment: TextFragment) in
        view.add(fragment)
      }
      $0.keyboardTraits()
      $0.editActions(
        cut: { $0.cut() }, copy: { $0.copy() }, paste: { $0.paste() }, select: { $0.select() },
        selectAll: { $0.selectAll() })
      $0.outlet(
        "delegate", "The delegate, which can reject changes.", get: { $0.delegate },
        set: { (view, delegate: (any TextViewDelegate)?) in view.delegate = delegate })
      $0.outlet(
        "inputView", "The view that replaces the keyboard.", get: { $0.inputView },
        set: { $0.inputView = $1 })
      $0.outlet(
        "inputAccessoryView", "The view above the keyboard.", get: { $0.inputAccessoryView },
        set: { $0.inputAccessoryView = $1 })
    }
  }

  /// The view's text. Setting this property moves the caret to the end and notifies the delegate of the new selection,
  /// but not of the new text. If the text is not being edited, the view also scrolls to the beginning.
  public var text: String {
    get { edited.string }
    set {
      partsBeforeComposition = nil
      if parts != nil {
        parts = nil
        textLayoutDidChange()
      }
      edited.set(newValue)
      if !isEditing { scroll(to: 0) }
    }
  }

  /// The attributed text, or nil if the text is plain. The default is nil. Setting this property moves the caret to the
  /// end. Setting `text` removes all attributes. Parts without a font, color, or alignment use the view's values.
  public var attributedText: AttributedText? {
    get { parts?.text }
    set {
      text = newValue?.text ?? text
      parts = newValue.map { EditedParts(text: $0) }
      textLayoutDidChange()
    }
  }

  private func add(_ fragment: TextFragment) {
    fragment.owner = self
    let joined = fragments ?? LabelParts()
    joined.add(fragment)
    fragments = joined
  }

  /// The attributes of text that the user types next. By default, and whenever the caret moves, they are the attributes
  /// of the character before the caret. Setting nonempty attributes turns plain text into attributed text.
  public var typingAttributes: TextAttributes {
    get {
      parts?.typing ?? parts?.attributes(beforeCharacter: edited.selection.lowerBound) ?? TextAttributes()
    }
    set {
      if parts == nil {
        guard newValue != TextAttributes() else { return }
        parts = EditedParts(text: AttributedText(text))
      }
      parts?.typing = newValue
    }
  }

  /// The range of selected characters, clamped to the text. An empty range specifies the caret position.
  public var selectedRange: Range<Int> {
    get { edited.selection }
    set { edited.select(newValue) }
  }

  // MARK: Accessibility

  package override var shownTexts: [String] { text.isEmpty ? [] : [text] }

  override var accessibilityFacts: AccessibilityFacts? {
    guard isEditable || isSelectable || !text.isEmpty else { return nil }
    var facts = AccessibilityFacts(isEditable || isSelectable ? .textArea : .staticText)
    if facts.role == .staticText { facts.label = text } else { facts.text = accessibilityContent }
    facts.text?.isEditable = isEditable
    facts.text?.isMultiline = true
    if isEditable || isSelectable { facts.actions = [.activate] }
    return facts
  }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    if action == .activate { return becomeFirstResponder() }
    return write(action)
  }

  // MARK: Layout

  var lines: TextViewLines {
    let insets = textInsets
    let width = max(0, bounds.width - insets.left - insets.right - caretWidth)
    if let knownLines, knownLines.width == width { return knownLines }
    let lines = newLines(width: width, alignment: resolved(textAlignment))
    knownLines = lines
    return lines
  }

  private func newLines(width: Double, alignment: TextAlignment) -> TextViewLines {
    if let parts {
      return TextViewLines(
        parts.text, font: font, width: width, alignment: alignment, metrics: textMetrics)
    }
    return TextViewLines(text, font: font, width: width, alignment: alignment, metrics: textMetrics)
  }

  func forgetLines() { knownLines = nil }

  private func textLayoutDidChange() {
    forgetLines()
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override var handlesTaps: Bool { true }

  override open func layoutSubviews() {
    super.layoutSubviews()
    // A new width can reduce the height of the content.
    scroll(to: bounds.minY)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    let insets = textInsets
    let width = size.width > 0 ? size.width : .infinity
    let lines = newLines(
      width: max(0, width - insets.left - insets.right - caretWidth), alignment: .left)
    let widest = lines.lines.map(\.width).max() ?? 0
    return Size(
      width: (widest + insets.left + insets.right + caretWidth).rounded(.up),
      height: (lines.height + insets.top + insets.bottom).rounded(.up))
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    contentSize(fitting: bounds.width)
  }

  override final var textContent: (any TextContent)? { self }

  var wrapsContent: Bool { !isScrollEnabled }

  func contentSize(fitting width: Double?) -> (width: Double?, height: Double?) {
    guard !isScrollEnabled else { return (nil, nil) }
    let size = sizeThatFits(Size(width: width ?? 0, height: 0))
    return (size.width, size.height)
  }

  var textLineHeight: Double? { textMetrics.lineMetrics(for: font).height }

  var baselineOffsets: (first: Double, last: Double)? {
    let line = textMetrics.lineMetrics(for: font)
    return (textInsets.top + line.ascent, textInsets.bottom + line.descent)
  }

  // MARK: Selection commands

  override open func canPerformAction(_ selector: String, withSender sender: Any?) -> Bool {
    canPerformEdit(selector) ?? super.canPerformAction(selector, withSender: sender)
  }

  /// Cuts the selection.
  open func cut() { cutSelection() }

  /// Copies the selection to the context's pasteboard.
  open func copy() { copySelection() }

  /// Replaces the selection with the content of the context's pasteboard.
  open func paste() { pasteText() }

  /// Selects the word at the caret.
  open func select() { selectWord(at: edited.head) }

  /// Selects the entire text.
  open func selectAll() { selectEverything() }

  // MARK: Touches

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    guard finger == nil, let touch = touches.first else { return }
    finger = Finger(touch: touch, wasActive: isFirstResponder)
    beginDragging(touch)
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let finger, touches.contains(where: { $0 === finger.touch }) else { return }
    let touch = finger.touch
    if drag(touch) { return }
    guard finger.isScrolling || touch.windowLocation.distance(to: touch.startLocation) > Self.slop else {
      return
    }
    self.finger?.isScrolling = true
    hideOwnEditMenu()
    // The text moves with the finger, so the movement is measured in the superview's coordinates.
    let way = touch.location(in: superview).y - touch.previousLocation(in: superview).y
    scroll(to: bounds.minY - way)
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    guard let finger, touches.contains(where: { $0 === finger.touch }) else { return }
    self.finger = nil
    if endDragging() { return }
    let point = finger.touch.location(in: self)
    guard !finger.isScrolling, self.point(inside: point, with: event), becomeFirstResponder() else { return }
    wantedX = nil
    finishTap(finger.touch, wasActive: finger.wasActive)
  }

  override open func touchesCancelled(_ touches: [Touch], with event: Event) {
    guard touches.contains(where: { $0 === finger?.touch }) else { return }
    finger = nil
    _ = endDragging()
  }

  /// The maximum distance, in points, that a touch can move and still count as a tap.
  private static let slop = 10.0

  // MARK: Dropped text

  var takesDroppedText: Bool { isEditable }

  func takeDroppedText(_ text: String, at point: Point) -> Bool { write(dropped: text, at: point) }

  // MARK: First responder

  override open var canBecomeFocused: Bool { isEditable }

  var shownCaret: Rect? { caretRect }

  var takesTabKey: Bool { true }

  override open var pointerShape: PointerShape? { canBecomeFirstResponder ? .text : nil }

  override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    // A read-only view may have become editable in the meantime.
    if isFirstResponder, isEditing || !isEditable { return true }
    guard canBecomeFirstResponder, window != nil,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { beginEditing() }
    setNeedsDisplay()
    return isFirstResponder
  }

  @discardableResult
  override open func resignFirstResponder() -> Bool {
    if isEditing, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    hideOwnEditMenu()
    endEditing()
    setNeedsDisplay()
    return true
  }

  /// Ends editing when the view leaves its window, even if the delegate does not permit it.
  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    endEditing()
  }

  /// Invalidates the text layout, because the new window's context can have different text metrics.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    textLayoutDidChange()
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.clip(to: bounds)
    graphics.withState {
      graphics.translate(x: textInsets.left, y: textInsets.top)
      drawSelection(in: graphics)
      drawLines(in: graphics)
      drawComposition(in: graphics)
      drawCaret(in: graphics)
    }
    drawHandles(in: graphics)
  }
}

extension TextView: FragmentOwner {
  func fragmentDidChange(_ fragment: TextFragment) {
    guard let fragments, attributedText == fragments.text, fragments.rejoin(for: fragment) else { return }
    attributedText = fragments.text
  }
}

extension AppearanceKeys where Object: TextView {
  /// The text's font.
  public var font: AppearanceKey<Font> { AppearanceKey() }
  /// The text's color.
  public var textColor: AppearanceKey<Color> { AppearanceKey() }
}
