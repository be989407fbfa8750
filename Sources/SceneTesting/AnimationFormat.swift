import SceneDrawing

/// The format of an animated picture.
public enum AnimationFormat: Hashable, Sendable {
  /// One animated SVG file. Parts that are common to several pictures are stored only once.
  case svg
  /// One animated PNG file (APNG). This format requires `rsvg-convert`.
  case png
  /// A folder of numbered SVG files: `001.svg`, `002.svg`, and so on.
  case svgFrames
  /// A folder of numbered PNG files: `001.png`, `002.png`, and so on. This format requires `rsvg-convert`.
  case pngFrames

  package var isFolder: Bool { self == .svgFrames || self == .pngFrames }

  package var fileExtension: String {
    switch self {
    case .svg, .svgFrames: "svg"
    case .png, .pngFrames: "png"
    }
  }
}

extension AnimatedPicture {
  /// Writes the files of the animated picture. The formats that consist of a folder do not store durations, so all
  /// pictures must have the same duration. If `drawing` is nil, `rsvg-convert` creates the PNG files.
  package func files<Problem: Error>(
    as format: AnimationFormat, by drawing: FrameDrawing? = nil, zoom: Double = 1, didCreate: () -> Void = {},
    write: (_ name: String, _ bytes: [UInt8]) throws(Problem) -> Void
  ) throws {
    let renderer = SVGRenderer()
    switch format {
    case .svg: try write("", Array(renderer.svg(self).utf8))
    case .svgFrames:
      for (index, frame) in frames.enumerated() {
        try write("\(number(index)).svg", Array(renderer.svg(frame.picture).utf8))
        didCreate()
      }
    case .png:
      var film: AnimatedPNG?
      do {
        film = try joined(drawing ?? FrameDrawing(PNGConverter(zoom: zoom)), didCreate)
      } catch is AnimatedPNG.Failure {
        // If only some pictures are opaque, a background ensures that all of them have the same pixel format.
        film = try joined(
          drawing?.onWhite ?? FrameDrawing(PNGConverter(zoom: zoom, background: "white"))
        ) {}
      }
      if let film { try write("", film.bytes) }
    case .pngFrames:
      var index = 0
      try pngs(drawing ?? FrameDrawing(PNGConverter(zoom: zoom)), didCreate) { png, _, _ in
        try write("\(number(index)).png", png)
        index += 1
      }
    }
  }

  private func joined(_ drawing: FrameDrawing, _ didCreate: () -> Void) throws -> AnimatedPNG? {
    var film: AnimatedPNG?
    try pngs(drawing, didCreate) { png, seconds, isNew in
      if film == nil {
        film = try AnimatedPNG(first: png, seconds: seconds)
      } else if isNew {
        try film?.append(png, seconds: seconds)
      } else {
        film?.lengthenLast(by: seconds)
      }
    }
    return film
  }

  private func pngs(
    _ drawing: FrameDrawing, _ didCreate: () -> Void,
    take: (_ png: [UInt8], _ seconds: Double, _ isNew: Bool) throws -> Void
  ) throws {
    var last: (picture: LayeredPicture, png: [UInt8])?
    for frame in frames {
      let isNew = last?.picture != frame.picture
      if isNew { last = (frame.picture, try drawing.png(frame.picture)) }
      if let last { try take(last.png, frame.seconds, isNew) }
      didCreate()
    }
  }

  /// Returns the one-based number of a picture, padded to at least three digits so that file names sort in order.
  private func number(_ index: Int) -> String {
    let digits = max(3, "\(frames.count)".count)
    let number = "\(index + 1)"
    return String(repeating: "0", count: digits - number.count) + number
  }
}
