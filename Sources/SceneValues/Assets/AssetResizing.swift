/// The resizing behavior of a catalog image. All values are in pixels of the image file.
///
/// ```json
/// "resizing": {
///   "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 },
///   "cap-insets": { "top": 4, "left": 4, "bottom": 4, "right": 4 }
/// }
/// ```
package struct AssetResizing: Sendable, Hashable {
  package var isTiled = false
  /// The cap insets, which are the sizes of the areas at the edges that are not resized.
  package var top = 0.0
  package var left = 0.0
  package var bottom = 0.0
  package var right = 0.0
  /// The size of the center part, which begins at the top and left insets. If nil, it is all pixels between the insets.
  package var centerWidth: Double?
  package var centerHeight: Double?

  /// Creates the resizing behavior from JSON. Members of unexpected types are ignored, as images do not need them.
  package init(_ json: JSONValue) {
    let mode = json["mode"]?.string
    // A file may contain a 0 for a part that does not exist in the image.
    let (isWide, isHigh) = (mode != "3-part-vertical", mode != "3-part-horizontal")
    if let edges = json["cap-insets"] {
      if isHigh { (top, bottom) = (edges.length("top") ?? 0, edges.length("bottom") ?? 0) }
      if isWide { (left, right) = (edges.length("left") ?? 0, edges.length("right") ?? 0) }
    }
    guard let center = json["center"] else { return }
    isTiled = center["mode"]?.string == "tile"
    if isWide { centerWidth = center.length("width") }
    if isHigh { centerHeight = center.length("height") }
  }
}

extension JSONValue {
  fileprivate func length(_ key: String) -> Double? {
    guard let member = self[key], let length = member.double, length > 0 else { return nil }
    return length
  }
}
