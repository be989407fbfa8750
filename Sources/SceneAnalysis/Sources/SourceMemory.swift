import SceneValues
import SwiftInterface

/// What Swift files said when they were last read in this run: whoever watches reads only what has changed.
package final class SourceMemory: Sendable {
  private let facts = Locked<[ContentDigest: SourceFacts]>([:])

  package init() {}

  subscript(content: ContentDigest) -> SourceFacts? { facts.withLock { $0[content] } }

  /// Keeps these, and no others.
  func keep(_ files: [SourceCache.Read]) {
    let kept = Dictionary(files.map { ($0.content, $0.facts) }) { first, _ in first }
    facts.withLock { $0 = kept }
  }
}
