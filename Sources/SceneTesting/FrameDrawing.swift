import SceneDrawing
import SceneValues

/// What makes PNG files of the pictures of a film.
package struct FrameDrawing {
  let png: (LayeredPicture) throws -> [UInt8]

  /// - Parameter png: makes the file of a picture.
  package init(_ png: @escaping (LayeredPicture) throws -> [UInt8]) { self.png = png }

  /// By `rsvg-convert`.
  init(_ converter: PNGConverter) { self.init { try converter.png(of: SVGRenderer().svg($0)) } }

  /// The same on white ground, where a picture has none.
  var onWhite: FrameDrawing {
    FrameDrawing { picture in
      var picture = picture
      picture.background = picture.background ?? RGBA(packed: 0xFFFF_FFFF)
      return try png(picture)
    }
  }
}
