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
  let settings: LayoutSettings
  let memory: AssetMemory
  let limits: LimitOptions
  let input: InputOptions
  let output: OutputOptions

  enum Result {
    case laidOut(LaidOutFile)
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
      let names = WrittenNames(file: source.path)
      return .laidOut(try stage(names, SavedLayout()).layout(source.bytes, scene, explains: explains))
    }
    let scenes = SceneInput(
      program: program, limits: limits, input: input, output: output, isForCanvas: true)
    let analysis = try scenes.analysis(
      of: source, assets: try settings.stage.assetNames(ofFileAt: source.path, memory))
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
    let pseudo = settings.stage.locale.flatMap { PseudoLocale($0) }
    let compiled = try scenes.compile(analysis, pseudo: pseudo.map { [$0] } ?? []) { $0.severity == .error }
    guard let bytes = compiled else { return .faulty }
    let names = WrittenNames(of: analysis)
    let canvas = analysis.foreignTree.map(InterfaceBuilder.savedLayout) ?? SavedLayout()
    return .laidOut(try stage(names, canvas).layout(bytes, scene, explains: explains))
  }

  private func stage(_ names: WrittenNames, _ canvas: SavedLayout) -> LayoutStage {
    LayoutStage(settings, names: names, canvas: canvas, vocabulary: program.vocabulary, memory)
  }
}
