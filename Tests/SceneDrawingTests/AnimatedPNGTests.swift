import SceneDrawing
import Testing

@Suite("Animated PNG files") struct AnimatedPNGTests {
  /// Returns a row of pixels with four components of 8 bits each, without compression.
  private func png(_ shade: UInt8, width: UInt8 = 2, parts: Int = 1, palette: [UInt8]? = nil) -> [UInt8] {
    let pixels = [UInt8](repeating: shade, count: 12)
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", [0, 0, 0, width, 0, 0, 0, 1, 8, 6, 0, 0, 0])
    if let palette { bytes += chunk("PLTE", palette) }
    for part in 0..<parts {
      bytes += chunk("IDAT", Array(pixels[(part * 12 / parts)..<((part + 1) * 12 / parts)]))
    }
    return bytes + chunk("IEND", [])
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    number(data.count) + Array(type.utf8) + data + number(Int(sum(Array(type.utf8) + data)))
  }

  private func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { (shift: Int) -> UInt8 in UInt8(truncatingIfNeeded: value >> shift) }
  }

  /// Computes the checksum bit by bit, as the standard defines it.
  private func sum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = (sum ^ UInt32(byte) >> UInt32(bit)) & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return sum ^ 0xFFFF_FFFF
  }

  /// Returns the chunks of a file and verifies their checksums.
  private func chunks(_ bytes: [UInt8]) -> [(type: String, data: [UInt8])] {
    var (offset, chunks) = (8, [(type: String, data: [UInt8])]())
    func value(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    while offset < bytes.count {
      let length = value(offset)
      let body = Array(bytes[offset + 4..<offset + 8 + length])
      #expect(value(offset + 8 + length) == Int(sum(body)))
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      offset += 12 + length
    }
    return chunks
  }

  @Test("Combines PNG files into an animation with the same pixels")
  func joins() throws {
    var film = try AnimatedPNG(first: png(1), seconds: 0.5)
    try film.append(png(2, parts: 2), seconds: 1.0 / 60)
    try film.append(png(3), seconds: 10)
    let found = chunks(film.bytes)
    #expect(
      found.map(\.type) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(found[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
    #expect(found[3].data == [UInt8](repeating: 1, count: 12))
    // A sequence number precedes the pixels of later frames.
    let later = [5, 6, 8].map { Array(found[$0].data[4...]) }
    #expect(later[0] + later[1] == [UInt8](repeating: 2, count: 12))
    #expect(later[2] == [UInt8](repeating: 3, count: 12))
    // The chunks of frames have consecutive sequence numbers.
    #expect([2, 4, 5, 6, 7, 8].map { found[$0].data[3] } == [0, 1, 2, 3, 4, 5])
    let delays = [2, 4, 7].map { (index: Int) -> Double in
      let data = found[index].data.map(Int.init)
      #expect(data[4..<12] == [0, 0, 0, 2, 0, 0, 0, 1])
      let (numerator, denominator) = (data[20] << 8 | data[21], data[22] << 8 | data[23])
      return Double(numerator) / Double(denominator)
    }
    #expect(delays[0] == 0.5 && abs(delays[1] - 1.0 / 60) < 0.0001 && delays[2] == 10)
    #expect(try EncodedImage(film.bytes).width == 2)
  }

  @Test("A frame can be displayed for several minutes", arguments: [65.5, 66, 600, 6554, 40_000])
  func durations(_ seconds: Double) throws {
    var film = try AnimatedPNG(first: png(1), seconds: 1)
    film.lengthenLast(by: seconds - 1)
    let data = chunks(film.bytes)[2].data.map(Int.init)
    let shown = Double(data[20] << 8 | data[21]) / Double(data[22] << 8 | data[23])
    #expect(abs(shown - seconds) <= seconds / 60_000)
  }

  @Test("Rejects frames that differ from the first frame in size or format")
  func refuses() throws {
    var film = try AnimatedPNG(first: png(1), seconds: 1)
    let message = "picture 2 differs from the first in size or kind"
    for other in [png(1, width: 3), png(1, palette: [1, 2, 3])] {
      let failure = #expect(throws: AnimatedPNG.Failure.self) { try film.append(other, seconds: 1) }
      #expect(failure?.description == message)
    }
    #expect(throws: AnimatedPNG.Failure.self) { try film.append(png(1, parts: 0), seconds: 1) }
    #expect(throws: AnimatedPNG.Failure.self) { try film.append(png(1).dropLast(20), seconds: 1) }
    #expect(throws: AnimatedPNG.Failure.self) { try AnimatedPNG(first: [1, 2, 3], seconds: 1) }
    #expect(chunks(film.bytes).map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "IEND"])
  }
}
