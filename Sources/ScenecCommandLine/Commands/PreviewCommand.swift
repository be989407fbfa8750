import ArgumentParser
import SceneAnalysis
import SceneCatalog
import SceneFiles
import ScenePlatform
import ScenePreview
import SceneValues

struct PreviewCommand: EquippedCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Preview scenes in a browser while you edit them, or export the pages.",
    discussion: Manual.discussion(
      """
      Serves a page to browsers on this machine until you press Ctrl-C. The page shows the scene map and, \
      side by side, each scene on any device and in any language, style, and text size. It also shows \
      frames, ids, constraints, ambiguous views, and diagnostics. Click a view to open its element in the \
      editor, or choose 'Treat clicks as taps' to use the scene.

      The page updates when you save scene files, translations, images, class manifests, sources, or \
      configurations. If a file has syntax errors, the page shows the error and a grayed-out version of the \
      last picture. With '--drafts', the page also shows unsaved changes from the language server.

      To show the element at a location, send a POST request to '/show?file=FILE&line=LINE', or open an \
      address that ends with '#file=FILE&line=LINE'.

      The page is served by the 'scenec-preview' program, which must be next to 'scenec' or on PATH. With \
      '--export', the command instead writes static pages that do not need a server. They contain a picture \
      of each scene on each specified screen.
      """,
      examples: [
        ("scenec preview Scenes", "Preview all files in a directory"),
        (
          "scenec preview Clock.scene --sources Sources/Clock",
          "Preview one file, and check it against the code"
        ),
        ("scenec preview --editor 'code -g {file}:{line}:{column}'", "Open locations in an editor"),
        ("scenec preview Scenes --drafts", "Show unsaved changes"),
        ("scenec preview Scenes --export Catalog", "Write static pages"),
        (
          "scenec preview Scenes --export Catalog --device iphone-se,ipad-11 --style both",
          "Write static pages with four pictures of each scene"
        ),
        (
          "curl -X POST 'http://127.0.0.1:\(PreviewOutput.usualPort)/show?file=Clock.scene&line=12'",
          "Show the element at a location"
        ),
      ]))

  @Argument(
    help: ArgumentHelp(
      "The scene files, storyboards, xibs, directories, or globs to preview. Default: the current directory.",
      valueName: "file"),
    completion: .file())
  var files: [String] = ["."]
  @Option(
    help: ArgumentHelp(
      """
      Write static pages to this directory, which must be new or empty, or contain an earlier export.
      """, valueName: "directory"),
    completion: .directory)
  var export: String?
  @OptionGroup(title: "Page") var page: PreviewOptions
  @OptionGroup var look: PictureOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard !files.contains("-") else {
      throw ValidationError("Standard input cannot be previewed.")
    }
    guard export != nil else {
      guard try !look.matrix.hasSeveralScreens else {
        throw ValidationError(
          """
          Without '--export', specify at most one screen; the page has controls to select others.
          """)
      }
      return
    }
    guard page.port == nil, page.open == nil, page.editor == nil, !page.whileInput, !page.drafts
    else {
      throw ValidationError(
        "'--export' cannot be used with '--port', '--open', '--editor', '--drafts' or '--while-input'."
      )
    }
  }

  func execute(in environment: ToolEnvironment) throws -> ExitStatus {
    if let export { return try write(to: export) }
    let drafts = page.drafts ? PreviewDrafts(in: try DraftDirectory.folder()) : nil
    let transport = try PreviewOutput.listen(at: page.port, by: environment.listener)
    defer { transport.stop() }
    let start = time(nil)
    let catalog = try Catalog(request(look.matrix.screens(locales: [])[0].settings))
    try check(catalog)
    let session = PreviewSession(catalog, title: title, drafts: drafts, open: opener)
    var loop = try PreviewLoop(session, transport, drafts: drafts, readSince: start)
    let address = "http://127.0.0.1:\(transport.port)/"
    try StandardStreams.print("\(title.printable): \(count(catalog)), at \(address)\n")
    if page.opensBrowser {
      ProgramLaunch.start(["xdg-open", address]) { StandardStreams.remark($0) }
    }
    loop.run(while: page.whileInput ? STDIN_FILENO : -1)
    return .success
  }

  private func write(to path: String) throws -> ExitStatus {
    let matrix = try look.matrix
    let catalog = try Catalog(request(LayoutSettings()))
    try check(catalog)
    _ = catalog.examine()
    for notice in catalog.notices { StandardStreams.report(notice) }
    let status =
      catalog.isIncomplete
      ? ExitStatus.unreadable : catalog.notices.isEmpty ? .success : .diagnostics
    guard catalog.sceneCount > 0 else { return max(status, .diagnostics) }
    var pages = CatalogExport(
      catalog, title: title, screens: matrix.screens(locales: catalog.locales))
    try pages.write(to: path)
    for problem in pages.problems { StandardStreams.report(problem) }
    return pages.problems.isEmpty ? status : max(status, .diagnostics)
  }

  private func check(_ catalog: Catalog) throws {
    guard catalog.paths.isEmpty else { return }
    throw Failure(
      catalog.notices.first
        ?? "No scenes, storyboards or xibs were found in \(files.map { "'\($0)'" }.joined(separator: ", "))",
      .cannotRead)
  }

  private func count(_ catalog: Catalog) -> String {
    let (files, scenes) = (catalog.paths.count, catalog.sceneCount)
    return "\(scenes) \(scenes == 1 ? "scene" : "scenes") of \(files) \(files == 1 ? "file" : "files")"
  }

  /// The title of the page: the arguments without their directories, so it does not depend on where the files are.
  private var title: String {
    let names = files.filter { $0 != "." }
    return names.isEmpty ? "Scenes" : names.joined(separator: ", ")
  }

  private func request(_ settings: LayoutSettings) -> CatalogRequest {
    var request = CatalogRequest(search: { SceneSearch(files) }, program: program.read, check: checkRequest)
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
