import InterfaceBuilder
import SceneAnalysis
import SceneFiles
import SceneResources
import SceneUI
import SceneValues

/// How scenes look when they are shown.
package struct StageSettings {
  /// The size of the window in points; nil for the size of the scene's own view.
  package var size: Size?
  package var style = InterfaceStyle.light
  package var idiom = Idiom.phone
  /// The locale of the texts; nil for the scene's own texts.
  package var locale: String?
  /// The directories of images and colors; none to look for those of Xcode's files in their project.
  package var images: [String] = []
  /// Pixels for a point; nil for as many as there are by default.
  package var scale: Double?
  /// Whether the names of classes without code stand also on views that show something.
  package var showsClassNames = false

  package init() {}

  /// A place to show what is in a file.
  ///
  /// - Parameters:
  ///   - names: what the file calls its things.
  ///   - vocabulary: what is known of the program's classes.
  ///   - memory: where images and colors are looked for, each project's once.
  /// - Returns: the place, which has shown nothing yet.
  /// - Throws: `Failure` where a directory of images and colors cannot be read.
  package func stage(
    for names: WrittenNames, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = Stage(style: style, idiom: idiom, locale: locale, size: size, vocabulary: vocabulary)
    stage.context.coversContentWithClassNames = showsClassNames
    if let assets = try assets(names, memory) { stage.takeAssets(assets, scale: scale) }
    return stage
  }

  /// The assets of the directory that was named. Without one, a file of Xcode's gets those of its project.
  private func assets(_ names: WrittenNames, _ memory: AssetMemory) throws(Failure) -> ProgramAssets? {
    let path = LexicalPath.absolute(names.file)
    let search = try search(forFileAt: path, isForeign: names.isForeign, memory)
    guard search != nil || !names.colors.isEmpty else { return nil }
    let found: AssetSearch = if let search { search } else { try AssetSearch(in: []) }
    return ProgramAssets(found, nextTo: LexicalPath.directory(of: path), otherColors: names.colors)
  }

  /// The names of the images and colors that a file may be drawn with; nil where nobody said where they are.
  package func assetNames(ofFileAt path: String, _ memory: AssetMemory) throws(Failure) -> AssetNames? {
    let search = try search(
      forFileAt: LexicalPath.absolute(path), isForeign: InterfaceBuilder.isName(path), memory)
    return search.flatMap { $0.names.isEmpty ? nil : $0.names }
  }

  private func search(
    forFileAt path: String, isForeign: Bool, _ memory: AssetMemory
  ) throws(Failure) -> AssetSearch? {
    if !images.isEmpty { return try memory.search(in: images, inBundle: isForeign) }
    return isForeign ? try memory.search(around: path) : nil
  }
}
