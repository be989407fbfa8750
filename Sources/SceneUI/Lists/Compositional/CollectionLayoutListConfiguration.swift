import SceneDrawing
import SceneValues

/// How a list of a compositional layout looks: rows as wide as the collection, as high as their cells want.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// How sections are told apart.
  public enum Appearance: String, Sendable {
    /// They are not; headers stay in sight.
    case plain
    /// Sections stand apart. The collection's background and those of the cells tell them apart.
    case grouped
    /// The same, and rows lie inside of the collection's margins.
    case insetGrouped
  }

  /// What stands above rows, or below them.
  public enum SupplementaryMode: String, Sendable {
    /// Nothing.
    case none
    /// What the data source gives for the kind of section headers or footers.
    case supplementary
  }

  /// How sections are told apart.
  public let appearance: Appearance
  /// What stands above the rows of a section; nothing by default.
  public var headerMode = SupplementaryMode.none
  /// What stands below the rows of a section; nothing by default.
  public var footerMode = SupplementaryMode.none
  /// Whether lines are drawn between rows; true by default.
  public var showsSeparators = true
  /// The color of the lines; the system's `separator` by default.
  public var separatorColor = Color.separator
  /// In points: how far from the left lines begin; 16 by default.
  public var separatorInset = 16.0
  /// In points: how high rows are taken to be until their cells are in sight; 44 by default.
  public var estimatedRowHeight = 44.0

  /// A list without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The lines between rows.
  struct Separators: Hashable {
    static let kind = "list separator"
    let color: Color
    let inset: Double
    /// Whether there is one under the last row.
    let hasLast: Bool

    func attributes(at frame: Rect, _ path: IndexPath, count: Int) -> [CollectionLayoutAttributes] {
      guard hasLast || path.item < count - 1 else { return [] }
      var attributes = CollectionLayoutAttributes(
        forDecorationViewOfKind: Self.kind, with: path,
        frame: Rect(
          x: frame.minX + inset, y: frame.maxY - 0.5, width: max(0, frame.width - inset), height: 0.5))
      attributes.zIndex = 1
      attributes.color = color
      return [attributes]
    }
  }

}

extension CollectionLayoutSection {
  /// A section of rows.
  ///
  /// - Parameters:
  ///   - configuration: how the list looks.
  ///   - layoutEnvironment: what the section provider got.
  /// - Returns: the section, which may still be changed.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let row = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(configuration.estimatedRowHeight))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
    let section = CollectionLayoutSection(group: group)
    let isPlain = configuration.appearance == .plain
    if configuration.appearance == .insetGrouped {
      let margin = TableView.rowMargin(inWidth: layoutEnvironment.container.contentSize.width)
      section.contentInsets = DirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
    if !isPlain {
      section.contentInsets.top = configuration.headerMode == .none ? 18 : 0
      section.contentInsets.bottom = configuration.footerMode == .none ? 18 : 0
    }
    for (mode, kind, alignment) in [
      (configuration.headerMode, CollectionView.elementKindSectionHeader, Alignment.top),
      (configuration.footerMode, CollectionView.elementKindSectionFooter, .bottom),
    ] where mode == .supplementary {
      let margin = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
        elementKind: kind, alignment: alignment)
      margin.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(margin)
    }
    if configuration.showsSeparators {
      section.separators = CollectionLayoutListConfiguration.Separators(
        color: configuration.separatorColor, inset: configuration.separatorInset, hasLast: isPlain)
    }
    return section
  }

  private typealias Alignment = CollectionLayoutBoundarySupplementaryItem.Alignment
}

extension CompositionalLayout {
  /// Rows as wide as the collection, as high as their cells want, in all sections.
  public static func list(using configuration: CollectionLayoutListConfiguration) -> CompositionalLayout {
    CompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
  }
}

/// A line between two rows of a list.
final class ListSeparatorView: CollectionReusableView {
  override func apply(_ attributes: CollectionLayoutAttributes) {
    super.apply(attributes)
    // At each step of scrolling: to set a color is to draw anew.
    if backgroundColor != attributes.color { backgroundColor = attributes.color }
    isUserInteractionEnabled = false
  }
}
