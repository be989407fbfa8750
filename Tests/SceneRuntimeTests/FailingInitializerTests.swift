import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

final class FailingModel: CodedSceneObject {
  private let life = Life()
  var mode = ""

  init(coder: Coder) throws {
    try coder.decode(into: self)
    // Properties that the class declares are set after initialization. Until then, the coder provides their
    // values.
    if coder.value(String.self, forKey: "mode") == "fail" { throw FailingView.Failure() }
  }

  static var declaration: ClassDeclaration {
    ClassDeclaration(FailingModel.self) { $0.property("mode", get: \.mode, set: { $0.mode = $1 }) }
  }
  func awakeFromNib() { Journal.note("awake") }
}

final class FailingController: ViewController {
  private let life = Life()

  required init(coder: Coder) throws {
    try super.init(coder: coder)
    if title == "fail" { throw FailingView.Failure() }
  }

  override static var declaration: ClassDeclaration { ClassDeclaration(FailingController.self) }
  override func awakeFromNib() { Journal.note("awake") }
}

/// A scene of counted objects. One object, at any position, throws from its initializer.
@Suite struct FailingInitializerTests {
  static let positions = 6

  /// Returns a storyboard in which the object with the given number fails, or none if the number is nil.
  static func text(failing: Int?) -> String {
    func name(_ position: Int) -> String { position == failing ? "fail" : "fine" }
    return storyboardText(
      """
      <scene>
        <view id="p0" class="FailingView" name="\(name(0))"/>
        <viewController id="p1" class="FailingController" title="\(name(1))">
          <view id="p2" class="FailingView" name="\(name(2))">
            <view id="p3" class="FailingView" name="\(name(3))">
              <view id="p4" class="FailingView" name="\(name(4))"/>
              <label class="HostLabel"/>
            </view>
            <view id="p5" class="FailingView" name="\(name(5))"/>
            <label class="HostLabel"/>
          </view>
        </viewController>
        <view class="FailingView"><label class="HostLabel"/></view>
      </scene>
      """
    ).replacing("initial=\"main\"", with: "initial=\"p1\"")
  }

  static func registry() throws -> Registry {
    try .library(and: FailingView.self, FailingController.self, FailingModel.self, HostLabel.self)
  }

  @Test(
    "rule 5: an error in an initializer has a location and releases the objects that already exist",
    arguments: 0..<positions)
  func position(_ failing: Int) throws {
    try Journal.keeping { journal in
      try Lifetimes.counting { lifetimes in
        let error = try loadingError {
          let controller = try SceneStage(Self.text(failing: failing), registry: Self.registry())
            .storyboard.instantiateInitialViewController()
          #expect(journal.entries == ["awake"], "the controller is created and awakened without its view")
          try controller.loadViewIfNeeded()
        }
        guard case .initializerFailed(let name, let cause) = error.kind else { throw Unexpected("\(error)") }
        #expect(name == (failing == 1 ? "FailingController" : "FailingView"))
        #expect(cause is FailingView.Failure)
        #expect(error.place?.objectPath == "p\(failing)")
        #expect(error.place?.line == [3, 4, 5, 6, 7, 10][failing])
        #expect(lifetimes.made > 0)
        #expect(lifetimes.alive == 0)
        #expect(journal.entries == (failing < 2 ? [] : ["awake"]))
      }
    }
  }

  @Test("rule 5: a scene loads and is released if no initializer fails")
  func noFailure() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        try SceneStage(Self.text(failing: nil), registry: Self.registry()).show()
        #expect(lifetimes.made == 10)
        #expect(lifetimes.alive == 0)
      }
    }
  }

  @Test("rule 5: an error in a nib releases the objects that already exist", arguments: 0..<3)
  func nib(failing: Int) throws {
    let objects = (0..<3).map {
      "<object id=\"o\($0)\" class=\"FailingModel\" mode=\"\($0 == failing ? "fail" : "fine")\"/>"
    }
    let text = "<nib version=\"1\">\n\(objects.joined(separator: "\n"))\n</nib>"
    let file = try opened(text, registry: Self.registry())
    try Lifetimes.counting { lifetimes in
      try Journal.keeping { journal in
        let nib = Nib(file: file, context: SceneContext(registry: try Self.registry()))
        let error = try loadingError { _ = try nib.instantiate() }
        #expect(error.place?.objectPath == "o\(failing)")
        #expect(lifetimes.alive == 0)
        #expect(journal.entries.isEmpty)
      }
    }
  }
}
