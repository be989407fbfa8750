import ScenePlatform
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// Finds the tables of translations of scenes: for `dir/NAME.scene` every `dir/LOCALE.lproj/NAME.strings` and
/// `dir/LOCALE.lproj/NAME.stringsdict`, and for a scene in a `Base.lproj` those beside that directory. For files of Interface Builder's, only the latter are theirs: beside
/// others, a table of that name may be for code.
///
/// A catalog holds the tables of all languages: `mul.lproj/NAME.xcstrings` where those of locales are, or else
/// `NAME.xcstrings` beside the scene or beside its `Base.lproj`.
///
/// Many scenes lie in one directory: which locales it has is asked once.
package final class TableSearch: Sendable {
  package struct Found {
    /// Which of the files that there may be.
    let locale: String
    /// One; of a catalog those of all languages.
    package let tables: [StringsTable]
    /// The bytes of its file, in whatever encoding.
    let content: ContentDigest
    /// The stamp of the file as it was read; nil if there is no such file, or if it was not read.
    let stamp: FileStamp?
  }

  /// By the directory of scenes.
  private let places = Locked<[String: Place]>([:])

  /// Where tables of the scenes of a directory may lie.
  private struct Place {
    /// With a slash at its end, or empty for the current one.
    let directory: String
    let locales: [String]
    /// The directories of locales, and the one of catalogs.
    let folders: [String]
    /// Where catalogs are, by the names of their scenes; with a slash at its end.
    let catalogues: [String: String]
  }

  package init() {}

  /// The tables of a scene, whose path is as it is to be printed; what is called otherwise, such as standard input, has
  /// none.
  package func tables(of path: String) throws(ReadError) -> [Found] { try tables(of: path, HeldTexts()) }

  /// The tables, some of which may be held in memory.
  func tables(of path: String, _ held: HeldTexts) throws(ReadError) -> [Found] {
    var tables: [Found] = []
    for (file, locale) in try places(of: path) {
      if let bytes = held[LexicalPath.absolute(file)] {
        tables.append(Self.held(file, locale: locale, bytes))
      } else if try Self.isThere(file) {
        tables.append(try Self.read(file, locale: locale))
      }
    }
    return tables
  }

  /// Whether somebody holds tables of a scene, by the path that it is printed by.
  func holds(_ held: HeldTexts, tablesOf path: String) -> Bool {
    ((try? places(of: path)) ?? []).contains { held[LexicalPath.absolute($0.file)] != nil }
  }

  /// Whether some files are among the tables that a scene may have.
  func isAny(of files: Set<String>, ofSceneAt path: String) -> Bool {
    ((try? places(of: path)) ?? []).contains { files.contains(LexicalPath.absolute($0.file)) }
  }

  private static func isThere(_ file: String) throws(ReadError) -> Bool {
    do throws(SystemError) {
      return try FileIdentity.isFileForCertain(file)
    } catch {
      throw .cannotRead(path: file, reason: "\(error)")
    }
  }

  /// The paths of the same tables.
  func paths(of path: String) -> [String] {
    ((try? places(of: path)) ?? []).map(\.file).filter(FileIdentity.isFile)
  }

  /// The stamps that the tables have now, without reading them; nil if the folders cannot be listed.
  func stamps(of path: String) -> [SceneStamps.Table]? {
    (try? places(of: path))?.compactMap { file, locale in
      FileStamp(path: file).map { SceneStamps.Table(locale: locale, stamp: $0) }
    }
  }

  /// Where the table of a scene in a language is, or would be: in the folder of that language that there is, however it
  /// writes its name.
  ///
  /// - Returns: nil for what has no tables, such as standard input.
  /// - Throws: where the folders cannot be listed.
  package func tablePath(of path: String, in locale: String) throws(ReadError) -> String? {
    guard SceneFileName.hasTables(path) else { return nil }
    let (folder, file) = Self.split(path)
    let place = try place(of: folder)
    let parts = LocaleName.parts(of: locale)
    let known = place.locales.last { LocaleName.parts(of: $0) == parts } ?? locale
    let name = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    return "\(place.directory)\(known).lproj/\(name).strings"
  }

  /// Where tables of a scene would lie.
  private func places(of path: String) throws(ReadError) -> [(file: String, locale: String)] {
    let (folder, file) = Self.split(path)
    guard SceneFileName.hasTables(path) else { return [] }
    let place = try place(of: folder)
    guard !place.locales.isEmpty || !place.catalogues.isEmpty else { return [] }
    let name = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    let tables = place.locales.flatMap { locale in
      ["strings", "stringsdict"].map { ("\(place.directory)\(locale).lproj/\(name).\($0)", locale) }
    }
    // If there are two tables of one language, the last one counts.
    return tables + (place.catalogues[String(name)].map { [("\($0)\(name).xcstrings", Self.all)] } ?? [])
  }

  /// What Xcode calls the locale of a catalog.
  private static let all = "mul"

  /// The directories that tables of a scene may come and go in, by its path from the root: those of locales, and the
  /// one that they lie in.
  package func directories(of path: String) -> [String] {
    let folder = Self.split(path).folder
    let folders = (try? place(of: folder))?.folders ?? []
    return ([Self.directoryOfLocales(besideScenesIn: folder)] + folders).map(LexicalPath.absolute)
  }

  private static func split(_ path: String) -> (folder: String, file: Substring) {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
    return (String(path[..<end]), path[end...])
  }

  /// With a slash at its end, or empty for the current one.
  private static func directoryOfLocales(besideScenesIn directory: String) -> String {
    let base = "Base.lproj"
    guard LexicalPath.absolute(directory).hasSuffix("/" + base) else {
      return directory
    }
    return directory.hasSuffix(base + "/") ? String(directory.dropLast(base.count + 1)) : directory + "../"
  }

  package static func read(_ path: String, locale: String) throws(ReadError) -> Found {
    var limits = SyntaxLimits()
    limits.bytes = StringsTable.greatestLength
    do throws(ReadError) {
      let (source, stamp) = try SourceReader.readStamped(path: path, limits: limits)
      return found(path, locale: locale, source.bytes, stamp)
    } catch {
      guard case .tooLarge = error else { throw error }
      return tooLarge(path, locale: locale)
    }
  }

  /// A table that somebody holds.
  private static func held(_ path: String, locale: String, _ bytes: [UInt8]) -> Found {
    bytes.count > StringsTable.greatestLength
      ? tooLarge(path, locale: locale) : found(path, locale: locale, bytes, nil)
  }

  private static func found(
    _ path: String, locale: String, _ bytes: [UInt8], _ stamp: FileStamp?
  ) -> Found {
    let tables =
      if StringsCatalogue.isName(path) {
        StringsCatalogue.tables(path: path, bytes: bytes, for: device(of: path))
      } else if StringsDictionary.isName(path) {
        [StringsDictionary.table(locale: locale, path: path, bytes: bytes, for: device(of: path))]
      } else {
        [StringsTable(locale: locale, path: path, bytes: bytes)]
      }
    return Found(locale: locale, tables: tables, content: ContentDigest(of: bytes), stamp: stamp)
  }

  /// However much there is, it is not read; nor is any file that is read as long as its digest says.
  private static func tooLarge(_ path: String, locale: String) -> Found {
    let tables =
      if StringsCatalogue.isName(path) {
        StringsCatalogue.tables(tooLarge: path)
      } else if StringsDictionary.isName(path) {
        [StringsDictionary.table(tooLarge: path, locale: locale)]
      } else {
        [StringsTable(tooLarge: path, locale: locale)]
      }
    return Found(
      locale: locale, tables: tables,
      content: ContentDigest(first: 0, second: 0, count: UInt64(StringsTable.greatestLength) + 1), stamp: nil)
  }

  /// Whose texts a scene shows, by its name.
  package static func device(of path: String) -> StringsCatalogue.Device {
    path.hasSuffix("~ipad.xcstrings") || path.hasSuffix("~ipad.stringsdict") ? .ipad : .iphone
  }

  private func place(of folder: String) throws(ReadError) -> Place {
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
      catalogues: try catalogues(among: names, of: directory, besideScenesIn: folder))
  }

  private static func list(_ directory: String) throws(ReadError) -> [String] {
    do throws(SystemError) {
      return try DirectoryListing.names(in: directory)
    } catch {
      throw .cannotRead(path: directory.isEmpty ? "." : directory, reason: "\(error)")
    }
  }

  /// Where catalogs are, by the names of their scenes; `names` is what there is in the directory of locales.
  private static func catalogues(
    among names: [String], of directory: String, besideScenesIn folder: String
  ) throws(ReadError) -> [String: String] {
    var places: [String: String] = [:]
    func look(_ names: [String], in directory: String) {
      for name in names where StringsCatalogue.isName(name) {
        places[String(name.dropLast(".xcstrings".count))] = directory
      }
    }
    // The last one that is found counts.
    look(names, in: directory)
    if folder != directory {
      look(try list(folder), in: folder)
    }
    let shared = "\(directory)\(all).lproj"
    if names.contains("\(all).lproj") { look(try list(shared), in: shared + "/") }
    return places
  }
}
