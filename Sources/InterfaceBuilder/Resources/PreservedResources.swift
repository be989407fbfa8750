import SceneSyntax
import SceneValues

/// The colors and image sizes of an app's asset catalogs in the form in which compiled files preserve them, such as
/// `Brick=BF4020FF;Sand=FFEECCFF` and `pot=24 16`. Imported scenes preserve the elements of the Xcode file instead.
package struct PreservedResources {
  package private(set) var colors: [String: RGBA] = [:]
  package private(set) var imageSizes: [String: Size] = [:]

  private static let colorsKey = "colors"
  private static let imagesKey = "imageSizes"

  static func attributes(of tree: SyntaxTree) -> [(name: String, value: String)] {
    let colors = NamedColors.all(in: tree).mapValues { RGBA.hex($0.packed, digits: 8).uppercased() }
    let images = NamedImages.sizes(in: tree).mapValues {
      "\(Value.number($0.width).literal) \(Value.number($0.height).literal)"
    }
    return [(colorsKey, colors), (imagesKey, images)].compactMap { key, values in
      let entries = values.filter { !$0.key.contains(where: { "=;".contains($0) }) }
      guard !entries.isEmpty else { return nil }
      return (key, entries.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ";"))
    }
  }

  package init(preserved attribute: (String) -> String?) {
    for (name, text) in Self.entries(attribute(Self.colorsKey)) {
      colors[name] = UInt32(text, radix: 16).map(RGBA.init(packed:))
    }
    for (name, text) in Self.entries(attribute(Self.imagesKey)) {
      let sides = text.split(separator: " ").compactMap { Number.read(String($0)) }
      guard sides.count == 2, sides.allSatisfy({ $0 > 0 && NumberLimits.lengths.contains($0) }) else {
        continue
      }
      imageSizes[name] = Size(width: sides[0], height: sides[1])
    }
  }

  private static func entries(_ text: String?) -> [(name: String, text: Substring)] {
    (text ?? "").split(separator: ";").compactMap { entry in
      entry.firstIndex(of: "=").map { (String(entry[..<$0]), entry[entry.index(after: $0)...]) }
    }
  }
}
