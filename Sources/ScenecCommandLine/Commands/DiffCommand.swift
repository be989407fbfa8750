import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneDiff
import SceneFiles
import SceneSyntax

struct DiffCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what changed from one version of a scene to another.",
    discussion: Manual.discussion(
      """
      Prints what was added, removed, moved and changed, in terms of scenes, objects, connections and what they say, \
      not of lines; each with its place in NEW, or in OLD for what was removed. Objects are the same if they have the \
      same id, and those without one if they are, say and hold much the same. Formatting, comments, the order of \
      attributes and connections, and what Xcode notes for itself make no difference.

      Takes scenes, storyboards, xibs and compiled files; of two directories, the files of the same names below them. \
      /dev/null is a file that is not there. The status is 0 where nothing changed, and 1 where something did, or where \
      one of the files has errors.
      """,
      examples: [
        ("scenec diff Old.scene New.scene", "Tell what changed"),
        ("scenec diff Main~1.storyboard Main.storyboard --json", "Tell a program"),
        ("scenec diff Released/Scenes Scenes", "Compare all scenes below two directories"),
        ("git show HEAD:Clock.scene | scenec diff - Clock.scene", "Tell what is not committed yet"),
        (
          "git config diff.scenec.command 'f() { scenec diff --name \"$1\" \"$2\" \"$5\" || test $? = 1; }; f'",
          "Let git tell it so, of files that .gitattributes has diff=scenec for"
        ),
      ]))

  @Argument(
    help: ArgumentHelp("The old version: a file, a directory, or - for standard input.", valueName: "old"),
    completion: .file(extensions: ["scene", "storyboard", "xib", "scenec"]))
  var old: String
  @Argument(
    help: ArgumentHelp("The new version.", valueName: "new"),
    completion: .file(extensions: ["scene", "storyboard", "xib", "scenec"]))
  var new: String

  @Flag(help: "Print the changes for programs, as JSON.")
  var json = false
  @Option(
    help: ArgumentHelp("What to call both versions: for tools that hand over copies.", valueName: "path"))
  var name: String?
  @OptionGroup var program: ProgramOptions
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard old != "-" || new != "-" else {
      throw ValidationError("Standard input can be read only once: '-' is given more than once.")
    }
  }

  func execute() throws -> ExitStatus {
    let files = try ComparedFiles(old: old, new: new)
    for problem in files.problems { StandardStreams.report(problem) }
    var status = files.problems.isEmpty ? ExitStatus.success : .unreadable
    let compiler = try program.read().compiler(limits: limits.limits)
    var changes: [SceneChange] = []
    for pair in files.pairs {
      do {
        guard let before = try tree(of: pair.old, orOf: pair.new, by: compiler),
          let after = try tree(of: pair.new, orOf: pair.old, by: compiler)
        else {
          status = max(status, .findings)
          continue
        }
        changes += SceneComparison.changes(from: before, to: after)
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure.message)
        status = max(status, failure.status)
      }
    }
    try StandardStreams.print(
      json
        ? ChangeDocument(changes: changes).text
        : ChangeReport(color: printing.color.applies(to: STDOUT_FILENO)).text(of: changes))
    return max(status, changes.isEmpty ? .success : .findings)
  }

  /// What a file says; nil where it has errors, which are printed. One that is not there is called by the other's path.
  private func tree(
    of path: String?, orOf other: String?, by compiler: SceneCompiler
  ) throws -> ComparedTree? {
    guard let path, path != "/dev/null" else { return .empty(path: name ?? other ?? "") }
    let source = try input.read(path, limits: CompiledInput.limits, origin: .named)
    let analysis =
      Archive.isArchive(source.bytes)
      ? compiler.analysis(of: try CompiledInput.scene(source), path: name ?? source.path)
      : compiler.analysis(of: SourceText(path: name ?? source.path, bytes: source.bytes))
    let (tree, findings) = analysis.comparable
    StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(findings))
    return tree
  }
}
