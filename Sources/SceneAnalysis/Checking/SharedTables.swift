import SceneDiagnostics
import SceneValidation

/// Translation tables that belong to several documents, such as `de.lproj/Launch.strings` for `Launch.xib` and
/// `Launch.storyboard`. A key is unknown only if none of the documents contains its object.
enum SharedTables {
  private struct Key: Hashable {
    let path: String
    let range: SourceRange
  }

  static func applied(to files: [CheckedFile]) -> [CheckedFile] {
    let sharing = Dictionary(grouping: files.indices.filter { !files[$0].tablePaths.isEmpty }) { index in
      let path = files[index].check.absolutePath
      return path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
    }
    var files = files
    for indices in sharing.values where indices.count > 1 {
      let reported = indices.map { Set(files[$0].own.filter(UnknownTranslationKey.isAboutObject).map(key)) }
      let unknown = reported.dropFirst().reduce(reported[0]) { $0.intersection($1) }
      for index in indices where files[index].own.contains(where: UnknownTranslationKey.isAboutObject) {
        files[index] = files[index].keeping {
          !UnknownTranslationKey.isAboutObject($0) || index == indices[0] && unknown.contains(key($0))
        }
      }
    }
    return files
  }

  private static func key(_ diagnostic: Diagnostic) -> Key {
    Key(path: diagnostic.location.source.path, range: diagnostic.location.range)
  }
}
