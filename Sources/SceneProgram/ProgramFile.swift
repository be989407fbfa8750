import ScenePlatform

enum ProgramFile {
  /// Returns the path of a file in the executable's directory, in a target's SwiftPM resources, or in the current
  /// directory. Throws an error if no file with that name exists, or if several targets have such a file.
  static func find(_ name: String?) throws(ProgramFileError) -> String {
    guard let name else { throw .unnamed }
    return try find(name, beside: ProgramPath.folder, or: ".")
  }

  static func find(_ name: String, beside folder: String, or current: String) throws(ProgramFileError)
    -> String
  {
    let beside = "\(folder)/\(name)"
    if exists(beside) { return beside }
    let bundles = ((try? DirectoryListing.names(in: folder)) ?? []).filter {
      $0.hasSuffix(".resources") || $0.hasSuffix(".bundle")
    }
    let inside = bundles.sorted().map { "\(folder)/\($0)/\(name)" }.filter(exists)
    if inside.count > 1 { throw .ambiguous(paths: inside) }
    if let path = inside.first { return path }
    let here = "\(current)/\(name)"
    if exists(here) { return here }
    throw .missing(name: name, folder: folder)
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

enum ProgramFileError: Error, CustomStringConvertible {
  case unnamed
  case missing(name: String, folder: String)
  case ambiguous(paths: [String])

  var description: String {
    switch self {
    case .unnamed: "The program has no default compiled scene file: specify one"
    case .missing(let name, let folder):
      """
      '\(name)' does not exist in '\(folder)', in a resource bundle there, or in the current directory: compile \
      the scenes, or specify the file
      """
    case .ambiguous(let paths):
      """
      Several targets have scenes with this name: \(paths.map { "'\($0)'" }.joined(separator: ", ")); \
      specify the file
      """
    }
  }
}
