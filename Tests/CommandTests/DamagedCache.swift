import Foundation
import TestSupport
import Testing

/// What may have become of a file of the cache's.
enum DamagedCache {
  /// Nothing, something else, half of it, more than it, what another build of the program wrote, and one byte changed at
  /// each position of a stride, or some of these.
  static func variants(of kept: Data, each stride: Int) throws -> [Data] {
    let line = try #require(kept.firstIndex(of: 0x0A))
    let name = try #require(String(data: kept[..<line], encoding: .utf8)?.split(separator: " ").first)
    let changed = RandomSeeds.sample(of: 0..<kept.count / stride).map { number in
      var bytes = kept
      bytes[number * stride] ^= 0x41
      return bytes
    }
    return [Data(), Data("something else".utf8), kept.prefix(kept.count / 2), kept + Data([0])]
      + [Data("\(name) 1 2 3".utf8) + kept[line...]] + changed
  }
}
