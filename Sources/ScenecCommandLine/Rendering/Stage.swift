import SceneDrawing
import SceneRuntime
import SceneUI
import SceneValues

/// A window on which one scene is shown, without the code of the program that it belongs to.
///
/// Its clock stands still and its text is measured by built-in metrics, so that a scene gives the same picture on
/// every machine.
final class Stage {
  private let context: SceneContext
  private let size: PictureSize?
  private let vocabulary: Vocabulary
  /// What went wrong while the scene showed, and left it without a part.
  private(set) var failures: [any Error] = []

  /// - Parameters:
  ///   - locale: nil for the scene's own texts.
  ///   - size: nil for the size of the scene's view, or of the first that a container shows.
  ///   - vocabulary: what is known of the program's classes.
  init(style: InterfaceStyle, idiom: Idiom, locale: String?, size: PictureSize?, vocabulary: Vocabulary) {
    context = SceneContext(clock: ManualClock())
    self.vocabulary = vocabulary
    self.size = size
    context.style = style
    context.idiom = idiom
    if let locale { context.preferredLocales = [locale] }
    context.failureHandler = { [unowned self] error in failures.append(error) }
  }

  /// Takes images from files. One that cannot be used is a failure, and its name stands for it.
  ///
  /// - Parameter scale: pixels for a point; nil for as many as there are by default.
  func takeImages(from directory: String, scale: Double?) throws(Failure) {
    guard FileIdentity.isDirectory(directory) else {
      throw Failure("Cannot read '\(directory)': it is no directory", .unreadable)
    }
    context.imageProvider = ImageDirectory(path: directory)
    if let scale { context.displayScale = scale }
  }

  /// - Parameters:
  ///   - scene: the id of its controller; nil for the initial one.
  ///   - name: what to call the file.
  func picture(of scene: String?, in bytes: [UInt8], named name: String) throws(Failure) -> LayeredPicture {
    try picture(in: open(bytes, named: name), named: name) { storyboard in
      try scene.map(storyboard.instantiate) ?? storyboard.instantiateInitialViewController()
    }
  }

  /// Opens a compiled file, of which several scenes are to be drawn.
  ///
  /// - Parameter name: what to call the file.
  func open(_ bytes: [UInt8], named name: String) throws(Failure) -> Storyboard {
    do {
      var options = LoadingOptions()
      options.substitutesUnknownClasses = true
      options.vocabulary = vocabulary
      return Storyboard(
        file: try SceneFile(bytes: bytes, registry: context.registry, options: options), context: context)
    } catch {
      throw Failure(error, showing: name)
    }
  }

  /// - Parameters:
  ///   - scene: its place in the file.
  ///   - name: what to call the file.
  func picture(
    of scene: Int, in storyboard: Storyboard, named name: String
  ) throws(Failure) -> LayeredPicture {
    try picture(in: storyboard, named: name) { try $0.instantiate(sceneAt: scene) }
  }

  private func picture(
    in storyboard: Storyboard, named name: String, of make: (Storyboard) throws -> ViewController
  ) throws(Failure) -> LayeredPicture {
    do {
      return try show(make(storyboard), tint: storyboard.tintColor)
    } catch {
      throw Failure(error, showing: name)
    }
  }

  private func show(_ controller: ViewController, tint: Color?) throws -> LayeredPicture {
    let shown = sequence(first: controller, next: \.children.first).reduce(controller) { $1 }
    try shown.loadViewIfNeeded()
    let own = shown.view.frame.size
    let written = own.width > 0 && own.height > 0 ? own : Size(width: 320, height: 480)
    let window = Window(frame: Rect(origin: .zero, size: size?.size ?? written), context: context)
    window.ownTintColor = tint
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    if size == nil { fit(window, round: shown.view, of: written) }
    return window.picture()
  }

  /// A scene was written for the size that its view says; what a container lays beside it, bars above all, comes on top.
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

extension Failure {
  fileprivate init(_ error: any Error, showing name: String) {
    if let error = error as? LoadingError {
      self.init(error, loading: name)
    } else {
      self.init("Cannot show '\(name)': \(error)", .findings)
    }
  }

  fileprivate init(_ error: LoadingError, loading name: String) {
    switch error.kind {
    case .archive(let problem): self.init("Cannot read '\(name)': \(problem)", .unreadable)
    case .notAStoryboard: self.init("Cannot show '\(name)': it is a nib, and has no scenes", .unreadable)
    case .noInitialScene:
      self.init("'\(name)' has no initial scene: say with --scene which one to draw", .usage)
    case .unknownScene: self.init("Cannot draw from '\(name)': \(error.kind)", .usage)
    default:
      // Bytes have no path; where there is a source map, its path is the better one.
      let place = error.place.map { $0.file == "<memory>" ? "\(name), \($0.objectPath)" : "\($0)" } ?? name
      self.init("\(place): \(error.kind)", .findings)
    }
  }
}
