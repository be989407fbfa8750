import SceneDrawing
import SceneRuntime
import SceneValues

/// A label that reads and changes the title of a button. The button draws the title itself.
final class ButtonTitleLabel: Label {
  private weak var button: Button?

  init(of button: Button) {
    self.button = button
    super.init(frame: .zero)
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  /// Updates the frame, which is in the button's coordinates.
  func update() {
    guard let button else { return }
    storedContext = button.contextIfAny
    frame = ButtonLayout(of: button, in: button.contentBounds, metrics: button.textMetrics).titleFrame
  }

  override var text: String {
    get { button?.currentTitle ?? "" }
    set { button?.setTitle(newValue, for: .normal) }
  }
  override var attributedText: AttributedText? {
    get { button?.currentAttributedTitle }
    set { button?.setAttributedTitle(newValue, for: .normal) }
  }
  override var font: Font {
    get { button?.font ?? .system(17) }
    set { button?.font = newValue }
  }
  override var textColor: Color {
    get { button.map { $0.titleColor(for: $0.state) ?? $0.usualTitleColor } ?? .label }
    set { button?.setTitleColor(newValue, for: .normal) }
  }
  override var textAlignment: TextAlignment {
    get { button?.titleTextAlignment ?? .natural }
    set { button?.titleTextAlignment = newValue }
  }
  override var numberOfLines: Int {
    get { button?.maximumTitleLines ?? 1 }
    set { button?.numberOfTitleLines = newValue }
  }
  override var lineBreakMode: LineBreakMode {
    get { button?.lineBreakMode ?? .middleTruncation }
    set { button?.lineBreakMode = newValue }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { button?.shrinksTitle ?? false }
    set { button?.shrinksTitle = newValue }
  }
  override var minimumScaleFactor: Double {
    get { button?.minimumTitleScale ?? 0.5 }
    set { button?.minimumTitleScale = newValue }
  }
}

extension Button {
  /// The maximum number of lines of the title, or 0 for no limit. A title that wraps has no limit unless one is set.
  var maximumTitleLines: Int {
    switch lineBreakMode {
    case .wordWrap, .characterWrap: numberOfTitleLines == 1 ? 0 : numberOfTitleLines
    case .clip, .headTruncation, .middleTruncation, .tailTruncation: numberOfTitleLines
    }
  }
}
