import SceneDrawing
import SceneFiles
import SceneRuntime
import SceneUI
import SceneValues

extension Stage {
  func scenes(
    of file: SceneFile, _ wanted: String?, _ legends: Legends, _ names: WrittenNames
  ) throws -> [BoardItem] {
    let storyboard = Storyboard(file: file, context: context)
    if let wanted {
      guard let id = names.id(of: wanted, among: storyboard.identifiers),
        let scene = file.scene(withID: id)
      else { throw Failure(names.unknown(wanted, among: storyboard.identifiers), .request) }
      return [BoardItem(name: wanted, picture: try show(scene, of: storyboard, legends))]
    }
    if let initial = file.archive.document.initialScene {
      guard storyboard.identifiers.count > 1, isEmpty(try storyboard.instantiate(sceneAt: initial)) else {
        return [BoardItem(name: "", picture: try show(initial, of: storyboard, legends))]
      }
    }
    let ids = storyboard.identifiers
    guard !ids.isEmpty else {
      throw Failure("\(names.place): the storyboard has no scene that can be drawn", .unusable)
    }
    if ids.count > 1 { try checkScript(names) }
    // If a scene cannot be loaded, the other scenes are still drawn.
    let shown = ids.compactMap { id -> BoardItem? in
      guard let scene = file.scene(withID: id) else { return nil }
      do {
        let picture = try show(scene, of: storyboard, legends)
        return BoardItem(name: names.written(id), picture: picture)
      } catch {
        context.report(error)
        return nil
      }
    }
    if shown.isEmpty, let error = failures.last { throw error }
    return shown
  }

  package func all(
    in bytes: [UInt8], _ names: WrittenNames
  ) throws(Failure) -> [Result<LayeredPicture, Failure>] {
    self.names = names
    do {
      let file = try open(bytes)
      let legends = Legends(of: file)
      guard !file.isNib else {
        return try views(of: file, nil, legends, names).map { .success($0.picture) }
      }
      let storyboard = Storyboard(file: file, context: context)
      return (0..<file.archive.sceneCount).map { scene in
        Result { try show(scene, of: storyboard, legends) }.mapError { Failure($0, showing: names) }
      }
    } catch {
      throw Failure(error, showing: names)
    }
  }

  /// Returns whether a view controller is only a placeholder, for example for a macOS window controller.
  private func isEmpty(_ controller: ViewController) -> Bool {
    controller.placeholderName != nil && controller.children.isEmpty
      && controller.sceneInstance?.hasView == false
  }

  func show(_ scene: Int, of storyboard: Storyboard, _ legends: Legends) throws -> LayeredPicture {
    if let screens {
      let staged = try staged(scene, of: storyboard, on: screens)
      try staged.show()
      return try picture(of: staged.window, legends)
    }
    let hosted = try HostedScene(alone: scene, of: storyboard)
    let content = hosted.content
    try content.loadViewIfNeeded()
    let written = content.view.frame.size.orScreenSize
    let window = Window(frame: Rect(origin: .zero, size: size ?? written), context: context)
    window.ownTintColor = storyboard.tintColor
    try hosted.show(in: window)
    if size == nil, let view = content.viewIfLoaded { window.enlarge(until: view, has: written) }
    return try picture(of: window, legends)
  }
}
