import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// A class with both initializers that records which one was called.
final class TwoWays: CodedSceneObject, PlainSceneObject {
  let way: String
  init() { way = "init()" }
  init(coder: Coder) throws { way = "init(coder:)" }
  static var declaration: ClassDeclaration {
    ClassDeclaration(TwoWays.self) { $0.property("way", get: \.way, set: { _, _ in }) }
  }
  func awakeFromNib() {}
}

@Suite struct ClassTests {
  @Test("rule 3: loading never creates an object of an unregistered class")
  func onlyRegistered() throws {
    let file = try opened("<nib version=\"1\"><object class=\"HostModel\"/></nib>")
    let journal = try Journal.keeping { journal in
      _ = try loadingError { _ = try Nib(file: file, context: SceneContext()).instantiate() }
      return journal
    }
    #expect(journal.entries.isEmpty)
  }

  private static func object(_ name: String) -> String {
    "<nib version=\"1\">\n<object class=\"\(name)\"/></nib>"
  }

  /// A vocabulary of only nibs and `<object>`, so that the compiler accepts all classes.
  private static let ignorant = Vocabulary(
    Registry.library.vocabulary.classes.filter { ["Nib", Vocabulary.anyClass].contains($0.name) }.map {
      ClassDescription(
        name: $0.name, module: $0.module, element: $0.element, slots: $0.slots, isIncomplete: true)
    })

  private func load(_ name: String) throws {
    let file = try SceneFile(
      bytes: compiled(Self.object(name), vocabulary: Self.ignorant), registry: .library,
      options: LoadingOptions())
    _ = try Nib(file: file, context: SceneContext(clock: ManualClock())).instantiate()
  }

  @Test(
    "rule 3: loading does not create objects of classes that scenes cannot contain",
    arguments: ["Storyboard", "Nib", "Segue"])
  func notMade(name: String) throws {
    let error = try loadingError { try load(name) }
    #expect(error.description.contains("scenes cannot create objects of class '\(name)'"))
    #expect(error.place?.line == 2)
  }

  @Test(
    "Validation reports exactly those library classes that loading rejects",
    arguments: Registry.library.vocabulary.classes.map(\.name))
  func foundBefore(name: String) throws {
    let found = SceneCompiler(vocabulary: Registry.library.vocabulary)
      .validate(SourceText(path: "Test.scene", Self.object(name)))
    do {
      try load(name)
      #expect(found.map(\.message) == [])
    } catch let error as LoadingError {
      #expect(error.description.contains("scenes cannot create objects of class '\(name)'"))
      #expect(found.map(\.message) == ["A scene cannot instantiate class '\(name)'"])
    }
  }

  @Test("rule 3: rejects a class that is not a subclass of its element's class")
  func notASubclass() throws {
    let file = try opened("<nib version=\"1\">\n<button class=\"HostView\"/></nib>", registry: .hosts())
    let error = try loadingError { _ = try Nib(file: file, context: SceneContext()).instantiate() }
    guard case .notASubclass("HostView", of: "Button", element: "button") = error.kind else {
      throw Unexpected("\(error)")
    }
    #expect(error.place?.line == 2)
  }

  static let unknown = storyboardText(
    """
    <scene>
      <viewController id="main">
        <view>
          <view class="Nowhere" dialColor="#fff" alpha="0.5">
            <outlet property="legend" destination="text"/>
            <label id="text" text="inside"/>
            <runtimeAttribute key="a.b" type="int" value="1"/>
          </view>
          <button><action selector="wind:" destination="thing"/></button>
        </view>
      </viewController>
      <object class="Missing" id="thing" color="red"/>
    </scene>
    """)

  @Test("rule 3: tools can substitute the element's class for an unknown class")
  func substitution() throws {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    let controller = try SceneStage(Self.unknown, options: options).show()
    let view = controller.view.subviews[0]
    #expect(type(of: view) == View.self)
    #expect(view.placeholderClassName == "Nowhere")
    #expect(view.alpha == 0.5)
    #expect((view.subviews.first as? Label)?.text == "inside")
  }

  @Test("rule 3: loading substitutes no classes by default")
  func noSubstitution() throws {
    let error = try loadingError { try SceneStage(Self.unknown).show() }
    guard case .unknownClass("Missing", element: "object", candidates: []) = error.kind else {
      throw Unexpected("\(error)")
    }
  }

  @Test("rule 4: loading calls init(coder:) if the class implements it, and init() otherwise")
  func initializers() throws {
    let registry = try Registry.library(and: TwoWays.self, HostModel.self)
    let file = try opened(
      "<nib version=\"1\"><object class=\"TwoWays\"/><object class=\"HostModel\"/></nib>", registry: registry)
    let objects = try Nib(file: file, context: SceneContext(registry: registry)).instantiate()
    #expect((objects[0] as? TwoWays)?.way == "init(coder:)")
    #expect(objects[1] is HostModel)
  }

  @Test("rule 4: loading reports to the observer which initializer created an object")
  func reportsInitializer() throws {
    let registry = try Registry.hosts()
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <viewController id="main" class="HostController"/>
          <object class="HostModel" id="model"/>
        </scene>
        """), registry: registry)
    try Journal.keeping { _ in
      _ = try stage.storyboard.instantiateInitialViewController()
    }
    #expect(
      stage.takeEvents() == [
        "HostController 'main' init(coder:)", "HostModel init()", "HostController 'main' awakeFromNib()",
        "HostModel awakeFromNib()",
      ])
  }

  @Test("rule 4: loading never calls init(frame:)")
  func notByFrame() throws {
    try Journal.keeping { journal in
      let stage = try SceneStage(
        storyboardText(
          """
          <scene>
            <viewController id="main">
              <view class="HostView" frame="0 0 10 10"><view class="HostView" frame="1 1 2 2"/></view>
            </viewController>
          </scene>
          """), registry: .hosts())
      try stage.show()
      #expect(journal.entries.filter { $0.hasPrefix("init") } == ["init(coder:)", "init(coder:)"])
    }
  }

  @Test("rule 4: the error for an unregistered class specifies the class, element, and line")
  func unknownClass() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <viewController id="main">
            <view>
              <button class="Shop.BuyButton"/>
            </view>
          </viewController>
        </scene>
        """))
    let error = try loadingError { try stage.show() }
    guard case .unknownClass("Shop.BuyButton", element: "button", candidates: []) = error.kind else {
      throw Unexpected("\(error)")
    }
    #expect(error.place?.line == 5)
    #expect(error.place?.objectPath == "main/view/button")
    #expect(
      error.description.hasPrefix(
        "Test.scene:5:8, main/view/button: the class 'Shop.BuyButton' of this button is not registered"))
  }

  @Test("rule 4: an unregistered view controller class causes an error")
  func unknownController() throws {
    let text = storyboardText("<scene><viewController id=\"main\" class=\"Nowhere\"/></scene>")
    let error = try loadingError { try SceneStage(text).show() }
    guard case .unknownClass("Nowhere", element: "viewController", _) = error.kind else {
      throw Unexpected("\(error)")
    }
  }
}
