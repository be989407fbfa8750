import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

final class NibOwner: SceneObject {
  private let life = Life()
  var label: Label?
  var views: [View] = []
  weak var box: HostView?

  static var declaration: ClassDeclaration {
    ClassDeclaration(notMade: NibOwner.self) {
      $0.outlet("label", get: \.label, set: { $0.label = $1 })
      $0.outletCollection("views") { $0.views = $1 }
      $0.outlet("box") { $0.box = $1 }
      $0.action("pressed:") { (_, button: Button) in Journal.note("pressed \(button.sceneID ?? "?")") }
    }
  }
  func awakeFromNib() { Journal.note("awake owner") }
}

@Suite struct NibTests {
  static let text = """
    <nib version="1" owner="NibOwner">
      <outlet property="label" destination="text"/>
      <outletCollection property="views" destinations="box text"/>
      <label id="text" text="Hello"/>
      <view id="box" class="HostView">
        <outlet property="legend" destination="text"/>
        <button id="ok"><action selector="pressed:" destination="owner"/></button>
      </view>
      <tapGestureRecognizer id="tap"/>
      <object class="HostModel" title="One"/>
    </nib>
    """

  private func nib(
    _ text: String = text, vocabulary: Vocabulary = Registry.library.vocabulary
  ) throws -> Nib {
    let registry = try Registry.library(
      and: NibOwner.self, HostView.self, HostModel.self, HostController.self)
    let file = try SceneFile(
      bytes: compiled(text, vocabulary: vocabulary), registry: registry, options: LoadingOptions())
    return Nib(file: file, context: SceneContext(registry: registry))
  }

