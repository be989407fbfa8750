import SceneValues
import SwiftInterface

/// The facts about the Swift files that this process has read. When a watched file changes, only that file is read again.
package final class SourceMemory: Sendable {
  private let facts = Locked<[[String]: [ContentDigest: SourceFacts]]>([:])

  package init() {}

  subscript(content: ContentDigest) -> SourceFacts? {
    facts.withLock { $0.values.lazy.compactMap { $0[content] }.first }
  }

  func keep(_ files: [SourceCache.Read], in directories: [String]) {
    let kept = Dictionary(files.map { ($0.content, $0.facts) }) { first, _ in first }
    facts.withLock { $0[directories] = kept }
  }
}
