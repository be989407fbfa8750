import Foundation
import Testing

/// A recorded file that what is found now is compared with.
///
/// `SCENEC_RECORD=1` records it anew, and fails the test, so that no recording run is ever taken for a passing one.
enum Golden {
  static let isRecording = ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1"
  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  static let folder = package.appending(path: "Tests/AlarmClockTests/Goldens")

  /// Compares all files of a folder.
  static func expect(_ texts: [String: String]) throws {
    if isRecording {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in texts {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      Issue.record("recorded: run again without SCENEC_RECORD")
      return
    }
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == Set(texts.keys))
    for (name, text) in texts {
      let recorded = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      let difference = zip(text.split(separator: "\n"), recorded.split(separator: "\n")).first { $0 != $1 }
      #expect(
        text == recorded,
        """
        \(name): '\(difference?.0 ?? "…")' where '\(difference?.1 ?? "…")' is recorded. If that is meant, record it \
        by 'make test-alarm SCENEC_RECORD=1', and look at what changed
        """)
    }
  }
}
