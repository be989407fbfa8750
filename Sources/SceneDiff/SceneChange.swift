import SceneDiagnostics

/// One thing that is otherwise in the new version of a scene.
package struct SceneChange {
  enum Kind: String, CaseIterable {
    case added, removed, moved, changed
  }

  var kind: Kind
  /// What it is about: `scene`, `label`, `outlet` …
  var element: String
  /// The name as it is written in the file.
  var id: String?
  /// `label 'title'`, or where it stands: `label at clock/view/label[2]`.
  var subject: String
  /// The attribute that changed, or what else did: `class`, `id`, `element`, `parent`, `order`.
  var property: String?
  var old: String?
  var new: String?
  /// The values with names of objects in the place of ids that Xcode made; nil where they are the same,
  /// empty where the subject tells them.
  var spokenOld: String?
  var spokenNew: String?
  /// Whether people read it, in translations too.
  var isText = false
  var oldPlace: SourceLocation?
  var newPlace: SourceLocation?

  /// Where to look: in the new version, or in the old one for what is not in the new.
  var place: SourceLocation? { newPlace ?? oldPlace }
}
