import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import Testing

@Suite struct PresentationPictureTests {
  private func texts(of layer: PictureLayer) -> [String] {
    layer.content.commands.compactMap { command in
      if case .text(let run) = command.content { return run.text }
      return nil
    } + layer.sublayers.flatMap(texts)
  }

  /// Returns the fill colors of a layer and its sublayers.
  private func fills(of layer: PictureLayer) -> [RGBA] {
    layer.content.commands.compactMap { command in
      if case .fill(_, _, let color) = command.content { return color }
      return nil
    } + layer.sublayers.flatMap(fills)
  }

  @Test(
    "An alert shows its text, fields, and actions above a dimmed background",
    arguments: InterfaceStyle.allCases)
  func alert(style: InterfaceStyle) throws {
    let theatre = try Theatre()
    theatre.context.style = style
    let alert = AlertController(title: "Log in", message: "To see your diary.")
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(AlertAction(title: "OK"))
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    try theatre.root.present(alert, animated: false)
    let top = theatre.window.picture().layers[0]
    #expect(Set(texts(of: top)).isSuperset(of: ["Log in", "To see your diary.", "Name", "OK", "Cancel"]))
    #expect(fills(of: top).contains(RGBA(red: 0, green: 0, blue: 0, alpha: 0.4)))
    #expect(
      fills(of: top).contains(StandardColor.tertiarySystemBackground.components(dark: style == .dark)))
  }

  @Test("In dark mode, a sheet that does not fill the window has a lighter background")
  func elevated() throws {
    let theatre = try Theatre()
    theatre.context.style = .dark
    let sheet = theatre.controller("sheet", .pageSheet)
    sheet.view.backgroundColor = .systemBackground
    func color() -> RGBA? {
      _ = theatre.window.picture()
      let top = theatre.window.picture().layers[0]
      func find(_ layer: PictureLayer) -> PictureLayer? {
        layer.identifier == nil && layer.cornerRadius > 0
          ? layer : layer.sublayers.lazy.compactMap(find).first
      }
      return (find(top) ?? top.sublayers.last).flatMap { fills(of: $0).last }
    }
    try theatre.root.present(sheet, animated: false)
    #expect(color() == StandardColor.secondarySystemBackground.components(dark: true))
    theatre.context.style = .light
    #expect(color() == StandardColor.systemBackground.components(dark: false))
    theatre.context.style = .dark
    _ = color()
    try sheet.dismiss(animated: false)
    sheet.modalPresentationStyle = .fullScreen
    try theatre.root.present(sheet, animated: false)
    #expect(color() == StandardColor.systemBackground.components(dark: true))
  }

  @Test(
    "A popover has rounded corners, a shadow, and an arrow that points to its anchor",
    arguments: [(300, 310), (0, 36), (1004, 988)] as [(Double, Double)])
  func bubble(anchor x: Double, tip: Double) throws {
    let theatre = try Theatre()
    theatre.context.idiom = .pad
    theatre.window.resize(to: Size(width: 1024, height: 768))
    let popover = theatre.controller("popover", .popover)
    popover.popoverPresentation.anchorView = theatre.root.view
    popover.popoverPresentation.anchorRect = Rect(x: x, y: 100, width: 20, height: 20)
    try theatre.root.present(popover, animated: false)
    let card = theatre.window.picture().layers[0].sublayers[1].sublayers.last!
    // Eight shadow rings, the bubble and the arrow.
    #expect(card.content.commands.count == 10)
    #expect(card.sublayers[0].cornerRadius == 13)
    guard case .fill(let path, _, _) = card.content.commands[9].content else {
      Issue.record("the arrow is not filled")
      return
    }
    let place = card.transform.apply(to: path.bounds)
    #expect(place.minY == 120 && place.midX == tip)
  }
}
