import ArgumentParser
import InterfaceBuilder
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneFiles
import ScenePlatform
import ScenePreview
import SceneValues

struct LayoutCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the frames of views, or compare them with the saved frames.",
    discussion: Manual.discussion(
      """
      Lays out scene files, storyboards, xibs, and compiled scenes, or all such files in a directory. Each \
      scene is laid out separately, as in an app: on the specified screens or, by default, on the device in \
      the file, and below the bars of its containers. As in Xcode, containers in other files have no \
      effect. Frames use the superview's coordinate system. Views without ids are included. Constraints that \
      Xcode removes at build time are active, as on Xcode's canvas.

      With '--verify', the computed frames are compared with the saved frames. Differences of more than 0.5 \
      points are grouped by cause: 'differs only in text', 'font or symbol not available', 'misplaced' and \
      'ambiguous' (both marked by Xcode), 'stale' (the saved frames contradict the constraints), or \
      'differs' (because of a custom class, an image, or the layout). The summary at the end counts the \
      views whose frames agree, excluding views with missing fonts or symbols.

      In the JSON output, each view has the keys 'id', 'element', 'scene', 'frame', 'saved', 'difference' \
      (the largest difference between corresponding values of the two frames, in points), and, with \
      '--verify', 'cause', which is null if the frames agree. If there are multiple files, 'file' is the \
      path. If there are multiple screens, 'screen' is the screen's name, or null for the file's own screen.

      The exit status is 1 if a file cannot be laid out or, with '--verify', if a view differs because of a \
      custom class, an image, or the layout. The exit status is 66 if a file cannot be read.
      """,
      examples: [
        ("scenec layout Clock.scene --device iphone-16", "Print the frames on a device"),
        (
          "scenec layout Main.storyboard --scene BYZ-38-t0r --size 320x568",
          "Lay out one scene at a different size"
        ),
        (
          "scenec layout Main.storyboard --device ipad --orientation landscape --json",
          "Print the frames as JSON"
        ),
        ("scenec layout App --verify", "Check the saved frames in all files in a directory"),
        (
          "scenec layout Clock.scene --size 390x844 --safe-area 47,0,34,0 --locale ar",
          "Lay out in Arabic, with a safe area"
        ),
      ]))

  @OptionGroup var selection: FileOptions
  @Option(
    help: ArgumentHelp(
      """
      The scene to lay out, specified by the id of its view controller or, in a xib, of a view. Default: all \
      scenes.
      """, valueName: "id"))
  var scene: String?
  @OptionGroup var screens: ScreenListOptions
  @Option(
    help: ArgumentHelp(
      """
      A directory that contains the images used by scenes. The sizes of these images affect layout. For \
      storyboards and xibs, the default is the entire Xcode project.
      """, valueName: "directory"),
    completion: .directory)
  var images: String?
  @Flag(help: "Print the output as JSON.")
  var json = false
  @Flag(help: "Compare the computed frames with the saved frames, and fail if they differ.")
  var verify = false
  @OptionGroup var program: ProgramOptions
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func execute() throws -> ExitStatus {
    let program = try program.read()
    let search = try selection.search()
    for problem in search.problems { StandardStreams.report(problem.message) }
    var status = search.problems.isEmpty ? ExitStatus.success : .unreadable
    let memory = AssetMemory()
    var settings = screens.common.settings
    settings.stage.images = images.map { [$0] } ?? []
    let matrix = try screens.matrix(settings)
    let reader = LayoutReader(
      program: program, matrix: matrix, images: settings.stage, memory: memory, limits: limits, input: input,
      output: printing)
    var files: [LaidOutFile] = []
    var withoutScene: [Failure] = []
    for found in search.files {
      do {
        switch try reader.layout(found.path, found.origin, scene: scene, explains: verify) {
        case .laidOut(let laidOut):
          for file in laidOut {
            for conflict in file.conflicts {
              StandardStreams.warn(
                lines: "\(file.title.printable): \(conflict)".split(separator: "\n").map(String.init))
            }
            for failure in file.failures { StandardStreams.report(failure) }
            if !file.failures.isEmpty { status = max(status, .diagnostics) }
          }
          files += laidOut
        case .faulty: status = max(status, .diagnostics)
        case .foreign(let why):
          guard found.origin == .found else { throw Failure("Cannot lay out: \(why)", .unusable) }
          StandardStreams.remark("Skipped: \(why)")
        }
      } catch {
        guard let failure = Failure(error), search.files.count > 1, failure.status != .internalError else {
          throw error
        }
        if failure.kind == .request, scene != nil {
          withoutScene.append(failure)
        } else {
          StandardStreams.report(failure)
          status = max(status, failure.status)
        }
      }
    }
    if files.isEmpty, let failure = withoutScene.first { throw failure }
    if search.files.isEmpty, status == .success {
      StandardStreams.warn("No scene files, storyboards or xibs were found: nothing was laid out")
    }
    let verification = LayoutVerification(files)
    let report = LayoutReport(
      files, namingFiles: search.files.count > 1, namingScreens: matrix.hasSeveralScreens)
    if json {
      try StandardStreams.print(report.json)
    } else {
      try StandardStreams.print(verify ? verification.text : report.frames)
    }
    return verify && verification.hasDifferences ? max(status, .diagnostics) : status
  }
}
