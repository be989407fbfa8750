import SceneDrawing
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Template images from asset catalogs") struct TemplateImageTests {
  private struct Catalog: ImageProvider {
    func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
      var content = ImageContent(size: Size(width: 20, height: 20))
      content.isTemplate = ["template": true, "own": false][image.name]
      return content
    }
  }

  /// Returns the tint color of each template image in the window, by name.
  private func tints(on stage: Stage) -> [String: RGBA] {
    func images(in layer: PictureLayer) -> [ImageRun] {
      layer.content.commands.compactMap { command in
        if case .image(let run) = command.content { return run }
        return nil
      } + layer.sublayers.flatMap(images)
    }
    let found = stage.window.picture().layers.flatMap(images)
    #expect(Set(found.map(\.name)) == ["template", "own", "unsaid"], "all images are drawn")
    return Dictionary(found.compactMap { run in run.tint.map { (run.name, $0) } }) { $1 }
  }

  private let tint = Color.systemBlue.resolved()

  @Test(
    "Tints template images of buttons and sliders, and draws white images in filled buttons")
  func controls() throws {
    try onStage { stage in
      stage.context.imageProvider = Catalog()
      let buttons = ["template", "own", "unsaid"].enumerated().map { place, name in
        let button = stage.add(Button(frame: Rect(x: 0, y: 50 * Double(place), width: 100, height: 40)))
        button.setImage(ImageName(name), for: .normal)
        return button
      }
      #expect(tints(on: stage) == ["template": tint])
      buttons[0].kind = .filled
      #expect(tints(on: stage) == ["template": Color.white.resolved()])
      buttons[0].kind = .custom
      buttons[0].setImage(nil, for: .normal)
      buttons[0].setBackgroundImage("template", for: .normal)
      #expect(tints(on: stage) == ["template": tint])
      for button in buttons { button.removeFromSuperview() }
      let slider = stage.add(Slider(frame: Rect(x: 0, y: 200, width: 200, height: 40)))
      let other = stage.add(Slider(frame: Rect(x: 0, y: 300, width: 200, height: 40)))
      (slider.minimumValueImage, slider.maximumValueImage) = ("template", "own")
      other.maximumValueImage = "unsaid"
      #expect(tints(on: stage) == ["template": tint])
    }
  }

  @Test("Bars tint images unless the catalog marks the images as original")
  func bars() throws {
    try onStage { stage in
      stage.context.imageProvider = Catalog()
      let bar = stage.add(Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44)))
      bar.items = ["template", "own", "unsaid"].map {
        let item = BarButtonItem()
        item.image = ImageName($0)
        return item
      }
      #expect(tints(on: stage) == ["template": tint, "unsaid": tint])
      bar.removeFromSuperview()
      let tabs = stage.add(TabBar(frame: Rect(x: 0, y: 0, width: 320, height: 49)))
      tabs.items = ["template", "own", "unsaid"].map {
        let item = TabBarItem()
        item.image = ImageName($0)
        return item
      }
      #expect(Set(tints(on: stage).keys) == ["template", "unsaid"])
    }
  }
}
