import Foundation
import Testing

/// A recorded file, which is compared with current results.
///
/// `SCENEC_RECORD=1` records the file again and fails the test, so that a recording run never passes.
package enum Golden {
  package static let isRecording = ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1"

  /// Returns the URL of a file in the project, whose path is relative to the root folder of the project.
  package static func project(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../\(path)")
      .standardizedFileURL
  }

  package static func expect(_ text: String, isRecordedAt file: URL, suite: String) throws {
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent): run again without SCENEC_RECORD")
      return
    }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let difference = zip(text.split(separator: "\n"), recorded.split(separator: "\n")).first { $0 != $1 }
    #expect(
      text == recorded,
      """
      \(file.lastPathComponent): '\(difference?.0 ?? "…")' where '\(difference?.1 ?? "…")' is recorded. If that is \
      meant, record it by 'SCENEC_RECORD=1 swift test --filter \(suite)', and look at what changed
      """)
  }
}
