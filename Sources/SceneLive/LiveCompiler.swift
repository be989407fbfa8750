import SceneFiles
import ScenePlatform

/// Compiles scenes by the tool, another program.
struct LiveCompiler: Sendable {
  enum Result: Sendable {
    case compiled([UInt8])
    /// The diagnostics, or why there is no result.
    case failed(String)
    /// Why the tool does not run at all.
    case cannotRun(String)
  }

  /// By path, or looked for by `PATH`.
  let tool: String
  /// What the program's classes are, which scenes are checked against.
  let manifest: String

  /// Compiles a scene.
  ///
  /// - Parameters:
  ///   - path: of the scene.
  ///   - text: what it is to say; nil for what is saved.
  /// - Returns: the compiled scene, or why there is none.
  func compile(_ path: String, _ text: [UInt8]? = nil) -> Result {
    do {
      let classes = try TemporaryName(holding: manifest)
      defer { classes.remove() }
      let source =
        text == nil ? [path] : ["-", "--stdin-path", path, "--source-path", ProjectPath.relative(path)]
      let arguments = ["compile", "--classes", classes.path] + source + ["-o", "-"]
      return .compiled(try ChildProgram(tool, arguments: arguments).output(for: text ?? []))
    } catch ChildProgram.Failure.cannotStart(let error) {
      return .cannotRun(
        "Cannot start '\(tool)': \(error). The tool is looked for by 'PATH', unless the variable 'SCENEC' names it"
      )
    } catch ChildProgram.Failure.ended(_, let message) {
      return .failed(message.isEmpty ? "'\(tool)' says nothing of why" : Self.trimmed(message))
    } catch {
      return .failed("\(error)")
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

/// A file of this program's own, for a moment.
struct TemporaryName {
  let path: String

  init(holding text: String) throws(SystemError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // The system puts others in place of the six letters, so that the name is nobody else's.
    var template = Array("\(folder)/scenec-live-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try DescriptorOutput.write(Array(text.utf8), to: descriptor)
  }

  func remove() { unlink(path) }
}
