import SceneAnalysis
import SceneFiles

extension OutputDestination {
  func write(_ bytes: [UInt8]) throws(Failure) {
    switch self {
    case .standardOutput: try StandardStreams.print(bytes)
    case .file(let path, let origin): try FileOutput.write(bytes, to: path, origin)
    }
  }

  /// Writes what is not there already: build tools take a file that was written for one that has changed.
  func update(_ bytes: [UInt8]) throws(Failure) {
    if !holds(bytes) { try write(bytes) }
  }
}
