import InterfaceBuilder
import SceneDiagnostics
import SceneValues

/// The scenes of a storyboard, or the views of a nib, and what leads from one to another: what a map of it shows.
package struct StoryboardOutline: Sendable {
  /// A scene, by its controller.
  package struct Scene: Sendable {
    /// By which it is made; nil where it has none.
    package var id: String?
    /// How the file calls it: an id of Xcode's is as Xcode has it.
    package var name: String?
    /// The name as people read it, and not as a scene has to spell it.
    package var label: String? { name.map(ForeignID.readable) }
    package var element: String
    /// Its own class, where it has one.
    package var customClass: String?
    package var title: String?
    /// Reached by code.
    package var isEntry: Bool
    /// The name of the controller's element, or of the scene's where it has none.
    package var range: SourceRange
    /// On the canvas of the editor that wrote the file.
    package var place: Point?
  }

  package enum Target: Sendable, Hashable {
    case scene(Int)
    /// Without an id, the initial scene of the other storyboard.
    case elsewhere(storyboard: String, id: String)
    /// A controller that takes the action of an unwind segue.
    case exit(action: String)
  }

  package enum Kind: Sendable, Hashable {
    /// By the word that a scene has for it: `show`, `embed`, `unwind` …
    case segue(String)
    /// What a container holds: by the property that says so, and its number among several.
    case relationship(String, number: Int?)
  }

  /// What leads from a scene to another.
  package struct Edge: Sendable {
    package var kind: Kind
    package var source: Int
    package var target: Target
    package var identifier: String?
    /// What sets it off, and how to speak of it: `button 'save'`; nil where code does.
    package var sender: String?
    package var senderID: String?
    /// Where that is written.
    package var senderRange: SourceRange?
    package var range: SourceRange
  }

  package var isNib = false
  package var initial: Int?
  /// The views at the top of a nib.
  package var scenes: [Scene]
  package var edges: [Edge]
  /// On the canvas of the editor, of boxes that stand for scenes of other files (`Other#id`).
  package var referencePlaces: [String: Point] = [:]
}
