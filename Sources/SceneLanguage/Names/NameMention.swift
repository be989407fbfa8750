/// A name that a file says of something.
package struct NameMention: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Of an object, in its own file or in another.
    case id
    /// What code calls a scene of Interface Builder's.
    case sceneName
    case className, outlet, action, property
    case segue, reuse, storyboard, image, color
  }

  package var kind: Kind
  package var text: String
  /// In bytes of the text.
  package var range: Range<Int>
  /// Whether it is given there, and not used.
  package var isDefinition = false
  /// The class that it is about, as it is written: that has the outlet, takes the action, performs the segue.
  package var owner: String?
  /// The storyboard in which an id is, where that is another one: `Other` of `Other#id`.
  package var storyboard: String?
  /// Whether it stands in the text as it is.
  package var isVerbatim = true

  package init(_ kind: Kind, _ text: String, _ range: Range<Int>, owner: String? = nil) {
    self.kind = kind
    self.text = text
    self.range = range
    self.owner = owner
  }
}
