import InterfaceBuilder
import SceneModel
import SceneParsing
import SceneSyntax
import Testing

@Suite struct MacDocumentTests {
  private func document(_ name: String) throws -> SceneDocument {
    let tree = try #require(SyntaxParser.parse(try Fixture(name).source).tree)
    return SceneParser.document(
      of: try #require(InterfaceBuilder.translate(tree).tree),
      vocabulary: InterfaceBuilder.vocabulary(adding: Fixture.vocabulary))
  }

  @Test("The objects of a macOS document keep their classes and ids")
  func objects() throws {
    let document = try document("Window.xib")
    let classes = document.objects.compactMap { object in
      object.id.map { "\($0.text) \(object.customClass?.text ?? "")" }
    }
    #expect(classes.contains("win_00_one NSWindow"))
    #expect(classes.contains("men_00_two NSMenu"))
    #expect(classes.contains("cel_00_two NSButtonCell"))
    #expect(classes.contains("but_00_one Garden.SowButton"))
    #expect(classes.contains("arr_00_one Garden.SeedsController"))
    #expect(classes.contains("application NSObject"))
    #expect(document.owner?.text == "Garden.SeedWindowController")
  }

  @Test("Views in macOS documents keep their hierarchy, with frames measured from the top")
  func views() throws {
    let document = try document("Window.xib")
    let field = try #require(document.objects.firstIndex { $0.id?.text == "fie_00_one" })
    let around = try #require(document.objects[field].parent)
    #expect(document.objects[around].id?.text == "vie_00_one")
    let frames = document.values.filter { $0.key.text == "frame" }
    let frame = frames.first { $0.owner == .object(field) }
    #expect(frame?.literal.text == "20 20 120 22")
    // The parent of a tab's content is an item of the tab view.
    let button = try #require(document.objects.firstIndex { $0.id?.text == "but_00_one" })
    let page = try #require(document.objects[button].parent)
    #expect(document.objects[page].parent.map { document.objects[$0].id?.text } == "tab_00_one")
  }

  @Test("Preserves the container and role of an object that is not a view")
  func others() throws {
    let document = try document("Window.xib")
    let item = try #require(document.objects.firstIndex { $0.id?.text == "itm_00_two" })
    let said = document.imports.filter { $0.holder == .object(item) }
    #expect(said.contains { $0.attribute == "in" && $0.text == "men_00_two" })
    #expect(said.contains { $0.attribute == "as" && $0.text == "items" })
    #expect(said.contains { $0.attribute == "title" && $0.text == "About Seeds" })
  }

  @Test("Converts outlets and actions of macOS documents and preserves bindings")
  func connections() throws {
    let document = try document("Window.xib")
    #expect(document.outlets.map(\.property.text).sorted() == ["delegate", "seedsController", "window"])
    #expect(
      document.actions.map { "\($0.selector.text) \($0.destination.text)" }.sorted() == [
        "orderFrontStandardAboutPanel: application", "sow: firstResponder",
      ])
    #expect(document.imports.contains { $0.text.contains("selection.name") })
  }

  @Test("Container controllers in macOS documents contain their child controllers")
  func containers() throws {
    let document = try document("Panes.storyboard")
    let held = document.values.first { $0.key.text == "viewControllers" }
    #expect(held?.literal.text == "list")
    #expect(document.segues.map(\.kind.text) == ["present"])
    #expect(document.initial?.text == "wco_00_one")
  }
}
