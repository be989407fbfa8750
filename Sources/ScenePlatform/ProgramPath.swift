/// The executable file of the current process.
package enum ProgramPath {
  /// The path with resolved links, or the command name if the system does not provide it.
  package static let file: String = {
    guard let path = realpath("/proc/self/exe", nil) else { return CommandLine.arguments.first ?? "" }
    defer { free(path) }
    return String(cString: path)
  }()

  package static var name: String { file.split(separator: "/").last.map(String.init) ?? "" }

  package static var folder: String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}
