import SceneFiles
import SceneResources
import SceneValues

/// Facts about the paths of string tables.
package enum TablePath {
  package static func scene(of path: String) -> String? {
    let directory = directory(of: path)
    let name = TextTable.name(of: path)
    return [directory, "\(directory)Base.lproj/"].lazy
      .flatMap { folder in SceneFileName.extensions.map { "\(folder)\(name).\($0)" } }
      .first { SceneFileName.hasTables($0) && FileIdentity.isFile($0) }
  }

  /// Returns whether a file that a search found is a table for code. Excludes the tables of scenes and property lists, and
  /// tables in the binary format, which build products contain.
  static func isForCode(_ path: String) -> Bool {
    let isInLocale = SceneFileName.isLocale(LexicalPath.directory(of: LexicalPath.absolute(path)))
    guard isInLocale || StringsCatalog.isName(path),
      !TextTable.localizesPropertyList(TextTable.name(of: path)), FileIdentity.isFile(path),
      scene(of: path) == nil
    else { return false }
    return !isBinary(path)
  }

  private static func isBinary(_ path: String) -> Bool {
    guard let file = try? OpenedFile(path) else { return false }
    var bytes = [UInt8](repeating: 0, count: 6)
    let count = bytes.withUnsafeMutableBytes { try? OpenedFile.fill($0, from: file.descriptor) }
    return count == bytes.count && bytes.elementsEqual("bplist".utf8)
  }

  /// Returns the locale of the directory that contains a table. `Base.lproj` counts as English.
  static func locale(of path: String) -> String {
    let folder = LexicalPath.directory(of: LexicalPath.absolute(path)).split(separator: "/").last ?? ""
    guard SceneFileName.isLocale(String(folder)) else { return "" }
    let locale = String(folder.dropLast(".lproj".count))
    return locale == "Base" ? "en" : locale
  }

  /// Returns the parent of the table's locale directory, or the table's directory if it is not a locale directory.
  static func directory(of path: String) -> String {
    let (folder, _) = split(path)
    guard SceneFileName.isLocale(LexicalPath.directory(of: LexicalPath.absolute(path))) else { return folder }
    guard SceneFileName.isLocale(String(folder.dropLast())) else { return folder + "../" }
    return split(String(folder.dropLast())).folder
  }

  static func split(_ path: String) -> (folder: String, file: Substring) {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
    return (String(path[..<end]), path[end...])
  }
}
