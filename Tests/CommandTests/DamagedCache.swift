import Foundation
import TestSupport
import Testing

/// Damaged variants of a cache file.
enum DamagedCache {
  /// Returns an empty file, other content, a truncated file, a file with extra bytes, a file of another
  /// build, and files in which one byte at each multiple of the stride is changed.
  static func variants(of kept: Data, each stride: Int) throws -> [Data] {
    let line = try #require(kept.firstIndex(of: 0x0A))
    let name = try #require(String(data: kept[..<line], encoding: .utf8)?.split(separator: " ").first)
    let changed = RandomSeeds.sample(of: 0..<kept.count / stride).map { number in
      var bytes = kept
      bytes[number * stride] ^= 0x41
      return bytes
    }
    let ofAnotherBuild: Data = Data("\(name) 1 2 3".utf8) + kept[line...]
    let others: [Data] = [
      Data(), Data("something else".utf8), kept.prefix(kept.count / 2), kept + Data([0]), ofAnotherBuild,
    ]
    return others + changed
  }
}
