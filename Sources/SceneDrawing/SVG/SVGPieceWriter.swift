import SceneValues

/// Writes each layer of a picture by itself, for a reader who keeps the pieces and is told which of them change: a
/// browser.
///
/// A layer is a group that is named by a number, `l7`. In it, a group `l7c` has what the layer itself draws, with all that
/// this refers to; then come the groups of its sublayers. Where a layer has a mask, a blend mode or a shadow, both lie in
/// one more group, `l7i`. Images are defined apart from the layers, each once.
package struct SVGPieceWriter {
  private var images: [SVGImageSource: String] = [:]
  private var newImages = ""

  package init() {}

  /// Writes what is a layer's own.
  ///
  /// - Parameters:
  ///   - layer: its sublayers count only for how far its shadow reaches.
  ///   - number: its number in the document.
  /// - Returns: the piece. Images that no piece had before are in `takeImages()` next.
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

  /// The definitions of images that are new since this was last called.
  package mutating func takeImages() -> String {
    defer { newImages = "" }
    return newImages
  }
}

/// A layer as SVG, without its sublayers and without its place.
package struct SVGPiece: Equatable {
  package typealias Attribute = (name: String, value: String)

  package let number: Int
  /// Of the layer's group, beside those of its place.
  package fileprivate(set) var outer: [Attribute] = []
  /// Of the group in between; nil where there is none.
  package fileprivate(set) var inner: [Attribute]?
  /// Of what the layer itself draws.
  package fileprivate(set) var content = ""

  package static func == (a: SVGPiece, b: SVGPiece) -> Bool {
    a.number == b.number && a.content == b.content && a.outer.elementsEqual(b.outer, by: ==)
      && (a.inner == nil) == (b.inner == nil) && (a.inner ?? []).elementsEqual(b.inner ?? [], by: ==)
  }

  /// The transform and the opacity of a layer as attributes.
  package static func place(of layer: PictureLayer) -> [Attribute] { SVGWriter.place(of: layer) }

  /// The whole group, with others in it.
  ///
  /// - Parameters:
  ///   - place: of the layer.
  ///   - sublayers: the text of its sublayers' groups.
  /// - Returns: the text of an element.
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
  /// Whether nothing of the layer needs to be in the document.
  package var isUnseen: Bool { opacity <= 0 || isBlank }
}
