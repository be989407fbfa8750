import SceneArchive
import SceneValues

/// An opened compiled file, with its classes, keys and selectors resolved against a registry.
///
/// Immutable and shared: any number of graphs can be made from one at the same time.
public final class SceneFile: Sendable {
  package let archive: Archive
  package let registry: Registry
  package let options: LoadingOptions
  /// Where the file came from, to print when it has no source map.
  package let path: String
  let classes: [RegisteredClass?]
  /// For each class, whether it is that of `<object>`.
  let isAnyClass: [Bool]
  /// The prototypes, by the objects that hold them; and the variations of each object, in the order of the file.
  package let prototypes: Lazy<[Int: [PrototypeRecord]]>
  package let variations: Lazy<[Int: [Int]]>
  /// The keys of the file's values, so that who asks for one by name compares it with no others.
  let keys: Lazy<[String: Int]>
  /// The locales of its translations, in the parts that they are compared by.
  let tableLocales: [[String]]
  /// Those of the scene's own language, then those of each table's: what is prepared has its texts in it. A language
  /// has room from when it is first asked for: a file may have thousands, and thousands of units.
  private let prepared: Locked<[[PreparedUnit?]]>
  /// The texts of languages that lie in files of their own.
  let separateTexts: SeparateTexts
  /// The values that any language says in another way.
  let translatedValues: Lazy<Set<Int>>
  /// Where texts are, by the keys that tables know them by.
  let textPlaces: Lazy<[String: Int]>
  let appearances = Locked<[(rule: StyleRule, place: LoadingError.Place)]?>(nil)

  /// Opens and verifies a compiled file.
  ///
  /// - Throws: `LoadingError` of kind `archive` where it cannot be read or is not what it should be.
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

  /// Verifies a compiled file's bytes.
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

  /// Takes an archive that is open.
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
    prepared = Locked(Array(repeating: [], count: 1 + tableLocales.count))
  }

  /// The directory that it was read from, with a slash at its end where it is not the current one; nil for bytes.
  package var directory: String? {
    guard path != Self.memory else { return nil }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  package static let memory = "<memory>"

  package var isNib: Bool { archive.document.kind == .nib }
  package var hasInitialScene: Bool { archive.document.initialScene != nil }

  /// The ids by which code can instantiate scenes, in the order of the file.
  public var sceneIDs: [String] { (0..<archive.sceneCount).compactMap { archive.id(ofScene: $0) } }

  /// The identifiers by which code can perform segues, in the order of the file.
  public var segueIdentifiers: [String] {
    (0..<archive.segueCount).compactMap { archive.segue(at: $0).identifier.map(archive.string) }
  }

  /// A unit with everything resolved: worked out at first use, kept for good.
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
      // Another task may have been faster: everyone uses the same one.
      if let known = units[row][index] { return known }
      units[row][index] = unit
      return unit
    }
  }

  /// The same unit, as a thing whose identity can be asked for.
  package func preparedUnit(
    at index: Int, preferring locales: [String] = []
  ) throws(LoadingError) -> AnyObject {
    try unit(at: index, in: language(preferring: locales))
  }

  func error(_ kind: LoadingError.Kind, object: Int) -> LoadingError {
    LoadingError(kind, at: place(ofObject: object))
  }

  /// An error about a connection of an object's.
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

/// How a file is to be loaded.
public struct LoadingOptions: Sendable {
  /// Puts an element's own class in place of a custom one that is not registered, and leaves out what only the
  /// host's code would understand: members of the custom class, runtime attributes that an extension may have added,
  /// outlets that an extension may have made fit, a nib's connections with an owner that is not there. For tools that
  /// show scenes without the host's code; never on by default.
  public var substitutesUnknownClasses = false
  /// What such a tool knows of classes without having them: an element that is not the library's own is substituted
  /// by its nearest superclass that is registered.
  public var vocabulary = Vocabulary()
  /// Whose signature the file has to have, and all files that its segues lead to; nil, the default, for anybody's.
  public var trust: ArchiveTrust?

  /// The bytes of the file with the texts of a language, `Main.de.scenec`, for a scene that was opened from bytes; nil where
  /// there is none. It is asked when the language is first wanted. A scene that was opened by its path has them beside it.
  public var texts: (@Sendable (_ locale: String) -> [UInt8]?)?

  /// Options for a program that has all classes that its scenes name.
  public init() {}
}
