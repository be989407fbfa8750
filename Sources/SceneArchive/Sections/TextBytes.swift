func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
  guard let start = bytes.baseAddress else { return true }
  var (found, place, left) = (SIMD16<UInt8>(repeating: 0), start, bytes.count)
  while left >= 16 {
    found |= place.loadUnaligned(as: SIMD16<UInt8>.self)
    place += 16
    left &-= 16
  }
  for number in 0..<left { found[0] |= (place + number).load(as: UInt8.self) }
  return found.max() < 0x80
}

func utf8Error(in bytes: UnsafeRawBufferPointer) -> Int? {
  bytes.withMemoryRebound(to: UInt8.self) { bytes in
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
