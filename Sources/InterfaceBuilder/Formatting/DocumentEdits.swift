import SceneDiagnostics
import SceneSyntax

struct DocumentEdits {
  let tree: SyntaxTree
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  init(_ tree: SyntaxTree) { self.tree = tree }

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with replacement: some Collection<UInt8>) {
    guard !tree.source.bytes[range].elementsEqual(replacement) else { return }
    edits.append((range, Array(replacement)))
  }

  mutating func replace(gap range: Range<Int>, with replacement: some Collection<UInt8>) {
    if tree.source.bytes[range].allSatisfy(\.isBlankOrBreak) { replace(range, with: replacement) }
  }

  func applied() -> [UInt8] {
    let bytes = tree.source.bytes
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += bytes[position..<edit.range.lowerBound]
      text += edit.replacement
      position = edit.range.upperBound
    }
    return text + bytes[position...]
  }
}

extension UInt8 {
  var isBlankOrBreak: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
