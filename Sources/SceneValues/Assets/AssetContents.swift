/// What a `Contents.json` of an asset catalogue says, as far as it counts for who names an asset.
///
/// ```json
/// { "images": [{ "idiom": "universal", "scale": "2x", "filename": "bell@2x.png" }] }
/// ```
public struct AssetContents: Sendable {
  /// A place for a file: for a scale, an idiom, an appearance.
  package struct Slot: Sendable {
    /// nil for a place that nobody filled.
    package var filename: String?
    /// `2x`; nil for what has no pixels.
    package var scale: String?
    /// `universal`, `iphone`, `ipad`.
    package var idiom: String?
    /// `left-to-right` for what is drawn for reading so, and turned around where one reads otherwise; nil for what stays.
    package var languageDirection: String?
    /// How the image fills a larger area; nil for what is stretched as a whole.
    package var resizing: AssetResizing?
    /// Whether it is for the dark style alone.
    package var isDark = false

    /// Nil for what is no place.
    fileprivate init?(_ json: JSONValue) {
      guard case .object = json.content else { return nil }
      filename = json["filename"]?.string
      scale = json["scale"]?.string
      idiom = json["idiom"]?.string
      languageDirection = json["language-direction"]?.string
      resizing = json["resizing"].map(AssetResizing.init)
      isDark = json["appearances"]?.elements?.contains { $0["value"]?.string == "dark" } ?? false
    }
  }

  /// Of an image, in all its variants.
  package let slots: [Slot]
  /// Whether names of what is in this directory begin with the directory's.
  package let providesNamespace: Bool
  /// Whether an image is drawn all in the tint colour (true) or in its own (false); nil where that is not said.
  package let isTemplate: Bool?

  /// Reads a `Contents.json`, of which only images, symbols and what holds for all of them count; nil for what is no JSON
  /// object, and where images or symbols are no list of objects.
  public init?(bytes: [UInt8]) {
    guard let json = try? JSONValue(bytes: bytes) else { return nil }
    self.init(json)
  }

  /// Nil for what is no object, and where images or symbols are no list of objects.
  package init?(_ json: JSONValue) {
    guard case .object = json.content else { return nil }
    var slots: [Slot] = []
    for list in ["images", "symbols"].compactMap({ json[$0] }) {
      guard let elements = list.elements else { return nil }
      for element in elements {
        guard let slot = Slot(element) else { return nil }
        slots.append(slot)
      }
    }
    self.slots = slots
    let properties = json["properties"]
    if case .bool(let flag)? = properties?["provides-namespace"]?.content {
      providesNamespace = flag
    } else {
      providesNamespace = false
    }
    isTemplate =
      switch properties?["template-rendering-intent"]?.string {
      case "template": true
      case "original": false
      default: nil
      }
  }

  /// The scales that there are files for; none where a file has no pixels.
  package var scales: Set<Int> {
    let filled = slots.filter { $0.filename != nil }
    guard filled.allSatisfy({ $0.scale != nil }) else { return [] }
    return Set(filled.compactMap { $0.scale?.first?.wholeNumberValue })
  }
}
