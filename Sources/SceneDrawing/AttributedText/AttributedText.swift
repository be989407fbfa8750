import SceneValues

/// Text whose parts look different: each piece has attributes.
///
/// ```swift
/// var text = AttributedText("Total ")
/// text.append(AttributedText("12 €", TextAttributes(font: .bold(17), color: .red)))
/// ```
public struct AttributedText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The characters, without what they look like.
  public private(set) var text: String
  /// The lengths of the pieces in UTF-8, with their attributes: neighbors differ, and none is empty.
  private var pieces: [Piece]

  private struct Piece: Hashable, Sendable {
    var length: Int
    var attributes: TextAttributes
  }

  /// What stands in text for an attachment.
  public static let attachmentCharacter: Character = "\u{FFFC}"

  /// Text that has the same attributes all over; none, unless other is said.
  public init(_ text: String = "", _ attributes: TextAttributes = TextAttributes()) {
    self.text = text
    pieces = text.isEmpty ? [] : [Piece(length: text.utf8.count, attributes: attributes)]
  }

  /// Text without attributes.
  public init(stringLiteral text: String) { self.init(text) }

  /// An image as text: one character.
  ///
  /// - Parameters:
  ///   - attachment: the image and its place.
  ///   - attributes: what else holds for the character, such as a link.
  public init(_ attachment: TextAttachment, _ attributes: TextAttributes = TextAttributes()) {
    var attributes = attributes
    attributes.attachment = attachment
    self.init(String(Self.attachmentCharacter), attributes)
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { text.isEmpty }

  /// A piece of text that looks the same all over.
  public struct Run: Hashable, Sendable {
    /// In the text.
    public let range: Range<String.Index>
    /// What it looks like.
    public let attributes: TextAttributes
  }

  /// The pieces from the first to the last; neighbors differ.
  public var runs: [Run] {
    var start = text.startIndex
    return pieces.map { piece in
      let end = text.utf8.index(start, offsetBy: piece.length)
      defer { start = end }
      return Run(range: start..<end, attributes: piece.attributes)
    }
  }

  /// The attributes of the character at an index; those of the last one at the end, and none in empty text.
  public func attributes(at index: String.Index) -> TextAttributes {
    var rest = offset(of: index)
    for piece in pieces {
      if rest < piece.length { return piece.attributes }
      rest -= piece.length
    }
    return pieces.last?.attributes ?? TextAttributes()
  }

  /// A part of the text, with its attributes.
  public subscript(range: Range<String.Index>) -> AttributedText {
    var part = AttributedText(String(text[range]))
    part.pieces = slices(offset(of: range.lowerBound)..<offset(of: range.upperBound))
    return part
  }

  // MARK: Changing

  /// Adds text at the end.
  public mutating func append(_ other: AttributedText) {
    text += other.text
    guard let first = other.pieces.first else { return }
    if let last = pieces.last, last.attributes == first.attributes {
      pieces[pieces.count - 1].length += first.length
      pieces += other.pieces.dropFirst()
    } else {
      pieces += other.pieces
    }
  }

  /// Adds text at the end, which looks like the text before it.
  public mutating func append(_ other: String) {
    append(AttributedText(other, pieces.last?.attributes ?? TextAttributes()))
  }

  /// One text and then another.
  public static func + (one: AttributedText, other: AttributedText) -> AttributedText {
    var sum = one
    sum.append(other)
    return sum
  }

  /// Puts other text in the place of a part; an empty part is a place, and empty text takes the part away.
  public mutating func replaceSubrange(_ range: Range<String.Index>, with other: AttributedText) {
    let (start, end) = (offset(of: range.lowerBound), offset(of: range.upperBound))
    let all = text.utf8.count
    pieces = Self.joined(slices(0..<start) + other.pieces + slices(end..<all))
    text.replaceSubrange(range, with: other.text)
  }

  /// Changes the attributes of a part, piece by piece.
  ///
  /// ```swift
  /// text.changeAttributes(in: word) { $0.underline = .single }
  /// ```
  ///
  /// - Parameters:
  ///   - range: what is changed; nil for all of the text.
  ///   - change: is given the attributes of each piece.
  public mutating func changeAttributes(
    in range: Range<String.Index>? = nil, _ change: (inout TextAttributes) -> Void
  ) {
    let all = text.utf8.count
    let (start, end) = range.map { (offset(of: $0.lowerBound), offset(of: $0.upperBound)) } ?? (0, all)
    var changed = slices(start..<end)
    for index in changed.indices { change(&changed[index].attributes) }
    pieces = Self.joined(slices(0..<start) + changed + slices(end..<all))
  }

  /// Gives a part attributes in place of those that it has.
  public mutating func setAttributes(_ attributes: TextAttributes, in range: Range<String.Index>? = nil) {
    changeAttributes(in: range) { $0 = attributes }
  }

  /// The same text, with attributes where it has none of its own.
  public func filled(from attributes: TextAttributes) -> AttributedText {
    var filled = self
    filled.changeAttributes { $0 = $0.filled(from: attributes) }
    return filled
  }

  // MARK: Pieces

  private func offset(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  private func slices(_ range: Range<Int>) -> [Piece] {
    var (start, slices) = (0, [Piece]())
    for piece in pieces {
      let part = (start..<start + piece.length).clamped(to: range)
      if !part.isEmpty { slices.append(Piece(length: part.count, attributes: piece.attributes)) }
      start += piece.length
    }
    return slices
  }

  /// The pieces, with neighbors of the same attributes as one.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    var joined: [Piece] = []
    for piece in pieces {
      if let last = joined.last, last.attributes == piece.attributes {
        joined[joined.count - 1].length += piece.length
      } else {
        joined.append(piece)
      }
    }
    return joined
  }
}
