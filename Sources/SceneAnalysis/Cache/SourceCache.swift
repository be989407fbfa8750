import ScenePlatform
import SceneArchive
import SceneFiles
import SceneSyntax
import SwiftInterface

/// What Swift files say, from one run to the next: known by their bytes and by the program that read them.
///
/// One file, `scenec-sources`, beside the one of checks; one that is damaged is as good as none.
package struct SourceCache: Sendable {
  struct Read: Sendable {
    let facts: SourceFacts
    let content: ContentDigest
  }

  static let fileName = "scenec-sources"
  private static let largest = 256 << 20

  private let directory: String
  private let stored: [ContentDigest: ArraySlice<UInt8>]

  package init(directory: String) {
    self.directory = directory
    var limits = SyntaxLimits()
    limits.bytes = Self.largest
    let source = try? SourceReader.read(path: "\(directory)/\(Self.fileName)", limits: limits)
    stored = source.flatMap { try? Self.entries(in: $0.bytes) } ?? [:]
  }

  func facts(_ content: ContentDigest) -> SourceFacts? {
    guard let bytes = stored[content] else { return nil }
    var reader = CacheReader(bytes)
    guard let facts = try? reader.facts(), reader.isAtEnd else { return nil }
    return facts
  }

  /// Keeps what was read this time, and no more: what has changed since is of no use again.
  func save(_ files: [Read]) throws {
    // A file that took too long is tried again the next time.
    let files = files.filter { $0.facts.unread?.isAccident != true }
    guard
      files.contains(where: { stored[$0.content] == nil }) || Set(files.map(\.content)).count < stored.count
    else { return }
    var writer = CacheWriter()
    var written: Set<ContentDigest> = []
    for file in files where written.insert(file.content).inserted {
      writer.write(file.content)
      if let bytes = stored[file.content] {
        writer.write(bytes)
      } else {
        var facts = CacheWriter()
        facts.write(file.facts)
        writer.write(facts.bytes)
      }
    }
    guard mkdir(directory, 0o777) == 0 || errno == EEXIST else {
      throw Failure("Cannot make the directory '\(directory)': \(SystemError())", .cannotCreate)
    }
    var sum = CacheWriter()
    sum.write(writer.bytes.withUnsafeBytes { XXH64.hash($0) })
    try FileOutput.write(Self.magic + sum.bytes + writer.bytes, to: "\(directory)/\(Self.fileName)")
  }

  private static let magic = Array("scenec-sources-4 \(CheckSettings.program)\n".utf8)

  private static func entries(
    in bytes: [UInt8]
  ) throws(CacheReader.Damaged) -> [ContentDigest: ArraySlice<UInt8>] {
    guard bytes.starts(with: magic) else { throw CacheReader.Damaged() }
    var reader = CacheReader(bytes[magic.count...])
    let sum = try reader.number()
    guard bytes[reader.position...].withUnsafeBytes({ XXH64.hash($0) }) == sum else {
      throw CacheReader.Damaged()
    }
    var entries: [ContentDigest: ArraySlice<UInt8>] = [:]
    while !reader.isAtEnd {
      entries[try reader.digest()] = try reader.raw()
    }
    return entries
  }
}
