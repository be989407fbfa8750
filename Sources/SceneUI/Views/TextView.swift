import SceneDrawing
import SceneRuntime
import SceneValues

/// A view in which one reads and writes text of several lines.
///
/// A touch makes it the first responder; then it takes what is typed. Text that is higher than the view is scrolled, by
/// dragging a finger over it, and by the caret, which is kept in sight.
open class TextView: View, TextInputTraits {
  @Stylable public var font = Font.system(17) { didSet { textLayoutDidChange() } }
  @Stylable public var textColor = Color.label { didSet { setNeedsDisplay() } }
  public var textAlignment = TextAlignment.left { didSet { textLayoutDidChange() } }
  /// What is free around the text, in points.
  public static let textInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  /// Whether one may write; one that is made so while it is written into ends its editing, if its delegate agrees.
  public var isEditable = true { didSet { if !isEditable, isEditing { resignFirstResponder() } } }
  /// Whether text that is not edited may be selected.
  public var isSelectable = true
  public var keyboardTraits = KeyboardTraits()
  public weak var delegate: (any TextViewDelegate)?

  /// Whether it takes what is typed.
  public internal(set) var isEditing = false { didSet { setNeedsDisplay() } }
  var edited = EditedText() { didSet { editedTextDidChange(was: oldValue) } }
  let caret = CaretBlink()
  /// Where the caret wants to be on its way up and down over shorter lines.
  var wantedX: Double?
  private var finger: Finger?
  private var knownLines: TextViewLines?

  private struct Finger {
    let touch: Touch
    var isScrolling = false
  }

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      TextView.self, element: "textView", "A view in which one reads and writes text of several lines."
    ) {
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.property("font", default: .system(17), appearance: \.$font, get: \.font, set: { $0.font = $1 })
      $0.property(
        "textColor", default: .label, appearance: \.$textColor, get: \.textColor, set: { $0.textColor = $1 })
      $0.property("textAlignment", default: .left, get: \.textAlignment, set: { $0.textAlignment = $1 })
      $0.property(
        "editable", default: true, "Whether one may write.", get: \.isEditable, set: { $0.isEditable = $1 })
      $0.property(
        "selectable", default: true, "Whether text that is not edited may be selected.", get: \.isSelectable,
        set: { $0.isSelectable = $1 })
      $0.keyboardTraits()
      $0.outlet(
        "delegate", "Has a say in what is written.", get: { $0.delegate },
        set: { (view, delegate: (any TextViewDelegate)?) in view.delegate = delegate })
    }
  }

  /// Setting it puts the caret at its end, and tells the delegate of the selection only. What is not edited is scrolled
  /// to its beginning.
  public var text: String {
    get { edited.string }
    set {
      edited.set(newValue)
      if !isEditing { scroll(to: 0) }
    }
  }

  /// What is selected, in characters; empty where the caret is. What lies outside the text is left out.
  public var selectedRange: Range<Int> {
    get { edited.selection }
    set { edited.select(newValue) }
  }

  // MARK: Layout

  var lines: TextViewLines {
    let insets = Self.textInsets
    let width = max(0, bounds.width - insets.left - insets.right - caretWidth)
    if let knownLines, knownLines.width == width { return knownLines }
    let lines = TextViewLines(
      text, font: font, width: width, alignment: textAlignment, metrics: textMetrics)
    knownLines = lines
    return lines
  }

  func forgetLines() { knownLines = nil }

  private func textLayoutDidChange() {
    forgetLines()
    setNeedsLayout()
    setNeedsDisplay()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    // In another width there may be less to scroll.
    scroll(to: bounds.minY)
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    let insets = Self.textInsets
    let width = size.width > 0 ? size.width : .infinity
    let lines = TextViewLines(
      text, font: font, width: max(0, width - insets.left - insets.right - caretWidth), alignment: .left,
      metrics: textMetrics)
    let widest = lines.lines.map(\.width).max() ?? 0
    return Size(
      width: (widest + insets.left + insets.right + caretWidth).rounded(.up),
      height: (lines.height + insets.top + insets.bottom).rounded(.up))
  }

  // MARK: Touches

  override open func touchesBegan(_ touches: [Touch], with event: Event) {
    if finger == nil { finger = touches.first.map { Finger(touch: $0) } }
  }

  override open func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let finger, touches.contains(where: { $0 === finger.touch }) else { return }
    let touch = finger.touch
    guard finger.isScrolling || touch.windowLocation.distance(to: touch.startLocation) > Self.slop else {
      return
    }
    self.finger?.isScrolling = true
    // The text goes with the finger, so the finger's way is measured on something that stays.
    let way = touch.location(in: superview).y - touch.previousLocation(in: superview).y
    scroll(to: bounds.minY - way)
  }

  override open func touchesEnded(_ touches: [Touch], with event: Event) {
    guard let finger, touches.contains(where: { $0 === finger.touch }) else { return }
    self.finger = nil
    let point = finger.touch.location(in: self)
    guard !finger.isScrolling, contains(point, with: event), becomeFirstResponder() else { return }
    let index = lines.caretIndex(
      at: Point(x: point.x - Self.textInsets.left, y: point.y - Self.textInsets.top))
    if finger.touch.tapCount == 2, isSelectable {
      edited.select(edited.word(at: index))
    } else {
      edited.moveHead(to: index, extendingSelection: false)
    }
    wantedX = nil
  }

  override open func touchesCancelled(_ touches: [Touch], with event: Event) {
    if touches.contains(where: { $0 === finger?.touch }) { finger = nil }
  }

  /// How far a finger may move and still mean a place in the text, in points.
  private static let slop = 10.0

  // MARK: The first responder

  override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
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
    endEditing()
    setNeedsDisplay()
    return true
  }

  /// In another window, or in none, there is nothing to go on with, whether the delegate agrees or not.
  override open func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    endEditing()
  }

  /// Another context may measure text in another way.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    textLayoutDidChange()
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.clip(to: bounds)
    graphics.translate(x: Self.textInsets.left, y: Self.textInsets.top)
    drawSelection(in: graphics)
    drawLines(in: graphics)
    drawCaret(in: graphics)
  }
}

extension AppearanceKeys where Object: TextView {
  public var font: AppearanceKey<Font> { AppearanceKey() }
  public var textColor: AppearanceKey<Color> { AppearanceKey() }
}
