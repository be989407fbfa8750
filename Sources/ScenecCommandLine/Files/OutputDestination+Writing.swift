import SceneAnalysis
import SceneFiles

extension OutputDestination {
  func write(_ bytes: [UInt8]) throws(Failure) {
    switch self {
    case .standardOutput: try StandardStreams.print(bytes)
    case .file(let path, let origin): try FileOutput.write(bytes, to: path, origin)
    }
  }

  /// Writes the file only if its content has changed, because build tools treat a file that was written as modified.
  func update(_ bytes: [UInt8]) throws(Failure) {
    if !holds(bytes) { try write(bytes) }
  }
}
