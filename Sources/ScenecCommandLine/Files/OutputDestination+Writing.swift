import SceneAnalysis
import SceneFiles

extension OutputDestination {
  func write(_ bytes: [UInt8]) throws(Failure) {
    switch self {
    case .standardOutput: try StandardStreams.print(bytes)
    case .file(let path, let origin): try FileOutput.write(bytes, to: path, origin)
    }
  }

  /// Writes the file only if its content differs, because build tools consider a written file to be changed.
  func update(_ bytes: [UInt8]) throws(Failure) {
    if !holds(bytes) { try write(bytes) }
  }
}
