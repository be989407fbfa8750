import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// The meaning of a root element. If the kind of an invalid root is clear, the root's content is still parsed so that an
/// error in the root does not hide errors in the content.
enum RootMeaning: Equatable {
  case file(SceneDocument.Kind)
  /// A scene or an object that is not inside a storyboard or nib.
  case scene
  case object(SceneDocument.Kind)
  case unknown

  init(of tree: SyntaxTree, _ vocabulary: Vocabulary) {
    let name = tree.name(of: tree.elements[0])
    let kinds = [SceneDocument.Kind.storyboard, .nib]
    if let kind = SceneDocument.Kind(rawValue: name) {
      self = .file(kind)
    } else if name == LanguageElement.scene.name {
      self = .scene
    } else if let kind = Self.kind(forElement: name, vocabulary) {
      self = .object(kind)
    } else if let kind = closestMatch(to: name, in: kinds.map(\.rawValue)).flatMap(SceneDocument.Kind.init) {
      self = .file(kind)
    } else {
      let children = tree.children(of: 0).map { tree.name(of: tree.elements[$0]) }
      if children.contains(LanguageElement.scene.name) {
        self = .file(.storyboard)
      } else {
        switch children.lazy.compactMap({ Self.kind(forElement: $0, vocabulary) }).first {
        case .storyboard: self = .scene
        case .nib: self = .file(.nib)
        case nil: self = .unknown
        }
      }
    }
  }

  var kind: SceneDocument.Kind {
    switch self {
    case .file(let kind), .object(let kind): kind
    case .scene, .unknown: .storyboard
    }
  }

  private static func kind(forElement name: String, _ vocabulary: Vocabulary) -> SceneDocument.Kind? {
    vocabulary.description(ofElement: name).map {
      vocabulary.isClass($0.name, descendantOf: Vocabulary.controllerClass) == true ? .storyboard : .nib
    }
  }
}
