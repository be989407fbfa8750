import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

extension TableSearch {
  /// Returns the tables for code next to a scene: those in the directories of its own tables, except tables of scenes.
  package func codeTables(besideSceneAt path: String) throws(ReadError) -> [CodeTable] {
    guard SceneFileName.isScene(path) else { return [] }
    let (folder, _) = Self.split(path)
    let place = try place(of: folder)
    let base = "\(place.directory)Base.lproj/"
    var files: [String: [(path: String, locale: String)]] = [:]
    var ofScenes: Set<String> = ["InfoPlist"]
    func note(_ directory: String, _ locale: String?) throws(ReadError) {
      for name in try Self.list(directory).sorted() {
        if SceneFileName.isScene(name) {
          ofScenes.insert(TextTable.name(of: name))
        } else if let locale, TextTable.isName(name), !StringsCatalog.isName(name) {
          files[TextTable.name(of: name), default: []].append((directory + name, locale))
        }
      }
    }
    // 'Base.lproj' contains the strings in the development language if there is no directory for that language.
    if FileIdentity.isDirectory(base) { try note(base, "en") }
    for locale in place.locales { try note("\(place.directory)\(locale).lproj/", locale) }
    for directory in Set([folder, place.directory]) { try note(directory, nil) }
    for (name, directory) in place.catalogs {
      files[name, default: []].append(("\(directory)\(name).xcstrings", Self.all))
    }
    var tables: [CodeTable] = []
    for (name, files) in files where !ofScenes.contains(name) {
      var languages: [StringsTable] = []
      for file in files where FileIdentity.isFile(file.path) {
        languages += try Self.read(file.path, locale: file.locale).tables
      }
      tables.append(CodeTable(name: name, tables: languages))
    }
    return tables
  }
}
