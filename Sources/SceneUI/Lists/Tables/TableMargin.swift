import SceneRuntime
import SceneValues

final class TableMargin: TableViewHeaderFooterView {
  enum Place: Hashable {
    case header(Int)
    case footer(Int)

    var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      }
    }

    func moved(to section: Int) -> Self {
      if case .header = self { .header(section) } else { .footer(section) }
    }
  }

  /// The inset of the text from both sides, in points.
  var inset = 16.0
  private let style: TableView.Style
  private let isHeader: Bool

  /// Returns the default height of a titled header or footer. A grouped table's first header has extra space at its top.
  static func height(style: TableView.Style, at place: Place) -> Double {
    if style == .plain { return 28 }
    return place == .header(0) ? 55.5 : 38
  }

  init(_ text: String, style: TableView.Style, isHeader: Bool) {
    self.style = style
    self.isHeader = isHeader
    super.init(frame: .zero)
    if isHeader { textLabel.accessibilityTraits = .header }
    let isQuiet = style != .plain || !isHeader
    textLabel.text = style != .plain && isHeader ? text.uppercased() : text
    // These defaults can be overridden by code and appearance rules.
    textLabel.font = usualFont
    textLabel.$font = .default
    textLabel.textColor = isQuiet ? .secondaryLabel : .label
    textLabel.$textColor = .default
    guard style == .plain else { return }
    backgroundColor = Color(.secondarySystemBackground)
    $backgroundColor = .default
  }

  required init(reuseIdentifier: String?) {
    (style, isHeader) = (.plain, true)
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init(coder: Coder) throws {
    (style, isHeader) = (.plain, true)
    try super.init(coder: coder)
  }

  private var usualFont: Font { style != .plain || !isHeader ? .system(13) : .bold(15) }

  override func layoutSubviews() {
    let height = textMetrics.lineMetrics(for: textLabel.font).height
    // With a larger font, the label grows away from the rows or, in a plain table, in both directions.
    let growth = height - textMetrics.lineMetrics(for: usualFont).height
    let y =
      style == .plain
      ? bounds.midY - 9 - growth / 2 : (isHeader ? bounds.maxY - 24 - growth : bounds.minY + 6)
    textLabel.frame = Rect(x: inset, y: y, width: max(0, bounds.width - 2 * inset), height: height)
  }
}

extension TableView {
  /// Returns the height of a header or footer, in points. If `reuses` is true, an existing view can be
  /// measured again instead of being requested from the delegate.
  func height(ofMargin place: TableMargin.Place, reuses: Bool) -> Double {
    if let canvasMargins { return canvasMargins.height(of: place, in: self) }
    var said: Double?
    let own: Double
    switch place {
    case .header(let section):
      (said, own) = (tableDelegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight)
    case .footer(let section):
      (said, own) = (tableDelegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight)
    }
    if said == Self.unspecifiedHeight { said = nil }
    if let said, said != Self.automaticDimension { return said.bounded(to: .lengths, from: 0) }
    if let view = viewToMeasure(at: place, reuses: reuses) {
      // A view whose content does not determine its height needs an explicit height.
      if said == nil, own >= 0 { return own }
      if said != nil || view.placesOthers || view.intrinsicContentSize.height != nil {
        return fittingHeight(of: view, at: place)
      }
    }
    if title(of: place) != nil {
      let height = TableMargin.height(style: style, at: place)
      if said != nil || own < 0 { return height }
      return style == .plain ? own : max(own, height)
    }
    if said != nil || style == .plain { return 0 }
    return own < 0 ? 18 : own
  }

  private func viewToMeasure(at place: TableMargin.Place, reuses: Bool) -> View? {
    guard reuses else { return delegateView(at: place) }
    let known = margins[place] ?? measuredMargins[place]
    return known is TableMargin ? nil : known ?? delegateView(at: place)
  }

  private func fittingHeight(of view: View, at place: TableMargin.Place) -> Double {
    measuredMargins[place] = view
    // The view is added temporarily, because text metrics come from the table's context.
    let isUnattached = view.superview == nil
    if isUnattached { addSubview(view) }
    defer { if isUnattached { view.removeFromSuperview() } }
    return view.systemLayoutSizeFitting(
      Size(width: bounds.width, height: 0), withHorizontalFittingPriority: .required
    ).height
  }

  private func delegateView(at place: TableMargin.Place) -> View? {
    switch place {
    case .header(let section): tableDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): tableDelegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  private func title(of place: TableMargin.Place) -> String? {
    switch place {
    case .header(let section):
      guard let dataSource else { return staticSection(section)?.header }
      return dataSource.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      guard let dataSource else { return staticSection(section)?.footer }
      return dataSource.tableView(self, titleForFooterInSection: section)
    }
  }

  func placeMargins() {
    var isVisible: [TableMargin.Place: Rect] = [:]
    for index in layout.sections(from: bounds.minY, to: bounds.maxY) {
      let section = layout.sections[index]
      let (top, bottom) = marginTops(of: section)
      if section.header > 0 {
        isVisible[.header(index)] = Rect(
          x: 0, y: top + shift(of: .header(index)), width: bounds.width, height: section.header)
      }
      if section.footer > 0 {
        isVisible[.footer(index)] = Rect(
          x: 0, y: bottom + shift(of: .footer(index)), width: bounds.width, height: section.footer)
      }
    }
    for (place, view) in margins where isVisible[place] == nil {
      margins[place] = nil
      animator.release(view)
      retireMargin(view)
    }
    for (place, rect) in isVisible.sorted(by: { $0.value.minY < $1.value.minY }) {
      let known = margins[place]
      guard let view = known ?? margin(at: place) else { continue }
      margins[place] = view
      view.isHidden = false
      animator.place(view, at: rect)
      if known == nil { notifyDelegate(ofMargin: view, at: place) }
    }
  }

  private func notifyDelegate(ofMargin view: View, at place: TableMargin.Place) {
    switch place {
    case .header(let section):
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Returns the positions of a section's header and footer. In a plain table, both float while the section is visible.
  private func marginTops(of section: TableLayout.Section) -> (header: Double, footer: Double) {
    guard style == .plain else { return (section.headerTop, section.footerTop) }
    let inset = adjustedContentInset
    let header = max(
      section.headerTop, min(bounds.minY + inset.top, section.footerTop - section.header))
    // An editor's canvas shows all sections as saved, without floating headers and footers.
    guard canvasMargins == nil else { return (header, section.footerTop) }
    let footer = min(
      section.footerTop, max(bounds.maxY - inset.bottom - section.footer, section.rowsTop))
    return (header, footer)
  }

  private func margin(at place: TableMargin.Place) -> View? {
    let isHeader = if case .header = place { true } else { false }
    guard
      let made = measuredMargins.removeValue(forKey: place) ?? delegateView(at: place)
        ?? title(of: place).map({ TableMargin($0, style: style, isHeader: isHeader) })
    else {
      return nil
    }
    (made as? TableMargin)?.inset = max(rowInset, coveredSide) + 16
    addSubview(made)
    return made
  }
}
