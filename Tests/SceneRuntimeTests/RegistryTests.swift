import Foundation
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Only inherits the declarations of its superclass.
private final class Undeclared: HostView {}

/// Is not registered itself; only its subclass is.
class UnregisteredBase: View {
  var depth = 0
  override class var declaration: ClassDeclaration {
    ClassDeclaration(UnregisteredBase.self) {
      $0.property("depth", default: 0, get: \.depth, set: { $0.depth = $1 })
    }
  }
}

final class RegisteredLeaf: UnregisteredBase {
  override static var declaration: ClassDeclaration { ClassDeclaration(RegisteredLeaf.self) }
}

private final class CountedDeclaration: PlainSceneObject {
  static let evaluations = Locked(0)

  init() {}
  func awakeFromNib() {}

  static var declaration: ClassDeclaration {
    evaluations.withLock { $0 += 1 }
    return ClassDeclaration(CountedDeclaration.self) { $0.action("act:") { (_, _: AnyObject) in } }
  }
}

@Suite struct RegistryTests {
  final class Inner: View {
    override static var declaration: ClassDeclaration { ClassDeclaration(Inner.self) }
  }

  @Test("rule 3: rejects a class that only inherits its declaration and suggests a new declaration")
  func inheritedDeclaration() throws {
    var registry = Registry.library
    let error = try #require(throws: RegistrationError.self) { try registry.register(Undeclared.self) }
    #expect(error.reason == .inheritsDeclaration(of: "TestSupport.HostView"))
    #expect(error.description.contains("ClassDeclaration(Undeclared.self)"))
    #expect(registry.registeredClass(named: "Undeclared") == nil)
  }

  @Test("rule 3: rejects two classes with the same qualified name")
  func nameTaken() throws {
    func one() -> any SceneObject.Type {
      final class Local: View {
        override static var declaration: ClassDeclaration { ClassDeclaration(Local.self) }
      }
      return Local.self
    }
    func other() -> any SceneObject.Type {
      final class Local: View {
        override static var declaration: ClassDeclaration { ClassDeclaration(Local.self) }
      }
      return Local.self
    }
    var registry = Registry.library
    try registry.register(one())
    try registry.register(one())
    let error = try #require(throws: RegistrationError.self) { try registry.register(other()) }
    #expect(error.reason == .nameTaken)
    #expect(error.className == "SceneRuntimeTests.Local")
  }

  @Test("rule 3: an unregistered superclass contributes members but cannot be created by name")
  func unregisteredSuperclass() throws {
    let registry = try Registry.library(and: RegisteredLeaf.self)
    let leaf = try Nib(
      file: opened(
        "<nib version=\"1\"><view class=\"RegisteredLeaf\" depth=\"3\" alpha=\"0.5\"/></nib>",
        registry: registry),
      context: SceneContext(registry: registry)
    ).instantiate()[0]
    #expect((leaf as? RegisteredLeaf)?.depth == 3)
    #expect((leaf as? RegisteredLeaf)?.alpha == 0.5)
    #expect(registry.vocabulary.description(of: "UnregisteredBase") != nil)
    let base = try opened("<nib version=\"1\"><view class=\"UnregisteredBase\"/></nib>", registry: registry)
    let error = try loadingError {
      _ = try Nib(file: base, context: SceneContext(registry: registry)).instantiate()
    }
    guard case .unknownClass("UnregisteredBase", _, _) = error.kind else { throw Unexpected("\(error)") }
  }

  @Test("rule 3: a member that a class redeclares overrides the inherited declaration")
  func redeclaredMembers() throws {
    final class TwiceAsDeep: UnregisteredBase {
      override static var declaration: ClassDeclaration {
        ClassDeclaration(TwiceAsDeep.self) {
          $0.property("depth", get: { $0.depth / 2 }, set: { $0.depth = 2 * $1 })
        }
      }
    }
    let registry = try Registry.library(and: TwiceAsDeep.self)
    let text = "<nib version=\"1\"><view class=\"TwiceAsDeep\" depth=\"3\"/></nib>"
    let file = try opened(text, registry: registry)
    let made = try Nib(file: file, context: SceneContext(registry: registry)).instantiate()[0]
    #expect((made as? TwiceAsDeep)?.depth == 6)
  }

