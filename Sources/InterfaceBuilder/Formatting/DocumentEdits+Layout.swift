import SceneDiagnostics
import SceneSyntax

extension DocumentEdits {
  /// Puts each element and comment on its own line, as Xcode does. Elements that contain text remain unchanged.
  mutating func layOut() {
    var walk = LayoutEditWalk(tree)
    while let gap = walk.next() {
      replace(gap: gap.range, with: gap.text)
    }
  }
}

private struct LayoutEditWalk {
  struct Gap {
    var range: Range<Int>
    var text: [UInt8]
  }

  private let tree: SyntaxTree
  private let bytes: [UInt8]
  private let verbatim: Set<Int>
  private var (element, comment, instruction) = (0, 0, 0)
  private var open: [(element: Int, isEmpty: Bool)] = []
  private var end = 0
  private var isAtEnd = false

  init(_ tree: SyntaxTree) {
    self.tree = tree
    bytes = tree.source.bytes
    var verbatim = Set(tree.texts.map { Int($0.parent) })
    if let space = tree.names.id(of: "xml:space") {
      verbatim.formUnion(tree.elements.indices.filter { tree.attribute(space, of: tree.elements[$0]) != nil })
    }
    self.verbatim = verbatim
    // The XML declaration is not part of the tree.
    if bytes.starts(with: "<?xml".utf8), let close = bytes.firstIndex(of: UInt8(ascii: ">")) {
      end = close + 1
    }
  }

  mutating func next() -> Gap? {
    guard !isAtEnd else { return nil }
    let starts = [
      element < tree.elements.count ? tree.elements[element].tagRange.start : .max,
      comment < tree.comments.count ? tree.comments[comment].range.start : .max,
      instruction < tree.instructions.count ? tree.instructions[instruction].range.start : .max,
    ]
    let start = starts.min()!
    if let (index, isEmpty) = open.last, tree.elements[index].end <= start {
      return close(index, isEmpty)
    }
    guard start != .max else {
      isAtEnd = true
      return Gap(range: end..<bytes.count, text: [0x0A])
    }
    var gap = Gap(range: end..<Int(start), text: end == 0 ? [] : line(open.count))
    if let last = open.indices.last { open[last].isEmpty = false }
    switch start {
    case starts[0]: enter()
    case starts[1]:
      if end > 0, !bytes[gap.range].contains(0x0A) { gap.text = Array(bytes[gap.range]) }
      end = Int(tree.comments[comment].range.end)
      comment += 1
    default:
      end = Int(tree.instructions[instruction].range.end)
      instruction += 1
    }
    return gap
  }

  private mutating func enter() {
    let index = element
    if verbatim.contains(index) {
      end = Int(tree.elements[index].end)
      element = Int(tree.elements[index].subtreeEnd)
      while comment < tree.comments.count, tree.comments[comment].range.start < end { comment += 1 }
      while instruction < tree.instructions.count, tree.instructions[instruction].range.start < end {
        instruction += 1
      }
      return
    }
    element += 1
    end = Int(tree.elements[index].tagRange.end)
    if !tree.elements[index].isSelfClosing { open.append((index, true)) }
  }

  private mutating func close(_ index: Int, _ isEmpty: Bool) -> Gap {
    open.removeLast()
    let elementEnd = Int(tree.elements[index].end)
    let tag = bytes[end..<elementEnd].lastIndex(of: UInt8(ascii: "<"))!
    defer { end = elementEnd }
    // White space alone can be the text of an element. A line break indicates that Xcode left the element empty.
    let isLeft = isEmpty && (!bytes[end..<tag].contains(0x0A) || mayHoldText(index))
    return isLeft ? Gap(range: end..<end, text: []) : Gap(range: end..<tag, text: line(open.count))
  }

  private func mayHoldText(_ index: Int) -> Bool {
    ["string", "mutableString", "data", "mutableData"].contains(tree.name(of: tree.elements[index]))
  }

  private func line(_ level: Int) -> [UInt8] { [0x0A] + Array(repeating: 0x20, count: level * 4) }
}
