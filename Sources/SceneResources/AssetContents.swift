/// What a `Contents.json` of an asset catalogue says, as far as it counts for who names an asset.
///
/// ```json
/// { "images": [{ "idiom": "universal", "scale": "2x", "filename": "bell@2x.png" }] }
/// ```
public struct AssetContents: Sendable, Decodable {
  /// A place for a file: for a scale, an idiom, an appearance.
  package struct Slot: Sendable, Decodable {
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
    private var appearances: [[String: String]]?

    private enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, resizing, appearances
      case languageDirection = "language-direction"
    }

    /// Whether it is for the dark style alone.
    package var isDark: Bool { appearances?.contains { $0["value"] == "dark" } ?? false }
  }

  /// Of an image, in all its variants.
  package let slots: [Slot]
  /// Whether names of what is in this directory begin with the directory's.
  let providesNamespace: Bool
  /// Whether an image is drawn all in the tint colour (true) or in its own (false); nil where that is not said.
  package let isTemplate: Bool?

  private enum CodingKeys: String, CodingKey { case images, symbols, properties }

  private struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?
    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// Reads a `Contents.json`, of which only images, symbols and the namespace count.
  ///
  /// - Throws: `DecodingError` where one of these is of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    slots = try [CodingKeys.images, .symbols].flatMap {
      try container.decodeIfPresent([Slot].self, forKey: $0) ?? []
    }
    let properties = try container.decodeIfPresent(Properties.self, forKey: .properties)
    providesNamespace = properties?.providesNamespace ?? false
    isTemplate =
      switch properties?.renderingIntent {
      case "template": true
      case "original": false
      default: nil
      }
  }

  /// The scales that there are files for; none where a file has no pixels.
  var scales: Set<Int> {
    let filled = slots.filter { $0.filename != nil }
    guard filled.allSatisfy({ $0.scale != nil }) else { return [] }
    return Set(filled.compactMap { $0.scale?.first?.wholeNumberValue })
  }
}
