import InterfaceBuilder
import SceneDiagnostics
import SceneValues

/// An outline for a map: the scenes of a storyboard, or the views of a nib, and the connections between these.
package struct StoryboardOutline: Sendable {
  package struct Scene: Sendable {
    package var id: String?
    /// The name that is used in the file. In an Xcode file, it is the original id.
    package var name: String?
    package var label: String? { name.map(ForeignID.readable) }
    package var element: String
    package var customClass: String?
    package var title: String?
    /// Whether the scene is instantiated in code.
    package var isEntry: Bool
    /// The range of the name of the view controller's element or, if there is no view controller, of the scene's element.
    package var range: SourceRange
    /// The scene's position on the canvas of the editor that created the file.
    package var place: Point?
  }

  package enum Target: Sendable, Hashable {
    case scene(Int)
    /// A scene in another storyboard. An empty id represents that storyboard's initial scene.
    case elsewhere(storyboard: String, id: String)
    case exit(action: String)
  }

  package enum Kind: Sendable, Hashable {
    /// A segue with its kind in the scene language, such as `show`, `embed`, or `unwind`.
    case segue(String)
    /// A child of a container: the property that contains it and, if there are several children, its number.
    case relationship(String, number: Int?)
  }

  package struct Edge: Sendable {
    package var kind: Kind
    package var source: Int
    package var target: Target
    package var identifier: String?
    package var sender: String?
    package var senderID: String?
    package var senderRange: SourceRange?
    package var range: SourceRange
  }

  package var isNib = false
  package var initial: Int?
  package var scenes: [Scene]
  package var edges: [Edge]
  package var referencePlaces: [String: Point] = [:]
}
