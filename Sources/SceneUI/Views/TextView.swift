import SceneDrawing
import SceneRuntime
import SceneValues

/// A view in which one reads and writes text of several lines.
///
/// Text that is higher than the view is scrolled, by dragging a finger over it, and by the caret, which is kept in
/// sight. What the view shows of the text is in its bounds: their origin is how far it is scrolled.
open class TextView: View, TextInputTraits {
  public var font = Font.system(17) { didSet { textLayoutDidChange() } }
  public var textColor = Color.label { didSet { setNeedsDisplay() } }
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
      $0.property("font", default: .system(17), get: \.font, set: { $0.font = $1 })
      $0.property("textColor", default: .label, get: \.textColor, set: { $0.textColor = $1 })
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

  /// Setting it puts the caret at its end, scrolls to its beginning, and tells the delegate of the selection only.
  public var text: String {
    get { edited.string }
    set {
      edited.set(newValue)
      scroll(to: 0)
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

  /// The size of the text with what is free around it, in points.
  public var contentSize: Size {
    Size(width: bounds.width, height: lines.height + Self.textInsets.top + Self.textInsets.bottom)
  }

  /// How far the text is scrolled up, in points.
  public var scrollOffset: Double { bounds.minY }

  /// Scrolls the text, as far as there is more of it.
  public func scroll(to offset: Double) {
    let limit = max(0, contentSize.height - bounds.height)
    let offset = min(max(offset, 0), limit)
    guard offset != bounds.minY else { return }
    bounds = Rect(x: 0, y: offset, width: bounds.width, height: bounds.height)
  }

  /// Scrolls just as far as is needed to see a part of the text.
  public func scrollRangeToVisible(_ range: Range<Int>) {
    let range = edited.clamped(range)
    let first = lines.caretRect(at: range.lowerBound).minY
    let last = lines.caretRect(at: range.upperBound).maxY + Self.textInsets.top + Self.textInsets.bottom
    // Of a part that is higher than the view, the end is seen: that is where the caret is.
    scroll(to: max(min(bounds.minY, first), last - bounds.height))
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

  /// The rectangle of the caret, in the view's coordinates, whether it is seen or not.
  public var caretRect: Rect {
    lines.caretRect(at: edited.head).offsetBy(dx: Self.textInsets.left, dy: Self.textInsets.top)
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

  // MARK: Drawing

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.clip(to: bounds)
    let insets = Self.textInsets
    let lines = lines
    graphics.translate(x: insets.left, y: insets.top)
    if isFirstResponder {
      graphics.setFillColor(resolve(.tint).dimmed(by: 0.25))
      for rect in lines.rects(of: edited.selection) { graphics.fill(rect) }
    }
    graphics.setFillColor(textColor)
    for (number, line) in lines.lines.enumerated() {
      let (top, next) = (lines.minY(ofLine: number), lines.minY(ofLine: number + 1))
      guard next + insets.top > bounds.minY, top + insets.top < bounds.maxY else { continue }
      let alignment = lines.alignment
      graphics.drawText(
        line.shown,
        at: Point(x: line.minX + line.width * alignment.fraction, y: lines.baseline(ofLine: number)),
        font: font, alignment: alignment)
    }
    if caret.isLit, edited.selection.isEmpty {
      graphics.setFillColor(.tint)
      graphics.fill(Path(roundedRect: lines.caretRect(at: edited.head), cornerRadius: caretWidth / 2))
    }
  }
}