  @Test("rule 9a: instantiation returns the top-level objects of a nib in order")
  func topLevel() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        var owner: NibOwner? = NibOwner()
        var objects = try nib().instantiate(withOwner: owner)
        #expect(
          objects.map { String(describing: type(of: $0)) } == [
            "Label", "HostView", "TapGestureRecognizer", "HostModel",
          ])
        #expect(lifetimes.alive == 3)
        objects = []
        #expect(lifetimes.alive == 2, "the view is in the owner's collection")
        owner = nil
        #expect(lifetimes.alive == 0)
      }
    }
  }

  @Test("rule 6: connects the outlets, collections, and actions of a nib to its owner")
  func ownerIsConnected() throws {
    try Journal.keeping { journal in
      let owner = NibOwner()
      let objects = try nib().instantiate(withOwner: owner)
      #expect(owner.label === objects[0])
      #expect(owner.views.map(\.sceneID) == ["box", "text"])
      let button = try #require((objects[1] as? View)?.subviews.first as? Button)
      button.sendActions(for: .touchUpInside)
      #expect(journal.entries.last == "pressed ok")
    }
  }

  @Test("rule 7: does not call awakeFromNib on the owner")
  func ownerIsNotAwoken() throws {
    try Journal.keeping { journal in
      let owner = NibOwner()
      _ = try nib().instantiate(withOwner: owner)
      #expect(
        journal.entries.filter { $0.hasPrefix("awake") } == ["awake box", "awake model, not connected, One"])
    }
  }

  @Test("rule 5: creates no objects if a required owner is missing")
  func missingOwner() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        let error = try loadingError { _ = try nib().instantiate() }
        #expect(error.description.contains("the nib has connections to its owner"))
        #expect(lifetimes.alive == 0)
      }
    }
  }

  @Test("rule 9b: a failed connection leaves the owner unchanged")
  func ownerUnchanged() throws {
    try Journal.keeping { _ in
      let owner = NibOwner()
      let own = Label()
      (owner.label, owner.views) = (own, [own])
      let text = Self.text.replacing(
        "<label id=\"text\"", with: "<outlet property=\"box\" destination=\"text\"/><label id=\"text\"")
      let error = try loadingError { _ = try nib(text).instantiate(withOwner: owner) }
      #expect(
        error.description.hasSuffix("the outlet 'box' of 'NibOwner' requires a 'HostView', not a 'Label'"))
      #expect(owner.label === own)
      #expect(owner.views.count == 1)
    }
  }

  @Test("rule 8: reports an owner that does not declare the outlet")
  func ownerWithoutOutlet() throws {
    try Journal.keeping { _ in
      let controller = HostController()
      let error = try loadingError {
        _ = try nib("<nib version=\"1\"><outlet property=\"box\" destination=\"v\"/><view id=\"v\"/></nib>")
          .instantiate(withOwner: controller)
      }
      #expect(
        error.description.hasSuffix(
          "'HostController' declares no property or outlet 'box': this class is not key value coding-compliant for the key"
        ))
    }
  }

  @Test("rule 8: checks each owner even if an earlier owner was valid")
  func differentOwners() throws {
    try Journal.keeping { _ in
      let nib = try nib(
        """
        <nib version="1">
          <outlet property="box" destination="v"/>
          <view id="v" class="HostView"><outlet property="legend" destination="l"/><label id="l"/></view>
        </nib>
        """)
      let owner = NibOwner()
      let objects = try nib.instantiate(withOwner: owner)
      #expect(owner.box === objects[0])
      let error = try loadingError { _ = try nib.instantiate() }
      guard case .missingOwner = error.kind else { throw error }
      let other = try loadingError { _ = try nib.instantiate(withOwner: HostController()) }
      guard case .undefinedKey("box", class: "HostController") = other.kind else { throw other }
      #expect(owner.box === objects[0])
    }
  }

  @Test("rule 6: rejects an owner whose class is not the declared class")
  func wrongOwner() throws {
    try Journal.keeping { _ in
      let nib = try nib("<nib version=\"1\" owner=\"NibOwner\"><view/></nib>")
      let error = try loadingError { _ = try nib.instantiate(withOwner: HostController()) }
      #expect(
        error.description.hasSuffix(
          "the owner of the nib must have the class 'NibOwner', not 'HostController'"))
      #expect(try nib.instantiate(withOwner: NibOwner()).count == 1)
    }
  }

  @Test("rule 29: the objects of a nib are freed with the last reference to them")
  func lifetimes() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        let nib = try nib()
        for _ in 0..<3 { _ = try nib.instantiate(withOwner: NibOwner()) }
        #expect(lifetimes.alive == 0)
      }
    }
  }

  @Test("rule 21: a nib contains a container's child controllers as top-level objects")
  func containers() throws {
    try Lifetimes.counting { lifetimes in
      var objects = try nib(
        """
        <nib version="1">
          <object id="tabs" class="TabBarController" viewControllers="stack tools"/>
          <object id="stack" class="NavigationController" rootViewController="beds"/>
          <object id="beds" class="HostController" title="Beds"/>
          <object id="tools" class="ViewController"/>
        </nib>
        """
      ).instantiate()
      do {
        let tabs = try #require(objects[0] as? TabBarController)
        #expect(tabs.viewControllers.map(\.sceneID) == ["stack", "tools"])
        #expect((tabs.viewControllers[0] as? NavigationController)?.topViewController?.title == "Beds")
      }
      #expect(lifetimes.alive == 1)
      objects = []
      #expect(lifetimes.alive == 0)
    }
  }

  @Test(
    "Rejects an object that has two containers or contains itself",
    arguments: [
      (#"viewControllers="a a""#, "'a' is contained twice, or in itself"),
      (#"viewControllers="tabs""#, "'tabs' is contained twice, or in itself"),
    ])
  func impossibleContainers(_ held: String, _ expected: String) throws {
    let text = """
      <nib version="1"><object id="tabs" class="TabBarController" \(held)/><object id="a" class="ViewController"/></nib>
      """
    let error = #expect(throws: LoadingError.self) {
      try nib(text, vocabulary: .library(withoutMembersOf: "TabBarController")).instantiate()
    }
    #expect(error.map { "\($0)".contains(expected) } == true, "\(String(describing: error))")
  }
}

extension Vocabulary {
  /// Returns the class library without the members of a class, so that the loader must find its faults.
  fileprivate static func library(withoutMembersOf name: String) -> Vocabulary {
    Vocabulary(
      Registry.library.vocabulary.classes.map {
        $0.name == name
          ? ClassDescription(
            name: name, module: $0.module, element: $0.element, superclass: $0.superclass, slots: $0.slots,
            isIncomplete: true) : $0
      })
  }
}
