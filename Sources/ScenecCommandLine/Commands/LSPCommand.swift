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
    abstract: "Serve an editor: findings, fixes and more, as one types.",
    discussion: Manual.discussion(
      """
      A server of the language server protocol, which an editor starts for scenes, storyboards, xibs and what belongs \
      to them, and speaks with by standard input and standard output. Findings are those of 'scenec validate' for the \
      folders that the editor has opened, by the same configurations (.scenec.yml), with what is not saved yet. The \
      page Editors.md has settings for editors.

      Nothing but the protocol is written to standard output. '--log' writes what is asked, and how long answers take, \
      into a file.
      """,
      examples: [
        ("scenec lsp", "What an editor runs"),
        ("scenec lsp --log /tmp/scenec.log", "The same, and write what is asked into a file"),
        ("scenec lsp --classes Classes.json", "Know of a program's own classes without its sources"),
        ("scenec lsp --no-rule unused-id", "Leave a rule out, in the editor alone"),
        ("scenec lsp --drafts", "Let programs that run show what is typed"),
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
      "A file that is told what happens: each request, its outcome and how long it took. What it held is kept.",
      valueName: "file"),
    completion: .file())
  var log: String?
  @Flag(
    help: """
      Keep what is typed of scenes and not saved below XDG_RUNTIME_DIR, where only this person can read it, for programs \
      that run and show it at once.
      """)
  var drafts = false
  @Flag(help: "Do nothing else: editors say it that know servers with several ways to be spoken with.")
  var stdio = false

  @Flag(
    inversion: .prefixedNo,
    help: "Whether hints within the text say how large views are that constraints place.")
  var sizeHints = true

  func execute() throws -> ExitStatus {
    ClassOptions.describeLibraryAhead()
    let log = try self.log.map(ServerLog.init)
    let queue = DispatchQueue(label: "scenec.lsp.checks")
    var request = CheckRequest(classes: classes.manifests) { log?.write($0) }
    request.take(sources, images, layout, rules, configuration, limits)
    var setup = ServerSetup(
      request, showing: SceneTeller(), hintsSizes: sizeHints,
      // The program itself finds the one that serves pages.
      preview: [ProgramPath.file, "preview", "--port", "0", "--no-open", "--while-input"],
      findDraftPlace: { () throws(Failure) in try DraftPlace.folder() },
      version: Version.current,
      pagesDirectory: Self.pagesDirectory,
      log: { log?.write($0) },
      inBackground: { work in queue.async(execute: work) })
    if drafts {
      do throws(Failure) { setup.draftPlace = try DraftPlace.folder() } catch {
        setup.complaint = error.message
      }
    }
    let loop: ServerLoop
    do throws(SystemError) {
      loop = try ServerLoop(setup, input: STDIN_FILENO, output: STDOUT_FILENO)
    } catch {
      throw Failure("Cannot serve: \(error)", .bug)
    }
    // The protocol has 0 and 1.
    return loop.run() == 0 ? .success : .findings
  }

  /// Where the pages of rules are kept: below `XDG_CACHE_HOME`, or `.cache` of the home directory.
  private static var pagesDirectory: String? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let cache = value("XDG_CACHE_HOME") ?? value("HOME").map({ $0 + "/.cache" }) else { return nil }
    return "\(cache)/scenec/rules"
  }
}

/// A file that is told what happens.
private final class ServerLog: Sendable {
  private let descriptor: Int32

  init(_ path: String) throws(Failure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure("Cannot write '\(path)': \(SystemError())", .cannotCreate) }
  }

  func write(_ line: String) {
    // A log that cannot be written is no reason to stop.
    try? DescriptorOutput.write(Array("\(line.printable)\n".utf8), to: descriptor)
  }

  deinit { close(descriptor) }
}
