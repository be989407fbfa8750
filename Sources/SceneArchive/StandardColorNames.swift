import ScenePlatform
import SceneValues

/// A fast lookup for standard colors. `StandardColor.init(rawValue:)` would compare the string with all names.
enum StandardColorNames {
  private static let names: [[(bytes: [UInt8], color: StandardColor)]] = {
    let names = StandardColor.allCases.map { (bytes: Array($0.rawValue.utf8), color: $0) }
    return (0...names.map(\.bytes.count).max()!).map { length in names.filter { $0.bytes.count == length } }
  }()

  static func color(_ name: UnsafeBufferPointer<UInt8>) -> StandardColor? {
    guard name.count < names.count, let start = name.baseAddress else { return nil }
    for candidate in names[name.count] {
      let isEqual = candidate.bytes.withUnsafeBytes { memcmp($0.baseAddress!, start, name.count) == 0 }
      if isEqual { return candidate.color }
    }
    return nil
  }
}
