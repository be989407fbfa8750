import ScenePlatform
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// A search for the translation tables of scenes. For `dir/NAME.scene`, these are `dir/LOCALE.lproj/NAME.strings` and
/// `dir/LOCALE.lproj/NAME.stringsdict`. For a scene in a `Base.lproj` directory, the locale directories are next to that
/// directory. Interface Builder documents have tables only if they are in a `Base.lproj` directory. Otherwise, a table
/// with the same name might belong to code.
///
/// A string catalog contains all languages. It is `mul.lproj/NAME.xcstrings` next to the locale directories, if that file
/// exists. Otherwise, it is `NAME.xcstrings` next to the scene or its `Base.lproj` directory.
package final class TableSearch: Sendable {
  package struct Found {
    let locale: String
    let kind: String
    package let tables: [StringsTable]
    let content: ContentDigest
    /// The stamp of the file when it was read, or nil if the file does not exist or was not read.
    let stamp: FileStamp?
  }

  private let places = Locked<[String: Place]>([:])
  let codeTableFiles = Locked<[String: [CodeTableFile]]>([:])
  let codeTableListings = Locked<[String: CodeTableListing]>([:])

  struct Place {
    /// The directory with a trailing slash, or an empty string for the current directory.
    let directory: String
    let locales: [String]
    let folders: [String]
    /// The directories that contain string catalogs, with a trailing slash, by scene name.
    let catalogs: [String: String]
  }

  package init() {}

  /// Returns the tables of a scene. `path` is the path to show to users. Inputs such as standard input have no tables.
  package func tables(of path: String) throws(ReadError) -> [Found] { try tables(of: path, UnsavedTexts()) }

  func tables(of path: String, _ held: UnsavedTexts) throws(ReadError) -> [Found] {
    var tables: [Found] = []
    for (file, locale) in try places(of: path) {
      if let bytes = held[LexicalPath.absolute(file)] {
        tables.append(Self.held(file, locale: locale, bytes))
      } else if try Self.isPresent(file) {
        tables.append(try Self.read(file, locale: locale))
      }
    }
    return tables
  }

  func holds(_ held: UnsavedTexts, tablesOf path: String) -> Bool {
    ((try? places(of: path)) ?? []).contains { held[LexicalPath.absolute($0.file)] != nil }
  }

  func isAny(of files: Set<String>, ofSceneAt path: String) -> Bool {
    ((try? places(of: path)) ?? []).contains { files.contains(LexicalPath.absolute($0.file)) }
  }

  private static func isPresent(_ file: String) throws(ReadError) -> Bool {
    do throws(SystemError) {
      return try FileIdentity.isFileForCertain(file)
    } catch {
      throw .cannotRead(path: file, reason: "\(error)")
    }
  }

  func paths(of path: String) -> [String] {
    ((try? places(of: path)) ?? []).map(\.file).filter(FileIdentity.isFile)
  }

  func stamps(of path: String) -> [SceneStamps.Table]? {
    (try? places(of: path))?.compactMap { file, locale in
      FileStamp(path: file).map { SceneStamps.Table(locale: locale, kind: Self.kind(of: file), stamp: $0) }
    }
  }

  /// Returns the path of the table for a language, or nil for inputs without tables. The table does not have to exist. If
  /// a directory for the language exists under another spelling, the path is in that directory.
  package func tablePath(of path: String, in locale: String) throws(ReadError) -> String? {
    guard SceneFileName.hasTables(path) else { return nil }
    return try tablePath(
      named: TextTable.name(of: path), besideScenesIn: TablePath.split(path).folder, in: locale)
  }

  func tablePath(
    named name: String, besideScenesIn folder: String, in locale: String
  ) throws(ReadError) -> String {
    let place = try place(of: folder)
    let parts = LocaleName.parts(of: locale)
    let known = place.locales.last { LocaleName.parts(of: $0) == parts } ?? locale
    return Self.shown("\(place.directory)\(known).lproj/") + "\(name).strings"
  }

  private func places(of path: String) throws(ReadError) -> [(file: String, locale: String)] {
    let (folder, file) = TablePath.split(path)
    guard SceneFileName.hasTables(path) else { return [] }
    let place = try place(of: folder)
    guard !place.locales.isEmpty || !place.catalogs.isEmpty else { return [] }
    let name = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    // If there are two tables for a language, the last one takes precedence.
    var tables: [(file: String, locale: String)] = []
    for locale in place.locales {
      let folder = Self.shown("\(place.directory)\(locale).lproj/")
      tables.append((file: "\(folder)\(name).strings", locale: locale))
      tables.append((file: "\(folder)\(name).stringsdict", locale: locale))
    }
    if let folder = place.catalogs[String(name)] {
      tables.append((file: "\(folder)\(name).xcstrings", locale: Self.all))
    }
    return tables
  }

  static let all = "mul"

  /// Returns the absolute paths of the locale directories and their parent.
  package func directories(of path: String) -> [String] {
    let folder = TablePath.split(path).folder
    let folders = (try? place(of: folder))?.folders ?? []
    return ([Self.directoryOfLocales(besideScenesIn: folder)] + folders).map(LexicalPath.absolute)
  }

  /// Returns the path of a directory to show to users. It is empty for the current directory, whose path can be
  /// `../de.lproj/` if the user is in that directory.
  static func shown(_ directory: String) -> String {
    guard directory.hasPrefix("../"), let current = ProjectPath.currentDirectory,
      LexicalPath.absolute(directory) == current
    else { return directory }
    return ""
  }

  /// Returns the parent of the locale directories, with a trailing slash, or an empty string for the current directory.
  private static func directoryOfLocales(besideScenesIn directory: String) -> String {
    let base = "Base.lproj"
    guard LexicalPath.absolute(directory).hasSuffix("/" + base) else {
      return directory
    }
    return directory.hasSuffix(base + "/") ? String(directory.dropLast(base.count + 1)) : directory + "../"
  }

  package static func read(_ path: String, locale: String) throws(ReadError) -> Found {
    try read(path, locale: locale, UnsavedTexts(), unlessLike: nil)
  }

  static func read(
    _ path: String, locale: String, _ held: UnsavedTexts, unlessLike known: Found?
  ) throws(ReadError) -> Found {
    if let bytes = held[LexicalPath.absolute(path)] {
      if let known, known.content == ContentDigest(of: bytes) { return known }
      return Self.held(path, locale: locale, bytes)
    }
    var limits = SyntaxLimits()
    limits.bytes = StringsTable.maximumLength
    do throws(ReadError) {
      let (source, stamp) = try SourceReader.readStamped(path: path, limits: limits)
      if let known, known.content == ContentDigest(of: source.bytes) { return known }
      return found(path, locale: locale, source.bytes, stamp)
    } catch {
      guard case .tooLarge = error else { throw error }
      return tooLarge(path, locale: locale)
    }
  }

  private static func held(_ path: String, locale: String, _ bytes: [UInt8]) -> Found {
    bytes.count > StringsTable.maximumLength
      ? tooLarge(path, locale: locale) : found(path, locale: locale, bytes, nil)
  }

  private static func found(
    _ path: String, locale: String, _ bytes: [UInt8], _ stamp: FileStamp?
  ) -> Found {
    let tables =
      if StringsCatalog.isName(path) {
        StringsCatalog.tables(path: path, bytes: bytes, for: device(of: path))
      } else if StringsDictionary.isName(path) {
        [StringsDictionary.table(locale: locale, path: path, bytes: bytes, for: device(of: path))]
      } else {
        [StringsTable(locale: locale, path: path, bytes: bytes)]
      }
    return Found(
      locale: locale, kind: kind(of: path), tables: tables, content: ContentDigest(of: bytes), stamp: stamp)
  }

  /// Returns a placeholder for a table that is too large to read. The placeholder has a digest that no real table has.
  private static func tooLarge(_ path: String, locale: String) -> Found {
    let tables =
      if StringsCatalog.isName(path) {
        StringsCatalog.tables(tooLarge: path)
      } else if StringsDictionary.isName(path) {
        [StringsDictionary.table(tooLarge: path, locale: locale)]
      } else {
        [StringsTable(tooLarge: path, locale: locale)]
      }
    return Found(
      locale: locale, kind: kind(of: path), tables: tables,
      content: ContentDigest(first: 0, second: 0, count: UInt64(StringsTable.maximumLength) + 1), stamp: nil)
  }

  private static func kind(of path: String) -> String { String(path.split(separator: ".").last ?? "") }

  package static func device(of path: String) -> StringsCatalog.Device {
    path.hasSuffix("~ipad.xcstrings") || path.hasSuffix("~ipad.stringsdict") ? .ipad : .iphone
  }

  func place(of folder: String) throws(ReadError) -> Place {
    if let known = places.withLock({ $0[folder] }) { return known }
    let place = try Self.look(besideScenesIn: folder)
    places.withLock { $0[folder] = place }
    return place
  }

  private static func look(besideScenesIn folder: String) throws(ReadError) -> Place {
    let directory = directoryOfLocales(besideScenesIn: folder)
    let names = try list(directory)
    let locales = names.filter(SceneFileName.isLocale).map { String($0.dropLast(".lproj".count)) }
      .filter { $0 != "Base" && $0 != all && StringsTable.isLocale($0) }.sorted()
    return Place(
      directory: directory, locales: locales,
      folders: (locales + names.filter { $0 == "\(all).lproj" }.map { _ in all }).map {
        "\(directory)\($0).lproj"
      },
      catalogs: try catalogs(among: names, of: directory, besideScenesIn: folder))
  }

  static func list(_ directory: String) throws(ReadError) -> [String] {
    do throws(SystemError) {
      return try DirectoryListing.names(in: directory)
    } catch {
      throw .cannotRead(path: directory.isEmpty ? "." : directory, reason: "\(error)")
    }
  }

  /// Returns the directory of each string catalog, by scene name. `names` contains the entries of the directory.
  private static func catalogs(
    among names: [String], of directory: String, besideScenesIn folder: String
  ) throws(ReadError) -> [String: String] {
    var places: [String: String] = [:]
    func look(_ names: [String], in directory: String) {
      for name in names where StringsCatalog.isName(name) {
        places[String(name.dropLast(".xcstrings".count))] = directory
      }
    }
    // The last match takes precedence.
    look(names, in: directory)
    if folder != directory {
      look(try list(folder), in: folder)
    }
    let shared = "\(directory)\(all).lproj"
    if names.contains("\(all).lproj") { look(try list(shared), in: shared + "/") }
    return places
  }
}
