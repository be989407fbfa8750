import SceneDrawing
import SceneValues

/// Functions that determine which parts to redraw when one picture replaces another.
public enum PictureDamage {
  /// Returns the parts in which two pictures might differ. Comparing identical layers is fast.
  ///
  /// - Parameters:
  ///   - old: The current picture.
  ///   - new: The next picture.
  /// - Returns: The rectangles, in the picture's coordinate system, in points. The array is empty if the pictures do not
  ///   differ. If the pictures have different sizes or backgrounds, a single rectangle covers the entire picture.
  public static func between(_ old: LayeredPicture, _ new: LayeredPicture) -> [Rect] {
    change(from: old, to: new, scale: nil).damage
  }

  /// Returns the pixels to move first, and the parts to redraw afterward. Pixels are moved only if `scale` is not nil.
  static func change(from old: LayeredPicture, to new: LayeredPicture, scale: Double?)
    -> (scroll: PictureScroll?, damage: [Rect])
  {
    let whole = Rect(origin: .zero, size: new.size)
    guard old.size == new.size, old.background == new.background else { return (nil, [whole]) }
    var finder = DamageFinder(whole: whole, scale: scale)
    let plain = (new.background?.alpha ?? 0) >= 1 ? whole : nil
    finder.compare(
      old.layers, new.layers, .identity, PictureScroll.Surroundings(clip: whole, plain: plain))
    // Antialiasing extends slightly beyond the edges.
    return (finder.scroll, finder.damage.compactMap { $0.insetBy(dx: -1, dy: -1).intersection(whole) })
  }
}

private struct DamageFinder {
  let whole: Rect
  var scale: Double?
  var scroll: PictureScroll?
  var damage: [Rect] = []

  /// The maximum number of rectangles. Rectangles beyond this limit are joined, because each rectangle has a fixed cost.
  private static let most = 16

  mutating func compare(
    _ old: [PictureLayer], _ new: [PictureLayer], _ transform: AffineTransform,
    _ surroundings: PictureScroll.Surroundings?
  ) {
    guard old != new else { return }
    let (first, last) = shared(old, new)
    guard old.count == new.count else {
      for layer in old[first..<old.count - last] + new[first..<new.count - last] { add(layer, transform) }
      return
    }
    for index in first..<old.count - last {
      let hadScrolled = scroll != nil
      guard old[index] != new[index] else { continue }
      var around = surroundings
      if scale != nil, scroll == nil {
        around = around?.above(Array(old[..<index] + new[..<index]), new[index], in: transform)
      }
      compare(old[index], new[index], transform, around)
      guard !hadScrolled, scroll != nil else { continue }
      for layer in old[(index + 1)...] + new[(index + 1)...] where layer.opacity > 0 {
        addDamage(layer.drawnBounds.map { layer.transform.concatenating(transform).apply(to: $0) })
      }
    }
  }

  private mutating func compare(
    _ old: PictureLayer, _ new: PictureLayer, _ transform: AffineTransform,
    _ surroundings: PictureScroll.Surroundings?
  ) {
    guard old != new else { return }
    if let scale, scroll == nil, let surroundings,
      let scroll = PictureScroll(old, new, in: transform, surroundings, scale: scale)
    {
      self.scroll = scroll
      return compareScrolled(old, new, transform, surroundings, scroll, scale: scale)
    }
    var frame = old
    (frame.content, frame.sublayers, frame.name, frame.identifier) =
      (new.content, new.sublayers, new.name, new.identifier)
    guard frame == new, new.effects == nil, new.opacity > 0 else {
      add(old, transform)
      add(new, transform)
      return
    }
    var finder = DamageFinder(whole: whole, scale: scale, scroll: scroll)
    let place = new.transform.concatenating(transform)
    if old.content != new.content { finder.compare(old.content, new.content, place) }
    var inside = surroundings?.inside(of: new, at: place)
    if old.content != new.content { inside?.plain = nil }
    finder.compare(old.sublayers, new.sublayers, place, inside)
    scroll = finder.scroll
    add(finder.damage, inside: new, at: place)
  }

  private mutating func compareScrolled(
    _ old: PictureLayer, _ new: PictureLayer, _ transform: AffineTransform,
    _ surroundings: PictureScroll.Surroundings, _ scroll: PictureScroll, scale: Double
  ) {
    var finder = DamageFinder(whole: whole)
    let place = new.transform.concatenating(transform)
    finder.compare(old.contentAboveGround, new.contentAboveGround, place)
    finder.compareRows(old.sublayers, new.sublayers, place)
    add(finder.damage, inside: new, at: place)
    for part in scroll.exposed { add(part.points(scale: scale)) }
    for corner in surroundings.corners + new.corners.map({ place.apply(to: $0) }) { addDamage(corner) }
  }

