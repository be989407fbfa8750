import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Performs a segue to its own scene twice whenever it awakes, and continues after failures.
private final class Restless: ViewController {
  private let life = Life()
  override class var declaration: ClassDeclaration { ClassDeclaration(Restless.self) }
  override func awakeFromNib() {
    super.awakeFromNib()
    for _ in 0..<2 {
      do { try performSegue(withIdentifier: "again") } catch { Journal.note("\(error)") }
    }
  }
}

/// Instantiates its own scene in its initializer.
private final class Selfish: ViewController {
  private let life = Life()
  required init(coder: Coder) throws {
    try super.init(coder: coder)
    let context = try #require(coder.sceneContext)
    let file = try #require(try context.sceneFileProvider?(""))
    _ = try Storyboard(file: file, context: context).instantiate("main")
  }
  override class var declaration: ClassDeclaration { ClassDeclaration(Selfish.self) }
}

/// Embeds its own scene in itself as soon as its view is loaded.
private final class Mirror: ViewController {
  private let life = Life()
  override class var declaration: ClassDeclaration { ClassDeclaration(Mirror.self) }
  override func viewDidLoad() {
    super.viewDidLoad()
    do {
      let inner = try #require(try storyboard?.instantiate("main"))
      addChild(inner)
      try inner.loadViewIfNeeded()
      inner.didMove(toParent: self)
    } catch {
      Journal.note("\(error)")
    }
  }
}

/// Loads the nib that contains it in its initializer.
private final class Russian: View {
  private let life = Life()
  required init(coder: Coder) throws {
    try super.init(coder: coder)
    let context = try #require(coder.sceneContext)
    let file = try #require(try context.sceneFileProvider?(""))
    _ = try Nib(file: file, context: context).instantiate()
  }
  override class var declaration: ClassDeclaration { ClassDeclaration(Russian.self) }
}

@Suite("Recursive scenes are rejected before the stack overflows")
struct NestedLoadingTests {
  private static let refusal = "loading is nested more than \(NestedLoading.limit) levels deep"

  private func context(_ text: String) throws -> (context: SceneContext, file: SceneFile) {
    let registry = try Registry.library(and: Restless.self, Selfish.self, Mirror.self, Russian.self)
    let file = try SceneFile(bytes: compiled(text), registry: registry)
    let context = SceneContext(registry: registry, clock: ManualClock())
    context.sceneFileProvider = { _ in file }
    context.failureHandler = { Issue.record($0) }
    return (context, file)
  }

  private func storyboard(_ name: String, _ content: String = "") throws -> Storyboard {
    let text = storyboardText(
      """
      <scene><viewController id="main" class="\(name)">\(content)<view/></viewController></scene>
      <scene><viewController id="other" entry="true"/></scene>
      """)
    let (context, file) = try context(text)
    return Storyboard(file: file, context: context)
  }

  @Test("Limits nesting if a controller performs a segue to its own scene in awakeFromNib")
  func segueToItself() throws {
    try Lifetimes.counting { lifetimes in
      try Journal.keeping { journal in
        let storyboard = try storyboard(
          "Restless", "<segue kind=\"present\" identifier=\"again\" destination=\"main\"/>")
        _ = try storyboard.instantiate("main")
        #expect(
          lifetimes.made == NestedLoading.limit, "the number of objects does not double with each level")
        #expect(journal.entries.first?.hasPrefix("Test.scene:2:9, main: \(Self.refusal)") == true)
        #expect(journal.entries.count { $0.contains(Self.refusal) } > NestedLoading.limit)
        #expect(try storyboard.instantiate("other").sceneID == "other", "the recursion has ended")
      }
      #expect(lifetimes.alive == 0)
    }
  }

  @Test("Limits nesting if the initializer of a controller instantiates the controller's own scene")
  func createsItself() throws {
    try Lifetimes.counting { lifetimes in
      let storyboard = try storyboard("Selfish")
      for _ in 0..<2 {
        let error = try loadingError { _ = try storyboard.instantiateInitialViewController() }
        #expect(error.description.hasPrefix("Test.scene:2:9, main: \(Self.refusal)"))
      }
      #expect(lifetimes.made == 2 * NestedLoading.limit && lifetimes.alive == 0)
    }
  }

  @Test("Limits nesting if a controller loads its own scene in viewDidLoad")
  func loadsItself() throws {
    try Lifetimes.counting { lifetimes in
      try Journal.keeping { journal in
        let main = try storyboard("Mirror").instantiateInitialViewController()
        try main.loadViewIfNeeded()
        #expect(journal.entries.count == 1)
        #expect(journal.entries.first?.hasPrefix("Test.scene:2:9, main: \(Self.refusal)") == true)
        #expect(lifetimes.made == NestedLoading.limit)
      }
    }
  }

  @Test("Limits nesting if the initializer of a view loads the nib that contains the view")
  func nibInside() throws {
    try Lifetimes.counting { lifetimes in
      let (context, file) = try context("<nib version=\"1\"><view class=\"Russian\"/></nib>")
      let error = try loadingError { _ = try Nib(file: file, context: context).instantiate() }
      #expect(error.description.hasPrefix("Test.scene, the file: \(Self.refusal)"))
      #expect(lifetimes.made == NestedLoading.limit && lifetimes.alive == 0)
    }
  }
}
