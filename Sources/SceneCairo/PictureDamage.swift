import SceneDrawing
import SceneValues

/// What must be drawn anew where one picture follows another.
public enum PictureDamage {
  /// Finds the parts in which two pictures may differ; layers that are the same cost one comparison.
  ///
  /// - Parameters:
  ///   - old: what is shown.
  ///   - new: what is to be shown.
  /// - Returns: rectangles in points of the picture; none where nothing differs, and the whole picture where its size or
  ///   its background does.
  public static func between(_ old: LayeredPicture, _ new: LayeredPicture) -> [Rect] {
    let whole = Rect(origin: .zero, size: new.size)
    guard old.size == new.size, old.background == new.background else { return [whole] }
    var finder = DamageFinder(whole: whole)
    finder.compare(old.layers, new.layers, .identity)
    // What is smoothed at an edge reaches a little beyond it.
    return finder.damage.compactMap { $0.insetBy(dx: -1, dy: -1).intersection(whole) }
  }
}

/// Collects what differs.
private struct DamageFinder {
  let whole: Rect
  var damage: [Rect] = []

  /// More rectangles than this are joined: each costs something, too.
  private static let most = 16

  mutating func compare(_ old: [PictureLayer], _ new: [PictureLayer], _ transform: AffineTransform) {
    guard old != new else { return }
    // What is the same at the beginning and at the end: between, something came, went or changed.
    let (first, last) = shared(old, new)
    let (before, after) = (old[first..<old.count - last], new[first..<new.count - last])
    if before.count == after.count {
      for (one, other) in zip(before, after) { compare(one, other, transform) }
    } else {
      for layer in before + after { add(layer, transform) }
    }
  }

  private mutating func compare(_ old: PictureLayer, _ new: PictureLayer, _ transform: AffineTransform) {
    guard old != new else { return }
    var frame = old
    (frame.content, frame.sublayers, frame.name, frame.identifier) =
      (new.content, new.sublayers, new.name, new.identifier)
    // What lies elsewhere, or throws a shadow of all that it shows, changes as a whole.
    guard frame == new, new.effects == nil, new.opacity > 0 else {
      add(old, transform)
      add(new, transform)
      return
    }
    var finder = DamageFinder(whole: whole)
    let place = new.transform.concatenating(transform)
    if old.content != new.content { finder.compare(old.content, new.content, place) }
    finder.compare(old.sublayers, new.sublayers, place)
    let clip = new.clipsToBounds ? place.apply(to: new.bounds) : nil
    for part in finder.damage { add(clip.map { part.intersection($0) } ?? part) }
  }

  private mutating func compare(_ old: DisplayList, _ new: DisplayList, _ transform: AffineTransform) {
    var (before, after) = (old, new)
    if old.clips == new.clips {
      let (first, last) = shared(old.commands, new.commands)
      before.commands = Array(old.commands[first..<old.commands.count - last])
      after.commands = Array(new.commands[first..<new.commands.count - last])
    }
    for list in [before, after] {
      // What has numbers that are none may be drawn anywhere.
      let isAnywhere = list.commands.contains { $0.content.bounds.map { !$0.isFinite } ?? false }
      add(isAnywhere ? whole : list.bounds.map { transform.apply(to: $0) })
    }
  }

  private mutating func add(_ layer: PictureLayer, _ transform: AffineTransform) {
    guard layer.opacity > 0 else { return }
    add(layer.drawnBounds.map { layer.transform.concatenating(transform).apply(to: $0) })
  }

  /// Adds a rectangle; those that touch each other become one.
  private mutating func add(_ part: Rect?) {
    guard let part else { return }
    // What is no rectangle may be anywhere. What lies just outside of the picture is smoothed into it.
    let around = whole.insetBy(dx: -1, dy: -1)
    guard var joined = part.isFinite ? part.intersection(around) : around else { return }
    while let index = damage.firstIndex(where: { $0.intersection(joined) != nil }) {
      joined = joined.union(damage.remove(at: index))
    }
    damage.append(joined)
    if damage.count > Self.most, let first = damage.first {
      damage = [damage.dropFirst().reduce(first) { $0.union($1) }]
    }
  }
}

/// How many elements two lists share at their beginning, and how many of the rest at their end.
private func shared<Element: Equatable>(_ one: [Element], _ other: [Element]) -> (first: Int, last: Int) {
  let most = min(one.count, other.count)
  var (first, last) = (0, 0)
  while first < most, one[first] == other[first] { first += 1 }
  while last < most - first, one[one.count - 1 - last] == other[other.count - 1 - last] { last += 1 }
  return (first, last)
}
