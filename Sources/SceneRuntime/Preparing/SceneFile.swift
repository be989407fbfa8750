import SceneArchive
import SceneValues

/// An opened compiled scene whose classes, keys, and selectors have been looked up in a registry. A scene file is
/// immutable, and any number of object graphs can be created from it concurrently.
public final class SceneFile: Sendable {
  package let archive: Archive
  package let registry: Registry
  package let options: LoadingOptions
  /// The path or another description of the file's origin, for use in messages if there is no source map.
  package let path: String
  let classes: [RegisteredClass?]
  let isAnyClass: [Bool]
  package let prototypes: Lazy<[Int: [PrototypeRecord]]>
  package let variations: Lazy<[Int: [Int]]>
  let keys: Lazy<[String: Int]>
  let tableLocales: [[String]]
  /// A row of prepared units for the scene's own language, and a row for each translation table. A row is allocated when
  /// its language is first requested, because a file can contain thousands of languages and units.
  private let prepared: Locked<[[PreparedUnit?]]>
  let separateTexts: SeparateTexts
  let translatedValues: Lazy<Set<Int>>
  let textPlaces: Lazy<[String: Int]>
  let codeTexts: Lazy<[String: Int]>
  let leastControllers: Lazy<LeastControllers>
  private let scenes: Lazy<[String: Int]>
  let appearances = Locked<[(rule: StyleRule, place: LoadingError.Place)]?>(nil)

  /// Opens and verifies a compiled scene.
  ///
  /// - Throws: `LoadingError` of kind `archive` if the file cannot be read or is invalid.
  public convenience init(
    path: String, registry: Registry, options: LoadingOptions = LoadingOptions()
  ) throws(LoadingError) {
    do throws(ArchiveError) {
      let archive = try Archive(path: path, trust: options.trust)
      try archive.checkIsScene()
      self.init(archive, path: path, registry: registry, options: options)
    } catch {
      throw LoadingError(.archive(error), at: LoadingError.Place(file: path, path: "the file"))
    }
  }

  /// Creates a scene file from the bytes of a compiled scene. The bytes are verified first.
  public convenience init(
    bytes: [UInt8], registry: Registry, options: LoadingOptions = LoadingOptions()
  ) throws(LoadingError) {
    do throws(ArchiveError) {
      let archive = try Archive(bytes: bytes, trust: options.trust)
      try archive.checkIsScene()
      self.init(archive, path: Self.memory, registry: registry, options: options)
    } catch {
      throw LoadingError(.archive(error))
    }
  }

