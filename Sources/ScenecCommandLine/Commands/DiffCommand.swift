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
    abstract: "Show the differences between two versions of a scene.",
    discussion: Manual.discussion(
      """
      Prints the scenes, objects, connections, and values that were added, removed, moved, or changed. \
      Locations refer to the new version or, for removed items, to the old version. Objects match if they \
      have the same id. Objects without ids match if their positions and contents are similar. Formatting, \
      comments, the order of attributes and connections, and Xcode metadata are ignored.

      Each version can be a scene file, storyboard, xib, or compiled scene. Two directories are compared \
      file by file. If only one version is a storyboard or xib, and the other one was imported from it, the \
      ids that 'scenec import' creates are not differences. Use /dev/null in place of a file that does not \
      exist. The exit status is 0 if there are no differences, and 1 if there are differences or a file has \
      errors.
      """,
      examples: [
        ("scenec diff Old.scene New.scene", "Show the differences"),
        ("scenec diff Main~1.storyboard Main.storyboard --json", "Show the differences as JSON"),
        ("scenec diff Released/Scenes Scenes", "Compare the files of two directories"),
        ("git show HEAD:Clock.scene | scenec diff - Clock.scene", "Show uncommitted changes"),
        (
          "git config diff.scenec.command 'f() { scenec diff --name \"$1\" \"$2\" \"$5\" || test $? = 1; }; f'",
          "Use scenec in 'git diff' for files with diff=scenec in .gitattributes"
        ),
      ]))

  @Argument(
    help: ArgumentHelp("The old version: a file, a directory, or '-' for standard input.", valueName: "old"),
    completion: .file(extensions: ["scene", "storyboard", "xib", "scenec"]))
  var old: String
  @Argument(
    help: ArgumentHelp("The new version: a file, a directory, or '-' for standard input.", valueName: "new"),
    completion: .file(extensions: ["scene", "storyboard", "xib", "scenec"]))
  var new: String

  @Flag(help: "Print the output as JSON.")
  var json = false
  @Option(
    help: ArgumentHelp(
      """
      The file name to print for both versions. Intended for tools that pass temporary copies.
      """, valueName: "path"))
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
        guard let before = try version(at: pair.old, or: pair.new, by: compiler),
          let after = try version(at: pair.new, or: pair.old, by: compiler)
        else {
          status = max(status, .diagnostics)
          continue
        }
        changes += SceneComparison.changes(
          from: before.tree(comparedTo: after), to: after.tree(comparedTo: before))
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure)
        status = max(status, failure.status)
      }
    }
    try StandardStreams.print(
      json
        ? ChangeDocument(changes: changes).text
        : ChangeReport(color: printing.color.applies(to: STDOUT_FILENO)).text(of: changes))
    return max(status, changes.isEmpty ? .success : .diagnostics)
  }

  private func version(
    at path: String?, or other: String?, by compiler: SceneCompiler
  ) throws -> ComparedVersion? {
    guard let path, path != "/dev/null" else {
      return ComparedVersion(.empty(path: name ?? other ?? ""))
    }
    let source = try input.read(path, limits: CompiledInput.limits, origin: .named)
    let analysis =
      Archive.isArchive(source.bytes)
      ? compiler.analysis(of: try CompiledInput.scene(source), path: name ?? source.path)
      : compiler.analysis(of: SourceText(path: name ?? source.path, bytes: source.bytes))
    let (tree, diagnostics) = analysis.comparable
    StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(diagnostics))
    return tree.map { ComparedVersion($0, of: analysis) }
  }
}
