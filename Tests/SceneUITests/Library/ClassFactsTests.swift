import Foundation
import SceneUI
import SceneValues
import Testing

@Suite struct ClassFactsTests {
  private final class Panes: ViewController {
    override class var declaration: ClassDeclaration {
      ClassDeclaration(Panes.self) {
        $0.property("caption", get: \.caption, set: { $0.caption = $1 })
        $0.placeholders("caption", initially: "Panes")
        $0.relationship("panes") { (_, _: ViewController) in }
        $0.children("panes", atLeast: 1, atMost: 3)
        $0.children("panes", atMost: 4, where: ["title": "Wide", "caption": "All"])
        $0.rootView(ImageView.self)
      }
    }

    private var caption = ""
  }

  private class Dial: Control {
    override class var declaration: ClassDeclaration {
      ClassDeclaration(Dial.self) {
        $0.accessibleText("caption", "title")
        $0.sizedByFrame()
        $0.touchTarget()
        $0.textColor("caption")
        $0.passesEvents(false)
        $0.sendsWithoutEvent("touchDown")
        $0.embedsScenes()
      }
    }
  }

  private final class SmallDial: Dial {
    override class var declaration: ClassDeclaration {
      ClassDeclaration(SmallDial.self) { $0.touchTarget(false) }
    }
  }

  @Test("The manifest contains facts about classes, such as the class of the root view")
  func manifestContainsClassFacts() throws {
    var registry = Registry.library
    try registry.register(Panes.self, Dial.self)
    let manifest = registry.manifest()
    let read = try JSONDecoder().decode(ClassManifest.self, from: Data(manifest.json.utf8))
    #expect(read.classes == manifest.classes)
    let panes = try #require(read.classes.first { $0.name.hasSuffix("Panes") })
    #expect(panes.facts == ClassFacts(rootView: "ImageView"))
    #expect(
      panes.properties.map(\.children) == [
        nil,
        ChildCount(
          least: 1, most: 3, exceptions: [.init(most: 4, values: ["caption": "All", "title": "Wide"])]),
      ])
    #expect(panes.properties.map(\.placeholders) == [["Panes"], nil])
    let dial = try #require(read.classes.first { $0.name.hasSuffix("Dial") })
    #expect(
      dial.facts
        == ClassFacts(
          accessibleText: ["caption", "title"], isSizedByFrame: true, isTouchTarget: true,
          textColor: "caption",
          passesEvents: false, sendsWithoutEvent: ["touchDown"], embedsScenes: true))
  }

  @Test func subclassInheritsAndOverridesClassFacts() throws {
    var registry = Registry.library
    try registry.register(SmallDial.self)
    let name = try #require(registry.vocabulary.classes.first { $0.name.hasSuffix("SmallDial") })
      .qualifiedName
    #expect(
      registry.vocabulary.facts(of: name)
        == ClassFacts(
          accessibleText: ["caption", "title"], isSizedByFrame: true, isTouchTarget: false,
          textColor: "caption", passesEvents: false, sendsWithoutEvent: ["touchDown"], embedsScenes: true))
    #expect(
      registry.vocabulary.facts(of: "Switch")
        == ClassFacts(accessibleText: [], isSizedByFrame: false, isTouchTarget: true))
    #expect(registry.vocabulary.facts(of: "Nobody") == ClassFacts())
  }
}
