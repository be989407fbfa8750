import SceneRuntime
import SceneTesting
import SceneUI
import TestSupport
import Testing

private final class BookCell: TableViewCell {
  private let life = Life()
  weak var title: Label?
  override class var declaration: ClassDeclaration {
    ClassDeclaration(BookCell.self) { $0.outlet("title", get: \.title, set: { $0.title = $1 }) }
  }
}

/// Fails to initialize, so its prototypes do not load.
private final class FragileBookCell: TableViewCell {
  required init(style: Style, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init(coder: Coder) throws { throw LoadingError(.refused("fragile")) }
  override class var declaration: ClassDeclaration { ClassDeclaration(FragileBookCell.self) }
}

private class BookController: ViewController, TableViewDataSource {
  private let life = Life()
  weak var table: TableView?
  var prototype = "entry"
  private(set) var segues: [Book.ListSegue?] = []
  override class var declaration: ClassDeclaration {
    ClassDeclaration(BookController.self) { $0.outlet("table", get: \.table, set: { $0.table = $1 }) }
  }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    if prototype == "fragile" {
      return tableView.dequeueReusableCell(Book.ListPrototype.fragile, for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(Book.ListPrototype.entry, for: indexPath)
    cell.title?.text = "Row \(indexPath.row)"
    return cell
  }
  override func prepare(for segue: Segue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segues.append(Book.ListSegue(segue))
  }
}

private final class LongBookController: BookController {
  override class var declaration: ClassDeclaration { ClassDeclaration(LongBookController.self) }
}

private final class BookReaderController: ViewController {
  private let life = Life()
  private(set) var ended: [Book.ListSegue?] = []
  override class var declaration: ClassDeclaration { ClassDeclaration(BookReaderController.self) }
  override func prepare(for segue: Segue, sender: Any?) { ended.append(Book.ListSegue(segue)) }
}

/// The output of `scenec generate` for the scene below.
private enum Book {
  static var initialScene: SceneUI.SceneReference<BookController> { scenes.list }
  static var scenes: Scenes { Scenes() }

  struct Scenes: Sendable {
    var list: SceneUI.SceneReference<BookController> { .init("list") }
    var reader: SceneUI.SceneReference<BookReaderController> { .init("reader") }
    /// Identifiers that were renamed, and those that have another class now.
    var gone: SceneUI.SceneReference<BookReaderController> { .init("gone") }
    var other: SceneUI.SceneReference<BookController> { .init("reader") }
  }

  enum ListSegue: String, SceneUI.SegueIdentifier {
    typealias Source = BookController
    case read
    case write = "write it"
    /// An identifier that the scene no longer contains.
    case lost
  }

  enum ListPrototype {
    static var entry: SceneUI.ReuseIdentifier<BookCell> { .init("entry") }
    static var fragile: SceneUI.ReuseIdentifier<FragileBookCell> { .init("fragile") }
  }
}

@Suite("Calls in generated accessors")
struct AccessorTests {
  private static let text = storyboardText(
    initial: "list",
    """
    <scene>
      <viewController id="list" class="LongBookController">
        <outlet property="table" destination="table"/>
        <segue kind="present" identifier="write it" destination="reader" animated="false"/>
        <segue kind="present" identifier="other" destination="reader" animated="false"/>
        <view frame="0 0 320 480">
          <tableView id="table" frame="0 0 320 400">
            <outlet property="dataSource" destination="list"/>
            <tableViewCell class="BookCell" reuseIdentifier="entry">
              <outlet property="title" destination="title"/>
              <label id="title" frame="0 0 100 44"/>
            </tableViewCell>
            <tableViewCell class="FragileBookCell" reuseIdentifier="fragile"/>
          </tableView>
          <button id="read" frame="0 400 100 40" title="Read">
            <segue kind="present" identifier="read" destination="reader" animated="false"/>
          </button>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="reader" class="BookReaderController">
        <segue kind="present" identifier="read" destination="list" animated="false"/>
        <view/>
      </viewController>
    </scene>
    """)

