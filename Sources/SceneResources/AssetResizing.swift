/// How an image of a catalogue fills a larger area, in pixels of its file.
///
/// ```json
/// "resizing": {
///   "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 },
///   "cap-insets": { "top": 4, "left": 4, "bottom": 4, "right": 4 }
/// }
/// ```
package struct AssetResizing: Sendable, Hashable, Decodable {
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

  private enum Keys: String, CodingKey { case mode, center, capInsets = "cap-insets" }
  private enum Edges: String, CodingKey { case top, left, bottom, right }
  private enum Center: String, CodingKey { case mode, width, height }

  /// Reads what it knows; what is of another type is left out, since an image is shown nevertheless.
  package init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Keys.self) else { return }
    let mode = try? container.decode(String.self, forKey: .mode)
    // A part that an image does not have may be written nevertheless, as 0.
    let (isWide, isHigh) = (mode != "3-part-vertical", mode != "3-part-horizontal")
    if let edges = try? container.nestedContainer(keyedBy: Edges.self, forKey: .capInsets) {
      func length(_ key: Edges) -> Double {
        (try? edges.decode(Double.self, forKey: key)).map { max(0, $0) } ?? 0
      }
      if isHigh { (top, bottom) = (length(.top), length(.bottom)) }
      if isWide { (left, right) = (length(.left), length(.right)) }
    }
    guard let center = try? container.nestedContainer(keyedBy: Center.self, forKey: .center) else { return }
    isTiled = (try? center.decode(String.self, forKey: .mode)) == "tile"
    func length(_ key: Center) -> Double? {
      (try? center.decode(Double.self, forKey: key)).flatMap { $0 > 0 ? $0 : nil }
    }
    if isWide { centerWidth = length(.width) }
    if isHigh { centerHeight = length(.height) }
  }
}
