import InterfaceBuilder
import SceneDrawing
import SceneUI
import SceneValues

/// Applies the sizes that Xcode's canvas uses in place of the sizes that the views' classes determine.
struct CanvasSizes {
  private let views: [String: SavedLayout.View]
  private let names: WrittenNames
  private let version: Int?
  private let side: Double
  private let textScale: Size
  /// Whether the displayed strings are the strings in the file. The saved sizes of custom classes refer to these strings.
  private let hasTextsOfFile: Bool
  private let preserved: PreservedCanvas?
  private let keepsSizes: Bool
  private static let probe = 17.0

  /// Creates sizes. `version` is nil for scene files. `metrics` is nil if displayed strings can differ from the file.
  /// `keepsSizes` determines whether views without content in stack views keep their saved sizes.
  init(
    _ views: [String: SavedLayout.View], _ names: WrittenNames, version: Int?, side: Double,
    keepsSizes: Bool = false, _ metrics: (any TextMetrics)? = nil, preserved: PreservedCanvas? = nil
  ) {
    self.preserved = preserved
    self.views = views
    self.names = names
    self.version = version
    self.side = side
    self.keepsSizes = keepsSizes
    hasTextsOfFile = metrics != nil
    let adjusted = metrics as? AdjustedTextMetrics
    textScale = Size(width: adjusted?.width ?? 1, height: adjusted?.height ?? 1)
  }

  func apply(below view: View) {
    if let known = view.sceneID.flatMap({ views[names.written($0)] }) {
      if known.placeholderWidth != nil || known.placeholderHeight != nil {
        view.placeholderContentSize = (known.placeholderWidth, known.placeholderHeight)
      } else if let side = known.buttonType.flatMap(symbolSide),
        (view as? Button)?.currentTitle.isEmpty == true
      {
        // A configuration adds its insets around the symbol.
        let hasInsets = known.isConfigured && known.buttonType != "close"
        view.placeholderContentSize = hasInsets ? (50, 34) : (side, side)
      } else if let size = known.designableSize, hasTextsOfFile || !view.showsText {
        take(designableSize: size, view)
      } else if keepsSizes, view.keepsSizeInStack(known) {
        view.placeholderContentSize = (known.frame.width, known.frame.height)
      }
      if hasSwitchSizeOfOtherVersion(known) { (view as? Switch)?.keepsStandardSize = true }
      if known.isConfigured { (view as? Button)?.roundsTextToPixels = true }
      if let lines = known.lineSpacing, let label = view as? Label {
        label.lineSpacing = LineSpacing(
          multiple: lines.multiple, between: lines.between, minimum: lines.minimum, maximum: lines.maximum)
      }
      if let table = view as? TableView, let version {
        table.canvasMargins = CanvasTableMargins(ofCanvas: version, known, side: side)
      }
    } else if let size = preserved?.size(of: view) {
      if size.width != nil || size.height != nil {
        view.placeholderContentSize = (size.width, size.height)
      } else if let size = size.designable, hasTextsOfFile || !view.showsText {
        take(designableSize: size, view)
      }
    }
    // Up to Xcode 8, hidden views occupied space on the canvas.
    if let version, version < 13_000, view.superview is StackView { view.isHidden = false }
    // On the canvas, stack views have no margins by default.
    if version != nil, view is StackView, !view.hasOwnLayoutMargins { view.layoutMargins = .zero }
    // The canvas also shows activity indicators that are hidden when inactive.
    if let indicator = view as? ActivityIndicator, indicator.hidesWhenStopped { indicator.isHidden = false }
    for subview in view.subviews { apply(below: subview) }
    if let table = view as? TableView { applyToStaticCells(of: table) }
  }

  /// Applies the sizes to the static cells of a table, which are not subviews before the table is laid out.
  private func applyToStaticCells(of table: TableView) {
    for section in 0..<table.numberOfStaticSections {
      for row in 0..<table.numberOfStaticRows(inSection: section) {
        guard let cell = table.staticCell(at: IndexPath(row: row, section: section)),
          cell.superview !== table
        else { continue }
        apply(below: cell)
      }
    }
  }

  private func symbolSide(_ type: String) -> Double? {
    switch type {
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd": version.map { $0 < 15_000 ? 22 : 25.5 }
    case "close": 30
    default: nil
    }
  }

