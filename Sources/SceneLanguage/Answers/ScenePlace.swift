/// A scene, as one that others lead to: an item of an editor's call hierarchy.
package struct ScenePlace: Sendable, Hashable {
  /// The id, or the element's name where there is none.
  package var name: String
  /// The title that people see, or the class.
  package var detail: String
  /// The controller's element.
  package var whole: FileRange
  /// The id, or the element's name.
  package var nameRange: Range<Int>

  package init(name: String, detail: String, whole: FileRange, nameRange: Range<Int>) {
    self.name = name
    self.detail = detail
    self.whole = whole
    self.nameRange = nameRange
  }
}

/// What leads from a scene to another one.
package struct SceneLead: Sendable, Hashable {
  /// The scene at the other end.
  package var scene: ScenePlace
  /// The segues and other attributes that lead there, in the file where they stand.
  package var places: [FileRange]

  package init(scene: ScenePlace, places: [FileRange]) {
    self.scene = scene
    self.places = places
  }
}
