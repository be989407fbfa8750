package struct NameReference: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// An object's id, in its own file or in another.
    case id
    /// The name that code uses for an Interface Builder scene.
    case sceneName
    case className, outlet, action, property
    case segue, reuse, storyboard, image, color
  }

  package var kind: Kind
  package var text: String
  package var range: Range<Int>
  /// Whether the occurrence defines the name.
  package var isDefinition = false
  /// The class that the name belongs to, as written: the class with the outlet or action, or the class that
  /// performs the segue.
  package var owner: String?
  /// The storyboard of an id in another file, such as `Other` in `Other#id`.
  package var storyboard: String?
  /// Whether the text contains the name without escapes.
  package var isVerbatim = true

  package init(_ kind: Kind, _ text: String, _ range: Range<Int>, owner: String? = nil) {
    self.kind = kind
    self.text = text
    self.range = range
    self.owner = owner
  }
}
