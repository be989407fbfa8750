import SceneArchive
import SceneDevices
import SceneDrawing
import SceneFiles
import SceneResources
import SceneRuntime
import SceneUI
import SceneValues

/// A place to show scenes and nibs, without the code of the program that they belong to.
///
/// Its clock stands still and its text is measured by built-in metrics, so that a scene gives the same picture on
/// every machine.
package final class Stage {
  let context: SceneContext
  let size: Size?
  /// On which screen each scene is shown; nil for a window as large as is asked for.
  var screens: SceneScreens?
  private let options: LoadingOptions
  /// What went wrong while a scene showed, and left it without a part.
  package private(set) var failures: [any Error] = []
  /// The constraints that could not all hold.
  package private(set) var layoutConflicts: [LayoutConflict] = []

  /// How what is shown is used before it is drawn; nil for not at all.
  package var script: StageScript?
  /// What the file that is shown calls its things.
  var names: WrittenNames?
  /// What was filmed by the script, of each thing that was shown.
  package internal(set) var films: [AnimatedPicture] = []

  /// Another file that is drawn.
  package struct Neighbour {
    let path: String
    let bytes: [UInt8]
    let names: WrittenNames

    /// - Parameters:
    ///   - path: what it is called.
    ///   - file: what it compiles to, and what it calls its things.
    package init(path: String, _ file: DrawnFile) {
      (self.path, bytes, names) = (path, file.bytes, file.names)
    }
  }

  /// The files that taps may lead into, by the names that segues have for them. Of what scenes hold when they are shown,
  /// others stay boxes.
  package var neighbours: (String) throws -> Neighbour? = { _ in nil }
  /// Opens one of them, while a scene is shown that is inspected.
  var tapped: ((String) throws -> SceneFile?)?

  /// Sees what is drawn, as it is drawn.
  var inspector: StageInspector?

  /// One of the things that a file shows.
  typealias Exhibit = PictureBoard.Exhibit

  /// - Parameters:
  ///   - style: light or dark.
  ///   - idiom: the kind of device.
  ///   - locale: nil for the scene's own texts.
  ///   - size: nil for the size of the scene's view, or of the first that a container shows.
  ///   - vocabulary: what is known of the program's classes.
  init(style: InterfaceStyle, idiom: Idiom, locale: String?, size: Size?, vocabulary: Vocabulary) {
    context = SceneContext(clock: ManualClock())
    self.size = size
    options = Self.options(vocabulary)
    context.style = style
    context.idiom = idiom
    if let locale {
      // Asked for a language that the file has no table for, it shows where that has its lines begin.
      (context.localizations, context.preferredLocales) = ([locale], [locale])
      context.layoutDirectionOverride = PseudoLocale(locale)?.direction
    }
    context.failureHandler = { [weak self] error in self?.failures.append(error) }
    context.layoutConflictHandler = { [weak self] conflict in self?.layoutConflicts.append(conflict) }
  }

  /// The images whose files cannot be drawn, each once.
  package var unreadableImages: [UnreadableImage] { assets?.unreadableImages ?? [] }
  private var assets: ProgramAssets?

  /// Takes images and colors from files. The name of an image stands for one that cannot be drawn.
  ///
  /// The scale is pixels for a point; nil for as many as there are by default.
  func takeAssets(_ assets: ProgramAssets, scale: Double?) {
    self.assets = assets
    context.imageProvider = assets
    context.colorProvider = assets
    if let scale { context.displayScale = scale }
  }

  func open(_ bytes: [UInt8]) throws(LoadingError) -> SceneFile {
    try SceneFile(bytes: bytes, registry: context.registry, options: options)
  }

  /// Opens a file for any number of stages.
  ///
  /// - Parameters:
  ///   - archive: the compiled file.
  ///   - vocabulary: what is known of the program's classes.
  /// - Returns: the file, of which each unit is prepared once for all of them.
  static func file(_ archive: Archive, vocabulary: Vocabulary) -> SceneFile {
    SceneFile(archive, registry: .library, options: options(vocabulary))
  }

  private static func options(_ vocabulary: Vocabulary) -> LoadingOptions {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    options.vocabulary = vocabulary
    return options
  }

  /// What a window shows once the lists in it have something to show.
  ///
  /// - Throws: `Failure` where the script cannot be followed.
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

  /// One picture; of a nib of several views and of a storyboard without an initial scene, all there are on a board.
  ///
  /// - Parameters:
  ///   - wanted: what the file calls a scene, or a view of a nib; nil for what is shown first.
  ///   - bytes: the compiled file.
  ///   - names: what the file calls its things.
  /// - Returns: the picture, in points.
  /// - Throws: `Failure` where there is nothing to show, or it cannot be shown.
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
      // Bytes have no path; where there is a source map, its path is the better one.
      let place: Message =
        error.place.map { $0.file == "<memory>" ? "\(names.file), \($0.path)" : $0.message }
        ?? Message(names.file)
      self.init(names.withWrittenIDs("\(place): \(error.kind.message)").text, .unusable)
    }
  }
}
