import SceneCompiler
import SceneDiagnostics
import SceneUI
import Testing

@testable import SceneDiff

private final class Sketch {
  var element: String
  var id: String?
  var text: String
  var frame: Int
  var children: [Sketch] = []

  init(_ element: String, id: String? = nil, text: String, frame: Int) {
    self.element = element
    self.id = id
    self.text = text
    self.frame = frame
  }

  var xml: String {
    let name = id.map { " id=\"\($0)\"" } ?? ""
    let title = element == "view" ? "" : " text=\"\(text)\""
    return
      "<\(element)\(name)\(title) frame=\"\(frame) 0 10 10\">\(children.map(\.xml).joined(separator: "\n"))</\(element)>"
  }

  var all: [Sketch] { [self] + children.flatMap(\.all) }

  func copy() -> Sketch {
    let copy = Sketch(element, id: id, text: text, frame: frame)
    copy.children = children.map { $0.copy() }
    return copy
  }
}

private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite("Matching objects of two scenes")
struct TreeMatchingTests {
  private static let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)

  private func tree(_ sketch: Sketch) throws -> ComparedTree {
    let text = """
      <storyboard version="1"><scene><viewController id="one">\(sketch.xml)</viewController></scene></storyboard>
      """
    return try #require(Self.compiler.analysis(of: SourceText(path: "a.scene", text)).comparable.tree)
  }

  private func sketch(_ randomState: inout Dice, depth: Int = 0, _ count: inout Int) -> Sketch {
    count += 1
    let number = count
    let isView = depth == 0 || (depth < 3 && Int.random(in: 0..<3, using: &randomState) == 0)
    let sketch = Sketch(
      isView ? "view" : "label", id: Int.random(in: 0..<3, using: &randomState) == 0 ? "n\(number)" : nil,
      text: "t\(Int.random(in: 0..<4, using: &randomState))",
      frame: Int.random(in: 0..<4, using: &randomState))
    if isView {
      for _ in 0..<Int.random(in: depth == 0 ? 3...7 : 1...4, using: &randomState) {
        sketch.children.append(self.sketch(&randomState, depth: depth + 1, &count))
      }
    }
    return sketch
  }

  private func changes(_ old: Sketch, _ new: Sketch) throws -> [SceneChange] {
    try SceneComparison.changes(from: tree(old), to: tree(new))
  }

  private func words(_ changes: [SceneChange]) -> [String] {
    changes.map { "\($0.kind) \($0.subject) \($0.property ?? "") \($0.old ?? "") → \($0.new ?? "")" }
  }

  @Test("A tree does not differ from itself, and one edit is reported as one change", arguments: 0..<60)
  func oneEdit(_ seed: Int) throws {
    var randomState = Dice(state: UInt64(seed + 1) &* 77_777)
    var count = 0
    let old = sketch(&randomState, &count)
    #expect(try changes(old, old.copy()).isEmpty)

    func expect(_ kind: SceneChange.Kind, _ property: String? = nil, _ edit: (Sketch) -> Void) throws {
      let new = old.copy()
      edit(new)
      let found = try changes(old, new)
      #expect(
        found.count == 1 && found.first?.kind == kind
          && (property == nil || found.first?.property == property),
        "\(words(found))\n\(old.xml)\n→\n\(new.xml)")
    }
    let labels = old.all.indices.filter { old.all[$0].element == "label" }
    let label = labels.randomElement(using: &randomState)
    if let label {
      try expect(.changed, "text") { $0.all[label].text = "another" }
      try expect(.removed) { new in
        let gone = new.all[label]
        for node in new.all { node.children.removeAll { $0 === gone } }
      }
      try expect(.changed, "id") { $0.all[label].id = "renamed" }
    }
    let views = old.all.indices.filter { old.all[$0].element == "view" }
    let view = try #require(views.randomElement(using: &randomState))
    let place = Int.random(in: 0...old.all[view].children.count, using: &randomState)
    try expect(.added) {
      $0.all[view].children.insert(Sketch("label", text: "fresh", frame: 99), at: place)
    }
    try expect(.added) {
      $0.all[view].children.insert(Sketch("switch", id: "fresh", text: "", frame: 99), at: place)
    }
  }

  @Test("Does not match objects that have different classes and values")
  func anotherClass() throws {
    func tree(_ label: String) throws -> ComparedTree {
      let text = """
        <storyboard version="1"><scene><viewController id="one"><view>\(label)</view></viewController></scene></storyboard>
        """
      return try #require(Self.compiler.analysis(of: SourceText(path: "a.scene", text)).comparable.tree)
    }
    let old = try tree("<label class=\"Clock\" text=\"12\" frame=\"0 0 10 10\"/>")
    let other = try tree("<label class=\"Counter\" text=\"7\" frame=\"5 5 20 20\"/>")
    #expect(Set(SceneComparison.changes(from: old, to: other).map(\.kind)) == [.added, .removed])
    // Views of the same class match, even if all attributes differ.
    let same = try tree("<label class=\"Clock\" text=\"7\" frame=\"5 5 20 20\"/>")
    #expect(Set(SceneComparison.changes(from: old, to: same).map(\.kind)) == [.changed])
  }

  @Test("Equivalent constraints match, and a different multiplier is a change")
  func equations() throws {
    func tree(_ equations: String...) throws -> ComparedTree {
      let constraints = equations.map { "<constraint equation=\"\($0)\"/>" }.joined()
      let text = """
        <storyboard version="1"><scene><viewController id="one"><view>\(constraints)</view></viewController></scene></storyboard>
        """
      return try #require(Self.compiler.analysis(of: SourceText(path: "a.scene", text)).comparable.tree)
    }
    let old = try tree("height = 2 * width / 3", "width = 8 + 36", "height &lt;= 100 - width")
    let same = try tree("self.height == width*2/3", "width = 44", "height &lt;= -width + 100")
    #expect(SceneComparison.changes(from: old, to: same).isEmpty)
    let other = try tree("height = 2 * width / 5", "width = 8 + 36", "height &lt;= 100 - width")
    let changes = SceneComparison.changes(from: old, to: other)
    #expect(changes.map(\.kind) == [.changed] && changes.first?.property == "equation")
  }

  @Test("Reports two swapped elements as one move")
  func exchange() throws {
    let old = Sketch("view", text: "", frame: 0)
    old.children = (0..<6).map { Sketch("label", text: "t\($0)", frame: $0) }
    let new = old.copy()
    new.children.swapAt(2, 3)
    let found = try changes(old, new)
    #expect(found.map(\.kind) == [.moved] && found[0].property == "order")
    new.children.reverse()
    #expect(try changes(old, new).allSatisfy { $0.kind == .moved })
  }

  @Test("Compares thousands of siblings in linear time")
  func manySiblings() throws {
    let old = Sketch("view", text: "", frame: 0)
    old.children = (0..<4000).map { Sketch("label", text: "t\($0)", frame: $0) }
    let new = old.copy()
    for child in new.children { child.frame += 1 }
    #expect(try changes(old, new).count == 4000)
  }

  @Test("Finds the longest increasing subsequence")
  func longestIncreasingSubsequence() {
    #expect(LongestIncreasingSubsequence.indices(of: []) == [])
    #expect(LongestIncreasingSubsequence.indices(of: [1, 2, 3]) == [0, 1, 2])
    #expect(LongestIncreasingSubsequence.indices(of: [3, 1, 2]) == [1, 2])
    #expect(LongestIncreasingSubsequence.indices(of: [2, 5, 3, 7, 1]).count == 3)
  }
}
