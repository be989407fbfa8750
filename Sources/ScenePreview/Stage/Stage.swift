import SceneArchive
import SceneDevices
import SceneDrawing
import SceneFiles
import SceneResources
import SceneRuntime
import SceneUI
import SceneValues

/// Shows scenes and nibs without their app's code.
/// Pictures are identical on all machines because the clock is stopped and built-in metrics measure text.
package final class Stage {
  let context: SceneContext
  let size: Size?
  /// The screens on which scenes are shown, or nil for a window of the requested size.
  var screens: SceneScreens?
  private let options: LoadingOptions
  package private(set) var failures: [any Error] = []
  package private(set) var layoutConflicts: [LayoutConflict] = []

  package var script: StageScript?
  var names: WrittenNames?
  package internal(set) var films: [AnimatedPicture] = []

  package struct Neighbor {
    let path: String
    let bytes: [UInt8]
    let names: WrittenNames

    package init(path: String, _ file: DrawnFile) {
      (self.path, bytes, names) = (path, file.bytes, file.names)
    }
  }

  /// A closure that returns a storyboard by name, for taps that open it. Embedded scenes appear as boxes.
  package var neighbors: (String) throws -> Neighbor? = { _ in nil }
  var tapped: ((String) throws -> SceneFile?)?

  var inspector: StageInspector?
  private var knownOrigins: (file: SceneFile, origins: SceneOrigins)?
  private var knownCanvas: (file: SceneFile, canvas: PreservedCanvas)?

  typealias BoardItem = PictureBoard.BoardItem

  /// Creates a stage. If `locale` is nil, the scene's strings are shown. If `size` is nil, the scene's view size is used.
  init(style: InterfaceStyle, idiom: Idiom, locale: String?, size: Size?, vocabulary: Vocabulary) {
    context = SceneContext(clock: ManualClock())
    self.size = size
    options = Self.options(vocabulary)
    context.style = style
    context.idiom = idiom
    if let locale {
      // The layout direction follows the requested language, even if the file has no table for it.
      (context.localizations, context.preferredLocales) = ([locale], [locale])
      context.layoutDirectionOverride = PseudoLocale(locale)?.direction
    }
    context.failureHandler = { [weak self] error in
      // Validation reports unknown time zones. A scene can be drawn on a system without a time zone database.
      if !(error is UnknownTimeZoneError) { self?.failures.append(error) }
    }
    context.layoutConflictHandler = { [weak self] conflict in self?.layoutConflicts.append(conflict) }
  }

  package var unreadableImages: [UnreadableImage] { assets?.unreadableImages ?? [] }
  private var assets: ProgramAssets?

  /// Uses images and colors from files. `scale` is the number of pixels per point, or nil for the default.
  func takeAssets(_ assets: ProgramAssets, scale: Double?) {
    self.assets = assets
    context.imageProvider = assets
    context.colorProvider = assets
    if let scale { context.displayScale = scale }
  }

  func open(_ bytes: [UInt8]) throws(LoadingError) -> SceneFile {
    try SceneFile(bytes: bytes, registry: context.registry, options: options)
  }

  /// Opens a file for use by several stages. Each unit in the file is prepared only once.
  static func file(_ archive: Archive, vocabulary: Vocabulary) -> SceneFile {
    SceneFile(archive, registry: .library, options: options(vocabulary))
  }

  private static func options(_ vocabulary: Vocabulary) -> LoadingOptions {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    options.vocabulary = vocabulary
    return options
  }

  func origins(of file: SceneFile) -> SceneOrigins {
    if let known = knownOrigins, known.file === file { return known.origins }
    let origins = SceneOrigins(file.archive)
    knownOrigins = (file, origins)
    return origins
  }

  /// Returns what a file preserves of its canvas. Call this before objects in the file are created.
  func canvas(of file: SceneFile) -> PreservedCanvas {
    if let known = knownCanvas, known.file === file { return known.canvas }
    let canvas = PreservedCanvas(of: file.archive)
    canvas.watch(context)
    knownCanvas = (file, canvas)
    return canvas
  }

  func picture(of window: Window, _ legends: Legends) throws -> LayeredPicture {
    var shows = PrototypeShow.shows(in: window)
    return try withExtendedLifetime(shows) {
      window.layoutIfNeeded()
      legends.label(window)
      guard let script else {
        inspector?.look(at: window)
        return window.picture()
      }
      let picture = try play(script, in: window) {
        shows += PrototypeShow.shows(in: window)
        window.layoutIfNeeded()
        legends.label(window)
      }
      inspector?.look(at: window)
      return picture
    }
  }

  /// Draws one picture. If a nib has several views or a storyboard has no initial scene, draws a board of all of them.
  package func picture(
    of wanted: String?, in bytes: [UInt8], _ names: WrittenNames
  ) throws(Failure) -> LayeredPicture {
    self.names = names
    do {
      let file = try open(bytes)
      let shown =
        file.isNib
        ? try views(of: file, wanted, Legends(of: file), names)
        : try scenes(of: file, wanted, Legends(of: file), names)
      guard shown.count != 1 else { return shown[0].picture }
      return PictureBoard(metrics: context.textMetrics, style: context.style).picture(ofRows: [shown])
    } catch {
      throw Failure(error, showing: names)
    }
  }
}

extension Failure {
  init(_ error: any Error, showing names: WrittenNames) {
    switch error {
    case let failure as Failure: self = failure
    case let error as LoadingError: self.init(error, loading: names)
    default: self.init("Cannot show '\(names.file)': \(error)", .unusable)
    }
  }

  init(_ error: LoadingError, loading names: WrittenNames) {
    switch error.kind {
    case .archive(let problem): self.init("Cannot read '\(names.file)': \(problem)", .cannotRead)
    default:
      // Compiled bytes have no path, so the path in the source map is used if there is one.
      let place: Message =
        error.place.map { $0.file == "<memory>" ? "\(names.file), \($0.path)" : $0.message }
        ?? Message(names.file)
      self.init(names.withWrittenIDs("\(place): \(error.kind.message)").text, .unusable)
    }
  }
}
