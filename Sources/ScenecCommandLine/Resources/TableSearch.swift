import Glibc
import SceneResources
import SceneSyntax
import SceneValues

/// Finds the tables of translations of scenes: for `dir/NAME.scene` every `dir/LOCALE.lproj/NAME.strings`, and for a scene
/// in a `Base.lproj` those beside that directory.
///
/// Many scenes lie in one directory: which locales it has is asked once.
final class TableSearch: Sendable {
  struct Found {
    let table: StringsTable
    /// The bytes of its file, in whatever encoding.
    let content: ContentDigest
  }

  private let locales = Locked<[String: [String]]>([:])

  /// - Parameter path: as it is to be printed; what is called otherwise, such as standard input, has no tables.
  func tables(of path: String) throws(ReadError) -> [Found] {
    guard path.hasSuffix(".scene") else { return [] }
    let (folder, file) = Self.split(path)
    let name = file.dropLast(".scene".count)
    let directory = Self.directoryOfLocales(of: path, in: folder)
    var tables: [Found] = []
    for locale in locales(in: directory) {
      let file = "\(directory)\(locale).lproj/\(name).strings"
      guard FileIdentity.isFile(file) else { continue }
      tables.append(try Self.read(file, locale: locale))
    }
    return tables
  }

  /// The directories that tables of a scene may come and go in: those of locales, and the one that they lie in.
  ///
  /// - Parameter path: from the root.
  func directories(of path: String) -> [String] {
    let directory = Self.directoryOfLocales(of: path, in: Self.split(path).folder)
    return ([directory] + locales(in: directory).map { "\(directory)\($0).lproj" }).map(LexicalPath.absolute)
  }

  /// Whether tables would be looked for in a directory of this name.
  static func isLocale(_ directory: String) -> Bool { directory.hasSuffix(".lproj") }

  private static func split(_ path: String) -> (folder: String, file: Substring) {
    let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return (String(path[..<end]), path[end...])
  }

  /// With a slash at its end, or empty for the current one.
  private static func directoryOfLocales(of path: String, in directory: String) -> String {
    let base = "Base.lproj"
    guard LexicalPath.directory(of: LexicalPath.absolute(path)).hasSuffix("/" + base) else {
      return directory
    }
    return directory.hasSuffix(base + "/") ? String(directory.dropLast(base.count + 1)) : directory + "../"
  }

  static func read(_ path: String, locale: String) throws(ReadError) -> Found {
    var limits = SyntaxLimits()
    limits.bytes = StringsTable.greatestLength
    do throws(ReadError) {
      let bytes = try SourceReader.read(path: path, limits: limits).bytes
      return Found(
        table: StringsTable(locale: locale, path: path, bytes: bytes), content: ContentDigest(of: bytes))
    } catch {
      guard case .tooLarge = error else { throw error }
      // However much there is, it is not read; nor is any file that is read as long as this says.
      return Found(
        table: StringsTable(tooLarge: path, locale: locale),
        content: ContentDigest(first: 0, second: 0, count: UInt64(limits.bytes) + 1))
    }
  }

  private func locales(in directory: String) -> [String] {
    locales.withLock { known in
      if let found = known[directory] { return found }
      let names = DirectoryListing.names(in: directory.isEmpty ? "." : directory) ?? []
      let found = names.filter(Self.isLocale).map { String($0.dropLast(".lproj".count)) }
        .filter { $0 != "Base" && StringsTable.isLocale($0) }.sorted()
      known[directory] = found
      return found
    }
  }
}
