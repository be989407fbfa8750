import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Passes its coder to an object of another class.
private final class Stranger: CodedSceneObject {
  var size = 1.0
  init(coder: Coder) throws { try coder.decode(into: HostModel()) }
  static var declaration: ClassDeclaration {
    ClassDeclaration(Stranger.self) { $0.property("title", get: \.size, set: { $0.size = $1 }) }
  }
  func awakeFromNib() {}
}

/// Passes its coder to another object of its own class.
private final class Twin: CodedSceneObject, PlainSceneObject {
  init() {}
  init(coder: Coder) throws { try coder.decode(into: Twin()) }
  static var declaration: ClassDeclaration { ClassDeclaration(Twin.self) }
  func awakeFromNib() {}
}

/// Continues after its child could not be created.
private final class Careless: CodedSceneObject {
  var parts: [View] = []
  init(coder: Coder) throws { try? coder.decode(into: self) }
  static var declaration: ClassDeclaration {
    ClassDeclaration(Careless.self) {
      $0.slot("parts") { (whole, part: View) in whole.parts.append(part) }
    }
  }
  func awakeFromNib() { Journal.note("awake") }
}

/// Stores its coder, and decodes again when it awakes.
private final class Keeper: CodedSceneObject {
  private var coder: Coder?
  private var parts: [View] = []
  init(coder: Coder) throws {
    self.coder = coder
    try coder.decode(into: self)
  }
  static var declaration: ClassDeclaration {
    ClassDeclaration(Keeper.self) {
      $0.property("title", get: { _ in "" }, set: { Journal.note("\($1)") })
      $0.slot("parts") { (whole, part: View) in whole.parts.append(part) }
    }
  }
  func awakeFromNib() {
    do { try coder?.decode(into: self) } catch { Journal.note("\(error)") }
    coder = nil
    Journal.note("awake with \(parts.count)")
  }
}

@Suite("Misuse of a coder throws errors")
struct CoderMisuseTests {
  private func load(_ content: String) throws {
    let registry = try Registry.library(
      and: Stranger.self, Twin.self, Careless.self, Keeper.self, FailingView.self, HostModel.self)
    let bytes = try compiled("<nib version=\"1\">\n\(content)</nib>", vocabulary: registry.vocabulary)
    let file = try SceneFile(bytes: bytes, registry: registry)
    _ = try Nib(file: file, context: SceneContext(registry: registry, clock: ManualClock())).instantiate()
  }

  @Test("Rejects a coder that is passed to an object of the wrong class")
  func anotherClass() throws {
    let error = try loadingError { try load("<object class=\"Stranger\" title=\"2\"/>") }
    #expect(error.description == "Test.scene:2:2, object: 'Stranger' passes its coder to a 'HostModel'")
  }

  @Test("Rejects a coder that is passed to a second object of the same class")
  func anotherObject() throws {
    let error = try loadingError { try load("<object class=\"Twin\"/>") }
    #expect(
      error.description
        == "Test.scene:2:2, object: 'Twin' passes its coder to another object")
  }

  @Test("Loading fails even if an initializer ignores the error of a child")
  func ignoredError() throws {
    try Journal.keeping { journal in
      let error = try loadingError {
        try load(
          "<object class=\"Careless\"><view id=\"part\" class=\"FailingView\" name=\"fail\"/></object>")
      }
      guard case .initializerFailed(class: "FailingView", _) = error.kind else { throw error }
      #expect(error.place?.objectPath == "part")
      #expect(journal.entries == [])
    }
  }

  /// When the coder is used later, all objects have already been created.
  @Test("A coder that is stored during initialization has no effect in awakeFromNib")
  func storedCoder() throws {
    try Journal.keeping { journal in
      try load("<object class=\"Keeper\" title=\"set\"><view/></object>")
      #expect(journal.entries == ["set", "awake with 1"])
    }
  }
}
