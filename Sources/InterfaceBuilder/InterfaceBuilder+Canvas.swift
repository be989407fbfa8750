import SceneDiagnostics
import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  /// The positions of a storyboard's scenes on Xcode's canvas. These positions have no effect on the app.
  package struct Canvas: Sendable {
    /// The positions of scenes, by the byte offset of the element name of the scene's controller.
    package fileprivate(set) var scenes: [UInt32: Point] = [:]
    /// The positions of storyboard references, by the name that scenes use for the reference, such as `Other#id`.
    package fileprivate(set) var references: [String: Point] = [:]

    package init() {}
  }

  private static let edge = 1e6

  /// Returns a storyboard's canvas positions. The result is empty for other files and for earlier storyboard formats.
  package static func canvas(of tree: SyntaxTree) -> Canvas {
    var canvas = Canvas()
    guard let form = DocumentForm(of: tree), form.isStoryboard, !form.isArchive else { return canvas }
    let referenceIndex = ReferenceIndex(tree, isMac: form.isMac)
    let keys = referenceIndex.keys
    func attribute(_ key: ReaderKey, of index: Int) -> String? {
      keys[key.rawValue].flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0) }
    }
    func name(of index: Int) -> String { tree.name(of: tree.elements[index]) }
    for scenes in tree.children(of: 0) where name(of: scenes) == "scenes" {
      for scene in tree.children(of: scenes) {
        let points = tree.children(of: scene).filter {
          name(of: $0) == "point" && attribute(.key, of: $0) == "canvasLocation"
        }
        guard let point = points.first, let x = attribute(.x, of: point).flatMap(Number.read),
          let y = attribute(.y, of: point).flatMap(Number.read), abs(x) < edge, abs(y) < edge
        else { continue }
        for objects in tree.children(of: scene) where name(of: objects) == "objects" {
          for object in tree.children(of: objects) {
            if name(of: object).hasSuffix("ontrollerPlaceholder") {
              guard let target = attribute(.id, of: object).flatMap({ referenceIndex.targets[$0] }) else {
                continue
              }
              canvas.references[target] = canvas.references[target] ?? Point(x: x, y: y)
            } else {
              canvas.scenes[tree.elements[object].nameRange.start] = Point(x: x, y: y)
            }
          }
        }
      }
    }
    return canvas
  }
}
