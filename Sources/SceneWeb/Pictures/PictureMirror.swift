import SceneDrawing

/// A copy of the picture that a browser displays. It is used to compute the changes to the next picture. Each picture
/// consists of new layers. Among siblings, old and new layers with the same appearance are paired in order. The remaining
/// layers between two such pairs are then paired one by one.
struct PictureMirror {
  private var writer = SVGPieceWriter()
  private var top: [Node] = []
  private var nextNumber = 1
  /// The total size, in bytes, of the images sent after the last complete picture.
  private(set) var laterImageSize = 0

  private final class Node {
    let number: Int
    var seen: VisibleLayer
    var piece: SVGPiece
    var children: [Node] = []

    init(number: Int, seen: VisibleLayer, piece: SVGPiece) {
      (self.number, self.seen, self.piece) = (number, seen, piece)
    }
  }

  mutating func whole(_ layers: [PictureLayer]) -> (layers: String, images: String) {
    writer = SVGPieceWriter()
    let inserted = layers.compactMap { VisibleLayer($0) }.map { insert($0) }
    top = inserted.map(\.node)
    laterImageSize = 0
    return (inserted.map(\.markup).joined(), writer.takeImages())
  }

  /// Returns the changes since the previous picture, in order, and the definitions of new images. The definitions must
  /// be inserted before the changes are applied.
  mutating func changes(to layers: [PictureLayer]) -> (changes: [PictureChange], images: String) {
    var changes: [PictureChange] = []
    top = update(top, in: 0, to: layers.compactMap { VisibleLayer($0) }, &changes)
    let images = writer.takeImages()
    laterImageSize += images.utf8.count
    return (changes, images)
  }

  private mutating func insert(_ seen: VisibleLayer) -> (node: Node, markup: String) {
    let number = nextNumber
    nextNumber += 1
    let node = Node(number: number, seen: seen, piece: writer.piece(seen.layer, number: number))
    let inserted = seen.sublayers.map { insert($0) }
    node.children = inserted.map(\.node)
    let markup = node.piece.text(
      at: SVGPiece.place(of: seen.layer), sublayers: inserted.map(\.markup).joined())
    return (node, markup)
  }

  private mutating func update(_ node: Node, to seen: VisibleLayer, _ changes: inout [PictureChange]) {
    let old = node.seen
    node.seen = seen
    if old.layer.transform != seen.layer.transform || old.layer.opacity != seen.layer.opacity,
      let values = PictureChange.difference(SVGPiece.place(of: old.layer), SVGPiece.place(of: seen.layer))
    {
      changes.append(.place(node.number, values))
    }
    guard old.look != seen.look else { return }
    // A shadow depends on the sublayers, so it can change even if the layer itself does not.
    if !old.drawsAlone(like: seen) || seen.layer.effects != nil {
      let (shown, piece) = (node.piece, writer.piece(seen.layer, number: node.number))
      node.piece = piece
      if let values = PictureChange.difference(shown.outer, piece.outer) {
        changes.append(.place(node.number, values))
      }
      if let values = PictureChange.difference(shown.inner ?? [], piece.inner ?? []) {
        changes.append(.inner(node.number, values))
      }
      if shown.content != piece.content { changes.append(.content(node.number, piece.content)) }
    }
    node.children = update(node.children, in: node.number, to: seen.sublayers, &changes)
  }

  private mutating func update(
    _ nodes: [Node], in parent: Int, to layers: [VisibleLayer], _ changes: inout [PictureChange]
  ) -> [Node] {
    let pairs = Self.pairs(nodes, layers)
    let kept = Set(pairs.compactMap { $0?.number })
    for node in nodes where !kept.contains(node.number) { changes.append(.remove(node.number)) }
    var after: [Node] = []
    // Layers are processed from front to back, because a new layer is inserted before an existing one.
    for (layer, pair) in zip(layers, pairs).reversed() {
      if let pair {
        update(pair, to: layer, &changes)
        after.append(pair)
      } else {
        let (node, markup) = insert(layer)
        changes.append(.insert(markup, into: parent, before: after.last?.number))
        after.append(node)
      }
    }
    return after.reversed()
  }

  private static func pairs(_ nodes: [Node], _ layers: [VisibleLayer]) -> [Node?] {
    let difference = layers.map(\.look).difference(from: nodes.map(\.seen.look))
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var pairs: [Node?] = Array(repeating: nil, count: layers.count)
    var (from, to) = (0, 0)
    while from < nodes.count || to < layers.count {
      var (old, new): ([Int], [Int]) = ([], [])
      while from < nodes.count, removed.contains(from) {
        old.append(from)
        from += 1
      }
      while to < layers.count, inserted.contains(to) {
        new.append(to)
        to += 1
      }
      for (a, b) in zip(old, new) where nodes[a].seen.canBecome(layers[b]) { pairs[b] = nodes[a] }
      if from < nodes.count, to < layers.count {
        pairs[to] = nodes[from]
        from += 1
        to += 1
      }
    }
    return pairs
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
