import CBuild
import SceneAnalysis

extension Version {
  /// The version and build information, such as `scenec 0.1.0 (55f123cd, 2026-11-26, archive format 1.0)`.
  static var build: String {
    let reported = [scenec_commit(), scenec_date()].compactMap { $0.map { String(cString: $0) } }
    let origin = reported.isEmpty ? ["development build"] : reported
    return "\(line) (\((origin + ["archive format \(archiveFormat)"]).joined(separator: ", ")))"
  }
}
