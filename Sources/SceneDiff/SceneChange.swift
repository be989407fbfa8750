import SceneDiagnostics

package struct SceneChange {
  enum Kind: String, CaseIterable {
    case added, removed, moved, changed
  }

  var kind: Kind
  var element: String
  var id: String?
  /// The description of the element, such as `label 'title'`. If the element has no id to display, the description
  /// includes the path, as in `label at clock/view/label[2]`.
  var subject: String
  /// The changed attribute, or `class`, `id`, `element`, `parent`, or `order`.
  var property: String?
  var old: String?
  var new: String?
  /// The old value with ids that Xcode generated replaced by display names. This value is nil if it equals the value in
  /// the file, and empty if `subject` already contains it.
  var displayedOld: String?
  var displayedNew: String?
  var isText = false
  var oldPlace: SourceLocation?
  var newPlace: SourceLocation?

  /// The location in the new version. For removed elements, this is the location in the old version.
  var place: SourceLocation? { newPlace ?? oldPlace }
}
