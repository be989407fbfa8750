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
    let size: ContentSize
  }

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
      case _ where name.hasPrefix("simulated"): metrics[object, default: [:]][name] = text
      default: break
      }
    }
    scenes = metrics.mapValues(SavedLayout.Scene.init(metrics:))
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0.bounded(to: NumberLimits.coordinates, from: 0) : nil }
  }

  /// Begins to record the views whose sizes are preserved. Call this before their objects are created.
  func watch(_ context: SceneContext) {
    guard !sizes.isEmpty else { return }
    context.addPlaceObserver { [weak self] object, place in
      guard let self, let view = object as? View, let size = sizes[place] else { return }
      found[ObjectIdentifier(view)] = Found(view: view, size: size)
    }
  }

  func size(of view: View) -> ContentSize? {
    found[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.size : nil }
  }

  func scene(of object: Int) -> SavedLayout.Scene? { scenes[object] }
}
