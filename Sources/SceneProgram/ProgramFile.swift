import ScenePlatform

/// Files that lie beside the program.
enum ProgramFile {
  /// The program's own file, wherever it was called from.
  private static let path: String = {
    if let path = realpath("/proc/self/exe", nil) {
      defer { free(path) }
      return String(cString: path)
    }
    return CommandLine.arguments.first ?? ""
  }()

  /// The name that the program's file has.
  static var name: String { path.split(separator: "/").last.map(String.init) ?? "program" }

  private static var folder: String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Looks for compiled scenes beside the program, in the resources that SwiftPM keeps there for each target, and in the
  /// folder that the program was called in.
  ///
  /// - Parameter name: of the file; nil where nobody said it.
  /// - Returns: its path.
  /// - Throws: where there is none, or several targets have one.
  static func find(_ name: String?) throws(ProgramFileError) -> String {
    guard let name else { throw .unnamed }
    return try find(name, beside: folder, or: ".")
  }

  static func find(_ name: String, beside folder: String, or current: String) throws(ProgramFileError)
    -> String
  {
    let beside = "\(folder)/\(name)"
    if exists(beside) { return beside }
    let bundles = entries(of: folder).filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    let inside = bundles.sorted().map { "\(folder)/\($0)/\(name)" }.filter(exists)
    if inside.count > 1 { throw .ambiguous(paths: inside) }
    if let path = inside.first { return path }
    let here = "\(current)/\(name)"
    if exists(here) { return here }
    throw .missing(name: name, folder: folder)
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func entries(of folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }
}

/// Why a program has no scenes.
enum ProgramFileError: Error, CustomStringConvertible {
  case unnamed
  case missing(name: String, folder: String)
  case ambiguous(paths: [String])

  var description: String {
    switch self {
    case .unnamed: "The program does not know which compiled scenes are its own: name a file"
    case .missing(let name, let folder):
      "There is no '\(name)', neither in '\(folder)' nor in the resources there: compile the scenes, or name the file"
    case .ambiguous(let paths):
      "Several targets have scenes of that name: \(paths.map { "'\($0)'" }.joined(separator: ", ")); name the file"
    }
  }
}
