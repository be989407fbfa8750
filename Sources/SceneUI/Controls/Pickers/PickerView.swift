import SceneDrawing
import SceneRuntime
import SceneValues

/// A view with one wheel for each component. The user can choose one row on each wheel.
///
/// The picker does not retain the data source or delegate. After a reload, it calls them before the next layout or query.
open class PickerView: View {
  /// The data source, which provides the numbers of wheels and rows. Setting this property reloads all components.
  public weak var dataSource: (any PickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which provides row content and is notified of selections. Setting this property reloads all
  /// components.
  public weak var delegate: (any PickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var wheels: [Wheel] = []
  private var needsReload = false

  /// A special width that gives a wheel an equal share of the width that other wheels do not use.
  public static let automaticDimension = -1.0

  private static let size = Size(width: 320, height: 216)
  private static let margin = 9.0

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a picker from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      PickerView.self, element: "pickerView", "Wheels for choosing a row in each component."
    ) {
      $0.outlet(
        "dataSource", "The object that provides the number of rows.", get: \.dataSource,
        set: { $0.dataSource = $1 })
      $0.outlet(
        "delegate", "The object that provides the content of rows.", get: \.delegate,
        set: { $0.delegate = $1 })
      $0.sizedByFrame(false)
    }
  }

  /// Reloads all components by querying the data source and delegate. Selected rows stay selected if they still exist.
  public func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Reloads the rows of one component.
  public func reloadComponent(_ component: Int) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    load(component)
  }

  /// The number of wheels, or 0 if there is no data source.
  public var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows in a component, or 0 if the component does not exist.
  public func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].numberOfRows : 0
  }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
    wheels = Array(wheels.prefix(count))
    while wheels.count < count { addWheel() }
    for component in wheels.indices { load(component) }
    setNeedsLayout()
  }

  private func addWheel() {
    let (wheel, component) = (Wheel(), wheels.count)
    wheel.title = { [weak self] row in
      guard let self else { return "" }
      return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
    wheel.didSelect = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheels.append(wheel)
    addSubview(wheel)
  }

  private func load(_ component: Int) {
    let wheel = wheels[component]
    wheel.rowHeight = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    wheel.numberOfRows = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// Returns the size of the rows in a component, in points, or zero if the component does not exist.
  public func rowSize(forComponent component: Int) -> Size {
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return Size(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }

  /// Returns the selected row, or -1 if there is none. During an animation, returns the row at which the wheel will stop.
  public func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, numberOfRows(inComponent: component) > 0 else { return -1 }
    return wheels[component].selectedRow
  }

  /// Selects a row without notifying the delegate. A row number that is out of range is clamped.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated)
  }

  func follow(_ row: Int, inComponent component: Int) {
    loadIfNeeded()
    if wheels.indices.contains(component) { wheels[component].follow(row) }
  }

  /// Returns the current frame of a row in the picker's coordinates, or an empty frame if the row is not visible.
  public func frameForRow(_ row: Int, inComponent component: Int) -> Rect {
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    let wheel = wheels[component]
    return convert(wheel.frame(ofRow: row), from: wheel)
  }

  var areWheelsEnabled = true {
    didSet { for wheel in wheels { wheel.isUserInteractionEnabled = areWheelsEnabled } }
  }

  override var accessibilityFacts: AccessibilityFacts? {
    loadIfNeeded()
    guard !wheels.isEmpty else { return nil }
    var facts = AccessibilityFacts(.picker)
    facts.content = .children
    return facts
  }

  override open func layoutSubviews() {
    loadIfNeeded()
    let widths = wheels.indices.map { index in
      delegate.map { $0.pickerView(self, widthForComponent: index) }.flatMap { $0 < 0 ? nil : $0 }
    }
    let room = max(0, bounds.width - 2 * Self.margin)
    let wanted = widths.compactMap(\.self).reduce(0, +)
    let sharing = widths.count { $0 == nil }
    let share = sharing > 0 ? max(0, room - wanted) / Double(sharing) : 0
    let total = wanted + share * Double(sharing)
    let factor = total > room ? room / total : 1
    var x = bounds.minX + Self.margin + (room - total * factor) / 2
    for (wheel, width) in zip(wheels, widths) {
      let width = (width ?? share) * factor
      wheel.frame = Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
      wheel.isUserInteractionEnabled = areWheelsEnabled
      x += width
    }
  }

  /// Draws the background behind the selected rows.
  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let height = min(34, bounds.height)
    graphics.setFillColor(.systemFill)
    graphics.fill(
      Path(
        roundedRect: Rect(
          x: bounds.minX + Self.margin, y: bounds.midY - height / 2,
          width: max(0, bounds.width - 2 * Self.margin), height: height),
        cornerRadius: 8))
  }

  override open func sizeThatFits(_ size: Size) -> Size { Self.size }
  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    (Self.size.width, Self.size.height)
  }
}
