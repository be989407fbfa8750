import SwiftInterface

/// The facts of Swift files, from one run to the next. The bytes of a file and the program that read them identify it.
///
/// One file, `scenec-sources`, beside the one of checks.
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
      "scenec-sources", version: "5 \(RunningProgram.stamp)", in: directory, largestSize: 128 << 20)
    stored = Dictionary(file.read(Entry.self).map { ($0.key, $0.value) }) { _, last in last }
  }

  func facts(_ content: ContentDigest) -> SourceFacts? {
    stored[content].flatMap { SourceFacts(cacheBytes: $0) }
  }

  /// Keeps the facts of this run, and no others: those of files that have changed since are of no use.
  func save(_ files: [Read]) throws {
    // A file that took too long is tried again the next time.
    let files = files.filter { $0.facts.unread?.isAccident != true }
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
