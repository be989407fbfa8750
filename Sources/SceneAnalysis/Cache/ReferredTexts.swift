import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValues

final class ReferredTexts: Sendable {
  private let known = Locked<[String: (stamp: FileStamp, text: SourceText)]>([:])

  /// Returns the text of a file, or an empty text if the file cannot be read. Reads the file again only after a change.
  func text(at path: String) -> SourceText {
    let stamp = FileStamp(path: path)
    if let known = known.withLock({ $0[path] }), known.stamp == stamp { return known.text }
    guard let (text, stamp) = try? SourceReader.readStamped(path: path) else {
      return SourceText(path: path, bytes: [])
    }
    if let stamp { known.withLock { $0[path] = (stamp, text) } }
    return text
  }
}
