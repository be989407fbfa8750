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
    abstract: "Lay out scenes and print each view's frame, or compare with the frames that files say.",
    discussion: Manual.discussion(
      """
      Takes scenes, Xcode's storyboards and xibs, compiled files, and directories that hold some. Each scene is laid out \
      by itself, as it is in a program: on the screen of the device that the file names, or that is asked for, below the \
      bars of the containers that hold it. A frame is in the superview's coordinates; an id is the one that the file \
      writes. Views that have no id are shown, too; constraints that Xcode takes out when it compiles the file hold here, \
      as on its canvas.

      With '--verify', frames are compared with those that the file says, and only what differs by more than half a point \
      is printed, in groups: what hangs on the width or height of text ('differs by text alone'), what hangs on a font \
      or a symbol of the system's that nobody here knows ('font or symbol not at hand'), what Xcode itself calls 'misplaced' \
      or 'ambiguous', what the file's own constraints contradict ('stale'), or what such a view has moved, and what 'differs' otherwise, each with its cause: a class of the program's ('custom class') or an image that is not at \
      hand, or 'layout'. Then follows how many views agree, without those that hang on such a font or symbol.

      In JSON, each view has 'id', 'element', 'scene', 'frame', 'saved' (the file's own frame), 'difference' (of the number \
      that differs most, in points) and, with '--verify', 'cause', which is null where frames agree. Of several files, \
      'file' says which one.

      Ends with status 1 where a file cannot be laid out, or, with '--verify', where a view 'differs' (not for what \
      differs by text alone or by a font or symbol, nor for what is misplaced, ambiguous or stale), and with 66 where one \
      cannot be read.
      """,
      examples: [
        ("scenec layout Clock.scene --device iphone-16", "Print the frames on a device"),
        (
          "scenec layout Main.storyboard --scene BYZ-38-t0r --size 320x568",
          "Lay out one scene in another size"
        ),
        (
          "scenec layout Main.storyboard --device ipad --orientation landscape --json",
          "Print frames for a program"
        ),
        ("scenec layout App --verify", "Compare with what Xcode saved, in all files below a directory"),
        (
          "scenec layout Clock.scene --size 390x844 --safe-area 47,0,34,0 --locale ar",
          "Lay it out in Arabic, below a notch"
        ),
      ]))

  @OptionGroup var selection: FileOptions
  @Option(
    help: ArgumentHelp(
      "The id of the scene's controller, or of a view of a xib. By default, all.", valueName: "id"))
  var scene: String?
  @OptionGroup var screen: ScreenOptions
  @Option(
    help: ArgumentHelp(
      """
      Where the images that scenes name lie: views may be as large as these. Without it, those of storyboards and xibs are \
      looked for in all of their project.
      """, valueName: "directory"),
    completion: .directory)
  var images: String?
  @Flag(help: "Print JSON.")
  var json = false
  @Flag(help: "Compare with the frames that files say, and fail where they differ.")
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
    var settings = screen.settings
    settings.stage.images = images.map { [$0] } ?? []
    let reader = LayoutReader(
      program: program, settings: settings, memory: memory, limits: limits, input: input, output: printing)
    var files: [LaidOutFile] = []
    var withoutScene: [Failure] = []
    for found in search.files {
      do {
        switch try reader.layout(found.path, found.origin, scene: scene, explains: verify) {
        case .laidOut(let file):
          for conflict in file.conflicts { StandardStreams.warn("\(file.path): \(conflict)") }
          for failure in file.failures { StandardStreams.report(failure.message) }
          if !file.failures.isEmpty { status = max(status, .findings) }
          files.append(file)
        case .faulty: status = max(status, .findings)
        case .foreign(let why):
          guard found.origin == .found else { throw Failure("Cannot lay out: \(why)", .unusable) }
          StandardStreams.remark("Left out: \(why)")
        }
      } catch {
        guard let failure = Failure(error), search.files.count > 1, failure.status != .internalError else {
          throw error
        }
        // One that cannot be laid out takes none of the others with it.
        if failure.kind == .request, scene != nil {
          withoutScene.append(failure)
        } else {
          StandardStreams.report(failure.message)
          status = max(status, failure.status)
        }
      }
    }
    if files.isEmpty, let failure = withoutScene.first { throw failure }
    if search.files.isEmpty, status == .success {
      StandardStreams.warn("There are no scenes, storyboards or xibs: nothing was laid out")
    }
    let verification = LayoutVerification(files)
    let report = LayoutReport(files, namingFiles: search.files.count > 1)
    if json {
      try StandardStreams.print(report.json)
    } else {
      try StandardStreams.print(verify ? verification.text : report.frames)
    }
    return verify && verification.hasDifferences ? max(status, .findings) : status
  }
}
