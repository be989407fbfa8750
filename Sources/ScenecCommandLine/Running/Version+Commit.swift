import CBuild
import SceneAnalysis

extension Version {
  /// `scenec 0.1.0 (55f123cd)`: the version, and the commit, where the build was told of one.
  static var build: String { scenec_commit().map { "\(line) (\(String(cString: $0)))" } ?? line }
}
