import SceneDiagnostics
import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  /// Where the scenes of a storyboard lie on Xcode's canvas, which says nothing to the program that shows them.
  package struct Canvas: Sendable {
    /// By where the name of the controller's element begins.
    package fileprivate(set) var scenes: [UInt32: Point] = [:]
    /// Of the boxes that stand for controllers of other storyboards, by what a scene calls those: `Other#id`.
    package fileprivate(set) var references: [String: Point] = [:]

    package init() {}
  }

  /// Nobody places something farther from the middle than this.
  private static let edge = 1e6

  /// Reads where the scenes of a storyboard lie.
  ///
  /// - Parameter tree: as Interface Builder wrote it.
  /// - Returns: no places for anything but a storyboard of today's form.
  package static func canvas(of tree: SyntaxTree) -> Canvas {
    var canvas = Canvas()
    guard let form = DocumentForm(of: tree), form.isStoryboard, !form.isArchive else { return canvas }
    let survey = Survey(tree, isMac: form.isMac)
    let keys = survey.keys
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
              guard let target = attribute(.id, of: object).flatMap({ survey.targets[$0] }) else { continue }
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
