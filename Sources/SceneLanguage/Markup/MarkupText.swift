import SceneValues

/// The tags of a text in XML, however broken: while somebody writes, it is no document most of the time.
///
/// A tag that is not finished ends where the next one begins. A value whose quote is missing ends with its line. An end tag
/// closes the nearest element of its name, and what is open within it; one that closes nothing is passed over.
package final class MarkupText: Sendable {
  package let bytes: [UInt8]
  /// In the order in which they begin.
  package let elements: [MarkupElement]
  /// Those of an element in one run.
  package let attributes: [MarkupAttribute]
  /// In the order of the text.
  package let endTags: [MarkupEndTag]
  /// Comments, instructions and the like, in the order of the text.
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

  /// What stands in the text, as it is written.
  package func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  package func name(of element: Int) -> String { text(elements[element].name) }

  /// What an attribute says, with references decoded; nil where the element has none of that name, or without value.
  package func value(_ name: String, of element: Int) -> String? {
    attribute(name, of: element).flatMap { attributes[$0].value }.map { MarkupEscape.decoded(text($0)) }
  }

  package func attribute(_ name: String, of element: Int) -> Int? {
    elements[element].attributes.first {
      attributes[$0].name.count == name.utf8.count && bytes[attributes[$0].name].elementsEqual(name.utf8)
    }
  }

  /// Elements directly inside another one.
  package func children(of element: Int) -> [Int] {
    var children: [Int] = []
    var next = element + 1
    while next < elements[element].subtreeEnd {
      children.append(next)
      next = max(elements[next].subtreeEnd, next + 1)
    }
    return children
  }

  /// The elements that an element stands in, from the inside out.
  package func ancestors(of element: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = elements[element].parent
    while next >= 0 {
      ancestors.append(next)
      next = elements[next].parent
    }
    return ancestors
  }

  /// The elements whose tags begin in a part of the text, in its order.
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

  /// An element from its start tag to its end tag.
  package func whole(_ element: Int) -> Range<Int> {
    elements[element].tag.lowerBound..<elements[element].end
  }
}

/// A start tag, and what it begins.
package struct MarkupElement: Sendable {
  /// Empty where no name is written yet.
  package var name: Range<Int>
  /// From `<` to behind `>`; where that is missing, to where the tag ends otherwise.
  package var tag: Range<Int>
  /// -1 at the top.
  package var parent: Int
  /// The places of its attributes.
  package var attributes: Range<Int>
  /// Whether the tag has its `>`.
  package var isFinished = false
  /// Whether it ends with its start tag.
  package var isEmpty = false
  /// Behind all of it: its end tag, or where what it stands in ends.
  package var end: Int
  /// The place among elements after its last descendant.
  package var subtreeEnd: Int
}

package struct MarkupAttribute: Sendable {
  package var name: Range<Int>
  /// Without quotes; nil where nothing stands behind the name.
  package var value: Range<Int>?
  /// Whether it has both quotes.
  package var isQuoted = false
  package var element: Int
}

package struct MarkupEndTag: Sendable {
  /// From `</` to behind `>`.
  package var range: Range<Int>
  package var name: Range<Int>
  /// What it closes; nil where that is nothing.
  package var element: Int?
}
