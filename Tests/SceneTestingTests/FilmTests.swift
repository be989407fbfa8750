import Foundation
import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Films") struct FilmTests {
  private static let hasConverter =
    (try? PNGConverter().png(of: "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")) != nil

  @Test("A film has a picture of the start and of each time step")
  func timing() throws {
    try onStage { stage in
      let square = stage.add(View(frame: Rect(x: 0, y: 0, width: 20, height: 20)))
      square.backgroundColor = .red
      stage.harness.advance(seconds: 0.03)
      stage.harness.startFilming(framesPerSecond: 10)
      View.animate(withDuration: 1, options: .curveLinear) { square.center.x += 100 }
      stage.harness.advance(seconds: 0.05)
      stage.harness.advance(seconds: 0.05)
      try stage.harness.drag(
        stage.root, from: Point(x: 10, y: 300), to: Point(x: 50, y: 300), seconds: 0.4)
      stage.harness.advance(seconds: 0.5)
      let film = stage.harness.stopFilming()
      #expect(film.frames.count == 11)
      #expect(film.frames.allSatisfy { $0.seconds == 0.1 })
      let places = film.frames.map { place(in: $0.picture) }
      #expect(places == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
      stage.harness.advance(seconds: 1)
      #expect(stage.harness.stopFilming().frames.isEmpty)
    }
  }

  private func place(in picture: LayeredPicture) -> Double? {
    func find(_ layer: PictureLayer) -> Double? {
      if layer.bounds.width == 20 { return (layer.transform.tx * 1000).rounded() / 1000 }
      return layer.sublayers.lazy.compactMap(find).first
    }
    return picture.layers.lazy.compactMap(find).first
  }

  @Test(
    "An SVG film shows the same pixels as the window",
    .enabled(if: FilmTests.hasConverter, "rsvg-convert is not installed"))
  func samePixels() throws {
    try onStage { stage in
      try Self.liveliness(on: stage)
      let film = stage.harness.stopFilming()
      #expect(film.frames.count == 13)
      #expect(Set(film.frames.map(\.picture)).count > 10, "the pictures of the frames differ")
      let moving = MovingSVG(SVGRenderer().svg(film))
      let converter = PNGConverter()
      var time = 0.0
      for (number, frame) in film.frames.enumerated() {
        let still = try converter.png(of: SVGRenderer().svg(frame.picture))
        #expect(
          try converter.png(of: moving.still(at: time + frame.seconds / 2)) == still, "picture \(number)")
        time += frame.seconds
      }
      // Renderers without animation support show the first frame.
      #expect(
        try converter.png(of: moving.text)
          == converter.png(of: SVGRenderer().svg(film.frames[0].picture)))
    }
  }

  /// Performs changes of all kinds: moving, rotating, fading, adding and removing views, text changes, a
  /// mask, a shadow, and a new controller.
  private static func liveliness(on stage: Stage) throws {
    let views = (0..<4).map { index in
      let view = stage.add(View(frame: Rect(x: 20, y: 20 + 60 * Double(index), width: 50, height: 40)))
      view.backgroundColor = [.systemRed, .systemGreen, .systemBlue, .systemOrange][index]
      view.clipsToBounds = index == 2
      return view
    }
    let label = stage.add(Label(frame: Rect(x: 5, y: 5, width: 90, height: 20)), to: views[2])
    label.text = "before"
    views[3].layer.shadowOpacity = 0.5
    views[3].layer.shadowRadius = 4
    stage.add(View(frame: Rect(x: 10, y: 10, width: 10, height: 10)), to: views[3]).backgroundColor = .white
    stage.harness.startFilming(framesPerSecond: 10)
    View.animate(withDuration: 0.6) {
      views[0].center.x += 100
      views[1].alpha = 0
      views[2].transform = .rotation(1)
      views[3].frame.origin.y += 80
    }
    stage.harness.advance(seconds: 0.3)
    label.text = "after"
    stage.root.insertSubview(views[0], aboveSubview: views[3])
    let late = stage.add(View(frame: Rect(x: 0, y: 300, width: 320, height: 40)))
    late.backgroundColor = .systemGray
    stage.harness.advance(seconds: 0.3)
    late.removeFromSuperview()
    let next = ViewController()
    stage.watch(next)
    next.view.backgroundColor = .systemOrange
    try stage.controller.present(next, animated: true)
    stage.harness.advance(seconds: 0.6)
  }

  @Test("The SVG of a film contains unchanged content only once and is reproducible")
  func unchangedContent() throws {
    func film() throws -> AnimatedPicture {
      var film = AnimatedPicture()
      try onStage { stage in
        let label = stage.add(Label(frame: Rect(x: 0, y: 100, width: 200, height: 20)))
        label.text = "It stands still"
        let square = stage.add(View(frame: Rect(x: 0, y: 0, width: 20, height: 20)))
        square.backgroundColor = .red
        stage.harness.startFilming(framesPerSecond: 60)
        View.animate(withDuration: 1) { square.center.x += 100 }
        stage.harness.advance(seconds: 1)
        film = stage.harness.stopFilming()
      }
      return film
    }
    let svg = SVGRenderer().svg(try film())
    #expect(svg.components(separatedBy: ">It stands still<").count == 2)
    #expect(svg.components(separatedBy: "#ff0000").count == 2, "moving content is also written only once")
    #expect(svg.components(separatedBy: "@keyframes").count == 2)
    #expect(svg.contains("prefers-reduced-motion"))
    #expect(SVGRenderer().svg(try film()) == svg)
  }

  @Test("A film without motion is saved as a still picture")
  func nothingMoves() throws {
    try onStage { stage in
      stage.harness.startFilming()
      stage.harness.advance(seconds: 1)
      let film = stage.harness.stopFilming()
      #expect(film.frames.count == 31)
      #expect(SVGRenderer().svg(film) == stage.harness.svg())
    }
  }

  @Test("An album stores films as animated files or as folders of pictures")
  func albums() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try onStage { stage in
      let album = try Album(folder: folder.path)
      let square = stage.add(View(frame: Rect(x: 0, y: 0, width: 20, height: 20)))
      square.backgroundColor = .red
      try album.add("Shown", of: stage.window)
      stage.harness.startFilming(framesPerSecond: 4)
      View.animate(withDuration: 1) { square.center.x += 100 }
      stage.harness.advance(seconds: 0.5)
      let film = stage.harness.stopFilming()
      try album.add("It moves!", film)
      try album.add("Pictures", film, as: .svgFrames)
      #expect(
        album.paths.map { String($0.dropFirst(folder.path.count + 1)) } == [
          "1-shown.svg", "2-it-moves.svg", "3-pictures",
        ])
      let moving = try String(contentsOfFile: album.paths[1], encoding: .utf8)
      #expect(moving.contains("<title>It moves!</title>") && moving.contains("@keyframes"))
      let pictures = try Recording(folder: album.paths[2]).files()
      #expect(pictures.keys.sorted() == ["001.svg", "002.svg", "003.svg"])
      for (number, frame) in film.frames.enumerated() {
        #expect(pictures["00\(number + 1).svg"] == SVGRenderer().svg(frame.picture))
      }
      guard Self.hasConverter else { return }
      try album.add("PNG", film, as: .png, zoom: 2)
      let png = try Data(contentsOf: URL(filePath: album.paths[3]))
      let image = try EncodedImage(Array(png))
      #expect(image.width == 640 && image.height == 960)
      #expect(png.range(of: Data("acTL".utf8)) != nil)
      try album.add("PNGs", film, as: .pngFrames)
      let frames = try FileManager.default.contentsOfDirectory(atPath: album.paths[4]).sorted()
      #expect(frames == ["001.png", "002.png", "003.png"])
    }
  }
}
