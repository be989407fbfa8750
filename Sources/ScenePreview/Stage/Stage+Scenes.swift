import SceneDevices
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
      guard let id = names.id(of: wanted, among: storyboard.identifiers) else {
        throw Failure(names.unknown(wanted, among: storyboard.identifiers), .request)
      }
      return [
        BoardItem(name: wanted, picture: try show(storyboard.instantiate(id), id, of: storyboard, legends))
      ]
    }
    if file.hasInitialScene {
      let controller = try storyboard.instantiateInitialViewController()
      guard isEmpty(controller), storyboard.identifiers.count > 1 else {
        return [
          BoardItem(name: "", picture: try show(controller, initialID(of: file), of: storyboard, legends))
        ]
      }
    }
    let ids = storyboard.identifiers
    guard !ids.isEmpty else {
      throw Failure("\(names.place): the storyboard has no scene that can be drawn", .unusable)
    }
    if ids.count > 1 { try checkScript(names) }
    // If a scene cannot be loaded, the other scenes are still drawn.
    let shown = ids.compactMap { id -> BoardItem? in
      do {
        let picture = try show(storyboard.instantiate(id), id, of: storyboard, legends)
        return BoardItem(name: names.written(id), picture: picture)
      } catch {
        context.report(error)
        return nil
      }
    }
    if shown.isEmpty, let error = failures.last { throw error }
    return shown
  }

  /// Draws all scenes in a storyboard, or all views in a nib, in file order.
  package func all(
    in bytes: [UInt8], _ names: WrittenNames
  ) throws(Failure) -> [Result<LayeredPicture, Failure>] {
    do {
      let file = try open(bytes)
      let legends = Legends(of: file)
      guard !file.isNib else {
        return try views(of: file, nil, legends, names).map { .success($0.picture) }
      }
      let storyboard = Storyboard(file: file, context: context)
      return (0..<file.archive.sceneCount).map { scene in
        let id = file.archive.object(at: file.archive.scene(at: scene).controller).id
        return Result {
          try show(
            storyboard.instantiate(sceneAt: scene), id.map(file.archive.string), of: storyboard, legends)
        }
        .mapError { Failure($0, showing: names) }
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

  private func initialID(of file: SceneFile) -> String? {
    let archive = file.archive
    return archive.document.initialScene.flatMap { archive.object(at: archive.scene(at: $0).controller).id }
      .map(archive.string)
  }

  func show(
    _ controller: ViewController, _ id: String?, of storyboard: Storyboard, _ legends: Legends
  ) throws -> LayeredPicture {
    let shown = sequence(first: controller, next: \.children.first).reduce(controller) { $1 }
    try shown.loadViewIfNeeded()
    let own = shown.view.frame.size
    let written = own.width > 0 && own.height > 0 ? own : Size(width: 320, height: 480)
    guard let (screen, isOnCanvas) = screens?.screen(for: id, showing: shown.view, written: written) else {
      let window = Window(frame: Rect(origin: .zero, size: size ?? written), context: context)
      window.ownTintColor = storyboard.tintColor
      window.rootViewController = controller
      try window.makeKeyAndVisible()
      if size == nil { fit(window, round: shown.view, of: written) }
      return try picture(of: window, legends)
    }
    let window = window(on: screen)
    window.ownTintColor = storyboard.tintColor
    try show(controller, on: screen, in: window)
    // If the canvas has a device, the content is shown at the size of the device.
    let isDevice = isOnCanvas && DeviceModel.of(size: screen.size, likely: nil) != nil
    if screens?.settings.specifiesScreen != true, !isDevice { fit(window, round: shown.view, of: written) }
    return try picture(of: window, legends)
  }

  /// Enlarges the window until the view has the size that the scene was designed for.
  private func fit(_ window: Window, round view: View, of size: Size) {
    let missing = Size(width: size.width - view.bounds.width, height: size.height - view.bounds.height)
    guard view.window === window, missing.width > 0 || missing.height > 0 else { return }
    window.resize(
      to: Size(
        width: window.bounds.width + max(0, missing.width),
        height: window.bounds.height + max(0, missing.height)))
    window.layoutIfNeeded()
  }
}
