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
  package var locale: String?
  package var timeZone: TimeZone?
  /// The directories to search for images and colors. If empty, the project that contains an Xcode file is searched.
  package var images: [String] = []
  package var scale: Double?
  /// Whether to draw the names of classes whose code is unavailable, even over the content of their views.
  package var showsClassNames = false

  package init() {}

  package func stage(
    for names: WrittenNames, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = Stage(style: style, idiom: idiom, locale: locale, size: size, vocabulary: vocabulary)
    if let timeZone { stage.context.timeZone = timeZone }
    stage.context.coversContentWithClassNames = showsClassNames
    if let assets = try assets(names, memory) { stage.takeAssets(assets, scale: scale) }
    return stage
  }

  /// Returns the assets in the specified directories or, if none are specified, in an Xcode file's project.
  private func assets(_ names: WrittenNames, _ memory: AssetMemory) throws(Failure) -> ProgramAssets? {
    let path = LexicalPath.absolute(names.file)
    let search = try search(
      forFileAt: path, isForeign: names.isForeign, isImported: !names.imageSizes.isEmpty, memory)
    guard search != nil || !names.colors.isEmpty else { return nil }
    let found: AssetSearch = if let search { search } else { try AssetSearch(in: []) }
    return ProgramAssets(found, nextTo: LexicalPath.directory(of: path), otherColors: names.colors)
  }

  package func assetNames(ofFileAt path: String, _ memory: AssetMemory) throws(Failure) -> AssetNames? {
    let search = try search(
      forFileAt: LexicalPath.absolute(path), isForeign: InterfaceBuilder.isName(path), memory)
    return search.flatMap { $0.names.isEmpty ? nil : $0.names }
  }

  /// Returns the images for a file. In files that were imported from Xcode, images are named as in a bundle.
  private func search(
    forFileAt path: String, isForeign: Bool, isImported: Bool = false, _ memory: AssetMemory
  ) throws(Failure) -> AssetSearch? {
    if !images.isEmpty { return try memory.search(in: images, inBundle: isForeign || isImported) }
    return isForeign ? try memory.search(around: path) : nil
  }
}
