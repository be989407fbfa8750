import ArgumentParser
import SceneCatalogue
import SceneFiles

/// How a page is served, and what a click in it opens.
struct PreviewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The port of this machine where the page is: nobody else gets there. 0 is any that is free. By default, \
      \(PreviewOutput.usualPort), or any where that is taken.
      """, valueName: "number"))
  var port: Int?
  @Flag(
    inversion: .prefixedNo,
    help: "Open the page in a browser, by 'xdg-open'. By default, where a terminal and a display are there.")
  var open: Bool?
  @Option(
    help: ArgumentHelp(
      """
      What opens a place in an editor, where a view is clicked: a program and its arguments, in which {file}, {line} and \
      {column} stand for the place. By default, what VISUAL or EDITOR says, if that has a window of its own; without one, \
      the place is copied.
      """, valueName: "command"))
  var editor: String?

  @Flag(
    help: """
      Show what is typed before it is saved, as editors keep it whose language server is started as 'scenec lsp --drafts', or \
      has opened a preview.
      """)
  var drafts = false
  @Flag(help: "End when standard input does: for programs that start this one.")
  var whileInput = false

  func validate() throws {
    if let port, !(0...65_535).contains(port) { throw ValidationError("'--port' must be from 0 to 65535.") }
    do {
      _ = try editor.map { text throws(Failure) in try EditorCommand(text) }
    } catch {
      throw ValidationError("\(error.message).")
    }
  }

  /// Whether a browser is to be opened.
  var opensBrowser: Bool {
    open
      ?? (Terminal.isAttached(to: 1)
        && ["DISPLAY", "WAYLAND_DISPLAY"].contains { Terminal.environment($0)?.isEmpty == false })
  }

  /// Nil where none is known that has a window of its own.
  var editorCommand: EditorCommand? {
    if let editor { return try? EditorCommand(editor) }
    return ["VISUAL", "EDITOR"].lazy.compactMap(Terminal.environment)
      .compactMap(EditorCommand.init(variable:)).first
  }
}
