import InterfaceBuilder
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneFiles
import ScenePreview
import SceneResources
import SceneValues

struct LayoutReader {
  let program: HostProgram
  let matrix: ScreenMatrix
  let images: StageSettings
  let memory: AssetMemory
  let limits: LimitOptions
  let input: InputOptions
  let output: OutputOptions

  enum Result {
    case laidOut([LaidOutFile])
    /// The file has errors that prevent layout. The errors have been printed.
    case faulty
    case foreign(String)
  }

  func layout(_ path: String, _ origin: OpenedFile.Origin, scene: String?, explains: Bool) throws -> Result {
    let source = try CompiledInput.whole(
      input.read(path, limits: CompiledInput.limits, origin: origin))
    if CompiledNib.isNib(source.bytes) {
      throw Failure("Cannot lay out '\(source.path)': the file was compiled by Apple's tools", .cannotRead)
    }
    if Archive.isArchive(source.bytes) {
      let drawn = DrawnFile(compiled: source.bytes, path: source.path)
      return .laidOut(try layout(drawn, drawn.canvas, scene, explains: explains))
    }
    let scenes = SceneInput(
      program: program, limits: limits, input: input, output: output, isForCanvas: true)
    let analysis = try scenes.analysis(
      of: source, assets: try images.assetNames(ofFileAt: source.path, memory))
    if let tree = analysis.foreignTree {
      if InterfaceBuilder.isForMac(tree) {
        return .foreign("\(path) is for macOS, whose layout is not supported")
      }
      if InterfaceBuilder.isForWatch(tree) { return .foreign("\(path) is for watchOS, which has no frames") }
      if InterfaceBuilder.isForTV(tree) {
        if explains { return .foreign("\(path) is for tvOS, whose screens are not supported") }
        StandardStreams.remarkOnPlatform(of: analysis, at: path)
      }
    }
    let compiled = try scenes.compile(analysis, pseudo: matrix.pseudoLocales) { $0.severity == .error }
    guard let bytes = compiled else { return .faulty }
    let canvas =
      analysis.foreignTree.map(InterfaceBuilder.savedLayout) ?? SavedLayout(importedIn: analysis)
    return .laidOut(try layout(DrawnFile(bytes, of: analysis), canvas, scene, explains: explains))
  }

  private func layout(
    _ file: DrawnFile, _ canvas: SavedLayout, _ scene: String?, explains: Bool
  ) throws -> [LaidOutFile] {
    let locales = matrix.usesAllLocales ? try file.locales(vocabulary: program.vocabulary, memory) : []
    return try matrix.screens(locales: locales).map { screen in
      let stage = LayoutStage(
        screen.settings, names: file.names, canvas: canvas, vocabulary: program.vocabulary, memory)
      var laidOut = try stage.layout(file.bytes, scene, explains: explains)
      laidOut.screen = screen.name
      return laidOut
    }
  }
}
