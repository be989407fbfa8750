import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneSyntax

/// Reads files for a map: what they say, and what their scenes look like.
struct MapReader {
  private let program: ProgramOptions.Program
  private let look: PictureOptions
  private let scenes: SceneInput

  init(
    program: ProgramOptions.Program, look: PictureOptions, scenes: (ProgramOptions.Program) -> SceneInput
  ) {
    self.program = program
    self.look = look
    self.scenes = scenes(program)
  }

  /// - Returns: nil for what is not on a map: a file with errors, which have been printed, and a nib.
  func read(_ path: String) throws -> (input: SceneMap.Input?, status: ExitStatus) {
    let name = scenes.input.displayPath(path)
    let source = try scenes.input.read(path, limits: CompiledInput.limits)
    let isCompiled = Archive.isArchive(source.bytes)
    guard let bytes = isCompiled ? source.bytes : try scenes.compile(source, sourceMap: .included()) else {
      return (nil, .findings)
    }
    let text =
      isCompiled ? SourceText(path: name, Decompiler.scene(of: try CompiledInput.open(source))) : source
    guard let outline = scenes.compiler.outline(of: text) else { return (nil, .findings) }
    guard !outline.isNib else {
      StandardStreams.remark("'\(name)' is a nib, and has no scenes")
      return (nil, .success)
    }
    let stage = try look.stage(vocabulary: program.vocabulary)
    let storyboard = try stage.open(bytes, named: name)
    var problems: [Failure] = []
    let pictures = outline.scenes.indices.map { scene -> LayeredPicture? in
      do throws(Failure) {
        return try stage.picture(of: scene, in: storyboard, named: name)
      } catch {
        problems.append(error)
        return nil
      }
    }
    problems += stage.failures.map { Failure("\($0)", .findings) }
    // A scene may be drawn in others, too.
    var told: Set<String> = []
    for problem in problems where told.insert(problem.message).inserted {
      StandardStreams.report(problem.message)
    }
    let status = problems.map(\.status).max() ?? .success
    return (
      SceneMap.Input(
        path: name, outline: outline, source: isCompiled ? nil : source, pictures: pictures), status
    )
  }
}
