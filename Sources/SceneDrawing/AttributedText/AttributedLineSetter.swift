import SceneValues

struct AttributedLineSetter {
  let measure: AttributedMeasure
  let width: Double?
  let maximumLines: Int
  let lineBreak: LineBreakMode
  let alignment: TextAlignment
  private(set) var lines: [AttributedTextLayout.Line] = []
  private(set) var isTruncated = false
  private var height = 0.0
  /// The indent, available width, and alignment of each line. The indent is measured from the leading edge.
  private var places: [(indent: Double, room: Double, alignment: TextAlignment)] = []
  private var widest = 0.0

  init(
    measure: AttributedMeasure, width: Double?, maximumLines: Int, lineBreak: LineBreakMode,
    alignment: TextAlignment
  ) {
    self.measure = measure
    self.width = width
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
    self.alignment = alignment
  }

  var size: Size { Size(width: widest, height: height) }

  mutating func set(maximumHeight: Double) {
    let text = measure.text.text
    guard !text.isEmpty else { return }
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, paragraph) in paragraphs.enumerated() {
      let style = measure.attributes(at: paragraph.startIndex).paragraph ?? ParagraphStyle()
      let isLast = number == paragraphs.count - 1
      guard set(paragraph, style, isFirst: number == 0, isLast: isLast, maximumHeight: maximumHeight) else {
        break
      }
      if !isLast { height += style.paragraphSpacing }
    }
    align()
  }

  /// Lays out the lines of a paragraph. Returns false if there is no room for further lines.
  private mutating func set(
    _ paragraph: Substring, _ style: ParagraphStyle, isFirst: Bool, isLast: Bool, maximumHeight: Double
  ) -> Bool {
    let direction = style.direction ?? BidiLine.direction(ofParagraph: paragraph)
    let mode = style.lineBreakMode ?? lineBreak
    var breaker = LineBreaker(
      available: .infinity, maximumLines: 0, mode: mode, measure: measure.width(of:))
    if !isFirst { height += style.paragraphSpacingBefore }
    var rest = paragraph
    var isFirstLine = true
    repeat {
      let room = style.room(in: width ?? .infinity, isFirst: isFirstLine)
      breaker.available = room.available
      let end = breaker.lineEnd(in: rest)
      let shown = rest[..<end].withoutTrailingSpaces
      let metrics = measure.lineMetrics(of: shown.startIndex..<shown.endIndex).spaced(style.spacing)
      let isLastLine = lines.count == maximumLines - 1 || !fits(metrics, maximumHeight)
      let goesOn = end < rest.endIndex || !isLast
      var line = measure
      var drawn = shown
      if isLastLine, goesOn {
        isTruncated = true
        line = measure.with(truncated(rest, at: end, mode, available: room.available))
        drawn = line.text.text[...]
      }
      let lineWidth = line.width(of: drawn)
      lines.append(
        AttributedTextLayout.Line(
          pieces: line.pieces(of: drawn, direction: direction), range: rest.startIndex..<end,
          origin: Point(x: 0, y: height + metrics.ascent), width: lineWidth, ascent: metrics.ascent,
          descent: metrics.descent))
      widest = max(widest, room.indent + lineWidth)
      let natural: TextAlignment = direction == .rightToLeft ? .right : .left
      let wanted = style.alignment ?? alignment
      places.append(
        (room.indent, room.available, wanted == .natural && style.alignment != nil ? natural : wanted))
      height += metrics.height
      if isLastLine { return false }
      rest = rest[end...]
      if !rest.isEmpty || !isLast { height += metrics.leading }
      isFirstLine = false
    } while !rest.isEmpty
    return true
  }

  private func fits(_ metrics: LineMetrics, _ maximumHeight: Double) -> Bool {
    guard maximumHeight.isFinite else { return true }
    // The tolerance allows for rounding errors in heights that were computed from a number of lines.
    return height + metrics.advance + metrics.height <= maximumHeight + 0.001
  }

  private mutating func align() {
    let all = width ?? widest
    for (index, place) in places.enumerated() {
      let room = place.room.isFinite ? place.room : max(0, all - place.indent)
      let free = room - lines[index].width
      let left = place.alignment == .right ? all - place.indent - room : place.indent
      lines[index].origin.x = left + free * place.alignment.fraction
    }
  }

  private func truncated(
    _ rest: Substring, at end: String.Index, _ mode: LineBreakMode, available: Double
  ) -> AttributedText {
    let whole = measure.text[rest.startIndex..<rest.endIndex]
    if end == rest.endIndex, mode != .tailTruncation { return whole }
    func with(_ head: Substring, _ tail: Substring) -> AttributedText {
      let place = head.isEmpty ? tail.startIndex : rest.index(before: head.endIndex)
      var mark = measure.attributes(at: place)
      mark.attachment = nil
      return measure.text[head.startIndex..<head.endIndex] + AttributedText("…", mark)
        + measure.text[tail.startIndex..<tail.endIndex]
    }
    func shortened(_ kept: Int) -> AttributedText {
      let nothing = rest[rest.endIndex...]
      return switch mode {
      case .headTruncation: with(rest[..<rest.startIndex], rest.suffix(kept).withoutLeadingSpaces)
      case .middleTruncation:
        with(
          rest.prefix((kept + 1) / 2).withoutTrailingSpaces, rest.suffix(kept / 2).withoutLeadingSpaces)
      default: with(rest.prefix(kept).withoutTrailingSpaces, nothing)
      }
    }
    switch mode {
    case .wordWrap, .characterWrap:
      let shown = rest[..<end].withoutTrailingSpaces
      return measure.text[shown.startIndex..<shown.endIndex]
    case .clip: return whole
    case .headTruncation, .middleTruncation, .tailTruncation:
      let count = LineBreaker.longest(rest.count) { kept in
        let line = measure.with(shortened(kept))
        return line.width(of: line.text.text[...]) <= available + 0.001
      }
      return shortened(count)
    }
  }
}

extension LineMetrics {
  /// Returns the metrics with the paragraph's line spacing, which changes only the ascent and the leading.
  func spaced(_ spacing: LineSpacing) -> LineMetrics {
    var line = self
    var height = line.height * (spacing.multiple > 0 ? spacing.multiple : 1)
    height = max(height, spacing.minimum)
    if spacing.maximum > 0 { height = min(height, spacing.maximum) }
    line.ascent += height - line.height
    line.leading += spacing.between
    return line
  }
}
