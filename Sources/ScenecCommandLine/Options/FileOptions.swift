import ArgumentParser
import SceneAnalysis
import SceneFiles
import SceneSyntax

struct FileOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      The scene files, storyboards, xibs, directories, or globs (such as 'Scenes/**/Main*.scene') to \
      process. Use '-' for standard input.
      """,
      valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      A file that lists additional files and directories, separated by newlines or NUL characters. Use '-' \
      for standard input.
      """,
      valueName: "file"),
    completion: .file())
  var filesFrom: String?

  func validate() throws {
    guard !files.isEmpty || filesFrom != nil else {
      throw ValidationError("Missing expected argument '<file> ...'")
    }
    guard files.count(where: { $0 == "-" }) + (filesFrom == "-" ? 1 : 0) < 2 else {
      throw ValidationError("Standard input can be read only once: '-' is given more than once.")
    }
  }

  func searchForCheck() throws -> SceneSearch {
    var search = try search()
    search.replaceTables(by: TablePath.scene(of:))
    search.addDistantTables()
    return search
  }

  func search() throws -> SceneSearch {
    guard let filesFrom else { return SceneSearch(files) }
    let list = try SourceReader.read(path: filesFrom, origin: .named)
    let lines = list.bytes.split { $0 == UInt8(ascii: "\n") || $0 == 0 }.map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    // Standard input may already be in use, so '-' in a list is a file name.
    let names = lines.filter { !$0.isEmpty }.map { $0 == "-" ? "./-" : $0 }
    return SceneSearch(files + names.filter(isPresent))
  }

  /// Returns whether a file exists. The check is necessary because a list of changed files can include deleted files.
  private func isPresent(_ name: String) -> Bool {
    if name.contains("*") || name.contains("?") || FileIdentity.isPresent(LexicalPath.absolute(name)) {
      return true
    }
    StandardStreams.remark("'\(name)' is in the file list, but does not exist")
    return false
  }

  func notice(about count: Int) -> String? {
    guard count == 0, !files.isEmpty, filesFrom == nil else { return nil }
    let names = files.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return
      """
      No scenes, storyboards or xibs were found in \(names)\(files.count > 3 ? " …" : ""): nothing was \
      checked
      """
  }
}
