/// The parts of an asset catalog's `Contents.json` file that are required to use an asset.
///
/// ```json
/// { "images": [{ "idiom": "universal", "scale": "2x", "filename": "bell@2x.png" }] }
/// ```
public struct AssetContents: Sendable {
  package struct Slot: Sendable {
    package var filename: String?
    /// The scale, such as `2x`, or nil if none is specified, as for a vector file.
    package var scale: String?
    package var idiom: String?
    /// The size of an app icon, such as `60x60`, or nil for other images.
    package var size: String?
    /// The value `left-to-right` if the image is mirrored in right-to-left layouts, or nil if no direction is specified.
    package var languageDirection: String?
    package var resizing: AssetResizing?
    package var isDark = false

    fileprivate init?(_ json: JSONValue) {
      guard case .object = json.content else { return nil }
      filename = json["filename"]?.string
      scale = json["scale"]?.string
      idiom = json["idiom"]?.string
      size = json["size"]?.string
      languageDirection = json["language-direction"]?.string
      resizing = json["resizing"].map(AssetResizing.init)
      isDark = json["appearances"]?.elements?.contains { $0["value"]?.string == "dark" } ?? false
    }
  }

  package let slots: [Slot]
  private let providesNamespace: Bool
  /// Whether the image is drawn in the tint color (true) or in its own colors (false). Nil means unspecified.
  package let isTemplate: Bool?

  /// Creates the contents from the bytes of a `Contents.json` file. Returns nil if the bytes do not represent a JSON
  /// object or if its `images` or `symbols` member is not a list of objects.
  public init?(bytes: [UInt8]) {
    guard let json = try? JSONValue(bytes: bytes) else { return nil }
    self.init(json)
  }

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

  /// Returns the name with which the names of the assets in a directory begin, or nil if the directory does not provide
  /// a namespace. A sprite atlas (`NAME.spriteatlas`) provides its name without the extension.
  package func namespace(ofDirectory name: Substring) -> Substring? {
    guard providesNamespace else { return nil }
    let atlas = ".spriteatlas"
    return name.hasSuffix(atlas) ? name.dropLast(atlas.count) : name
  }

  /// The scales of the image files. The set is empty if one of the files is a vector image.
  package var scales: Set<Int> {
    let filled = slots.filter { $0.filename != nil }
    guard filled.allSatisfy({ $0.scale != nil }) else { return [] }
    return Set(filled.compactMap { $0.scale?.first?.wholeNumberValue })
  }
}
