/// Where an output goes.
enum OutputDestination: Equatable {
  case standardOutput
  case file(String)

  /// `-` is standard output.
  init(_ argument: String) { self = argument == "-" ? .standardOutput : .file(argument) }

  /// The path as it was given.
  var path: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path): path
    }
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    switch self {
    case .standardOutput: try StandardStreams.print(bytes)
    case .file(let path): try FileOutput.write(bytes, to: path)
    }
  }
}
