import SceneDrawing
import SceneValues

package struct FrameDrawing {
  let png: (LayeredPicture) throws -> [UInt8]

  package init(_ png: @escaping (LayeredPicture) throws -> [UInt8]) { self.png = png }

  init(_ converter: PNGConverter) { self.init { try converter.png(of: SVGRenderer().svg($0)) } }

  var onWhite: FrameDrawing {
    FrameDrawing { picture in
      var picture = picture
      picture.background = picture.background ?? RGBA(packed: 0xFFFF_FFFF)
      return try png(picture)
    }
  }
}
