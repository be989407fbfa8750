import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneUI
import Testing

/// The views whose position constraints determine, rather than their frames.
@Suite struct PlacedViewsTests {
  private static let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)

  private func archive(_ view: String) throws -> Archive {
    let text = """
      <storyboard version="1" initial="main"><scene><viewController id="main">\(view)</viewController></scene></storyboard>
      """
    let compilation = try Self.compiler.compile(SourceText(path: "a.scene", text))
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message.text) == [])
    return try Archive(bytes: try #require(compilation.bytes))
  }

  /// Returns the ids of the views that have this flag in the compiled file, with its value.
  private func placed(_ view: String) throws -> [String: Bool] {
    let archive = try archive(view)
    var said: [String: Bool] = [:]
    for index in 0..<archive.objectCount {
      for value in archive.object(at: index).values
      where archive.key(at: archive.valueRecord(at: value).key) == "translatesAutoresizingMask" {
        guard case .bool(let sets) = archive.value(at: value), let id = archive.object(at: index).id else {
          continue
        }
        said[archive.string(at: id)] = sets
      }
    }
    return said
  }

  @Test("Constraints position their items but not the containers of the items")
  func items() throws {
    let placed = try placed(
      """
      <view id="page">
        <view id="card"><label id="title" text="a"/><label id="free" text="b"/></view>
        <view id="line"/>
        <constraint equation="title.leading = page.leading"/>
        <constraint equation="line.top = card.bottom + 8"/>
        <constraint equation="title.top = card.margins.top"/>
      </view>
      """)
    #expect(placed == ["title": false, "line": false, "card": false])
  }

  @Test("Fixed sizes and visual formats position views")
  func sizesAndFormats() throws {
    let placed = try placed(
      """
      <view id="page">
        <label id="a" text="a"><constraint equation="width = 44"/></label>
        <label id="b" text="b"><constraint equation="width = height * 2"/></label>
        <label id="c" text="c"/>
        <constraint equation="height &gt;= 100"/>
        <constraints format="H:|-[c]-|"/>
      </view>
      """)
    #expect(placed == ["a": false, "b": false, "c": false])
  }

  @Test("Explicit values take precedence over constraints")
  func explicitValues() throws {
    let placed = try placed(
      """
      <view id="page">
        <label id="a" text="a" translatesAutoresizingMask="true"/>
        <label id="b" text="b"><constraint equation="top = a.bottom"/></label>
        <label id="c" text="c" translatesAutoresizingMask="false"/>
      </view>
      """)
    #expect(placed == ["a": true, "b": false, "c": false])
  }

  @Test("Conditional constraints position views, and inactive constraints do not")
  func inactive() throws {
    let placed = try placed(
      """
      <view id="page">
        <label id="a" text="a"><constraint equation="width = 44" active="false"/></label>
        <label id="b" text="b">
          <constraint equation="width = 44" active="false"><when traits="idiom=pad" active="true"/></constraint>
        </label>
      </view>
      """)
    #expect(placed == ["b": false])
  }

  @Test("Constraints to layout areas position the view but not the owner of the area")
  func areas() throws {
    let placed = try placed(
      """
      <view id="page">
        <scrollView id="scroll"><label id="text" text="a"/></scrollView>
        <label id="note" text="b"/>
        <constraint equation="text.top = scroll.contentGuide.top"/>
        <constraint equation="text.width = scroll.frameGuide.width"/>
        <constraint equation="note.bottom = keyboardGuide.top"/>
        <constraint equation="note.leading = readableContent.leading"/>
      </view>
      """)
    #expect(placed == ["text": false, "note": false])
  }

  @Test("Constraints position layout guides like views")
  func guides() throws {
    let placed = try placed(
      """
      <view id="page">
        <layoutGuide id="column"/>
        <label id="note" text="b"/>
        <constraint equation="column.width = page.width / 2"/>
        <constraint equation="note.leading = column.leading"/>
      </view>
      """)
    #expect(placed == ["note": false])
  }

  @Test("Decompiled scenes omit values that constraints imply")
  func decompiled() throws {
    let archive = try archive(
      """
      <view id="page">
        <label id="a" text="a"/>
        <label id="b" text="b" translatesAutoresizingMask="false"/>
        <constraint equation="a.leading = leading"/>
      </view>
      """)
    let scene = Decompiler.scene(of: archive)
    #expect(scene.ranges(of: "translatesAutoresizingMask").count == 1)
    let again = try Self.compiler.compile(SourceText(path: "a.scene", scene))
    #expect(try Archive(bytes: try #require(again.bytes)).digest == archive.digest)
  }
}
