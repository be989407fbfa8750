import SceneDrawing
import SceneRuntime
import SceneValues

/// A panel that contains the rows of one menu. If the rows do not fit, the panel scrolls.
final class MenuPage: View, ConditionallyAccessible {
  let menu: Menu
  let isInner: Bool
  private let clip = View()
  private let scroll = ScrollView()
  private(set) var rows: [MenuRow] = []
  private var parts: [View] = []
  private weak var overlay: MenuOverlay?

  static let width = 250.0
  private static let radius = 13.0
  private static let bandHeight = 8.0

  init(_ menu: Menu, isInner: Bool, in overlay: MenuOverlay) {
    self.menu = menu
    self.isInner = isInner
    self.overlay = overlay
    super.init(frame: .zero)
    backgroundColor = Color(.tertiarySystemBackground)
    layer.cornerRadius = Self.radius
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = Size(width: 0, height: 8)
    clip.layer.cornerRadius = Self.radius
    clip.clipsToBounds = true
    addSubview(clip)
    clip.addSubview(scroll)
    reload()
  }

  required init(coder: Coder) throws {
    menu = Menu()
    isInner = false
    try super.init(coder: coder)
  }

  func reload() {
    for part in parts { part.removeFromSuperview() }
    (parts, rows) = ([], [])
    let sections = menu.sections
    if isInner {
      addRow(MenuRow(menu, isBack: true, hasLine: !sections.isEmpty))
    } else if !menu.title.isEmpty {
      addTitle(menu.title)
    }
    let hasMarks = sections.contains { section in
      section.elements.contains { ($0 as? Action)?.state ?? .off != .off }
    }
    for (number, section) in sections.enumerated() {
      if number > 0 { addBand() }
      if !section.title.isEmpty { addTitle(section.title) }
      for element in section.elements {
        addRow(
          MenuRow(element, hasMarks: hasMarks, hasLine: element !== section.elements.last))
      }
    }
    setNeedsLayout()
  }

  private func addRow(_ row: MenuRow) {
    row.addTarget(self, for: .touchUpInside) { (page, row: MenuRow) in page.overlay?.choose(row) }
    rows.append(row)
    add(row)
  }

  private func addTitle(_ text: String) {
    let label = Label()
    label.text = text
    label.font = .system(12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    add(label)
  }

  private func addBand() {
    let band = View()
    band.backgroundColor = .systemFill
    add(band)
  }

  private func add(_ part: View) {
    parts.append(part)
    scroll.addSubview(part)
  }

  private func height(of part: View) -> Double {
    switch part {
    case let row as MenuRow: row.sizeThatFits(Size(width: Self.width, height: 0)).height
    case let label as Label: label.sizeThatFits(Size(width: Self.width - 32, height: 0)).height + 16
    default: Self.bandHeight
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: Self.width, height: parts.map(height).reduce(0, +))
  }

  /// Whether the page is accessible, which is true only for the innermost page.
  var isAccessible: Bool { isUserInteractionEnabled }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    scroll.frame = clip.bounds
    var y = 0.0
    for part in parts {
      let height = height(of: part)
      let inset = part is Label ? 16.0 : 0
      part.frame = Rect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
      y += height
    }
    scroll.contentSize = Size(width: bounds.width, height: y)
  }

  func row(at point: Point) -> MenuRow? {
    guard bounds.contains(convert(point, from: nil)) else { return nil }
    return rows.first { $0.bounds.contains($0.convert(point, from: nil)) }
  }

  func reveal(_ row: MenuRow) { scroll.scrollRectToVisible(row.frame, animated: false) }
}
