package struct MarkupContext: Sendable {
  package enum Place: Sendable, Hashable {
    case elementName
    case endTagName
    case attributeName
    case attributeValue(Int)
    case text
    case skipped
  }

  package var place: Place
  /// The element whose start tag contains the position, or nil if the position is between tags.
  package var element: Int?
  /// The element that contains the position or the start tag at the position, or nil at the top level.
  package var parent: Int?
  /// The range of the existing name or value that a completion replaces.
  package var range: Range<Int>
  package var prefix: String
}

extension MarkupText {
  /// Returns the context at the given offset. An offset beyond the end refers to the end.
  package func context(at offset: Int) -> MarkupContext {
    let offset = min(max(offset, 0), bytes.count)
    if let skipped = Self.last(skipped, before: offset), offset < skipped.upperBound {
      return make(.skipped, nil, innermost(at: offset), offset..<offset, offset)
    }
    if let tag = Self.last(endTags, before: offset, \.range),
      offset < tag.range.upperBound
        || bytes[tag.range.upperBound - 1] != UInt8(ascii: ">") && offset == tag.range.upperBound
    {
      if offset >= tag.range.lowerBound + 2 {
        return make(.endTagName, tag.element, openElement(before: tag), tag.name, offset)
      }
      return make(.text, nil, innermost(at: tag.range.lowerBound), offset..<offset, offset)
    }
    if let index = lastElement(before: offset), isInside(elements[index], offset) {
      return inTag(index, offset)
    }
    return make(.text, nil, innermost(at: offset), offset..<offset, offset)
  }

  private func inTag(_ index: Int, _ offset: Int) -> MarkupContext {
    let element = elements[index]
    let parent = element.parent >= 0 ? element.parent : nil
    if offset <= element.name.upperBound { return make(.elementName, index, parent, element.name, offset) }
    for place in element.attributes {
      let attribute = attributes[place]
      if attribute.name.lowerBound <= offset, offset <= attribute.name.upperBound {
        return make(.attributeName, index, parent, attribute.name, offset)
      }
      if let value = attribute.value, value.lowerBound <= offset, offset <= value.upperBound {
        return make(.attributeValue(place), index, parent, value, offset)
      }
    }
    return make(.attributeName, index, parent, offset..<offset, offset)
  }

  private func openElement(before tag: MarkupEndTag) -> Int? {
    tag.element ?? innermost(at: tag.range.lowerBound)
  }

  private func make(
    _ place: MarkupContext.Place, _ element: Int?, _ parent: Int?, _ range: Range<Int>, _ offset: Int
  ) -> MarkupContext {
    let start = min(range.lowerBound, offset)
    return MarkupContext(
      place: place, element: element, parent: parent, range: range, prefix: text(start..<offset))
  }

  private func isInside(_ element: MarkupElement, _ offset: Int) -> Bool {
    offset < element.tag.upperBound || !element.isFinished && offset == element.tag.upperBound
  }

  package func innermost(at offset: Int) -> Int? {
    guard var index = lastElement(before: offset) else { return nil }
    while true {
      let element = elements[index]
      // An element without an end tag extends to the end of its parent.
      let isOpen = element.isFinished && !element.isEmpty && element.tag.upperBound <= offset
      if isOpen, offset < element.end || element.end == bytes.count && !endsWithTag(index) { return index }
      guard element.parent >= 0 else { return nil }
      index = element.parent
    }
  }

  private func endsWithTag(_ element: Int) -> Bool {
    endTags.last.map { $0.element == element && $0.range.upperBound == bytes.count } ?? false
  }

  package func lastElement(before offset: Int) -> Int? {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].tag.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Returns the attribute whose value contains the given offset. The start and the end of the value are included.
  package func attribute(at offset: Int) -> Int? {
    if case .attributeValue(let place) = context(at: offset).place { place } else { nil }
  }

  private static func last(_ ranges: [Range<Int>], before offset: Int) -> Range<Int>? {
    last(ranges, before: offset, \.self)
  }

  private static func last<Part>(
    _ parts: [Part], before offset: Int, _ range: (Part) -> Range<Int>
  ) -> Part? {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if range(parts[middle]).lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? parts[low - 1] : nil
  }
}
