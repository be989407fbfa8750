/// The file of the program that runs.
package enum ProgramPath {
  /// The path without links, wherever the program was called from; the word that it was called by where the system does not
  /// tell.
  package static let file: String = {
    guard let path = realpath("/proc/self/exe", nil) else { return CommandLine.arguments.first ?? "" }
    defer { free(path) }
    return String(cString: path)
  }()

  /// The file's name, without folders.
  package static var name: String { file.split(separator: "/").last.map(String.init) ?? "" }

  /// The folder that it lies in.
  package static var folder: String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}