  private func stage() throws -> SceneStage {
    try SceneStage(
      Self.text,
      registry: .library(
        and: BookCell.self, FragileBookCell.self, BookController.self, LongBookController.self,
        BookReaderController.self))
  }

  private func shown(on stage: SceneStage) throws -> BookController {
    let controller = try Book.initialScene.instantiate(from: stage.storyboard)
    stage.window.rootViewController = controller
    try stage.window.makeKeyAndVisible()
    return controller
  }

  @Test("A scene accessor returns a controller of the class that the scene declares")
  func instantiatesScenesWithTheirClass() throws {
    try Lifetimes.counting { lifetimes in
      do {
        let stage = try stage()
        let reader = try Book.scenes.reader.instantiate(from: stage.storyboard)
        #expect(reader.ended.isEmpty && !reader.isViewLoaded)
        #expect(Book.initialScene == Book.scenes.list)
      }
      #expect(lifetimes.made > 0 && lifetimes.alive == 0)
    }
  }

  @Test("Scene accessors report missing scenes and controllers of the wrong class")
  func rejectsSceneOfOtherStoryboard() throws {
    let stage = try stage()
    let unknown = #expect(throws: LoadingError.self) {
      _ = try Book.scenes.gone.instantiate(from: stage.storyboard)
    }
    #expect(unknown?.description.contains("scene 'gone' does not exist; scenes: 'list', 'reader'") == true)
    let wrong = #expect(throws: LoadingError.self) {
      _ = try Book.scenes.other.instantiate(from: stage.storyboard)
    }
    let words =
      "the controller of the scene 'reader' is a 'BookReaderController', but code expects a 'BookController'"
    #expect(wrong?.description.contains(words) == true, "\(String(describing: wrong))")
  }

  @Test(
    "rule 19: segues of different controllers can have the same identifier")
  func segues() throws {
    let stage = try stage()
    let list = try shown(on: stage)
    try Book.ListSegue.write.perform(from: list, sender: list)
    let reader = try #require(list.presentedViewController as? BookReaderController)
    #expect(list.segues == [.write])
    // The same identifier in another controller.
    try reader.performSegue(withIdentifier: "read")
    #expect(reader.ended == [nil])
    try list.dismiss(animated: false)
    let harness = Harness(stage.window)
    try harness.tap(harness.find(text: "Read"))
    #expect(list.segues == [.write, .read])
    try list.dismiss(animated: false)
    try list.performSegue(withIdentifier: "other")
    #expect(list.segues == [.write, .read, nil])
  }

  @Test("The error for a missing segue lists the available segues")
  func missingSegue() throws {
    let stage = try stage()
    let list = try shown(on: stage)
    let error = #expect(throws: LoadingError.self) { try Book.ListSegue.lost.perform(from: list) }
    #expect(error?.description.contains("has no segue 'lost'; segues: 'write it'") == true)
  }

  @Test func dequeuesCellsOfDeclaredClass() throws {
    try Lifetimes.counting { lifetimes in
      do {
        let stage = try stage()
        let list = try shown(on: stage)
        let harness = Harness(stage.window)
        #expect(try harness.find(text: "Row 1").window === stage.window)
        #expect(list.table?.cellForRow(at: IndexPath(row: 0, section: 0)) is BookCell)
        stage.window.close()
      }
      #expect(lifetimes.made > 2 && lifetimes.alive == 0)
    }
  }

  @Test func reportsCellThatFailsToLoad() throws {
    let stage = try stage()
    let list = try Book.initialScene.instantiate(from: stage.storyboard)
    list.prototype = "fragile"
    stage.window.rootViewController = list
    try stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
    #expect(list.table?.cellForRow(at: IndexPath(row: 1, section: 0)) is FragileBookCell)
    #expect(stage.failures.count == 2)
    #expect("\(try #require(stage.failures.first))".contains("fragile"))
  }
}
