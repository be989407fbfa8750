import SceneDrawing

/// How a moving picture is written.
public enum AnimationFormat: Hashable, Sendable {
  /// One SVG file that moves by itself. What is the same in several pictures stands there once.
  case svg
  /// One PNG file that moves by itself (APNG). It needs `rsvg-convert`.
  case png
  /// A folder of numbered SVG files: `001.svg`, `002.svg` …
  case svgFrames
  /// A folder of numbered PNG files: `001.png`, `002.png` … It needs `rsvg-convert`.
  case pngFrames

  /// Whether there is a file for each picture.
  package var isFolder: Bool { self == .svgFrames || self == .pngFrames }

  /// How names of its files end, without a dot.
  package var fileExtension: String {
    switch self {
    case .svg, .svgFrames: "svg"
    case .png, .pngFrames: "png"
    }
  }
}

extension AnimatedPicture {
  /// Writes the file or the files that the picture is made of.
  ///
  /// - Parameters:
  ///   - format: what they are. In a folder, all pictures take the same time: files do not say how long.
  ///   - drawing: what makes PNG files; nil for `rsvg-convert`.
  ///   - zoom: pixels of a PNG file for a point.
  ///   - didMake: called after each picture that took some time.
  ///   - write: called with the name of each file, which is empty where there is only one, and its bytes.
  /// - Throws: what `write` throws; `PNGConverter.Failure` and `AnimatedPNG.Failure`.
  package func files<Problem: Error>(
    as format: AnimationFormat, by drawing: FrameDrawing? = nil, zoom: Double = 1, didMake: () -> Void = {},
    write: (_ name: String, _ bytes: [UInt8]) throws(Problem) -> Void
  ) throws {
    let renderer = SVGRenderer()
    switch format {
    case .svg: try write("", Array(renderer.svg(self).utf8))
    case .svgFrames:
      for (index, frame) in frames.enumerated() {
        try write("\(number(index)).svg", Array(renderer.svg(frame.picture).utf8))
        didMake()
      }
    case .png:
      var film: AnimatedPNG?
      do {
        film = try joined(drawing ?? FrameDrawing(PNGConverter(zoom: zoom)), didMake)
      } catch is AnimatedPNG.Failure {
        // Some pictures are opaque, and others are not: only on a ground have all of them one kind of pixels.
        film = try joined(
          drawing?.onWhite ?? FrameDrawing(PNGConverter(zoom: zoom, background: "white"))
        ) {}
      }
      if let film { try write("", film.bytes) }
    case .pngFrames:
      var index = 0
      try pngs(drawing ?? FrameDrawing(PNGConverter(zoom: zoom)), didMake) { png, _, _ in
        try write("\(number(index)).png", png)
        index += 1
      }
    }
  }

  /// One file of all pictures; nil where there are none.
  private func joined(_ drawing: FrameDrawing, _ didMake: () -> Void) throws -> AnimatedPNG? {
    var film: AnimatedPNG?
    try pngs(drawing, didMake) { png, seconds, isNew in
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

  /// All pictures as PNG files; what looks as before is not drawn again.
  private func pngs(
    _ drawing: FrameDrawing, _ didMake: () -> Void,
    take: (_ png: [UInt8], _ seconds: Double, _ isNew: Bool) throws -> Void
  ) throws {
    var last: (picture: LayeredPicture, png: [UInt8])?
    for frame in frames {
      let isNew = last?.picture != frame.picture
      if isNew { last = (frame.picture, try drawing.png(frame.picture)) }
      if let last { try take(last.png, frame.seconds, isNew) }
      didMake()
    }
  }

  /// From 1, with as many digits as the last has, and at least three, so that names are sorted as pictures are.
  private func number(_ index: Int) -> String {
    let digits = max(3, "\(frames.count)".count)
    let number = "\(index + 1)"
    return String(repeating: "0", count: digits - number.count) + number
  }
}