  /// Whether a switch was saved with the size of earlier versions. Xcode 26 lays out a switch only when its scene changes.
  private func hasSwitchSizeOfOtherVersion(_ known: SavedLayout.View) -> Bool {
    guard known.element == "switch", let version, (24_000..<30_000).contains(version) else { return false }
    return abs(known.frame.width - Switch.size.width) < 0.1
      && abs(known.frame.height - Switch.size.height) < 0.1
  }

  /// Applies the saved content size of a custom class. For a multiline label, the size determines the font size.
  private func take(designableSize size: Size, _ view: View) {
    guard let label = view as? Label, label.numberOfLines != 1, !label.text.isEmpty, size.width > 0 else {
      view.placeholderContentSize =
        view.showsText
        ? (size.width * textScale.width, size.height * textScale.height) : (size.width, size.height)
      return
    }
    label.font = label.font.isBold ? .bold(Self.probe) : .system(Self.probe)
    let probe = label.sizeThatFits(.zero)
    guard probe.width > 0, probe.height > 0 else { return }
    let scale = size.width * textScale.width / probe.width
    label.font.size = Self.probe * scale
    // Text in a different weight can have the same width and a smaller height.
    let height = size.height * textScale.height / (probe.height * scale)
    if (0.75...1.33).contains(height) { label.lineSpacing = LineSpacing(multiple: height) }
  }
}

extension View {
  /// Whether a stack view arranges this view, and neither the view's class nor its text determines a content size. The
  /// canvas keeps the size of such a view, which is 50 by 50 points at first, unless constraints require another size.
  fileprivate func keepsSizeInStack(_ known: SavedLayout.View) -> Bool {
    guard let stack = superview as? StackView, stack.arrangedSubviews.contains(where: { $0 === self }) else {
      return false
    }
    switch self {
    case let label as Label: return label.numberOfLines == 1 && label.text.isEmpty
    case let imageView as ImageView: return imageView.image == nil
    case let stack as StackView: return stack.arrangedSubviews.isEmpty
    default: return known.element == "view"
    }
  }

  fileprivate var showsText: Bool {
    switch self {
    case let label as Label: !label.text.isEmpty
    case let button as Button: !button.currentTitle.isEmpty
    default: self is TextField || self is TextView
    }
  }
}

extension CanvasTableMargins {
  private static let firstRowBelowTitle = 38.0

  /// The heights of the headers of plain tables, by the first version that uses them.
  private static let plainHeaders: [(first: Int, height: Double)] = [
    (0, 28), (18_000, 24.5), (19_000, 44.5), (21_000, 50),
  ]

  /// Returns the version that saved the rows of a table. If the first row of a plain table is at the position that other
  /// versions use, the version that saved the file last did not lay out the table.
  private static func version(of table: SavedLayout.View, in version: Int) -> Int {
    guard table.isPlainTable, let top = table.firstRowTop,
      let index = plainHeaders.firstIndex(where: { abs(top - (table.headerHeight ?? 0) - $0.height) < 0.1 })
    else { return version }
    let versions =
      plainHeaders[index].first..<(index + 1 < plainHeaders.count ? plainHeaders[index + 1].first : .max)
    return versions.contains(version) ? version : versions.upperBound - 1
  }

  /// Creates the metrics for a version of Xcode. They are derived from cell frames in about 100 storyboard tables.
  fileprivate init(ofCanvas version: Int, _ table: SavedLayout.View, side: Double) {
    self.init()
    let version = Self.version(of: table, in: version)
    self.side = side
    header = table.sectionHeaderHeight ?? header
    footer = table.sectionFooterHeight ?? footer
    plainHeader = Self.plainHeaders.last { $0.first <= version }?.height ?? plainHeader
    if (19_000..<21_000).contains(version) { plainFooter = 22.5 }
    if version < 15_000 {
      if let height = table.sectionHeaderHeight, height >= 0 { plainHeader = height }
      untitledFirst = table.headerHeight == nil ? 35 : 0
      hidesUntitled = true
    }
    hidesUntitledBesideTitles = (15_000..<16_000).contains(version)
    // Xcode 26 moves the first title to the top of a table only when the table changes.
    if (24_000..<30_000).contains(version), table.firstRowTop == Self.firstRowBelowTitle {
      firstTitle = title
    }
    // Xcode 12.5 and 13 use the smallest text size.
    if (18_000..<21_000).contains(version) {
      (firstTitle, titleWithFooter, title, footerText) = (35.5, 25.5, 18, 12.5)
      (fontSize, lineHeight) = (12, 14)
    }
  }
}
