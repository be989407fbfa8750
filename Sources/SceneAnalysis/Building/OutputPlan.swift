import SceneFiles

/// The output file for each input. Conflicts between outputs are detected before any file is read.
package struct OutputPlan {
  package private(set) var destinations: [OutputDestination] = []

  /// Creates a plan. `output` is a file, a directory, `-` for standard output, or nil to write files next to the inputs.
  /// `extension` applies unless `output` is a file. Throws `Failure` if two outputs are the same file, if an output is
  /// also an input, or if an output for standard input has no name.
  package init(inputs: [String], output: String?, extension: String = ".scenec") throws(Failure) {
    let isDirectory = output.map { $0.hasSuffix("/") || FileIdentity.isDirectory($0) } ?? false
    if let output, inputs.count > 1, !isDirectory {
      throw Failure("'\(output)' is not a directory: several inputs require a directory as output", .request)
    }
    var files: [FileIdentity.Key: String] = [:]
    for input in inputs where input != "-" {
      if let key = FileIdentity.key(of: input), files[key] == nil { files[key] = input }
    }
    var known: Set<OutputDestination> = []
    for input in inputs {
      let destination = try Self.destination(of: input, output: output, isDirectory: isDirectory, `extension`)
      guard known.insert(destination).inserted || destination == .standardOutput else {
        throw Failure("Two inputs cannot be written to the same file '\(destination.path)'", .request)
      }
      if let replaced = FileIdentity.key(of: destination.path).flatMap({ files[$0] }) {
        throw Failure(
          "The output would replace the input '\(replaced)': choose a different output with -o", .request)
      }
      destinations.append(destination)
    }
  }

  private static func destination(
    of input: String, output: String?, isDirectory: Bool, _ extension: String
  ) throws(Failure) -> OutputDestination {
    if let output, !isDirectory { return OutputDestination(output) }
    guard input != "-" else {
      throw Failure("The output for standard input needs a name: specify it with -o FILE", .request)
    }
    let parts = input.split(separator: "/", omittingEmptySubsequences: false)
    let name = name(parts.last ?? "", `extension`)
    guard let output else { return .file((parts.dropLast() + [name]).joined(separator: "/"), .found) }
    return .file(output.hasSuffix("/") ? output + name : "\(output)/\(name)", .found)
  }

  private static func name(_ name: Substring, _ extension: String) -> Substring {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return (stem.isEmpty ? name : stem) + `extension`
  }
}
