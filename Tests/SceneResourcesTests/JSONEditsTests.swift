import SceneResources
import SceneValues
import Testing

@Suite("JSON edits preserve unrelated text")
struct JSONEditsTests {
  private func edited(_ text: String, _ edit: (inout JSONEdits) -> Void) throws -> String {
    let bytes = Array(text.utf8)
    var edits = JSONEdits(try JSONValue(bytes: bytes), in: bytes)
    edit(&edits)
    return String(decoding: edits.result, as: UTF8.self)
  }

  @Test("Inserts new members in sorted position and in the file's style")
  func styles() throws {
    let tabs = "{\r\n\t\"a\": {},\r\n\t\"c\": 1\r\n}\r\n"
    #expect(
      try edited(tabs) {
        $0.set(["b", "x"], to: "1")
        $0.set(["a", "y"], to: "2")
        $0.set(["d"], to: "3")
      }
        == "{\r\n\t\"a\": {\r\n\t\t\"y\": \"2\"\r\n\t},\r\n\t\"b\": {\r\n\t\t\"x\": \"1\"\r\n\t},\r\n"
        + "\t\"c\": 1,\r\n\t\"d\": \"3\"\r\n}\r\n")
    #expect(try edited(#"{"a":"1","c":"2"}"#) { $0.set(["b"], to: "3") } == #"{"a":"1","b":"3","c":"2"}"#)
    #expect(try edited("{}") { $0.set(["b"], to: "3") } == "{\n  \"b\" : \"3\"\n}")
  }

  @Test("Sorts names in natural order")
  func order() throws {
    let text =
      "{\n  \"%@ x\" : 1,\n  \"2 items\" : 1,\n  \"10 items\" : 1,\n  \"apple\" : 1,\n  \"Cherry\" : 1\n}"
    let names = try edited(text) {
      for name in ["3 items", "Banana", "%@ a", "zebra", "cherry"] { $0.set([name], to: "") }
    }.split(separator: "\n").dropFirst().dropLast().map { $0.split(separator: "\"")[1] }
    #expect(
      names == [
        "%@ a", "%@ x", "2 items", "3 items", "10 items", "apple", "Banana", "Cherry", "cherry", "zebra",
      ])
  }

  @Test("Round-trips every character")
  func characters() throws {
    let all = "\"\\/\u{1}\u{8}\t\n\r\u{C}é\u{1F600}\u{2028}"
    for text in [#"{"a" : "\u0041"}"#, #"{}"#] {
      let result = try edited(text) { $0.set(["a"], to: all) }
      guard case .string(let read)? = try JSONValue(bytes: Array(result.utf8))["a"]?.content else {
        Issue.record("\(result) has no string")
        continue
      }
      #expect(read == all)
    }
  }

  @Test("Random edits change the intended values and nothing else")
  func random() throws {
    for seed in 0..<200 {
      var state = UInt64(seed)
      func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
      }
      let names = ["a", "b", "c", "d"]
      func document(_ depth: Int) -> String {
        let members = names.filter { _ in below(3) > 0 }.map { name in
          "\"\(name)\" : \(depth > 2 || below(3) == 0 ? "\"\(below(9))\"" : document(depth + 1))"
        }
        let space = ["", " ", "\n"][below(3)]
        return "{\(space)\(members.joined(separator: ",\(space)"))\(space)}"
      }
      let text = document(0)
      var expected = Tree(try JSONValue(bytes: Array(text.utf8)))
      let paths = (0..<5).map { _ in (0...below(3)).map { _ in names[below(4)] } }
      let result = try edited(text) { edits in
        for (number, path) in paths.enumerated()
        where !paths[..<number].contains(where: { $0.starts(with: path) || path.starts(with: $0) }) {
          edits.set(path, to: "new \(number)")
          expected.set(path[...], "new \(number)")
        }
      }
      #expect(Tree(try JSONValue(bytes: Array(result.utf8))) == expected, "seed \(seed): \(text)")
    }
  }

  private indirect enum Tree: Equatable {
    case text(String)
    case members([String: Tree])

    init(_ value: JSONValue) {
      switch value.content {
      case .object(let members):
        self = .members(Dictionary(members.map { ($0.name, Tree($0.value)) }, uniquingKeysWith: { $1 }))
      case .string(let text): self = .text(text)
      default: self = .text("?")
      }
    }

    mutating func set(_ path: ArraySlice<String>, _ text: String) {
      guard let name = path.first else { return self = .text(text) }
      var inside: [String: Tree] = [:]
      if case .members(let members) = self { inside = members }
      var tree = inside[name] ?? .members([:])
      tree.set(path.dropFirst(), text)
      inside[name] = tree
      self = .members(inside)
    }
  }
}
