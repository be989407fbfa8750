import SceneDrawing
import SceneValues

/// The appearance of a list in a compositional layout. Rows are as high as their cells. They span the width of the
/// collection view, except for the margins of the `insetGrouped` style.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// A style that determines how sections are visually separated.
  public enum Appearance: String, Sendable {
    /// Sections are not separated. Their headers and footers stay visible during scrolling.
    case plain
    /// Sections are spaced apart. Their headers and footers scroll with the rows.
    case grouped
    /// The same as `grouped`, but with margins at the sides of the rows.
    case insetGrouped
  }

  /// The source of a section's header or footer.
  public enum SupplementaryMode: String, Sendable {
    case none
    /// A supplementary view that the data source provides.
    case supplementary
  }

  /// The style that determines how sections are visually separated.
  public let appearance: Appearance
  /// The source of each section's header. The default is `none`.
  public var headerMode = SupplementaryMode.none
  /// The source of each section's footer. The default is `none`.
  public var footerMode = SupplementaryMode.none
  /// Whether separators are drawn between rows. The default is true.
  public var showsSeparators = true
  /// The color of the separators. The default is the system's `separator` color.
  public var separatorColor = Color.separator
  /// The inset of the separators from the leading edge, in points. The default is 16.
  public var separatorInset = 16.0
  /// The height that is assumed for rows whose cells have not been visible yet, in points. The default is 44.
  public var estimatedRowHeight = 44.0

  /// Creates a configuration that has no headers or footers.
  public init(appearance: Appearance) { self.appearance = appearance }

  struct Separators: Hashable {
    static let kind = "list separator"
    let color: Color
    let inset: Double
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
  /// Creates a section that displays its items as rows of a list.
  ///
  /// - Parameters:
  ///   - configuration: The list's appearance.
  ///   - layoutEnvironment: The environment that was passed to the section provider.
  /// - Returns: The section, which can be modified further.
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
  /// Creates a layout in which every section is a list with the same configuration.
  public static func list(using configuration: CollectionLayoutListConfiguration) -> CompositionalLayout {
    CompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
  }
}

final class ListSeparatorView: CollectionReusableView {
  override func apply(_ attributes: CollectionLayoutAttributes) {
    super.apply(attributes)
    // This method is called at each scroll step, and setting a color redraws the view.
    if backgroundColor != attributes.color { backgroundColor = attributes.color }
    isUserInteractionEnabled = false
  }
}
