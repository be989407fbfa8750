import SceneValues

/// Text whose parts can have different attributes.
///
/// ```swift
/// var text = AttributedText("Total ")
/// text.append(AttributedText("12 €", TextAttributes(font: .bold(17), color: .red)))
/// ```
public struct AttributedText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The characters without attributes.
  public private(set) var text: String
  /// The nonempty pieces, with lengths in UTF-8 bytes and attributes. Adjacent pieces have different attributes.
  private var pieces: [Piece]

  private struct Piece: Hashable, Sendable {
    var length: Int
    var attributes: TextAttributes
  }

  /// The character that represents an attachment in the text.
  public static let attachmentCharacter: Character = "\u{FFFC}"

  /// Creates text in which all characters have the same attributes. By default, the text is empty and has no attributes.
  public init(_ text: String = "", _ attributes: TextAttributes = TextAttributes()) {
    self.text = text
    pieces = text.isEmpty ? [] : [Piece(length: text.utf8.count, attributes: attributes)]
  }

  /// Creates text without attributes.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates text with a single character that represents an image.
  ///
  /// - Parameters:
  ///   - attachment: The image and its bounds.
  ///   - attributes: Other attributes of the character, such as a link.
  public init(_ attachment: TextAttachment, _ attributes: TextAttributes = TextAttributes()) {
    var attributes = attributes
    attributes.attachment = attachment
    self.init(String(Self.attachmentCharacter), attributes)
  }

  /// Whether the text has no characters.
  public var isEmpty: Bool { text.isEmpty }

  /// A part of the text in which all characters have the same attributes.
  public struct Run: Hashable, Sendable {
    /// The range in the text.
    public let range: Range<String.Index>
    /// The attributes of the characters in the range.
    public let attributes: TextAttributes
  }

  /// The runs in the order of the text. Adjacent runs have different attributes.
  public var runs: [Run] {
    var start = text.startIndex
    return pieces.map { piece in
      let end = text.utf8.index(start, offsetBy: piece.length)
      defer { start = end }
      return Run(range: start..<end, attributes: piece.attributes)
    }
  }

  /// Returns the attributes of the character at an index. If the index is the end index, returns the attributes of the
  /// last character, or no attributes if the text is empty.
  public func attributes(at index: String.Index) -> TextAttributes {
    var rest = offset(of: index)
    for piece in pieces {
      if rest < piece.length { return piece.attributes }
      rest -= piece.length
    }
    return pieces.last?.attributes ?? TextAttributes()
  }

  /// Returns a part of the text with its attributes.
  public subscript(range: Range<String.Index>) -> AttributedText {
    var part = AttributedText(String(text[range]))
    part.pieces = slices(offset(of: range.lowerBound)..<offset(of: range.upperBound))
    return part
  }

  /// Appends attributed text.
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

  /// Appends text with the attributes of the last character.
  public mutating func append(_ other: String) {
    append(AttributedText(other, pieces.last?.attributes ?? TextAttributes()))
  }

  /// Returns the concatenation of two attributed texts.
  public static func + (one: AttributedText, other: AttributedText) -> AttributedText {
    var sum = one
    sum.append(other)
    return sum
  }

  /// Replaces a part of the text. An empty range inserts text, and an empty replacement deletes text.
  public mutating func replaceSubrange(_ range: Range<String.Index>, with other: AttributedText) {
    let (start, end) = (offset(of: range.lowerBound), offset(of: range.upperBound))
    let all = text.utf8.count
    pieces = Self.joined(slices(0..<start) + other.pieces + slices(end..<all))
    text.replaceSubrange(range, with: other.text)
  }

  /// Changes the attributes of each run in a part of the text.
  ///
  /// ```swift
  /// text.changeAttributes(in: word) { $0.underline = .single }
  /// ```
  ///
  /// - Parameters:
  ///   - range: The range to change, or nil for the whole text.
  ///   - change: A closure that changes the attributes of one run.
  public mutating func changeAttributes(
    in range: Range<String.Index>? = nil, _ change: (inout TextAttributes) -> Void
  ) {
    let all = text.utf8.count
    let (start, end) = range.map { (offset(of: $0.lowerBound), offset(of: $0.upperBound)) } ?? (0, all)
    var changed = slices(start..<end)
    for index in changed.indices { change(&changed[index].attributes) }
    pieces = Self.joined(slices(0..<start) + changed + slices(end..<all))
  }

  /// Replaces the attributes of a part of the text, or of the whole text if the range is nil.
  public mutating func setAttributes(_ attributes: TextAttributes, in range: Range<String.Index>? = nil) {
    changeAttributes(in: range) { $0 = attributes }
  }

  /// Returns the text with missing attributes filled in from the given attributes.
  public func filled(from attributes: TextAttributes) -> AttributedText {
    var filled = self
    filled.changeAttributes { $0 = $0.filled(from: attributes) }
    return filled
  }

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
