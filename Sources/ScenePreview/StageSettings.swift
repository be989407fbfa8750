import SceneAnalysis
import SceneFiles
import SceneUI
import SceneValues

/// How scenes look when they are shown.
package struct StageSettings {
  /// Of the window in points; nil for what the scene's view was written for.
  package var size: Size?
  package var style = InterfaceStyle.light
  package var idiom = Idiom.phone
  /// Of the texts; nil for the scene's own.
  package var locale: String?
  /// The directory of images and colours; nil to look for those of Xcode's files in their project.
  package var images: String?
  /// Pixels for a point; nil for as many as there are by default.
  package var scale: Double?

  package init() {}

  /// A place to show what is in a file.
  ///
  /// - Parameters:
  ///   - names: what the file calls its things.
  ///   - vocabulary: what is known of the program's classes.
  ///   - memory: where images and colours are looked for, each project's once.
  /// - Returns: the place, which has shown nothing yet.
  /// - Throws: `Failure` where a directory of images and colours cannot be read.
  package func stage(
    for names: WrittenNames, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = Stage(style: style, idiom: idiom, locale: locale, size: size, vocabulary: vocabulary)
    if let assets = try assets(names, memory) { stage.takeAssets(assets, scale: scale) }
    return stage
  }

  /// The assets of the directory that was named. Without one, a file of Xcode's gets those of its project.
  private func assets(_ names: WrittenNames, _ memory: AssetMemory) throws(Failure) -> ProgramAssets? {
    let path = LexicalPath.absolute(names.file)
    let search: AssetSearch?
    if let images {
      search = try memory.search(in: images)
    } else if names.isForeign {
      search = try memory.search(around: path)
    } else {
      search = nil
    }
    guard search != nil || !names.colors.isEmpty else { return nil }
    let found: AssetSearch = if let search { search } else { try AssetSearch(in: []) }
    return ProgramAssets(found, nextTo: LexicalPath.directory(of: path), otherColors: names.colors)
  }
}
