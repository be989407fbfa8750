import SwiftInterface

/// A cache of facts about Swift files in `scenec-sources`, keyed by a file's bytes and the executable's build.
package struct SourceCache: Sendable {
  struct Read: Sendable {
    let facts: SourceFacts
    let content: ContentDigest
  }

  private typealias Entry = CacheEntry<ContentDigest, ArraySlice<UInt8>>

  private let file: CacheFile
  private let stored: [ContentDigest: ArraySlice<UInt8>]

  package init(directory: String) {
    file = CacheFile(
      "scenec-sources", version: "7 \(RunningProgram.stamp)", in: directory, largestSize: 128 << 20)
    stored = Dictionary(file.read(Entry.self).map { ($0.key, $0.value) }) { _, last in last }
  }

  func facts(_ content: ContentDigest) -> SourceFacts? {
    stored[content].flatMap { SourceFacts(cacheBytes: $0) }
  }

  /// Saves the facts that were used in this run. Discards all other facts, because they describe changed files.
  func save(_ files: [Read]) throws {
    // If parsing a file timed out, the next run tries again.
    let files = files.filter { $0.facts.unread?.isTransient != true }
    guard
      files.contains(where: { stored[$0.content] == nil }) || Set(files.map(\.content)).count < stored.count
    else { return }
    var coder = CacheCoder()
    var written: Set<ContentDigest> = []
    for read in files where written.insert(read.content).inserted {
      coder.write(Entry(key: read.content, value: stored[read.content] ?? read.facts.cacheBytes()[...]))
    }
    try file.write(coder.bytes)
  }
}
