import ArgumentParser
import ScenePlatform
import InterfaceBuilder
import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneRuntime
import SceneSyntax
import SceneUI

struct FormatCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write scenes in their canonical form, and take the noise out of Xcode's files.",
    discussion: Manual.discussion(
      """
      Indents by two spaces, puts attributes into the order in which classes declare them, wraps long tags, closes \
      empty elements, keeps one blank line at most; comments, the order of elements and text stay as they are. What \
      a scene compiles to does not change. A file is replaced as a whole, and only where its form changes. Where \
      one cannot be read or is no XML, none is changed. A directory stands for every scene, storyboard and xib below \
      it, hidden ones aside; what comes from standard input goes to standard output.

      In what Xcode wrote, only bytes that say nothing are touched: line ends, white space between tags, \
      'systemVersion', coordinates of frames that an error of arithmetic has put beside a pixel, and the order of \
      dependencies and resources. All else stays as it is, to the byte.
      """,
      examples: [
        ("scenec format Clock.scene", "Format a file in place"),
        ("scenec format Scenes", "Format all scenes below a directory"),
        ("scenec format MyApp/Base.lproj/Main.storyboard", "Take the noise out of what Xcode wrote"),
        ("scenec format --check Scenes", "Name the files that are not formatted, and fail if there are any"),
        ("scenec format --diff Scenes", "Show what would be changed"),
        ("scenec format - < Clock.scene", "Format what an editor holds"),
      ]))

  @Argument(
    help: ArgumentHelp("Scenes, storyboards, xibs, directories, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scene", "storyboard", "xib"]))
  var files: [String]

  @Flag(help: "Change nothing, and print the names of files that are not formatted: exit 1 if there are any.")
  var check = false
  @Flag(help: "Change nothing, and print what would be changed, as 'patch' reads it.")
  var diff = false
  @OptionGroup(title: "Xcode's files") var documents: DocumentOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard files.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("Standard input can be read only once: '-' is given more than once.")
    }
  }

  func execute() throws -> ExitStatus {
    let search = SceneSearch(files)
    let options = try documents.options(limits: limits.limits)
    let results = format(search.files, options)
    let failures =
      search.problems.map { Failure($0.message, .cannotRead) } + results.compactMap(\.failure)
    let findings = results.flatMap(\.findings)
    for failure in failures { StandardStreams.report(failure.message) }
    StandardStreams.printError(output.renderer(for: STDERR_FILENO).render(findings))
    let status = max(findings.hasErrors ? .findings : .success, failures.map(\.status).max() ?? .success)
    if check || diff { return max(status, try show(results)) }
    return status == .success ? try write(results) : status
  }

  /// What became of one file.
  private struct Formatting: Sendable {
    var path: String
    var source: SourceText?
    /// nil where it could not be formatted.
    var text: [UInt8]?
    var findings: [Diagnostic] = []
    var failure: Failure?

    var isChanged: Bool { text != nil && text != source?.bytes }
  }

  private func format(_ files: [SceneSearch.Found], _ options: InterfaceBuilder.FormattingOptions)
    -> [Formatting]
  {
    let progress = ProgressBar(total: files.count)
    defer { progress?.erase() }
    var formatter = SceneFormatter(vocabulary: Registry.library.vocabulary, limits: limits.limits)
    formatter.documentOptions = options
    let (input, settled) = (input, formatter)
    return files.concurrentMap { file in
      defer { progress?.advance() }
      do throws(ReadError) {
        let source = try input.read(file.path, limits: settled.limits, origin: file.origin)
        let (text, findings) = settled.format(source)
        return Formatting(path: file.path, source: source, text: text, findings: findings)
      } catch {
        guard case .tooLarge(let finding) = error else {
          return Formatting(path: file.path, failure: Failure(error))
        }
        return Formatting(path: file.path, findings: [finding])
      }
    }
  }

  private func show(_ results: [Formatting]) throws(Failure) -> ExitStatus {
    let changed = results.filter(\.isChanged)
    for result in changed {
      let path = input.displayPath(result.path)
      if check { try StandardStreams.print(path.printable + "\n") }
      guard diff, let source = result.source, let text = result.text else { continue }
      try StandardStreams.print(UnifiedDiff.text(path: path, from: source.bytes, to: text))
    }
    return check && !changed.isEmpty ? .findings : .success
  }

  private func write(_ results: [Formatting]) throws(Failure) -> ExitStatus {
    for result in results {
      guard let text = result.text else { continue }
      if result.path == "-" {
        try StandardStreams.print(text)
      } else if result.isChanged {
        try FileOutput.write(text, to: result.path)
      }
    }
    return .success
  }
}