  @Test("Evaluates the declaration of an unregistered class only once")
  func declaredActions() {
    let object = CountedDeclaration()
    for _ in 0..<2 {
      #expect(Registry.library.action("act:", of: object) != nil)
      #expect(Registry.library.action("none:", of: object) == nil)
    }
    let evaluations = CountedDeclaration.evaluations.withLock { $0 }
    #expect(evaluations == 1)
  }

  @Test("rule 3: finds a class by its name or qualified name, including a nested class")
  func names() throws {
    let registry = try Registry.library(and: HostView.self, Inner.self)
    for name in ["HostView", "TestSupport.HostView", "RegistryTests.Inner", "SceneUI.View"] {
      let file = try opened("<nib version=\"1\"><view class=\"\(name)\"/></nib>", registry: registry)
      let made = try Nib(file: file, context: SceneContext(registry: registry)).instantiate()[0]
      #expect(String(reflecting: type(of: made)).hasSuffix(name))
    }
  }

  @Test("rule 3: an ambiguous class name is an error that lists the qualified names")
  func ambiguous() throws {
    // A class with the name of a class of the library, in another module.
    final class Label: SceneUI.View {
      override static var declaration: ClassDeclaration { ClassDeclaration(Label.self) }
    }
    let registry = try Registry.library(and: Label.self, Label.self)
    func make(_ name: String) throws -> any SceneObject {
      let file = try opened("<nib version=\"1\"><view class=\"\(name)\"/></nib>", registry: registry)
      return try Nib(file: file, context: SceneContext(registry: registry)).instantiate()[0]
    }
    let error = try loadingError { _ = try make("Label") }
    #expect(
      error.description.contains(
        """
        could be 'SceneUI.Label', 'SceneRuntimeTests.Label'; specify its module
        """))
    #expect(try make("SceneUI.Label") is SceneUI.Label)
    #expect(try make("SceneRuntimeTests.Label") is Label)
  }

  @Test("rule 3: an element uses its library class even if another class has the same name")
  func elementOfAmbiguousName() throws {
    final class Label: SceneUI.View {
      override static var declaration: ClassDeclaration { ClassDeclaration(Label.self) }
    }
    let registry = try Registry.library(and: Label.self)
    let file = try opened("<nib version=\"1\"><label/></nib>", registry: registry)
    let made = try Nib(file: file, context: SceneContext(registry: registry)).instantiate()[0]
    #expect(made is SceneUI.Label)
  }

  @Test("The manifest describes the classes of the host app and is unchanged after encoding and decoding")
  func manifest() throws {
    let registry = try Registry.hosts()
    let manifest = registry.manifest()
    #expect(
      manifest.classes.map(\.name) == ["FailingView", "HostController", "HostLabel", "HostModel", "HostView"])
    let read = try JSONDecoder().decode(ClassManifest.self, from: Data(manifest.json.utf8))
    #expect(read == manifest)
    let view = try #require(read.classes.last)
    #expect(view.superclass == "View")
    #expect(view.properties.map(\.key) == ["dialColor"])
    #expect(view.properties[0].type == .color)
    #expect(view.properties[0].defaultLiteral == "black")
    #expect(view.outlets.map(\.name) == ["legend", "neighbour"])
    #expect(view.actions.map(\.selector) == ["blink", "reset:"])
    #expect(view.actions[1].sender == "Control")
  }

  @Test("Scenes compile to the same bytes with and without the host app's manifest")
  func sameBytes() throws {
    let text = "<nib version=\"1\"><view class=\"HostView\" dialColor=\"red\"/></nib>"
    let without = try compiled(text)
    let with = try compiled(text, vocabulary: Registry.hosts().vocabulary)
    #expect(with == without)
  }
}
