/// How far a line reaches into the text that is left: a place up to which it fits, and one up to which it does not.
///
/// Both are found by going ahead as far as the room suggests, and at most eight times as far as before: what is
/// measured grows with the line and not with the text.
struct LineReach {
  private let text: Substring
  /// Fits.
  private let near: Substring.Index
  /// Does not fit; nil where all of the text fits.
  let tooFar: Substring.Index?
  private let room: (Substring) -> Double

  /// Goes ahead in a text until it does not fit.
  ///
  /// - Parameters:
  ///   - text: all that is left.
  ///   - room: what is left beside a text, in points; less than 0 where it does not fit.
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

  /// How many more characters to look at.
  private static func next(after count: Int, left: Double, used: Double) -> Int {
    let (least, most) = (max(1, count / 4), 7 * count)
    let suggested = Double(count) * left / used
    // Where nothing has a width, that is no number.
    guard suggested >= 0, suggested < Double(most) else { return most }
    return max(least, Int(suggested) + 1)
  }

  /// The last place where a line may end between words, and fits.
  func lastBreak(before tooFar: Substring.Index) -> Substring.Index? {
    let breaks = text.breaks(before: tooFar)
    let certain = breaks.firstIndex { $0 > near } ?? breaks.count
    return last(of: breaks, certain: certain)
  }

  /// The last place that fits.
  func lastCharacter(before tooFar: Substring.Index) -> Substring.Index {
    last(of: Array(text[near..<tooFar].indices), certain: 1) ?? near
  }

  /// The last of some places up to which the text fits, by halving.
  ///
  /// - Parameters:
  ///   - places: from the front of the text to its end.
  ///   - certain: how many of the places fit for certain.
  /// - Returns: nil where none fits.
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
  /// Where a line may end before a place: after spaces, after a hyphen, beside an ideograph.
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
    // Of most characters that is known without asking for what Unicode says of them.
    if let asciiValue { return asciiValue == 0x20 || (0x09...0x0D).contains(asciiValue) }
    return isWhitespace && self != "\u{A0}" && self != "\u{202F}"
  }
  fileprivate var isIdeograph: Bool { !isASCII && isLetter && unicodeScalars.first!.isWide }
}
