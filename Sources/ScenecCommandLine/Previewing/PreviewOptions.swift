import ArgumentParser
import SceneCatalog
import SceneFiles

struct PreviewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The port on which to serve the page, or 0 to select a free port. Default: \(PreviewOutput.usualPort), \
      or a free port if \(PreviewOutput.usualPort) is in use.
      """, valueName: "number"))
  var port: Int?
  @Flag(
    inversion: .prefixedNo,
    help: """
      Whether to open the page in a browser with 'xdg-open'. By default, the page opens only if a terminal \
      and a display are available.
      """)
  var open: Bool?
  @Option(
    help: ArgumentHelp(
      """
      The command that opens a location in an editor, with the placeholders {file}, {line}, and {column}. \
      Default: the editor in VISUAL or EDITOR if it opens its own window. Otherwise, a click copies the \
      location.
      """, valueName: "command"))
  var editor: String?

  @Flag(
    help: """
      Show unsaved changes from editors that run 'scenec lsp --drafts' or that opened a preview through the \
      language server.
      """)
  var drafts = false
  @Flag(help: "Exit when standard input closes. Intended for programs that launch the preview.")
  var whileInput = false

  func validate() throws {
    if let port, !(0...65_535).contains(port) { throw ValidationError("'--port' must be from 0 to 65535.") }
    do {
      _ = try editor.map { text throws(Failure) in try EditorCommand(text) }
    } catch {
      throw ValidationError("\(error.message).")
    }
  }

  var opensBrowser: Bool {
    open
      ?? (Terminal.isAttached(to: 1)
        && ["DISPLAY", "WAYLAND_DISPLAY"].contains { Terminal.environment($0)?.isEmpty == false })
  }

  /// The command that opens the specified editor, or nil if there is none or if the editor is unknown or has no window.
  var editorCommand: EditorCommand? {
    if let editor { return try? EditorCommand(editor) }
    return ["VISUAL", "EDITOR"].lazy.compactMap(Terminal.environment)
      .compactMap(EditorCommand.init(variable:)).first
  }
}
