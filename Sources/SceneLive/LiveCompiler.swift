import SceneFiles
import ScenePlatform

struct LiveCompiler: Sendable {
  enum Result: Sendable {
    case compiled([UInt8])
    case failed(String)
    case cannotRun(String)
  }

  /// The path to the `scenec` tool, or a name to look up in `PATH`.
  let tool: String
  /// The app's class manifest, which is used to check scenes.
  let manifest: String

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
        "Cannot start '\(tool)': \(error). Add its directory to 'PATH', or set the variable 'SCENEC' to its path"
      )
    } catch ChildProgram.Failure.ended(_, let message) {
      return .failed(message.isEmpty ? "'\(tool)' failed without a message" : Self.trimmed(message))
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

struct TemporaryName {
  let path: String

  init(holding text: String) throws(SystemError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // `mkstemp` replaces `XXXXXX` to create a unique name.
    var template = Array("\(folder)/scenec-live-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try DescriptorOutput.write(Array(text.utf8), to: descriptor)
  }

  func remove() { unlink(path) }
}
