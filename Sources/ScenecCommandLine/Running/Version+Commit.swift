import CBuild
import SceneAnalysis

extension Version {
  /// `scenec 0.1.0 (55f123cd, 2026-11-26, archive format 1.0)`: the version, the commit and its day, and the format of what is
  /// compiled. A build that was told of no commit says so: `scenec 0.1.0 (development build, archive format 1.0)`.
  static var build: String {
    let told = [scenec_commit(), scenec_date()].compactMap { $0.map { String(cString: $0) } }
    let origin = told.isEmpty ? ["development build"] : told
    return "\(line) (\((origin + ["archive format \(archiveFormat)"]).joined(separator: ", ")))"
  }
}
