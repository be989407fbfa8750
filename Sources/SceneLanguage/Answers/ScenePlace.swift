/// A scene as an item of an editor's call hierarchy.
package struct ScenePlace: Sendable, Hashable {
  /// The id, or the element name if there is no id.
  package var name: String
  /// The visible title, or the class if there is no title.
  package var detail: String
  package var whole: FileRange
  package var nameRange: Range<Int>

  package init(name: String, detail: String, whole: FileRange, nameRange: Range<Int>) {
    self.name = name
    self.detail = detail
    self.whole = whole
    self.nameRange = nameRange
  }
}

package struct SceneLead: Sendable, Hashable {
  package var scene: ScenePlace
  /// The locations in the source scene that refer to the destination, such as segues and other attributes.
  package var places: [FileRange]

  package init(scene: ScenePlace, places: [FileRange]) {
    self.scene = scene
    self.places = places
  }
}
