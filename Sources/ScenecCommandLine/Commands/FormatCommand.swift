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
import SceneValues

struct FormatCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format scene files, and remove noise from Xcode files.",
    discussion: Manual.discussion(
      """
      Formats scene files: indents elements by two spaces, sorts attributes in the order of the class \
      declarations, wraps long tags, closes empty elements, and keeps at most one consecutive blank line. \
      Comments, text, the order of elements, and the compiled scene do not change. A file is replaced only \
      if its format changes. If any file cannot be read or is not well-formed XML, no file is changed. In a \
      directory, formats all scene files, storyboards, and xibs except hidden ones. If the input is standard \
      input, the result is written to standard output.

      In Xcode files, changes only content that has no effect: line endings, white space between tags, \
      'systemVersion', frames with rounding errors, and the order of dependencies and resources.
      """,
      examples: [
        ("scenec format Clock.scene", "Format a file in place"),
        ("scenec format Scenes", "Format all files in a directory"),
        ("scenec format MyApp/Base.lproj/Main.storyboard", "Remove noise from a storyboard"),
        ("scenec format --check Scenes", "List unformatted files, and fail if there are any"),
        ("scenec format --diff Scenes", "Show the changes as a diff"),
        ("scenec format - < Clock.scene", "Format standard input"),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The scene files, storyboards, xibs, or directories to format. Use '-' for standard input.
      """, valueName: "file"),
    completion: .file(extensions: ["scene", "storyboard", "xib"]))
  var files: [String]

  @Flag(
    help: """
      List the unformatted files without modifying any files. The exit status is 1 if any file is \
      unformatted.
      """)
  var check = false
  @Flag(help: "Print the changes as a unified diff without modifying any files.")
  var diff = false
  @OptionGroup(title: "Xcode files") var documents: DocumentOptions
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
    let diagnostics = results.flatMap(\.diagnostics)
    for failure in failures { StandardStreams.report(failure) }
    StandardStreams.printError(output.renderer(for: STDERR_FILENO).render(diagnostics))
    let status = max(
      diagnostics.hasErrors ? .diagnostics : .success, failures.map(\.status).max() ?? .success)
    if check || diff { return max(status, try show(results)) }
    return status == .success ? try write(results) : status
  }

  private struct Formatting: Sendable {
    var path: String
    var origin: OpenedFile.Origin
    var source: SourceText?
    var text: [UInt8]?
    var diagnostics: [Diagnostic] = []
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
    let (input, configured) = (input, formatter)
    return files.concurrentMap { file in
      defer { progress?.advance() }
      do throws(ReadError) {
        let source = try input.read(file.path, limits: configured.limits, origin: file.origin)
        let (text, diagnostics) = configured.format(source)
        return Formatting(
          path: file.path, origin: file.origin, source: source, text: text, diagnostics: diagnostics)
      } catch {
        guard case .tooLarge(let diagnostic) = error else {
          return Formatting(path: file.path, origin: file.origin, failure: Failure(error))
        }
        return Formatting(path: file.path, origin: file.origin, diagnostics: [diagnostic])
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
    return check && !changed.isEmpty ? .diagnostics : .success
  }

  private func write(_ results: [Formatting]) throws(Failure) -> ExitStatus {
    let rewritten = RewrittenFiles(results.map(\.path))
    let separated = SeparatedNames(results.lazy.filter(\.isChanged).map(\.path))
    var replaced: [String] = []
    var status = ExitStatus.success
    for result in results {
      guard let text = result.text, let source = result.source else { continue }
      if result.path == "-" {
        try StandardStreams.print(text)
      } else if result.isChanged, !rewritten.isLinkToOther(result.path) {
        do throws(Failure) {
          try FileOutput.write(
            text, to: result.path, result.origin, replacing: .contents(source.bytes))
          replaced.append(result.path)
        } catch {
          StandardStreams.report(error)
          status = max(status, error.status)
        }
      }
    }
    separated.warn(about: replaced)
    return status
  }
}
