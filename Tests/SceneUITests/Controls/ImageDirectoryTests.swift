import Foundation
import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ImageDirectoryTests {
  private typealias Size = SceneValues.Size

  private func png(_ width: Int, _ height: Int) -> Data { Data(PNGSample.bytes(width, height)) }

  private func withDirectory(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (name, data) in files {
      let url = directory.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try body(directory.path)
  }

  @Test func choosesImageVariantByIdiomAndScale() throws {
    let files = [
      "bell.png": png(10, 10), "bell@2x.png": png(20, 20), "bell@3x.png": png(33, 33),
      "bell~pad.png": png(12, 12), "only@2x.png": png(8, 8), "sub/leaf.png": png(3, 4),
      "photo.jpg": png(5, 5),
    ]
    try withDirectory(files) { path in
      let images = ImageDirectory(path: path)
      func pixels(_ name: String, _ scale: Double, _ idiom: Idiom = .phone) throws -> Int? {
        try images.content(of: ImageName(name), for: TraitCollection(idiom: idiom, displayScale: scale))?
          .pixels?.width
      }
      #expect(try pixels("bell", 1) == 10 && pixels("bell", 2) == 20 && pixels("bell", 3) == 33)
      #expect(try pixels("bell", 1.5) == 20 && pixels("bell", 4) == 33)
      #expect(try pixels("bell", 3, .pad) == 12, "the image for the device has priority")
      #expect(try pixels("only", 1) == 8 && pixels("only", 3) == 8)
      #expect(try pixels("bell.png", 2) == 20 && pixels("sub/leaf", 1) == 3 && pixels("photo", 1) == 5)
      #expect(try pixels("missing", 1) == nil && pixels("", 1) == nil && pixels("bell.gif", 1) == nil)
      let size = try images.content(of: "only", for: TraitCollection(displayScale: 3))?.size
      #expect(size == Size(width: 4, height: 4))
    }
  }

  private static func contents(_ images: String, _ properties: String = "") -> Data {
    Data("{ \"images\": [\(images)], \"properties\": { \(properties) }, \"info\": { \"version\": 1 } }".utf8)
  }

  @Test("Reads image files, slicing, and template flags from image sets")
  func catalogs() throws {
    let resizing = """
      { "mode": "9-part", "center": { "mode": "tile", "width": 2, "height": 4 },
        "cap-insets": { "top": 2.0, "left": 4, "bottom": 6, "right": 8 } }
      """
    let files = [
      "A.xcassets/Contents.json": Data("{}".utf8),
      "A.xcassets/plate.imageset/Contents.json": Self.contents(
        """
        { "idiom": "universal", "scale": "1x", "filename": "one.png" },
        { "idiom": "universal", "scale": "2x", "filename": "two.png", "resizing": \(resizing) },
        { "idiom": "universal", "scale": "2x", "filename": "night.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
        """),
      "A.xcassets/plate.imageset/one.png": png(20, 20), "A.xcassets/plate.imageset/two.png": png(40, 40),
      "A.xcassets/plate.imageset/night.png": png(44, 44),
      "A.xcassets/Icons/Contents.json": Data(#"{ "properties": { "provides-namespace": true } }"#.utf8),
      "A.xcassets/Icons/bell.imageset/Contents.json": Self.contents(
        #"{ "idiom": "universal", "filename": "bell.png" }"#, #""template-rendering-intent": "template""#),
      "A.xcassets/Icons/bell.imageset/bell.png": png(10, 10),
      "A.xcassets/Sprites.spriteatlas/Contents.json": Data(
        #"{ "properties": { "provides-namespace": true } }"#.utf8),
      "A.xcassets/Sprites.spriteatlas/frame.imageset/Contents.json": Self.contents(
        #"{ "idiom": "universal", "filename": "frame.png" }"#),
      "A.xcassets/Sprites.spriteatlas/frame.imageset/frame.png": png(6, 6),
      "A.xcassets/Plain/moon.imageset/Contents.json": Self.contents(
        #"{ "idiom": "universal", "filename": "moon.png" }"#, #""template-rendering-intent": "original""#),
      "A.xcassets/Plain/moon.imageset/moon.png": png(7, 7), "moon.png": png(9, 9), "loose.png": png(3, 3),
    ]
    try withDirectory(files) { path in
      let images = ImageDirectory(path: path)
      func image(_ name: String, _ traits: TraitCollection = TraitCollection(displayScale: 2)) throws
        -> ImageContent?
      { try images.content(of: ImageName(name), for: traits) }
      let plate = try #require(try image("plate"))
      #expect(plate.pixels?.width == 40 && plate.size == Size(width: 20, height: 20))
      #expect(
        plate.slices
          == ImageSlices(
            capInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), mode: .tile, center: (1, 2)))
      #expect(plate.isTemplate == nil)
      #expect(try image("plate", TraitCollection(displayScale: 1))?.slices == nil)
      #expect(try image("plate", TraitCollection(style: .dark, displayScale: 2))?.pixels?.width == 44)
      #expect(try image("Icons/bell")?.isTemplate == true)
      #expect(try image("Sprites/frame") != nil)
      #expect(try image("bell") == nil, "the name must include the folder")
      let moon = try #require(try image("moon.png"))
      #expect(
        moon.isTemplate == false && moon.pixels?.width == 7, "an image set has priority over a separate file")
      #expect(try image("loose")?.pixels?.width == 3)
    }
  }

  @Test("Reports each error in an image set once and with its location")
  func invalidSets() throws {
    let files = [
      "torn.imageset/Contents.json": Data("{ \"images\": [".utf8),
      "list.imageset/Contents.json": Data("[]".utf8),
      "number.imageset/Contents.json": Data(#"{ "images": 5 }"#.utf8), "none.imageset/a.png": png(1, 1),
      "gone.imageset/Contents.json": Self.contents(#"{ "filename": "a.png", "scale": "2x" }"#),
      "drawn.imageset/Contents.json": Self.contents(#"{ "filename": "a.pdf" }"#),
      "out.imageset/Contents.json": Self.contents(#"{ "filename": "../none.imageset/a.png" }"#),
      "empty.imageset/Contents.json": Self.contents(#"{ "scale": "2x" }"#),
    ]
    try withDirectory(files) { path in
      let images = ImageDirectory(path: path)
      func problem(_ name: String) -> String? {
        do {
          #expect(try images.content(of: ImageName(name), for: TraitCollection()) == nil)
          return nil
        } catch {
          return "\(error)".replacingOccurrences(of: path + "/", with: "")
        }
      }
      let expected = [
        "torn": "torn.imageset/Contents.json: byte 13: invalid JSON: expected a value",
        "list": "list.imageset/Contents.json: 'images' must be a list of objects",
        "number": "number.imageset/Contents.json: 'images' must be a list of objects",
        "none": "none.imageset/Contents.json: is missing",
        "gone": "gone.imageset/Contents.json: 'a.png' does not exist",
        "drawn": "drawn.imageset/Contents.json: 'a.pdf' is not a PNG or JPEG file",
        "out":
          "out.imageset/Contents.json: the name '../none.imageset/a.png' refers to a file outside the folder",
      ]
      for (name, text) in expected.sorted(by: { $0.key < $1.key }) {
        #expect(problem(name) == text)
        #expect(problem(name) == nil, "once")
      }
      #expect(problem("empty") == nil, "an image set without files is not a problem")
    }
  }

  @Test("Reports each invalid file once with its location and draws the file's name as a placeholder")
  func invalidFiles() throws {
    let files = [
      "short.png": png(9, 9).prefix(20), "huge.png": png(0, 3), "text.png": Data("hello".utf8),
      "folder.png/x": Data(),
    ]
    try withDirectory(files) { path in
      try onStage { stage in
        var errors: [String] = []
        stage.context.failureHandler = { errors.append("\($0)") }
        stage.context.imageProvider = ImageDirectory(path: path)
        for (index, name) in ["short", "huge", "text", "folder", "../../secret", "/etc/passwd"].enumerated() {
          let view = stage.add(ImageView(frame: Rect(x: 0, y: 50 * Double(index), width: 200, height: 40)))
          view.image = ImageName(name)
        }
        let svg = stage.harness.svg()
        stage.context.style = .dark
        _ = stage.harness.svg()
        #expect(
          errors == [
            "\(path)/short.png: byte 20: the image ends in the middle of its header",
            "\(path)/huge.png: byte 16: the image has a width of 0",
            "\(path)/text.png: byte 0: the image is neither PNG nor JPEG",
            "\(path)/folder.png: cannot be read: Is a directory",
            "\(path): the name '../../secret' refers to a file outside the directory",
            "\(path): the name '/etc/passwd' refers to a file outside the directory",
          ])
        #expect(svg.contains(">short<") && !svg.contains("data:"))
      }
    }
  }

  @Test("Image views show an image from the folder with its size and colors")
  func viewsShowThem() throws {
    try withDirectory(["bell@2x.png": png(40, 20), "bell@3x.png": png(60, 30)]) { path in
      try onStage { stage in
        stage.context.imageProvider = ImageDirectory(path: path)
        let view: ImageView = try stage.load(
          """
          <imageView frame="0 0 60 60" image="bell" contentMode="bottomRight" renderingMode="template"
            tintColor="#123456"/>
          """)
        #expect(view.intrinsicContentSize.width == 20)
        let run = try #require(images(of: view, on: stage).first)
        #expect(run.rect == Rect(x: 40, y: 50, width: 20, height: 10) && run.content?.pixels?.width == 40)
        #expect(run.tint?.hexRGB == "#123456")
        let button: Button = try stage.load(
          """
          <button frame="0 80 100 40" kind="custom" backgroundImage="bell" title="Go"
            backgroundImageCapInsets="2 4 2 4"/>
          """)
        #expect(
          images(of: button, on: stage).first?.capInsets == EdgeInsets(top: 2, left: 4, bottom: 2, right: 4))
        #expect(stage.harness.svg().split(separator: "data:image/png").count == 2)
        stage.context.displayScale = 3
        #expect(images(of: view, on: stage).first?.content?.pixels?.width == 60, "on another display")
      }
    }
  }
}
