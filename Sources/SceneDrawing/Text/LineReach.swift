/// A lower and an upper bound for the end of a line. Text up to the lower bound fits, and up to the upper does not.
struct LineReach {
  private let text: Substring
  private let near: Substring.Index
  let tooFar: Substring.Index?
  private let room: (Substring) -> Double

  /// Advances while the text fits. The closure returns the remaining width, negative if the text is too long.
  init(_ text: Substring, fits room: @escaping (Substring) -> Double) {
    self.text = text
    self.room = room
    let all = room(text[..<text.startIndex])
    var (near, ahead) = (text.startIndex, 16)
    while true {
      let end = text.index(near, offsetBy: ahead, limitedBy: text.endIndex) ?? text.endIndex
      let left = room(text[..<end])
      guard left >= 0 else {
        (self.near, tooFar) = (near, end)
        return
      }
      guard end < text.endIndex else {
        (self.near, tooFar) = (end, nil)
        return
      }
      near = end
      ahead = Self.next(after: text[..<end].count, left: left, used: all - left)
    }
  }

  private static func next(after count: Int, left: Double, used: Double) -> Int {
    let (least, most) = (max(1, count / 4), 7 * count)
    let suggested = Double(count) * left / used
    // If the text has no width, the estimate is not a number.
    guard suggested >= 0, suggested < Double(most) else { return most }
    return max(least, Int(suggested) + 1)
  }

  func lastBreak(before tooFar: Substring.Index) -> Substring.Index? {
    let breaks = text.breaks(before: tooFar)
    let certain = breaks.firstIndex { $0 > near } ?? breaks.count
    return last(of: breaks, certain: certain)
  }

  func lastCharacter(before tooFar: Substring.Index) -> Substring.Index {
    last(of: Array(text[near..<tooFar].indices), certain: 1) ?? near
  }

  private func last(of places: [Substring.Index], certain: Int) -> Substring.Index? {
    var (low, high) = (certain, places.count)
    while low < high {
      let middle = (low + high) / 2
      if room(text[..<places[middle]]) >= 0 { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? places[low - 1] : nil
  }
}

extension Substring {
  fileprivate func breaks(before end: Index) -> [Index] {
    var places: [Index] = []
    var previous: Character?
    for index in self[..<end].indices {
      let next = self[index]
      defer { previous = next }
      guard let previous, !next.isBreakingSpace else { continue }
      let isBreak =
        previous.isBreakingSpace || previous.isIdeograph || next.isIdeograph
        || (previous == "-" && next.isLetter)
      if isBreak { places.append(index) }
    }
    return places
  }
}

extension Character {
  var isBreakingSpace: Bool {
    // For ASCII characters, looking up Unicode properties is unnecessary.
    if let asciiValue { return asciiValue == 0x20 || (0x09...0x0D).contains(asciiValue) }
    return isWhitespace && self != "\u{A0}" && self != "\u{202F}"
  }
  fileprivate var isIdeograph: Bool { !isASCII && isLetter && unicodeScalars.first!.isWide }
}
