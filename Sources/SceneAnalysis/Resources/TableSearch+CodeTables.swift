import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

extension TableSearch {
  struct CodeTableFile: Sendable {
    let name: String
    let path: String
    let locale: String
  }

  struct CodeTableListing: Sendable {
    let files: [CodeTableFile]
    let byName: [String: [CodeTableFile]]
    let scenes: Set<String>
  }

  /// Returns the tables for code next to a scene: those in the directories of its own tables, except tables of scenes.
  package func codeTables(
    besideSceneAt path: String, _ reads: CodeTableReads
  ) throws(ReadError) -> [CodeTable] {
    var tables: [String: [StringsTable]] = [:]
    for file in try codeTableFiles(besideSceneAt: path) {
      tables[file.name, default: []] += try reads.tables(of: file)
    }
    return tables.map { CodeTable(name: $0, tables: $1) }
  }

  package func codeTable(at path: String, _ reads: CodeTableReads) throws(ReadError) -> CodeTable {
    var tables: [StringsTable] = []
    for file in try codeTableFiles(ofTableAt: path) { tables += try reads.tables(of: file) }
    return CodeTable(name: TextTable.name(of: path), tables: tables)
  }

  package func codeTablePath(besideTableAt path: String, in locale: String) throws(ReadError) -> String {
    try tablePath(
      named: TextTable.name(of: path), besideScenesIn: TablePath.directory(of: path), in: locale)
  }

  /// Returns the files of the tables for code next to a scene. Files in the same language take precedence in order.
  func codeTableFiles(besideSceneAt path: String) throws(ReadError) -> [CodeTableFile] {
    guard SceneFileName.isScene(path) else { return [] }
    let (folder, _) = TablePath.split(path)
    if let known = codeTableFiles.withLock({ $0[folder] }) { return known }
    let listing = try codeTableListing(besideScenesIn: folder)
    let files = listing.files.filter {
      !listing.scenes.contains($0.name) && !TextTable.localizesPropertyList($0.name)
    }
    codeTableFiles.withLock { $0[folder] = files }
    return files
  }

  func codeTableFiles(ofTableAt path: String) throws(ReadError) -> [CodeTableFile] {
    let name = TextTable.name(of: path)
    let listing = try codeTableListing(besideScenesIn: TablePath.directory(of: path))
    let files = listing.byName[name] ?? []
    let own = LexicalPath.absolute(path)
    guard files.contains(where: { LexicalPath.absolute($0.path) == own }) else {
      return [CodeTableFile(name: name, path: path, locale: TablePath.locale(of: path))]
    }
    // Messages contain the path that the user specified.
    return files.map { file in
      guard LexicalPath.absolute(file.path) == own else { return file }
      return CodeTableFile(name: file.name, path: path, locale: file.locale)
    }
  }

  private func codeTableListing(
    besideScenesIn folder: String
  ) throws(ReadError) -> CodeTableListing {
    if let known = codeTableListings.withLock({ $0[folder] }) { return known }
    let place = try place(of: folder)
    let base = Self.shown("\(place.directory)Base.lproj/")
    var files: [CodeTableFile] = []
    var scenes: Set<String> = []
    func note(_ directory: String, _ locale: String?) throws(ReadError) {
      for name in try Self.list(directory).sorted() {
        if SceneFileName.isScene(name) {
          scenes.insert(TextTable.name(of: name))
        } else if let locale, TextTable.isName(name), !StringsCatalog.isName(name) {
          files.append(
            CodeTableFile(name: TextTable.name(of: name), path: directory + name, locale: locale))
        }
      }
    }
    if FileIdentity.isDirectory(base.isEmpty ? "." : base) { try note(base, "en") }
    for locale in place.locales { try note(Self.shown("\(place.directory)\(locale).lproj/"), locale) }
    for directory in Set([folder, place.directory]) { try note(directory, nil) }
    for (name, directory) in place.catalogs.sorted(by: { $0.key < $1.key }) {
      files.append(CodeTableFile(name: name, path: "\(directory)\(name).xcstrings", locale: Self.all))
    }
    files.removeAll { !FileIdentity.isFile($0.path) }
    let listing = CodeTableListing(
      files: files, byName: Dictionary(grouping: files, by: \.name), scenes: scenes)
    codeTableListings.withLock { $0[folder] = listing }
    return listing
  }
}
