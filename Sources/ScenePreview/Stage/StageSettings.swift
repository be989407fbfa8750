import InterfaceBuilder
import SceneAnalysis
import SceneFiles
import SceneResources
import SceneUI
import SceneValues

package struct StageSettings {
  /// The size of the window in points, or nil for the size of the scene's view.
  package var size: Size?
  package var style = InterfaceStyle.light
  package var idiom = Idiom.phone
  /// The locale of the texts, or nil for the scene's own texts.
  package var locale: String?
  /// The directories of images and colors. If empty, those of Xcode files are searched in their project.
  package var images: [String] = []
  /// The number of pixels per point, or nil for the default.
  package var scale: Double?
  /// Whether the names of classes without code are also drawn on views with content.
  package var showsClassNames = false

  package init() {}

  /// Returns a stage for a file.
  ///
  /// - Parameters:
  ///   - names: The original names in the file.
  ///   - vocabulary: The known classes of the app.
  ///   - memory: The cache of images and colors.
  /// - Returns: A new stage.
  /// - Throws: `Failure` if a directory of images and colors cannot be read.
  package func stage(
    for names: WrittenNames, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = Stage(style: style, idiom: idiom, locale: locale, size: size, vocabulary: vocabulary)
    stage.context.coversContentWithClassNames = showsClassNames
    if let assets = try assets(names, memory) { stage.takeAssets(assets, scale: scale) }
    return stage
  }

  /// Returns the assets of the specified directories. Otherwise, an Xcode file uses the assets of its
  /// project.
  private func assets(_ names: WrittenNames, _ memory: AssetMemory) throws(Failure) -> ProgramAssets? {
    let path = LexicalPath.absolute(names.file)
    let search = try search(forFileAt: path, isForeign: names.isForeign, memory)
    guard search != nil || !names.colors.isEmpty else { return nil }
    let found: AssetSearch = if let search { search } else { try AssetSearch(in: []) }
    return ProgramAssets(found, nextTo: LexicalPath.directory(of: path), otherColors: names.colors)
  }

  /// Returns the names of the images and colors that a file may use, or nil if no location is known.
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
