import SceneUI

private func precedence(_ single: TapGestureRecognizer, _ double: TapGestureRecognizer) {
  // snippet: GestureRecognizer+Precedence.swift
  single.require(toFail: double)
  // end
}

private final class SettingsController: TableViewController {
  private let showsDetails = false

  // snippet: TableView+Static.swift
  func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 1 && !showsDetails ? 0 : table.numberOfStaticRows(inSection: section)
  }
  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    table.staticCell(at: path)!
  }
  // end
}

private func table(_ table: TableView, _ album: AnyObject & TableViewDataSource) {
  // snippet: TableView.swift
  table.register(TableViewCell.self, forCellReuseIdentifier: "track")
  table.dataSource = album
  // end
}

private enum Layouts {
  // snippet: CollectionLayout.swift
  final class Diagonal: CollectionLayout {
    override var collectionViewContentSize: Size { Size(width: 600, height: 600) }

    override func layoutAttributesForItem(at path: IndexPath) -> CollectionLayoutAttributes? {
      let place = Double(path.item) * 50
      return CollectionLayoutAttributes(
        forCellWith: path, frame: Rect(x: place, y: place, width: 50, height: 50))
    }

    override func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] {
      (0..<12).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }
  // end
}

private final class GlidingView: View {
  private var glide: ValueAnimation?

  func glide(_ context: SceneContext) {
    // snippet: ValueAnimation.swift
    glide = ValueAnimation(
      from: center.x, to: 200, duration: 0.3, on: context.clock,
      step: { [weak self] x in self?.center.x = x })
    // end
  }
}

private final class FoldingView: View {
  private weak var height: LayoutConstraint!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(FoldingView.self) {
      // snippet: LayoutConstraint.swift
      $0.outlet("height") { $0.height = $1 }  // weak var height: LayoutConstraint!
      // end
    }
  }

  func fold() {
    // snippet: LayoutConstraint.swift, continued
    height.constant = 88
    // end
  }
}
