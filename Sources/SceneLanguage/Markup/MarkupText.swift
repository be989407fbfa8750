import SceneValues

/// The tags of an XML document, which is rarely well-formed while it is being edited. An incomplete tag ends where the
/// next tag begins. A value without a closing quotation mark ends with its line. An end tag closes the nearest open
/// element with the same name, along with all elements in it. Unmatched end tags are skipped.
package final class MarkupText: Sendable {
  package let bytes: [UInt8]
  /// The elements in the order of their start tags.
  package let elements: [MarkupElement]
  /// The attributes of all elements. The attributes of each element are contiguous.
  package let attributes: [MarkupAttribute]
  package let endTags: [MarkupEndTag]
  /// The ranges of markup such as comments and processing instructions, in document order.
  package let skipped: [Range<Int>]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = MarkupScanner(bytes)
    scanner.scan()
    elements = scanner.elements
    attributes = scanner.attributes
    endTags = scanner.endTags
    skipped = scanner.skipped
  }

  package func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  package func name(of element: Int) -> String { text(elements[element].name) }

  package func value(_ name: String, of element: Int) -> String? {
    attribute(name, of: element).flatMap { attributes[$0].value }.map { MarkupEscape.decoded(text($0)) }
  }

  package func attribute(_ name: String, of element: Int) -> Int? {
    elements[element].attributes.first {
      attributes[$0].name.count == name.utf8.count && bytes[attributes[$0].name].elementsEqual(name.utf8)
    }
  }

  package func children(of element: Int) -> [Int] {
    var children: [Int] = []
    var next = element + 1
    while next < elements[element].subtreeEnd {
      children.append(next)
      next = max(elements[next].subtreeEnd, next + 1)
    }
    return children
  }

  package func ancestors(of element: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = elements[element].parent
    while next >= 0 {
      ancestors.append(next)
      next = elements[next].parent
    }
    return ancestors
  }

  func elements(startingIn range: Range<Int>) -> Range<Int> {
    func first(from offset: Int) -> Int {
      var (low, high) = (0, elements.count)
      while low < high {
        let middle = (low + high) / 2
        if elements[middle].tag.lowerBound < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = first(from: range.lowerBound)
    return start..<max(start, first(from: range.upperBound))
  }

  package func whole(_ element: Int) -> Range<Int> {
    elements[element].tag.lowerBound..<elements[element].end
  }
}

package struct MarkupElement: Sendable {
  package var name: Range<Int>
  /// The range from `<` to the end of the tag, including `>` if it is present.
  package var tag: Range<Int>
  /// The index of the parent, or -1 at the top level.
  package var parent: Int
  package var attributes: Range<Int>
  package var isFinished = false
  package var isEmpty = false
  /// The end offset of the element's end tag. If the end tag is missing, this is the end offset of the parent.
  package var end: Int
  /// The index after that of the last descendant.
  package var subtreeEnd: Int
}

package struct MarkupAttribute: Sendable {
  package var name: Range<Int>
  /// The range of the value, excluding quotation marks, or nil if there is no value.
  package var value: Range<Int>?
  package var isQuoted = false
  package var element: Int
}

package struct MarkupEndTag: Sendable {
  /// The range from `</` to the end of the tag.
  package var range: Range<Int>
  package var name: Range<Int>
  /// The index of the element that the tag closes, or nil if the tag is unmatched.
  package var element: Int?
}
