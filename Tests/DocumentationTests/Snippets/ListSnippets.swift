import SceneUI

private final class LetteredController: TableViewController {
  private let sections: [(letter: String, names: [String])] = []

  // snippet: TableView+SectionIndex.swift
  func sectionIndexTitles(for table: TableView) -> [String]? { sections.map(\.letter) }
  // end
}

private struct Track {
  typealias ID = Int
  var id: ID
  var title: String
}

private struct Titles {
  func title(of track: Track.ID) -> String { "\(track)" }
}

private struct Photo {
  typealias ID = Int
}

private enum Part {
  case heard, unheard
}

private enum Album {
  case summer
}

private final class PhotoCell: CollectionViewCell {
  var photo: Photo?
}

private final class AlbumController: TableViewController {
  private var dataSource: TableViewDiffableDataSource<Part, Track.ID>?
  private let album = Titles()

  func show(_ table: TableView) {
    // snippet: TableViewDiffableDataSource.swift
    dataSource = TableViewDiffableDataSource<Part, Track.ID>(tableView: table) { [album] table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "track", for: path)
      cell.textLabel?.text = album.title(of: id)
      return cell
    }
    // end
  }

  func show(heard: [Track], unheard: [Track]) {
    guard let dataSource else { return }
    // snippet: DiffableDataSourceSnapshot.swift
    var snapshot = DiffableDataSourceSnapshot<Part, Track.ID>()
    snapshot.appendSections([.heard, .unheard])
    snapshot.appendItems(heard.map(\.id), toSection: .heard)
    snapshot.appendItems(unheard.map(\.id))
    dataSource.apply(snapshot)
    // end
  }

  func hear(_ track: Track, after last: Track) {
    guard let dataSource else { return }
    // snippet: Lists.md
    var snapshot = dataSource.snapshot()
    snapshot.moveItem(track.id, afterItem: last.id)
    snapshot.reconfigureItems([track.id])
    dataSource.apply(snapshot)
    // end
  }
}

private enum CustomCell {
  // snippet: Lists.md
  final class SongCell: TableViewCell {
    private weak var titleLabel: Label!

    override class var declaration: ClassDeclaration {
      ClassDeclaration(SongCell.self) { $0.outlet("titleLabel") { $0.titleLabel = $1 } }
    }

    func show(_ title: String) { titleLabel.text = title }
  }
  // end
}

private func registrations(_ tableView: TableView, _ context: SceneContext) throws {
  // snippet: Lists.md
  tableView.register(try Nib(path: "Song.scenec", context: context), forCellReuseIdentifier: "song")
  tableView.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "album")
  // end
}

private final class PhotosController: CollectionViewController {
  private var dataSource: CollectionViewDiffableDataSource<Album, Photo.ID>?
  private let library: [Photo.ID: Photo] = [:]

  func show(_ photos: CollectionView) {
    // snippet: CollectionViewDiffableDataSource.swift
    dataSource = CollectionViewDiffableDataSource<Album, Photo.ID>(collectionView: photos) {
      [library] photos, path, id in
      let cell = photos.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
      (cell as? PhotoCell)?.photo = library[id]
      return cell
    }
    // end
  }
}

private func compositional(_ collection: CollectionView, _ header: CollectionLayoutBoundarySupplementaryItem)
{
  do {
    // snippet: CollectionLayoutItem.swift
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    // end
    // snippet: CollectionLayoutGroup.swift
    // Two columns.
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      repeatingSubitem: item, count: 2)
    row.interItemSpacing = .fixed(8)
    // end
    // snippet: CollectionLayoutSection.swift
    let section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [header]
    // end
  }
  do {
    // snippet: CompositionalLayout.swift
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    collection.collectionLayout = CompositionalLayout(section: CollectionLayoutSection(group: row))
    // end
  }
}

private func shelves(_ collection: CollectionView) {
  // snippet: Lists.md
  collection.collectionLayout = CompositionalLayout(sectionProvider: { index, environment in
    // The first section contains covers that scroll horizontally. The other sections contain rows.
    guard index == 0 else {
      let list = CollectionLayoutListConfiguration(appearance: .plain)
      return .list(using: list, layoutEnvironment: environment)
    }
    let cover = CollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .absolute(120))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: cover, subitems: [CollectionLayoutItem(layoutSize: cover)])
    let covers = CollectionLayoutSection(group: group)
    covers.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    covers.interGroupSpacing = 12
    return covers
  })
  // end
}
