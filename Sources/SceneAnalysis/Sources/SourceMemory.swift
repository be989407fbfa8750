import SceneValues
import SwiftInterface

/// What Swift files said when they were last read in this run: whoever watches reads only what has changed.
package final class SourceMemory: Sendable {
  /// By the directories that they were found in, as these were named.
  private let facts = Locked<[[String]: [ContentDigest: SourceFacts]]>([:])

  package init() {}

  subscript(content: ContentDigest) -> SourceFacts? {
    facts.withLock { $0.values.lazy.compactMap { $0[content] }.first }
  }

  /// Keeps what the files in some directories said, and nothing else of these.
  func keep(_ files: [SourceCache.Read], in directories: [String]) {
    let kept = Dictionary(files.map { ($0.content, $0.facts) }) { first, _ in first }
    facts.withLock { $0[directories] = kept }
  }
}
