package struct NameReference: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case id
    /// A name that code uses to refer to an Interface Builder scene.
    case sceneName
    case className, outlet, action, property
    case segue, reuse, storyboard, image, color
  }

  package var kind: Kind
  package var text: String
  package var range: Range<Int>
  package var isDefinition = false
  /// The class, as written, that declares the outlet or action or performs the segue.
  package var owner: String?
  /// The storyboard name that precedes an id in another file, such as `Other` in `Other#id`.
  package var storyboard: String?
  package var isVerbatim = true

  package init(_ kind: Kind, _ text: String, _ range: Range<Int>, owner: String? = nil) {
    self.kind = kind
    self.text = text
    self.range = range
    self.owner = owner
  }
}
