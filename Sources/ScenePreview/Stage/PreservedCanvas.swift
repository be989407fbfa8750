import InterfaceBuilder
import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues

/// The parts of the canvas that the objects of a compiled file or an imported scene preserve.
final class PreservedCanvas {
  struct ContentSize {
    var width, height: Double?
    var designable: Size?
  }

  private struct Found {
    weak var view: View?
    let size: ContentSize?
    let equations: [LayoutEquation]
  }

  /// The constraints that Xcode removes at build time, by the views that contain them.
  private var equations: [Int: [LayoutEquation]] = [:]
  private var sizes: [Int: ContentSize] = [:]
  private var scenes: [Int: SavedLayout.Scene] = [:]
  private var found: [ObjectIdentifier: Found] = [:]

  init(of archive: Archive) {
    var metrics: [Int: [String: String]] = [:]
    for index in 0..<archive.importCount {
      let record = archive.imported(at: index)
      guard case .object(let object) = record.holder, let name = record.name.map(archive.string) else {
        continue
      }
      let text = archive.string(at: record.text)
      switch name {
      case "placeholderWidth": sizes[object, default: ContentSize()].width = Self.number(text)
      case "placeholderHeight": sizes[object, default: ContentSize()].height = Self.number(text)
      case "designableSize":
        let numbers = text.split(separator: " ").compactMap(Self.number)
        guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { continue }
        sizes[object, default: ContentSize()].designable = Size(width: numbers[0], height: numbers[1])
      case "placeholderConstraints":
        equations[object] = text.split(separator: ";").compactMap { try? LayoutEquation.parse(String($0)).0 }
      case _ where name.hasPrefix("simulated"): metrics[object, default: [:]][name] = text
      default: break
      }
    }
    scenes = metrics.mapValues(SavedLayout.Scene.init(metrics:))
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0.bounded(to: NumberLimits.coordinates, from: 0) : nil }
  }

  /// Begins to record the views whose sizes and constraints are preserved. Call this before their objects are created.
  func watch(_ context: SceneContext) {
    guard !sizes.isEmpty || !equations.isEmpty else { return }
    context.addPlaceObserver { [weak self] object, place in
      guard let self, let view = object as? View else { return }
      let found = Found(view: view, size: sizes[place], equations: equations[place] ?? [])
      guard found.size != nil || !found.equations.isEmpty else { return }
      self.found[ObjectIdentifier(view)] = found
    }
  }

  func size(of view: View) -> ContentSize? { found(view)?.size }

  private func found(_ view: View) -> Found? {
    found[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
  }

  /// Activates the constraints that Xcode removes at build time.
  func activateConstraints(below root: View) {
    guard !equations.isEmpty else { return }
    var holders: [(view: View, equations: [LayoutEquation])] = []
    var ids: [String: View] = [:]
    func visit(_ view: View) {
      if let id = view.sceneID, ids[id] == nil { ids[id] = view }
      if let equations = found(view)?.equations, !equations.isEmpty { holders.append((view, equations)) }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    for (holder, equations) in holders {
      for equation in equations {
        guard let constraint = LayoutConstraint(equation, in: holder, view: { ids[$0] }) else { continue }
        place(constraint.firstItem, constraint.firstArea, besides: constraint.secondItem)
        place(constraint.secondItem, constraint.secondArea, besides: constraint.firstItem)
        constraint.isActive = true
      }
    }
  }

  /// Makes constraints position a view, unless the view contains the other item.
  private func place(_ view: View?, _ area: LayoutArea, besides other: View?) {
    guard let view, view.superview != nil, area == .view || area == .margins,
      view !== other, other?.isDescendant(of: view) != true
    else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  func scene(of object: Int) -> SavedLayout.Scene? { scenes[object] }
}
