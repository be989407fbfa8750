import ScenePlatform

/// Compiles scenes by the tool, another program.
struct LiveCompiler: Sendable {
  enum Result: Sendable {
    case compiled([UInt8])
    /// The findings, or why there is no result.
    case failed(String)
  }

  /// By path, or looked for by `PATH`.
  let tool: String
  /// What the program's classes are, which scenes are checked against.
  let manifest: String

  func compile(_ path: String) -> Result {
    do {
      let (classes, output) = (try TemporaryName(holding: manifest), try TemporaryName(holding: ""))
      defer { classes.remove(); output.remove() }
      _ = try ChildProgram(tool, arguments: ["compile", "--classes", classes.path, path, "-o", output.path])
        .output(for: [])
      return .compiled(try output.content())
    } catch ChildProgram.Failure.cannotStart(let error) {
      return .failed(
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
    var template = Array("\(folder)/scenec-live-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress!, $0.count) }
      guard count > 0 else { throw SystemError() }
      bytes = bytes.dropFirst(count)
    }
  }

  func content() throws(SystemError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw SystemError() }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block.prefix(count) }
    return bytes
  }

  func remove() { unlink(path) }
}
