import SceneRuntime
import SceneServices
import SceneValues

/// A controller that lets the user choose a color from a grid, with sliders, or by entering a hexadecimal value.
public final class ColorPickerController: ViewController, LibraryTextFollowing {
  /// The selected color. The default is black. Setting this property in code does not call `selectionDidChange`.
  public var selectedColor: Color = .black { didSet { show() } }
  /// Whether the user can choose the opacity. The default is true. Changes made after the view has loaded have no effect.
  public var supportsAlpha = true
  /// The closure that is called whenever the user chooses a color.
  public var selectionDidChange: (Color) -> Void = { _ in }

  private let choice = SegmentedControl()
  private let grid = ColorGrid()
  private let sliders = (0..<4).map { _ in Slider() }
  private let labels = (0..<4).map { _ in Label() }
  private let field = TextField()
  private let swatch = View()
  private let titleLabel = Label()
  private let closeButton = Button()

  override public init() { super.init() }

  /// Creates the controller. The superclass requires this initializer, but scenes cannot contain the controller.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override public class var declaration: ClassDeclaration {
    ClassDeclaration(ColorPickerController.self, "Lets the user choose a color.")
  }

  override public func loadView() {
    let view = ColorPickerView { [weak self] in self?.layOut() }
    view.backgroundColor = .systemBackground
    for index in 0..<2 { choice.insertSegment(withTitle: "", at: index) }
    choice.selectedSegmentIndex = 0
    closeButton.kind = .close
    titleLabel.font = .bold(17)
    for label in labels {
      label.font = .system(13)
      label.textColor = .secondaryLabel
    }
    field.borderStyle = .roundedRect
    field.font = .system(17)
    swatch.layer.cornerRadius = 8
    let parts: [View] = [titleLabel, closeButton, choice, grid, field, swatch]
    for part in parts + labels + sliders { view.addSubview(part) }
    connect()
    self.view = view
  }

  private func connect() {
    choice.addTarget(self, for: .valueChanged) { (picker, _: SegmentedControl) in picker.layOut() }
    grid.addTarget(self, for: .valueChanged) { (picker, grid: ColorGrid) in
      if let color = grid.selection { picker.choose(color.withAlpha(picker.sliders[3].value)) }
    }
    for slider in sliders {
      slider.addTarget(self, for: .valueChanged) { (picker, _: Slider) in picker.takeSliders() }
    }
    field.addTarget(self, for: .primaryActionTriggered) { (picker, _: TextField) in picker.takeText() }
    field.addTarget(self, for: .editingDidEnd) { (picker, _: TextField) in picker.takeText() }
    closeButton.addTarget(self, for: .touchUpInside) { (picker, _: Button) in
      do { try picker.dismiss(animated: true) } catch { picker.contextIfAny?.report(error) }
    }
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = title ?? ""
    libraryTextsDidChange()
    show()
  }

  func libraryTextsDidChange() {
    choice.setTitle(libraryText(.grid), forSegmentAt: 0)
    choice.setTitle(libraryText(.sliders), forSegmentAt: 1)
    for (label, name) in zip(labels, [LibraryText.red, .green, .blue, .opacity]) {
      label.text = libraryText(name)
    }
    field.accessibilityLabel = libraryText(.hexadecimalColor)
  }

  private var components: RGBA { viewIfLoaded?.resolve(selectedColor) ?? RGBA(packed: 0x0000_00FF) }

  private func choose(_ color: RGBA) {
    guard color != components else { return }
    selectedColor = Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    selectionDidChange(selectedColor)
  }

  private func takeSliders() {
    let values = sliders.map(\.value)
    choose(RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3]))
  }

  /// Selects the color that the user entered as six hexadecimal digits, and ignores any other text.
  private func takeText() {
    let digits = field.text.filter { $0 != "#" && $0 != " " }
    if digits.count == 6, let number = UInt32(digits, radix: 16) {
      choose(RGBA(packed: number << 8 | 0xFF).withAlpha(sliders[3].value))
    }
    show()
  }

  private func show() {
    guard isViewLoaded else { return }
    let color = components
    for (slider, value) in zip(sliders, [color.red, color.green, color.blue, color.alpha]) {
      slider.value = value
    }
    grid.selection = color.withAlpha(1)
    if !field.isEditing { field.text = color.hexRGB.uppercased() }
    swatch.backgroundColor = selectedColor
  }

  private func layOut() {
    guard let view = viewIfLoaded else { return }
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    titleLabel.frame = Rect(x: area.minX, y: area.minY, width: max(0, area.width - 40), height: 32)
    closeButton.frame = Rect(x: area.maxX - 32, y: area.minY, width: 32, height: 32)
    choice.frame = Rect(x: area.minX, y: area.minY + 44, width: area.width, height: 32)
    var y = area.minY + 92
    let isGrid = choice.selectedSegmentIndex == 0
    grid.isHidden = !isGrid
    if isGrid {
      let height = min(
        area.width / Double(ColorGrid.columns) * Double(ColorGrid.rows), max(0, area.maxY - y - 130))
      grid.frame = Rect(x: area.minX, y: y, width: area.width, height: height)
      y += height + 12
    }
    field.isHidden = isGrid
    for index in sliders.indices {
      let isShown = index == 3 ? supportsAlpha : !isGrid
      (sliders[index].isHidden, labels[index].isHidden) = (!isShown, !isShown)
      guard isShown else { continue }
      labels[index].frame = Rect(x: area.minX, y: y, width: area.width, height: 16)
      sliders[index].frame = Rect(x: area.minX, y: y + 16, width: area.width, height: 34)
      y += 56
    }
    swatch.frame = Rect(x: area.minX, y: y, width: 60, height: 44)
    field.frame = Rect(x: area.maxX - 120, y: y + 4, width: 120, height: 36)
  }
}

final class ColorPickerView: View {
  private let lay: () -> Void

  init(_ lay: @escaping () -> Void) {
    self.lay = lay
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  }

  required init(coder: Coder) throws {
    lay = {}
    try super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lay()
  }
}
