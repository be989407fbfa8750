import ArgumentParser
import SceneAnalysis
import SceneCatalogue
import SceneFiles
import ScenePlatform
import ScenePreview

struct PreviewCommand: EquippedCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show scenes on a page that follows what you write, or write such pages.",
    discussion: Manual.discussion(
      """
      Serves a page to browsers of this machine, until Ctrl-C: the map of all scenes, and each of them on any device, in \
      any language, style and size of text, several side by side, with frames, ids, constraints and what these leave open. \
      A click on a view opens its element in the editor; with 'Clicks tap', it does what a finger does. What is found \
      stands beside the picture.

      A change of a file is seen as soon as it is written. A file that is broken at the moment keeps its last picture, in \
      grey, under the error. New files are found, and changes of translations, images, manifests, sources and \
      configurations count. With '--drafts', what is typed in an editor and not saved is seen, too.

      An editor shows what its cursor is on by a request: POST /show?file=FILE&line=LINE. An address that ends with \
      '#file=FILE&line=LINE' does the same.

      The page is served by 'scenec-preview', which lies beside 'scenec' or on PATH. With '--export', pages are written \
      that need no server, with a picture of each scene on each screen that is asked for.
      """,
      examples: [
        ("scenec preview Scenes", "Show all scenes below a directory"),
        (
          "scenec preview Clock.scene --sources Sources/Clock", "Show one file, and check it against the code"
        ),
        ("scenec preview --editor 'code -g {file}:{line}:{column}'", "Open places in an editor"),
        ("scenec preview Scenes --drafts", "Show what is typed before it is saved"),
        ("scenec preview Scenes --export Catalogue", "Write pages into a directory"),
        (
          "scenec preview Scenes --export Catalogue --device iphone-se,ipad-11 --style both",
          "Write them with four pictures of each scene"
        ),
        (
          "curl -X POST 'http://127.0.0.1:\(PreviewOutput.usualPort)/show?file=Clock.scene&line=12'",
          "Have the page show an element"
        ),
      ]))

  @Argument(
    help: ArgumentHelp(
      "Scene files, storyboards, xibs, directories and globs. By default, the current directory.",
      valueName: "file"),
    completion: .file())
  var files: [String] = ["."]
  @Option(
    help: ArgumentHelp(
      """
      Write pages that need no server, into a directory that is not there, is empty, or holds an earlier catalogue.
      """, valueName: "directory"),
    completion: .directory)
  var export: String?
  @OptionGroup(title: "The page") var page: PreviewOptions
  @OptionGroup var look: PictureOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard !files.contains("-") else {
      throw ValidationError("Standard input cannot be previewed: it does not change.")
    }
    guard export != nil else {
      guard try !look.matrix.isOfSeveral else {
        throw ValidationError("The page lets one choose among screens: name one of each, or none.")
      }
      return
    }
    guard page.port == nil, page.open == nil, page.editor == nil, !page.whileInput, !page.drafts
    else {
      throw ValidationError(
        "'--export' serves no page: leave '--port', '--open', '--editor', '--drafts' and '--while-input' out."
      )
    }
  }

  func execute(in environment: ToolEnvironment) throws -> ExitStatus {
    if let export { return try write(to: export) }
    let drafts = page.drafts ? PreviewDrafts(in: try DraftPlace.folder()) : nil
    let transport = try PreviewOutput.listen(at: page.port, by: environment.listener)
    defer { transport.stop() }
    let start = time(nil)
    let catalogue = try Catalogue(request(look.matrix.screens(locales: [])[0].settings))
    try check(catalogue)
    let session = PreviewSession(catalogue, title: title, drafts: drafts, open: opener)
    var loop = try PreviewLoop(session, transport, drafts: drafts, readSince: start)
    let address = "http://127.0.0.1:\(transport.port)/"
    try StandardStreams.print("\(title): \(count(catalogue)), at \(address)\n")
    if page.opensBrowser {
      ProgramLaunch.start(["xdg-open", address]) { StandardStreams.remark($0) }
    }
    loop.run(while: page.whileInput ? STDIN_FILENO : -1)
    return .success
  }

  private func write(to path: String) throws -> ExitStatus {
    let matrix = try look.matrix
    let catalogue = try Catalogue(request(LayoutSettings()))
    try check(catalogue)
    _ = catalogue.examine()
    for complaint in catalogue.complaints { StandardStreams.report(complaint) }
    let status =
      catalogue.isIncomplete
      ? ExitStatus.unreadable : catalogue.complaints.isEmpty ? .success : .findings
    // Of nothing, no pages are written.
    guard catalogue.sceneCount > 0 else { return max(status, .findings) }
    var pages = CatalogueExport(
      catalogue, title: title, screens: matrix.screens(locales: catalogue.locales))
    try pages.write(to: path)
    for problem in pages.problems { StandardStreams.report(problem) }
    return pages.problems.isEmpty ? status : max(status, .findings)
  }

  private func check(_ catalogue: Catalogue) throws {
    guard catalogue.paths.isEmpty else { return }
    throw Failure(
      catalogue.complaints.first
        ?? "There are no scenes, storyboards or xibs in \(files.map { "'\($0)'" }.joined(separator: ", "))",
      .cannotRead)
  }

  private func count(_ catalogue: Catalogue) -> String {
    let (files, scenes) = (catalogue.paths.count, catalogue.sceneCount)
    return "\(scenes) \(scenes == 1 ? "scene" : "scenes") of \(files) \(files == 1 ? "file" : "files")"
  }

  /// What the arguments say, and not where that lies: pages have the same bytes wherever they are written.
  private var title: String {
    let names = files.filter { $0 != "." }
    return names.isEmpty ? "Scenes" : names.joined(separator: ", ")
  }

  private func request(_ settings: LayoutSettings) -> CatalogueRequest {
    var request = CatalogueRequest(search: { SceneSearch(files) }, program: program.read, check: checkRequest)
    request.look = settings
    request.look.stage.images = look.settings.images
    request.limits = limits.limits
    return request
  }

  private func checkRequest() -> CheckRequest {
    var request = CheckRequest(classes: program.classes.manifests, remark: StandardStreams.remark)
    request.configuration = configuration.choice
    request.sources = program.sources.directories
    request.images = look.settings.images
    request.limits = limits.limits
    return request
  }

  private var opener: ((_ file: String, _ line: Int, _ column: Int) throws(Failure) -> Void)? {
    guard let editor = page.editorCommand else { return nil }
    return { (file, line, column) throws(Failure) in
      ProgramLaunch.start(editor.arguments(file: file, line: line, column: column)) {
        StandardStreams.warn($0)
      }
    }
  }
}
