import SceneFiles
import SceneValues

/// Where an output goes.
enum OutputDestination: Equatable {
  case standardOutput
  case file(String, OpenedFile.Origin)

  /// What somebody named: `-` is standard output.
  init(_ argument: String) { self = argument == "-" ? .standardOutput : .file(argument, .named) }

  /// The path as it was given.
  var path: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path, _): path
    }
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    switch self {
    case .standardOutput: try StandardStreams.print(bytes)
    case .file(let path, let origin): try FileOutput.write(bytes, to: path, origin)
    }
  }
}
