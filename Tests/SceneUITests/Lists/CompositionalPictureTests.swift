import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Compares compositional layouts with recorded pictures.
@Suite struct CompositionalPictureTests {
  private final class Tile: CollectionViewCell {
    let label = Label()
    override class var declaration: ClassDeclaration { ClassDeclaration(Tile.self) }
    override func layoutSubviews() {
      super.layoutSubviews()
      if label.superview == nil { contentView.addSubview(label) }
      label.textAlignment = .center
      label.frame = contentView.bounds
    }
    override func preferredLayoutAttributesFitting(
      _ attributes: CollectionLayoutAttributes
    ) -> CollectionLayoutAttributes {
      var attributes = attributes
      attributes.frame.size.height = 30 + Double(attributes.indexPath.item % 3) * 12
      return attributes
    }
  }

  private final class Title: CollectionReusableView {
    let label = Label()
    override class var declaration: ClassDeclaration { ClassDeclaration(Title.self) }
    override func layoutSubviews() {
      super.layoutSubviews()
      if label.superview == nil { addSubview(label) }
      label.font = .bold(15)
      label.frame = bounds.insetBy(dx: min(bounds.width / 2, 8), dy: 0)
    }
  }

  private final class Ground: CollectionReusableView {
    override class var declaration: ClassDeclaration { ClassDeclaration(Ground.self) }
    override func apply(_ attributes: CollectionLayoutAttributes) {
      layer.cornerRadius = 12
      backgroundColor = Color(.systemGray5)
    }
  }

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize { CollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func header(pinned: Bool) -> CollectionLayoutBoundarySupplementaryItem {
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(28)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = pinned
    return header
  }

  /// Covers that scroll horizontally.
  private static var covers: CollectionLayoutSection {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(22), .absolute(22)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: Point(x: 6, y: -6)))
    let item = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(90), .absolute(70)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 12, bottom: 14, trailing: 12)
    section.boundarySupplementaryItems = [header(pinned: false)]
    return section
  }

  /// A large tile next to two small ones, with a background.
  private static var mosaic: CollectionLayoutSection {
    let inset = DirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let big = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.65), .fractionalHeight(1)))
    let small = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    (big.contentInsets, small.contentInsets) = (inset, inset)
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.35), .fractionalHeight(1)), subitems: [small])
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [big, column]))
    section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.decorationItems = [.background(elementKind: "ground")]
    section.decorationItems[0].contentInsets = DirectionalEdgeInsets(leading: 8, trailing: 8)
    return section
  }

  @Test("A layout of covers, a mosaic, and a list matches the recorded pictures while scrolling")
  func shelves() throws {
    try onStage { stage in
      let (view, source) = try show(stage)
      try expect("compositional-top", stage)
      try stage.harness.drag(
        view, fingers: [(from: Point(x: 250, y: 70), to: Point(x: 160, y: 70))], seconds: 0.2)
      stage.harness.advance(seconds: 8)
      view.contentOffset = Point(x: 0, y: 60)
      try expect("compositional-sideways", stage)
      view.contentOffset = Point(x: 0, y: 420)
      try expect("compositional-list", stage)
      #expect(source.snapshot().numberOfItems == 41)
    }
  }

  private func expect(_ name: String, _ stage: Stage) throws {
    try Golden.expect(
      stage.harness.svg(), isRecordedAt: Golden.project("Tests/SceneUITests/Goldens/list-\(name).svg"),
      suite: "CompositionalPictureTests")
  }

  private func show(
    _ stage: Stage
  ) throws -> (CollectionView, CollectionViewDiffableDataSource<String, String>) {
    let view = stage.add(CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 480)))
    let layout = CompositionalLayout(sectionProvider: { index, environment in
      switch index {
      case 0: return Self.covers
      case 1: return Self.mosaic
      default:
        var list = CollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        return .list(using: list, layoutEnvironment: environment)
      }
    })
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    view.collectionLayout = layout
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    for kind in ["header", "badge"] {
      view.register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    let source = CollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, word in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? Tile)?.label.text = word
      cell.contentView.backgroundColor = [.systemOrange, .systemGreen, nil][path.section]
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path -> CollectionReusableView? in
      let title = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
      (title as? Title)?.label.text = kind == "badge" ? "\(path.item)" : "Section \(path.section)"
      if kind == "badge" {
        title.backgroundColor = .systemRed
        title.layer.cornerRadius = 11
      } else if path.section > 1 {
        title.backgroundColor = Color(.secondarySystemBackground)
      }
      return title
    }
    var snapshot = WordSnapshot()
    for (section, count) in [("Covers", 8), ("Mosaic", 3), ("List", 30)] {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { "\(section.prefix(1))\($0)" })
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.window.layoutIfNeeded()
    return (view, source)
  }
}
