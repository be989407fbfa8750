import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneFiles
import SceneMap
import ScenePreview
import SceneSyntax
import SceneValues

/// Reads files for a map: what they say, and what their scenes look like.
struct MapReader {
  private let program: HostProgram
  private let look: StageSettings
  private let scenes: SceneInput
  private let memory = AssetMemory()

  init(
    program: HostProgram, look: StageSettings, scenes: (HostProgram) -> SceneInput
  ) {
    self.program = program
    self.look = look
    self.scenes = scenes(program)
  }

  /// - Returns: nil for what is not on a map: a file with errors, which have been printed, and one with nothing to see.
  func read(_ path: String, _ origin: OpenedFile.Origin) throws -> (
    input: SceneMap.Input?, status: ExitStatus
  ) {
    let name = scenes.input.displayPath(path)
    let source = try scenes.input.read(path, limits: CompiledInput.limits, origin: origin)
    let isCompiled = Archive.isArchive(source.bytes)
    let analysis =
      isCompiled
      ? scenes.compiler.analysis(of: try CompiledInput.open(source), path: name)
      : try scenes.analysis(of: source, assets: try look.assetNames(ofFileAt: name, memory))
    guard
      let bytes = isCompiled
        ? source.bytes : try scenes.compile(analysis, printing: DrawingFindings.contains),
      let outline = analysis.outline
    else { return (nil, .findings) }
    guard !outline.scenes.isEmpty else {
      StandardStreams.remark("'\(name)' holds neither scenes nor views")
      return (nil, .success)
    }
    let names = isCompiled ? WrittenNames(file: name) : WrittenNames(of: analysis)
    let (pictures, problems, unreadable) = try pictures(of: bytes, names, count: outline.scenes.count)
    // A scene may be drawn in others, too.
    var told: Set<String> = []
    for problem in problems where told.insert(problem.message).inserted {
      StandardStreams.report(problem.message)
    }
    for image in unreadable {
      StandardStreams.warn(image.message, at: isCompiled ? name : image.place(in: analysis))
    }
    let status = problems.map(\.status).max() ?? .success
    return (
      SceneMap.Input(
        path: name, outline: outline, source: isCompiled ? nil : source, pictures: pictures), status
    )
  }

  private func pictures(
    of bytes: [UInt8], _ names: WrittenNames, count: Int
  ) throws -> ([LayeredPicture?], [Failure], [UnreadableImage]) {
    do throws(Failure) {
      try names.checkFrames()
    } catch {
      // What leads where can be told without pictures.
      return (Array(repeating: nil, count: count), [], [])
    }
    let stage = try look.stage(for: names, vocabulary: program.vocabulary, memory)
    var problems: [Failure] = []
    let pictures: [LayeredPicture?] = try stage.all(in: bytes, names).map { result in
      switch result {
      case .success(let picture): return picture
      case .failure(let problem):
        problems.append(problem)
        return nil
      }
    }
    // What a class that nobody knows makes of a nib's object may be no view.
    guard pictures.count == count else {
      return (Array(repeating: nil, count: count), problems, stage.unreadableImages)
    }
    return (
      pictures, problems + stage.failures.map { Failure(names.describe($0), .unusable) },
      stage.unreadableImages
    )
  }
}