  package init(
    _ archive: Archive, path: String = SceneFile.memory, registry: Registry,
    options: LoadingOptions = LoadingOptions()
  ) {
    self.archive = archive
    self.path = path
    self.registry = registry
    self.options = options
    classes = (0..<archive.classCount).map {
      registry.registeredClass(named: archive.registeredName(ofClass: $0))
    }
    isAnyClass = (0..<archive.classCount).map {
      archive.string(at: archive.classRecord(at: $0).name) == Vocabulary.anyClass
    }
    prototypes = Lazy {
      Dictionary(grouping: (0..<archive.prototypeCount).map(archive.prototype), by: \.holder)
    }
    variations = Lazy {
      Dictionary(grouping: 0..<archive.variationCount) { archive.variation(at: $0).object }
    }
    keys = Lazy {
      Dictionary(
        (0..<archive.keyCount).map { (archive.key(at: $0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    tableLocales = archive.translatedLocales.map { LocaleName.parts(of: $0) }
    separateTexts = SeparateTexts(count: archive.languageCount)
    translatedValues = Lazy { Self.translatedValues(in: archive) }
    textPlaces = Lazy { Self.textPlaces(in: archive) }
    codeTexts = Lazy { Self.codeTexts(in: archive) }
    scenes = Lazy {
      let ids = (0..<archive.sceneCount).compactMap { scene in
        archive.id(ofScene: scene).map { ($0, scene) }
      }
      return Dictionary(ids) { first, _ in first }
    }
    leastControllers = Lazy { [classes, scenes] in LeastControllers(archive, classes, scenes.value) }
    prepared = Locked(Array(repeating: [], count: 1 + tableLocales.count))
  }

  /// The file's directory with a trailing slash, empty for the current one, or nil if the file was created from bytes.
  package var directory: String? {
    guard path != Self.memory else { return nil }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The name by which other files refer to the file, or an empty string if the file was created from bytes.
  package var name: String {
    guard path != Self.memory else { return "" }
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return String(name.hasSuffix(".scenec") ? name.dropLast(".scenec".count) : name)
  }

  package static let memory = "<memory>"

  /// Returns whether a file has the same path or, if both were created from bytes, the same content.
  package func isOpened(like file: SceneFile) -> Bool {
    path == file.path && (path != Self.memory || archive.digest == file.archive.digest)
  }

  package var isNib: Bool { archive.document.kind == .nib }
  package var hasInitialScene: Bool { archive.document.initialScene != nil }

  /// The identifiers that code can use to instantiate scenes, in file order.
  public var sceneIDs: [String] { (0..<archive.sceneCount).compactMap { archive.id(ofScene: $0) } }

  package func scene(withID id: String) -> Int? {
    // For a few scenes, a search is faster than a dictionary.
    archive.sceneCount < 16 ? archive.scene(withID: id) : scenes.value[id]
  }

  /// The identifiers that code can use to perform segues, in file order.
  public var segueIdentifiers: [String] {
    (0..<archive.segueCount).compactMap { archive.segue(at: $0).identifier.map(archive.string) }
  }

  package func unit(at index: Int, in language: FileLanguage) throws(LoadingError) -> PreparedUnit {
    let row = language.tables.first.map { $0 + 1 } ?? 0
    let known = prepared.withLock { units in
      if units[row].isEmpty { units[row] = Array(repeating: nil, count: archive.unitCount) }
      return units[row][index]
    }
    if let known { return known }
    try loadTexts(of: language)
    var preparation = UnitPreparation(file: self, unit: index, language: language)
    let unit = try preparation.run()
    return prepared.withLock { units in
      // All tasks must share one result, so a result that another task has stored earlier takes precedence.
      if let known = units[row][index] { return known }
      units[row][index] = unit
      return unit
    }
  }

  package func preparedUnit(
    at index: Int, preferring locales: [String] = []
  ) throws(LoadingError) -> AnyObject {
    try unit(at: index, in: language(preferring: locales))
  }

  func error(_ kind: LoadingError.Kind, object: Int) -> LoadingError {
    LoadingError(kind, at: place(ofObject: object))
  }

  func error(_ kind: LoadingError.Kind, connection: Int, of object: Int) -> LoadingError {
    var place = place(ofObject: object)
    if let position = archive.position(ofConnection: connection) {
      (place.line, place.column) = (position.line, position.column)
    }
    return LoadingError(kind, at: place)
  }

  package func place(ofObject object: Int) -> LoadingError.Place {
    let position = archive.position(ofObject: object)
    return LoadingError.Place(
      file: archive.sourcePath ?? path, line: position?.line, column: position?.column,
      path: archive.path(ofObject: object))
  }
}

/// Options for loading a file.
public struct LoadingOptions: Sendable {
  /// Whether the loader replaces an unregistered custom class with the element's class. The default is false.
  ///
  /// If this property is true, the loader skips everything that requires the host app's code: members of the custom
  /// class, runtime attributes and outlets that extensions might provide, and a nib's connections to a missing owner.
  public var substitutesUnknownClasses = false
  /// The classes that are described but not available. For an element outside the class library, the loader creates an
  /// object of the nearest registered superclass.
  public var vocabulary = Vocabulary()
  /// The signature required for the file and all files that its segues lead to. The default, nil, accepts all files.
  public var trust: ArchiveTrust?

  /// A closure that returns the bytes of the file that contains a language's strings, such as `Main.de.scenec`, or nil if
  /// there is no such file. The closure is called only for scenes that were opened from bytes.
  public var texts: (@Sendable (_ locale: String) -> [UInt8]?)?

  /// Creates options for an app that contains all classes that its scenes refer to.
  public init() {}
}
