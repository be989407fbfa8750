import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneFiles
import SceneMap
import ScenePreview
import SceneResources
import SceneSyntax
import SceneValues

/// Reads files for a map and draws pictures of their scenes.
struct MapReader {
  let program: HostProgram
  let look: StageSettings
  let pseudo: [PseudoLocale]
  let scenes: SceneInput
  private let memory = AssetMemory()

  init(program: HostProgram, look: StageSettings, pseudo: [PseudoLocale], scenes: SceneInput) {
    self.program = program
    self.look = look
    self.pseudo = pseudo
    self.scenes = scenes
  }

  struct File {
    let path: String
    let locales: [String]
    fileprivate let drawn: DrawnFile
    fileprivate let outline: StoryboardOutline
    fileprivate let analysis: Analysis?
  }

  /// Reads a file. The result contains no file if the input is empty or has errors. Errors are printed.
  func read(_ path: String, _ origin: OpenedFile.Origin) throws -> (file: File?, status: ExitStatus) {
    let name = scenes.input.displayPath(path)
    let source = try CompiledInput.whole(
      scenes.input.read(path, limits: CompiledInput.limits, origin: origin))
    let isCompiled = Archive.isArchive(source.bytes)
    let analysis =
      isCompiled
      ? scenes.compiler.analysis(of: try CompiledInput.open(source), path: name)
      : try scenes.analysis(of: source, assets: try look.assetNames(ofFileAt: name, memory))
    guard
      let bytes = isCompiled
        ? source.bytes : try scenes.compile(analysis, pseudo: pseudo, printing: DrawingDiagnostics.contains),
      let outline = analysis.outline
    else { return (nil, .diagnostics) }
    guard !outline.scenes.isEmpty else {
      StandardStreams.remark("'\(name)' does not contain scenes or views")
      return (nil, .success)
    }
    let drawn = isCompiled ? DrawnFile(compiled: bytes, path: name) : DrawnFile(bytes, of: analysis)
    // Links are shown even if no pictures can be drawn.
    let locales = (try? drawn.locales(vocabulary: program.vocabulary, memory)) ?? []
    return (
      File(
        path: name, locales: locales, drawn: drawn, outline: outline, analysis: isCompiled ? nil : analysis),
      .success
    )
  }

  func input(
    of file: File, on screen: LayoutSettings, _ problems: inout MapProblems
  ) throws -> SceneMap.Input {
    SceneMap.Input(
      path: file.path, outline: file.outline, source: file.analysis?.source,
      pictures: try pictures(of: file, on: screen, &problems))
  }

  private func pictures(
    of file: File, on screen: LayoutSettings, _ problems: inout MapProblems
  ) throws -> [LayeredPicture?] {
    let none = [LayeredPicture?](repeating: nil, count: file.outline.scenes.count)
    let names = file.drawn.names
    do throws(Failure) {
      try names.checkFrames()
    } catch {
      return none
    }
    let stage = try file.drawn.stage(screen, vocabulary: program.vocabulary, memory)
    let pictures: [LayeredPicture?] = try stage.all(in: file.drawn.bytes, names).map { result in
      switch result {
      case .success(let picture): return picture
      case .failure(let problem):
        problems.report(problem)
        return nil
      }
    }
    for image in stage.unreadableImages {
      problems.warn(of: image, at: file.analysis.map(image.place) ?? file.path)
    }
    // In a nib, an object whose class is unknown might not be a view.
    guard pictures.count == none.count else { return none }
    for failure in stage.failures { problems.report(Failure(names.describe(failure), .unusable)) }
    return pictures
  }
}
