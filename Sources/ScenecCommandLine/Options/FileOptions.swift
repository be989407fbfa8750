import ArgumentParser
import SceneAnalysis
import SceneFiles
import SceneSyntax

/// Which files a command is about.
struct FileOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, storyboards, xibs, directories, globs such as 'Scenes/**/Main*.scene', or - for standard input.",
      valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file that lists more files and directories, one per line or separated by NUL; - for standard input.",
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

  /// What the arguments say, then what the list does.
  func search() throws -> SceneSearch {
    guard let filesFrom else { return SceneSearch(files) }
    let list = try SourceReader.read(path: filesFrom, origin: .named)
    let lines = list.bytes.split { $0 == UInt8(ascii: "\n") || $0 == 0 }.map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    // Standard input is in use, or may be: in a list, '-' is a name like any other.
    let names = lines.filter { !$0.isEmpty }.map { $0 == "-" ? "./-" : $0 }
    return SceneSearch(files + names.filter(isThere))
  }

  /// A list of what was changed names what was deleted, too.
  private func isThere(_ name: String) -> Bool {
    if name.contains("*") || name.contains("?") || FileIdentity.isThere(LexicalPath.absolute(name)) {
      return true
    }
    StandardStreams.remark("'\(name)' is in the list, but does not exist")
    return false
  }

  /// What to say where files were asked for and there are none; nil where somebody may have wanted none.
  func complaint(about count: Int) -> String? {
    guard count == 0, !files.isEmpty, filesFrom == nil else { return nil }
    let names = files.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return
      "There are no scenes, storyboards or xibs in \(names)\(files.count > 3 ? " …" : ""): nothing was checked"
  }
}
