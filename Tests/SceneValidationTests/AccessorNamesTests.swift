import SceneDiagnostics
import SceneModel
import Testing

@testable import SceneValidation

@Suite("Names that collide in Swift")
struct AccessorNamesTests {
  /// Each duplicate gets the next number without counting from the beginning.
  @Test("Assigns consecutive numbers to thousands of colliding names")
  func manyCollisions() {
    let marks = "-.+*/:;,!?=<>~^|".map(String.init)
    let texts = marks.flatMap { first in
      marks.flatMap { second in marks.map { "a\(first)\(second)\($0)b" } }
    }
    var names = AccessorNames(avoiding: ["aB3"])
    let found = names.assign(texts.map { Name($0, .at(0)) }, spelling: SwiftName.member).map(\.swiftName)
    let expected = Set((1...texts.count + 1).filter { $0 != 3 }.map { $0 == 1 ? "aB" : "aB\($0)" })
    #expect(texts.count == 4096 && Set(found) == expected)
    #expect(names.clashes.count == texts.count - 1)
  }
}
