import SceneDrawing
import SceneRuntime
import SceneValues

/// A view that displays an alert's text, fields, and actions on a plate. If space is limited, the content scrolls. An
/// action sheet has a second plate for the cancel action.
final class AlertView: View {
  private let plate = AlertPlate()
  private let cancelPlate = AlertPlate()
  private let texts = ScrollView()
  private let answers = ScrollView()
  private let titleLabel = Label()
  private let messageLabel = Label()
  private var fields: [TextField] = []
  private var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?
  private var isSheet = false
  private var endsWithCancel = false
  /// Whether the view is displayed without a presentation, for example by a tool. If so, it fills the window.
  private var isAlone: Bool { controller?.presentingViewController == nil }
  /// Whether the view is in a popover. A popover has no cancel button, because touches outside it cancel the alert.
  var isPopover = false { didSet { if isPopover != oldValue { setNeedsLayout() } } }

  private static let margin = 16.0
  private static let fieldHeight = 30.0
  private static let gap = 8.0

  init() {
    super.init(frame: .zero)
    addSubview(plate)
    addSubview(cancelPlate)
    plate.addSubview(texts)
    plate.addSubview(answers)
    titleLabel.accessibilityTraits = .header
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  func show(_ alert: AlertController) {
    isSheet = alert.preferredStyle == .actionSheet
    titleLabel.text = alert.title ?? ""
    titleLabel.font = isSheet ? .bold(13) : .bold(17)
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.text = alert.message ?? ""
    messageLabel.font = .system(13)
    messageLabel.textColor = isSheet ? .secondaryLabel : .label
    for field in fields where !alert.textFields.contains(where: { $0 === field }) {
      field.removeFromSuperview()
    }
    fields = alert.textFields
    for field in fields where field.superview !== texts { texts.addSubview(field) }
    for button in buttons + [cancelButton].compactMap({ $0 }) { button.removeFromSuperview() }
    let ordered = alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
    buttons = ordered.map { AlertButton($0, of: alert) }
    cancelButton = isSheet && ordered.last?.style == .cancel ? buttons.removeLast() : nil
    endsWithCancel = buttons.count == ordered.count && ordered.last?.style == .cancel
    for button in buttons { answers.addSubview(button) }
    if let cancelButton { cancelPlate.addSubview(cancelButton) }
    setNeedsLayout()
  }

  private var buttonHeight: Double { isSheet ? 57 : 44 }

  private func areSideBySide(in width: Double) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 - 16 }
  }

  private func buttonsHeight(in width: Double) -> Double {
    areSideBySide(in: width) ? buttonHeight : buttonHeight * Double(buttons.count)
  }

  private func height(of label: Label, in width: Double) -> Double {
    label.text.isEmpty ? 0 : label.sizeThatFits(Size(width: width - 2 * Self.margin, height: 0)).height
  }

  private func textsHeight(in width: Double) -> Double {
    let title = height(of: titleLabel, in: width)
    let message = height(of: messageLabel, in: width)
    guard title + message > 0 || !fields.isEmpty else { return 0 }
    let between = title > 0 && message > 0 ? 4.0 : 0
    let fields = fields.isEmpty ? 0 : 12 + Self.fieldHeight * Double(fields.count)
    return 2 * (isSheet ? 14 : 20) + title + between + message + fields
  }

  private var cancelHeight: Double {
    cancelButton == nil || isPopover ? 0 : Self.gap + buttonHeight
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(
      width: size.width,
      height: (textsHeight(in: size.width) + buttonsHeight(in: size.width) + cancelHeight).rounded(.up))
  }

  /// The rectangle of the alert. During a presentation, it equals the view's bounds. Otherwise, it is the rectangle that
  /// the alert would occupy in a presentation.
  private var contentPlace: Rect {
    guard isAlone, let alert = controller as? AlertController else { return bounds }
    let room = bounds.inset(by: safeAreaInsets)
    let size = alert.contentSize(for: isSheet ? .actionSheet : .alert, in: room.size)
    let height = min(size.height, room.height)
    let x = bounds.minX + (bounds.width - size.width) / 2
    let y = isSheet ? room.maxY - height - 8 : room.minY + (room.height - height) / 2
    return Rect(x: x, y: y, width: size.width, height: height)
  }

  override func layoutSubviews() {
    let place = contentPlace
    let width = place.width
    let plateHeight = max(0, place.height - cancelHeight)
    plate.layer.cornerRadius = isPopover ? 0 : AlertPlate.radius
    plate.backgroundColor = isPopover ? nil : AlertPlate.color
    plate.frame = Rect(x: place.minX, y: place.minY, width: width, height: plateHeight)
    let sideBySide = areSideBySide(in: width)
    let availableButtonsHeight = min(
      buttonsHeight(in: width), max(plateHeight - min(textsHeight(in: width), 88), 0))
    texts.frame = Rect(x: 0, y: 0, width: width, height: plateHeight - availableButtonsHeight)
    answers.frame = Rect(
      x: 0, y: plateHeight - availableButtonsHeight, width: width, height: availableButtonsHeight)
    texts.contentSize = Size(width: width, height: textsHeight(in: width))
    answers.contentSize = Size(width: width, height: buttonsHeight(in: width))
    layoutTexts(in: width)
    let shown = sideBySide && endsWithCancel ? buttons.reversed() : buttons
    for (index, button) in shown.enumerated() {
      let index = Double(index)
      button.frame =
        sideBySide
        ? Rect(x: index * width / 2, y: 0, width: width / 2, height: buttonHeight)
        : Rect(x: 0, y: index * buttonHeight, width: width, height: buttonHeight)
    }
    let hasTexts = textsHeight(in: width) > 0
    plate.lines = shown.enumerated().compactMap { index, button in
      let frame = button.frame.offsetBy(dx: 0, dy: plateHeight - availableButtonsHeight)
      if sideBySide, index == 1 {
        return Rect(x: frame.minX, y: frame.minY, width: 0.5, height: frame.height)
      }
      return index == 0 && !hasTexts ? nil : Rect(x: 0, y: frame.minY, width: width, height: 0.5)
    }
    cancelPlate.isHidden = cancelHeight == 0
    cancelPlate.layer.cornerRadius = AlertPlate.radius
    cancelPlate.frame = Rect(
      x: place.minX, y: place.minY + plateHeight + Self.gap, width: width, height: buttonHeight)
    cancelButton?.frame = cancelPlate.bounds
  }

  private func layoutTexts(in width: Double) {
    let inner = width - 2 * Self.margin
    var y = isSheet ? 14.0 : 20
    for label in [titleLabel, messageLabel] {
      let height = height(of: label, in: width)
      label.frame = Rect(x: Self.margin, y: y, width: inner, height: height)
      if height > 0 { y += height + (label === titleLabel ? 4 : 0) }
    }
    y += 12
    for field in fields {
      field.frame = Rect(x: Self.margin, y: y, width: inner, height: Self.fieldHeight - 4)
      y += Self.fieldHeight
    }
  }
}

final class AlertPlate: View {
  static let radius = 14.0
  static let color = Color(.tertiarySystemBackground)
  var lines: [Rect] = [] { didSet { if lines != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = Self.color
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(.separator)
    for line in lines { graphics.fill(line) }
  }
}
