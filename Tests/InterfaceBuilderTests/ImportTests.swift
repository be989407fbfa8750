import Foundation
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValues
import Testing

@Suite struct ImportTests {
  /// `SCENEC_RECORD=1` records the scenes anew, and fails.
  @Test(arguments: Fixture.names) func becomesTheScene(_ name: String) throws {
    let imported = try #require(Fixture.importer.scene(of: try Fixture(name).source).scene)
    let text = String(decoding: imported.text, as: UTF8.self)
    let url = Fixture.url(name + ".scene")
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(url.lastPathComponent)")
    }
    #expect(text == (try? String(contentsOf: url, encoding: .utf8)))
  }

  @Test(arguments: Fixture.names) func isAsItWasDirectly(_ name: String) throws {
    let source = try Fixture(name).source
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let scene = SourceText(path: name + ".scene", bytes: imported.text)
    #expect(Fixture.compiler.validate(scene).filter { $0.severity == .error }.map(\.message) == [])
    let (direct, later) = (try document(of: source), try document(of: scene))
    #expect(tree(of: direct) == tree(of: later))
    #expect(direct.outlets.map(\.property.text) == later.outlets.map(\.property.text))
    #expect(direct.actions.map(\.selector.text) == later.actions.map(\.selector.text))
    #expect(direct.segues.map(\.kind.text) == later.segues.map(\.kind.text))
    #expect(direct.constraints.map(\.equation.constant) == later.constraints.map(\.equation.constant))
    #expect(said(in: direct) == said(in: later))
  }

  @Test(arguments: Fixture.names) func compilesDirectly(_ name: String) throws {
    let source = try Fixture(name).source
    let compilation = try Fixture.compiler.compile(source)
    #expect(compilation.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
    #expect(compilation.bytes != nil)
  }

  @Test func idsAreReadableAndKnown() throws {
    let imported = try #require(Fixture.importer.scene(of: try Fixture("Wiring.storyboard").source).scene)
    #expect(imported.originals["plantLabel"] == "lbl-00-one")
    #expect(imported.originals["gardenNavigation"] == "nav-00-one")
  }

  private func document(of source: SourceText) throws -> SceneDocument {
    var tree = try #require(SyntaxParser.parse(source).tree)
    var vocabulary = Fixture.vocabulary
    if InterfaceBuilder.isDocument(tree) {
      tree = try #require(InterfaceBuilder.translate(tree).tree)
      vocabulary = InterfaceBuilder.vocabulary(adding: vocabulary)
    }
    return SceneParser.document(of: tree, vocabulary: vocabulary)
  }

  /// A constraint is an object where something refers to it, as all do in Interface Builder's files: these are left out.
  private func numbers(in document: SceneDocument) -> [Int: Int] {
    let objects = document.objects.indices.filter {
      document.objects[$0].elementClass != Vocabulary.constraintClass
    }
    return Dictionary(uniqueKeysWithValues: zip(objects, 0...))
  }

  /// Each object's class, and the object that it is in.
  private func tree(of document: SceneDocument) -> [String] {
    let numbers = numbers(in: document)
    return numbers.sorted { $0.value < $1.value }.map { index, _ in
      let object = document.objects[index]
      return "\(object.className ?? "?") in \(object.parent.flatMap { numbers[$0] } ?? -1)"
    }
  }

  /// What is said of each object: values that are not what they are anyway, and everything that is carried along.
  private func said(in document: SceneDocument) -> [String] {
    let numbers = numbers(in: document)
    let values = document.values.compactMap { value -> String? in
      guard case .object(let index) = value.owner, let object = numbers[index] else { return nil }
      let node = document.objects[index]
      let usual = node.elementClass.flatMap {
        Fixture.vocabulary.property(value.key.text, of: $0)?.defaultLiteral
      }
      switch value.type {
      // What is referred to has another id.
      case .reference, .references: return "\(object) \(value.key.text)"
      default: break
      }
      return usual == value.literal.text ? nil : "\(object) \(value.key.text)=\(value.literal.text)"
    }
    let carried = document.imports.compactMap { node -> String? in
      guard case .object(let index) = node.holder, let object = numbers[index], let name = node.attribute
      else { return nil }
      return Self.references.contains(name) ? "\(object) \(name)" : "\(object) \(name)=\(node.text)"
    }
    return (values + carried).sorted()
  }

  private static let references: Set<String> = [
    "textLabel", "detailTextLabel", "imageView", "in", "nextPage", "dynamicNotificationInterface",
  ]
}
