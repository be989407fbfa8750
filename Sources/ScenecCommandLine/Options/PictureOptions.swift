import ArgumentParser
import SceneUI
import SceneValues

/// How scenes look when they are drawn.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size of the window in points. By default, what the scene's view was written for, or 320x480.",
      valueName: "width>x<height"))
  var size: PictureSize?
  @Option(help: "What system colours look like.")
  var style = InterfaceStyle.light
  @Option(
    help: ArgumentHelp(
      """
      Where the images that scenes name lie as PNG or JPEG files, in asset catalogues (.xcassets) or by themselves, and \
      colours in catalogues. Without it, those of storyboards and xibs are looked for in all of their project, and names \
      of others' stand for them.
      """,
      valueName: "directory"),
    completion: .directory)
  var images: String?
  @Option(
    help: ArgumentHelp(
      "Pixels for a point: which of an image's files is taken. By default, 2.", valueName: "number"))
  var scale: Double?
  @Option(help: "The kind of device.")
  var idiom = Idiom.phone
  @Option(
    help: ArgumentHelp(
      "The locale of its texts, where there are translations of them. By default, what the scene itself says.",
      valueName: "locale"))
  var locale: String?

  func validate() throws {
    if let scale, !scale.isFinite || scale <= 0 { throw ValidationError("'--scale' must be more than 0.") }
  }

  /// - Parameter mayBeForeign: whether images may be looked for without being told where.
  func checkScale(mayBeForeign: Bool) throws {
    guard images != nil || scale == nil || mayBeForeign else {
      throw ValidationError("'--scale' chooses among images: say with '--images' where they are.")
    }
  }

  /// A place to show what is in a file.
  ///
  /// - Parameters:
  ///   - names: what the file calls its things.
  ///   - vocabulary: what is known of the program's classes.
  func stage(
    for names: WrittenNames, vocabulary: Vocabulary, _ memory: AssetMemory
  ) throws(Failure) -> Stage {
    let stage = Stage(style: style, idiom: idiom, locale: locale, size: size, vocabulary: vocabulary)
    if let assets = try assets(names, memory) { stage.takeAssets(assets, scale: scale) }
    return stage
  }

  /// Those of the directory that was said; or, as Xcode's files are part of a project, of that.
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

extension InterfaceStyle: ExpressibleByArgument {}
extension Idiom: ExpressibleByArgument {}
