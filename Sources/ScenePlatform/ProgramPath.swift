package enum ProgramPath {
  /// The executable's path with symbolic links resolved, or the command's name if the system does not provide the path.
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
