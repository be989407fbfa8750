import ArgumentParser
import Dispatch
import ScenePlatform
import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneLSP
import ScenePreview
import SceneValues

struct LSPCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run the language server for editors.",
    discussion: Manual.discussion(
      """
      Runs a Language Server Protocol (LSP) server for scene files, storyboards, xibs, and related files. \
      The editor starts the server and communicates with it over standard input and output. For the open \
      folders, the server reports the same diagnostics as 'scenec validate', with the same configuration \
      (.scenec.yml), and takes unsaved changes into account. Editors.md describes the settings for each \
      editor.

      To write requests and response times to a file, use '--log'. For a description of the '--layout' \
      value, run 'scenec help validate'.
      """,
      examples: [
        ("scenec lsp", "Start the server, as an editor does"),
        ("scenec lsp --log /tmp/scenec.log", "Write a log file"),
        ("scenec lsp --classes Classes.json", "Use a class manifest instead of sources"),
        ("scenec lsp --no-rule unused-id", "Turn a rule off in the editor only"),
        ("scenec lsp --drafts", "Show unsaved changes in running apps"),
      ]))

  @OptionGroup var classes: ClassOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var images: ImageOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @Option(
    help: ArgumentHelp(
      "Append each request, with its result and duration, to this file.",
      valueName: "file"),
    completion: .file())
  var log: String?
  @Flag(
    help: """
      Store drafts of unsaved scene files in XDG_RUNTIME_DIR so that running apps can show them. The drafts \
      are readable only by the current user.
      """)
  var drafts = false
  @Flag(help: "Accepted for compatibility. The server always uses standard input and output.")
  var stdio = false

  @Flag(
    inversion: .prefixedNo,
    help: "Whether to show inlay hints with the sizes of views that have constraints.")
  var sizeHints = true

  /// The size of the largest file to lay out, in bytes. Layout would delay the diagnostics of larger files after a key press.
  private static let maxLaidOutBytes = 1 << 20

  func execute() throws -> ExitStatus {
    ClassOptions.describeLibraryAhead()
    let log = try self.log.map(ServerLog.init)
    let queue = DispatchQueue(label: "scenec.lsp.checks")
    var request = CheckRequest(classes: classes.manifests) { log?.write($0) }
    request.take(sources, images, layout, rules, configuration, limits)
    request.maxLaidOutBytes = Self.maxLaidOutBytes
    var setup = ServerSetup(
      request, showing: OffscreenLayout(), hintsSizes: sizeHints,
      // The server runs `scenec`, which starts the executable that serves pages.
      preview: [ProgramPath.file, "preview", "--port", "0", "--no-open", "--while-input"],
      findDraftDirectory: { () throws(Failure) in try DraftDirectory.folder() },
      version: Version.current,
      pagesDirectory: Self.pagesDirectory,
      log: { log?.write($0) },
      inBackground: { work in queue.async(execute: work) })
    let answers = DispatchQueue(label: "scenec.lsp.answers", attributes: .concurrent)
    setup.besideMessages = { work in answers.async(execute: work) }
    if drafts {
      do throws(Failure) { setup.draftDirectory = try DraftDirectory.folder() } catch {
        setup.notice = error.message
      }
    }
    let loop: ServerLoop
    do throws(SystemError) {
      loop = try ServerLoop(setup, input: STDIN_FILENO, output: STDOUT_FILENO)
    } catch {
      throw Failure("Cannot run the language server: \(error)", .bug)
    }
    // The protocol requires an exit status of 0 or 1.
    return loop.run() == 0 ? .success : .diagnostics
  }

  /// The directory in which rule pages are cached. It is in `XDG_CACHE_HOME`, or in `.cache` in the home directory.
  private static var pagesDirectory: String? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let cache = value("XDG_CACHE_HOME") ?? value("HOME").map({ $0 + "/.cache" }) else { return nil }
    return "\(cache)/scenec/rules"
  }
}

private final class ServerLog: Sendable {
  private let descriptor: Int32

  init(_ path: String) throws(Failure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure("Cannot write '\(path)': \(SystemError())", .cannotCreate) }
  }

  func write(_ line: String) {
    // A log that cannot be written must not stop the server.
    try? DescriptorOutput.write(Array("\(line.printable)\n".utf8), to: descriptor)
  }

  deinit { close(descriptor) }
}
