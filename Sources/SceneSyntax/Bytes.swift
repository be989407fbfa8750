import ScenePlatform

extension UInt8 {
  @inline(__always)
  var isXMLWhiteSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// Whether all bytes are white space. Compares eight bytes at a time. The last eight can overlap the previous ones.
  var isBlank: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset < count {
      if count >= 8 {
        let start = Swift.min(offset, count - 8)
        if bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) == 0x2020_2020_2020_2020 {
          offset = start + 8
          continue
        }
      }
      guard self[offset].isXMLWhiteSpace else { return false }
      offset += 1
    }
    return true
  }

  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    return memchr(base + start, Int32(byte), count - start).map {
      $0 - UnsafeMutableRawPointer(mutating: base)
    }
  }

  package func firstIndex(of string: StaticString, from start: Int) -> Int? {
    var candidate = firstIndex(of: string.utf8Start.pointee, from: start)
    while let place = candidate, !hasPrefix(string, at: place) {
      candidate = firstIndex(of: string.utf8Start.pointee, from: place + 1)
    }
    return candidate
  }

  func hasPrefix(_ string: StaticString, at start: Int) -> Bool {
    count - start >= string.utf8CodeUnitCount
      && memcmp(baseAddress! + start, string.utf8Start, string.utf8CodeUnitCount) == 0
  }

  var hasByteOrderMark: Bool { count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }
}
