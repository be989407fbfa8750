import SceneLayout
import SceneRuntime
import SceneUI
import SceneValues

/// The frames of views without constraints. The autoresizing mask adapts these frames to the current superviews.
struct FrameChanges {
  private struct Place {
    let index: Int
    let view: View
    let frame: Rect
    let size: Size?
    /// Whether the view still has the frame from the scene. If false, code has changed the frame.
    let isScenes: Bool
    let isChanged: Bool
  }

  private var places: [Place] = []
  private let plan: UnitPlan

  init(_ plan: UnitPlan) {
    self.plan = plan
    let hasChanges = plan.changes.values.contains {
      !Set($0.changed + $0.gone).isDisjoint(with: Self.keys)
    }
    guard hasChanges else { return }
    for (index, before) in plan.kept.sorted(by: { $0.key < $1.key }) {
      guard let view = plan.oldObjects[before] as? View, view.superview != nil, isPlacedByFrame(index),
        let frame = Self.frame(of: index, plan.unit, plan.new)
      else { continue }
      let old = Self.frame(of: before, plan.oldUnit, plan.old)
      let size = Self.sizeAround(index, plan.unit, plan.new)
      let oldSize = Self.sizeAround(before, plan.oldUnit, plan.old)
      let isScenes = old.map { Self.expected($0, oldSize, view).isNear(view.ownFrame) } ?? false
      places.append(
        Place(
          index: index, view: view, frame: frame, size: size, isScenes: isScenes,
          isChanged: old != frame || plan.changes[index]?.changed.contains("autoresizing") == true))
    }
  }

  private static let keys: Set<String> = ["frame", "autoresizing", "bounds", "center"]

  func places(_ key: String, at index: Int) -> Bool {
    guard let before = plan.kept[index], let view = plan.oldObjects[before] as? View, view.superview != nil
    else {
      return false
    }
    // A window or a container determines the frame of a controller's view.
    if plan.parent(of: index) == nil { return Self.keys.contains(key) }
    return key == "frame" && isPlacedByFrame(index) && Self.frame(of: index, plan.unit, plan.new) != nil
  }

  /// Returns whether `frame` determines a view's position. If the scene sets `bounds` or `center`, they take precedence.
  private func isPlacedByFrame(_ index: Int) -> Bool {
    let archive = plan.new.archive
    return !archive.object(at: plan.unit.firstObject + index).values.contains {
      ["bounds", "center"].contains(archive.key(at: archive.valueRecord(at: $0).key))
    }
  }

  func apply() {
    for place in places where place.isChanged || place.isScenes {
      guard plan.parent(of: place.index) != nil, place.view.superview != nil else { continue }
      place.view.ownFrame = Self.expected(place.frame, place.size, place.view)
    }
    for index in plan.unit.objects.indices where plan.kept[index] == nil {
      guard let view = plan.instantiation.object(at: index) as? View, view.superview != nil,
        isPlacedByFrame(index),
        let parent = plan.parent(of: index), plan.kept[parent] != nil,
        let frame = Self.frame(of: index, plan.unit, plan.new)
      else { continue }
      view.ownFrame = Self.expected(frame, Self.sizeAround(index, plan.unit, plan.new), view)
    }
  }

  private static func expected(_ frame: Rect, _ size: Size?, _ view: View) -> Rect {
    guard let size, let superview = view.superview, superview.autoresizesSubviews else { return frame }
    return Autoresizing.resized(
      frame: frame, mask: view.autoresizingMask, from: size, to: superview.bounds.size)
  }

  private static func frame(of index: Int, _ unit: PreparedUnit, _ file: SceneFile) -> Rect? {
    let archive = file.archive
    for value in archive.object(at: unit.firstObject + index).values
    where archive.key(at: archive.valueRecord(at: value).key) == "frame" {
      if case .rect(let rect) = archive.value(at: value) { return rect }
    }
    return nil
  }

  private static func sizeAround(_ index: Int, _ unit: PreparedUnit, _ file: SceneFile) -> Size? {
    guard let parent = file.archive.object(at: unit.firstObject + index).parent, parent >= unit.firstObject
    else { return nil }
    return frame(of: parent - unit.firstObject, unit, file)?.size
  }
}

extension View {
  /// The view's frame without its transform. Scenes set the frame before the transform.
  fileprivate var ownFrame: Rect {
    get {
      if transform == .identity { return frame }
      let size = bounds.size
      return Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      guard newValue != ownFrame else { return }
      if transform == .identity { return frame = newValue }
      bounds.size = newValue.size
      center = Point(
        x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(origin.x - other.origin.x) < 0.01 && abs(origin.y - other.origin.y) < 0.01
      && abs(size.width - other.size.width) < 0.01 && abs(size.height - other.size.height) < 0.01
  }
}
