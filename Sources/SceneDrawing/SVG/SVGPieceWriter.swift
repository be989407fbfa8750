import SceneValues

/// A writer that creates a separate SVG piece for each layer so that a browser only has to update changed layers. A
/// layer's group, such as `l7`, contains the layer's own drawing in the group `l7c`, followed by the layer's sublayers.
/// If the layer has a mask, a blend mode, or a shadow, an additional group, `l7i`, encloses both.
package struct SVGPieceWriter {
  private var images: [SVGImageSource: String] = [:]
  private var newImages = ""

  package init() {}

  /// Returns the piece for a layer. The sublayers are not part of the piece and affect only the shadow. A subsequent call
  /// to `takeImages()` returns the definitions of new images.
  package mutating func piece(_ layer: PictureLayer, number: Int) -> SVGPiece {
    var writer = SVGWriter(fitsText: true)
    writer.xml.isIndented = false
    writer.namespace = "l\(number)-"
    (writer.definitions.images, writer.definitions.shared) = (images, newImages)
    var piece = SVGPiece(number: number)
    var inner = writer.clip(of: layer)
    if let effects = layer.effects {
      piece.outer =
        SVGWriter.style(of: effects) + writer.filter(of: effects, area: layer.withoutEffects.drawnBounds)
      inner += writer.mask(of: effects)
      piece.inner = inner
    } else {
      piece.outer = inner
    }
    if let identifier = layer.identifier { piece.outer.append(("data-id", identifier)) }
    writer.write(layer.content)
    piece.content = writer.text
    (images, newImages) = (writer.definitions.images, writer.definitions.shared ?? "")
    return piece
  }

  /// Returns the definitions of images that were added since the last call.
  package mutating func takeImages() -> String {
    defer { newImages = "" }
    return newImages
  }
}

package struct SVGPiece: Equatable {
  package typealias Attribute = (name: String, value: String)

  package let number: Int
  package fileprivate(set) var outer: [Attribute] = []
  package fileprivate(set) var inner: [Attribute]?
  package fileprivate(set) var content = ""

  package static func == (a: SVGPiece, b: SVGPiece) -> Bool {
    a.number == b.number && a.content == b.content && a.outer.elementsEqual(b.outer, by: ==)
      && (a.inner == nil) == (b.inner == nil) && (a.inner ?? []).elementsEqual(b.inner ?? [], by: ==)
  }

  package static func place(of layer: PictureLayer) -> [Attribute] { SVGWriter.place(of: layer) }

  package func text(at place: [Attribute], sublayers: String) -> String {
    var text = Self.tag("l\(number)", place + outer)
    if let inner { text += Self.tag("l\(number)i", inner) }
    text += Self.tag("l\(number)c", []) + content + "</g>" + sublayers
    return text + (inner == nil ? "</g>" : "</g></g>")
  }

  private static func tag(_ name: String, _ attributes: [Attribute]) -> String {
    attributes.reduce("<g id=\"\(name)\"") { $0 + " \($1.name)=\"\(XMLWriter.escaped($1.value))\"" } + ">"
  }
}

extension PictureLayer {
  package var isInvisible: Bool { opacity <= 0 || isBlank }
}