  private mutating func compareRows(
    _ old: [PictureLayer], _ new: [PictureLayer], _ transform: AffineTransform
  ) {
    var (before, after) = (old[...], new[...])
    while !before.isEmpty, !after.isEmpty {
      guard let (gone, come) = distance(before, after) else { break }
      if gone == come {
        for (one, other) in zip(before.prefix(gone), after.prefix(come)) {
          compare(one, other, transform, nil)
        }
      } else {
        for layer in before.prefix(gone) + after.prefix(come) { add(layer, transform) }
      }
      (before, after) = (before.dropFirst(gone + 1), after.dropFirst(come + 1))
    }
    for layer in before + after { add(layer, transform) }
  }

  /// Marks content above moved pixels for redrawing, including the area to which the pixels were moved.
  private mutating func addDamage(_ part: Rect?) {
    guard let part, let scroll, let scale else { return }
    let area = scroll.area.points(scale: scale)
    guard part.isFinite else { return add(area) }
    guard let part = part.insetBy(dx: -1, dy: -1).intersection(area) else { return }
    add(part)
    add(
      part.offsetBy(dx: Double(scroll.across) / scale, dy: Double(scroll.down) / scale).intersection(area))
  }

  private mutating func compare(_ old: DisplayList, _ new: DisplayList, _ transform: AffineTransform) {
    guard old != new else { return }
    var (before, after) = (old, new)
    if old.clips == new.clips {
      let (first, last) = shared(old.commands, new.commands)
      before.commands = Array(old.commands[first..<old.commands.count - last])
      after.commands = Array(new.commands[first..<new.commands.count - last])
    }
    for list in [before, after] {
      // Drawings whose bounds are not finite can appear anywhere.
      let isAnywhere = list.commands.contains { $0.content.bounds.map { !$0.isFinite } ?? false }
      add(isAnywhere ? whole : list.bounds.map { transform.apply(to: $0) })
    }
  }

  private mutating func add(_ layer: PictureLayer, _ transform: AffineTransform) {
    guard layer.opacity > 0 else { return }
    add(layer.drawnBounds.map { layer.transform.concatenating(transform).apply(to: $0) })
  }

  private mutating func add(_ parts: [Rect], inside layer: PictureLayer, at place: AffineTransform) {
    let clip = layer.clipsToBounds ? place.apply(to: layer.bounds) : nil
    for part in parts { add(clip.map { part.intersection($0) } ?? part) }
  }

  private mutating func add(_ part: Rect?) {
    guard let part else { return }
    // A rectangle that is not finite can be anywhere.
    let around = whole.insetBy(dx: -1, dy: -1)
    guard var joined = part.isFinite ? part.intersection(around) : around else { return }
    while let index = damage.firstIndex(where: { $0.isWorthMerging(joined) }) {
      joined = joined.union(damage.remove(at: index))
    }
    damage.append(joined)
    if damage.count > Self.most, let first = damage.first {
      damage = [damage.dropFirst().reduce(first) { $0.union($1) }]
    }
  }
}

extension Rect {
  fileprivate func isWorthMerging(_ other: Rect) -> Bool {
    guard intersection(other) != nil else { return false }
    let both = union(other)
    return both.width * both.height <= 1.5 * (width * height + other.width * other.height)
  }
}

/// Returns the number of elements before the first common element in each slice, or nil if that number is too large.
private func distance<Element: Equatable>(_ one: ArraySlice<Element>, _ other: ArraySlice<Element>)
  -> (Int, Int)?
{
  let farthest = 32
  for sum in 0...farthest {
    for first in max(0, sum - other.count + 1)...min(sum, one.count - 1)
    where one[one.startIndex + first] == other[other.startIndex + sum - first] {
      return (first, sum - first)
    }
    if sum >= one.count + other.count - 2 { break }
  }
  return nil
}

private func shared<Element: Equatable>(_ one: [Element], _ other: [Element]) -> (first: Int, last: Int) {
  let most = min(one.count, other.count)
  var (first, last) = (0, 0)
  while first < most, one[first] == other[first] { first += 1 }
  while last < most - first, one[one.count - 1 - last] == other[other.count - 1 - last] { last += 1 }
  return (first, last)
}
