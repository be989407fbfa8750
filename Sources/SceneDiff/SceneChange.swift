import SceneDiagnostics

package struct SceneChange {
  enum Kind: String, CaseIterable {
    case added, removed, moved, changed
  }

  var kind: Kind
  var element: String
  var id: String?
  /// The description of the element, such as `label 'title'`, or its path, as in `label at
  /// clock/view/label[2]`.
  var subject: String
  /// The changed attribute, or `class`, `id`, `element`, `parent` or `order`.
  var property: String?
  var old: String?
  var new: String?
  /// The old value, with display names in place of ids that Xcode generated. It is nil if equal to the value
  /// in the file, and empty if the subject contains the value.
  var displayedOld: String?
  var displayedNew: String?
  var isText = false
  var oldPlace: SourceLocation?
  var newPlace: SourceLocation?

  /// The location in the new version or, for removed elements, in the old version.
  var place: SourceLocation? { newPlace ?? oldPlace }
}
