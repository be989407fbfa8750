import SceneRuntime
import SceneServices

/// The saved hierarchy of controllers. The position of a controller consists of indices among the children of its
/// ancestors, or `presented`.
struct SavedState {
  struct Node {
    let identifier: String
    /// The storyboard and the scene that the controller was created from, such as `Main#detail`, or an empty string.
    let scene: String
    let selection: Int?
  }

  static let prefix = "SceneUI.state"
  private static let controllers = "\(prefix).controllers"
  private static let names = "\(prefix).names"
  private static let fieldCount = 4

  private var nodes: [String: Node] = [:]

  init?(in store: any PreferenceStore) {
    guard let fields = store.value(named: Self.controllers) as? [String] else { return nil }
    for start in stride(from: 0, through: fields.count - Self.fieldCount, by: Self.fieldCount) {
      nodes[fields[start]] = Node(
        identifier: fields[start + 1], scene: fields[start + 2], selection: Int(fields[start + 3]))
    }
  }

  subscript(position: String) -> Node? { nodes[position] }

  static func child(_ index: Int, of position: String) -> String { "\(position)/\(index)" }
  static func presented(by position: String) -> String { "\(position)/presented" }

  static func remove(from store: any PreferenceStore) {
    for name in store.value(named: names) as? [String] ?? [] { store.setValue(nil, named: name) }
    store.setValue(nil, named: names)
    store.setValue(nil, named: controllers)
  }

  static func save(_ roots: [ViewController], in store: any PreferenceStore) {
    remove(from: store)
    var writer = Writer(store: store)
    for (index, root) in roots.enumerated() { writer.save(root, at: "\(index)") }
    store.setValue(writer.fields, named: controllers)
    store.setValue(writer.names, named: names)
  }

  private struct Writer {
    let store: any PreferenceStore
    var fields: [String] = []
    var names: [String] = []

    mutating func save(_ controller: ViewController, at position: String) {
      guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return }
      let container = controller as? any RestoringContainer
      let selection = container?.restorableSelection.map(String.init) ?? ""
      fields += [position, identifier, controller.restorableScene, selection]
      let coder = RestorationCoder(store, at: position)
      controller.encodeRestorableState(with: coder)
      names += coder.names
      for (index, child) in (container?.restorableChildren ?? controller.children).enumerated() {
        save(child, at: SavedState.child(index, of: position))
      }
      if let presented = controller.presented { save(presented, at: SavedState.presented(by: position)) }
    }
  }
}

extension ViewController {
  fileprivate var restorableScene: String {
    guard let sceneInstance, let id = sceneInstance.sceneID else { return "" }
    return "\(sceneInstance.file.name)#\(id)"
  }
}
