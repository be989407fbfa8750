import SceneValues

/// Reads the sizes of vector images (PDF or SVG). Their shapes are not drawn.
enum VectorImage {
  static let extensions = [".pdf", ".svg"]

  /// The number of bytes at the beginning of an SVG file that must contain the size.
  private static let longestHead = 16_384

  static func isName(_ file: String) -> Bool {
    let file = file.lowercased()
    return extensions.contains { file.hasSuffix($0) }
  }

  static func size(of bytes: [UInt8]) -> Size? {
    bytes.starts(with: Array("%PDF".utf8))
      ? pageSize(of: bytes) : size(ofSVG: String(decoding: bytes.prefix(longestHead), as: UTF8.self))
  }

  /// Returns the size of the first page in an uncompressed PDF file, as in `/MediaBox [0 0 24 24]`.
  private static func pageSize(of bytes: [UInt8]) -> Size? {
    let key = Array("/MediaBox".utf8)
    var start = bytes.startIndex
    while let place = bytes[start...].firstIndex(of: key[0]) {
      start = place + 1
      guard bytes[place...].starts(with: key) else { continue }
      let head = String(decoding: bytes[(place + key.count)...].prefix(200), as: UTF8.self)
      guard let open = head.firstIndex(of: "["), let close = head[open...].firstIndex(of: "]") else {
        continue
      }
      let numbers = head[head.index(after: open)..<close].split(whereSeparator: \.isWhitespace).map {
        Double($0)
      }
      guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2],
        let top = numbers[3]
      else { continue }
      return size(width: abs(right - left), height: abs(top - bottom))
    }
    return nil
  }

  private static func size(ofSVG text: String) -> Size? {
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    if let width = length(value(of: "width", in: tag)), let height = length(value(of: "height", in: tag)) {
      return size(width: width, height: height)
    }
    let box = value(of: "viewBox", in: tag)?.split { $0.isWhitespace || $0 == "," }.map { Double($0) } ?? []
    guard box.count == 4, let width = box[2], let height = box[3] else { return nil }
    return size(width: width, height: height)
  }

  private static func value(of name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.firstRange(of: name) {
      let before = rest[..<found.lowerBound].last
      rest = rest[found.upperBound...]
      let value = rest.drop(while: \.isWhitespace)
      guard before?.isWhitespace == true, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return quoted.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  private static func length(_ text: Substring?) -> Double? {
    guard let text else { return nil }
    let unit = ["px", "pt"].first(where: text.hasSuffix) ?? ""
    return Double(text.dropLast(unit.count))
  }

  private static func size(width: Double, height: Double) -> Size? {
    guard width > 0, height > 0, NumberLimits.lengths.contains(width), NumberLimits.lengths.contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
