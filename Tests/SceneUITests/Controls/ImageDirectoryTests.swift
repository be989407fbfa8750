import Foundation
import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Images from files.
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

  @Test func theBestVariantIsTaken() throws {
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
      #expect(try pixels("bell", 3, .pad) == 12, "the device's own comes first")
      #expect(try pixels("only", 1) == 8 && pixels("only", 3) == 8)
      #expect(try pixels("bell.png", 2) == 20 && pixels("sub/leaf", 1) == 3 && pixels("photo", 1) == 5)
      #expect(try pixels("missing", 1) == nil && pixels("", 1) == nil && pixels("bell.gif", 1) == nil)
      let size = try images.content(of: "only", for: TraitCollection(displayScale: 3))?.size
      #expect(size == Size(width: 4, height: 4))
    }
  }

  @Test("what cannot be used is said once, with its place, and its name stands for it")
  func refusals() throws {
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
            "\(path): the name '../../secret' leads out of the directory",
            "\(path): the name '/etc/passwd' leads out of the directory",
          ])
        #expect(svg.contains(">short<") && !svg.contains("data:"))
      }
    }
  }

  @Test("An image view shows an image of the folder in its size and color")
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
