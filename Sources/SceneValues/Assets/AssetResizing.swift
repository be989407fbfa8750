/// How an image of a catalogue fills a larger area, in pixels of its file.
///
/// ```json
/// "resizing": {
///   "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 },
///   "cap-insets": { "top": 4, "left": 4, "bottom": 4, "right": 4 }
/// }
/// ```
package struct AssetResizing: Sendable, Hashable {
  /// Whether what is between the edges is repeated.
  package var isTiled = false
  /// How much at the edges keeps its size.
  package var top = 0.0
  package var left = 0.0
  package var bottom = 0.0
  package var right = 0.0
  /// How much after the left and the upper edge stands for what is between; nil for all that there is.
  package var centerWidth: Double?
  package var centerHeight: Double?

  /// Reads what it knows; what is of another type is left out, since an image is shown nevertheless.
  package init(_ json: JSONValue) {
    let mode = json["mode"]?.string
    // A part that an image does not have may be written nevertheless, as 0.
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
  /// A member that is a number above 0; nil for any other, and for none.
  fileprivate func length(_ key: String) -> Double? {
    guard let member = self[key], let length = member.double, length > 0 else { return nil }
    return length
  }
}
