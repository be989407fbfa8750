import Foundation
import TestSupport
import Testing

private struct MapSaying: Decodable {
  struct Place: Decodable {
    var x, y, width, height: Int

    func overlaps(_ other: Place) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
  }
  struct File: Decodable {
    var path: String
    var initial: Int?
  }
  struct Scene: Decodable {
    var file: Int
    var id, element, title, reference: String?
    var `class`: String?
    var initial: Bool?
    var place: Place
    var line, column: Int?
  }
  struct Edge: Decodable {
    var from: Int
    var to: Int?
    var kind: String
    var identifier, sender, property, action: String?
    var number, line: Int?
  }
  var version: Int
  var files: [File]
  var scenes: [Scene]
  var edges: [Edge]

  init(_ outcome: Program.Outcome) throws {
    self = try JSONDecoder().decode(MapSaying.self, from: outcome.output)
  }

  func names(_ edge: Edge) -> String {
    "\(scenes[edge.from].id ?? "?") \(edge.kind) \(edge.to.map { scenes[$0].id ?? scenes[$0].reference ?? "?" } ?? "-")"
  }
}

@Suite("scenec map")
struct MapTests {
  static let main = """
    <storyboard version="1" initial="tabs">
      <scene><tabBarController id="tabs" viewControllers="stack settings"/></scene>
      <scene><navigationController id="stack" rootViewController="list"/></scene>
      <scene>
        <viewController id="list" class="App.ListController" title="All">
          <view frame="0 0 200 300">
            <button id="add" frame="20 240 160 40" title="Add">
              <segue kind="present" identifier="addOne" destination="Other#editor"/>
            </button>
            <containerView frame="0 0 200 100"><segue kind="embed" destination="head"/></containerView>
            <containerView frame="0 100 200 100"><segue kind="embed" destination="head"/></containerView>
          </view>
        </viewController>
      </scene>
      <scene><viewController id="head"><view frame="0 0 200 100"/></viewController></scene>
      <scene>
        <viewController id="settings">
          <view frame="0 0 200 300">
            <button frame="0 0 80 40" title="Back"><segue kind="unwind" action="back:"/></button>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
  static let other = """
    <storyboard version="1" initial="editor">
      <scene><viewController id="editor"><view frame="0 0 200 300"/></viewController></scene>
    </storyboard>
    """

  @Test("A map contains the scenes of a storyboard and the segues between them")
  func scenesAndEdges() throws {
    let outcome = try TestDirectory(["a.scene": Self.main]).scenec("map", "a.scene", "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let map = try MapSaying(outcome)
    #expect(map.files.map(\.path) == ["a.scene"] && map.files[0].initial == 0)
    #expect(map.scenes.map { $0.id ?? "" } == ["tabs", "stack", "list", "head", "settings", ""])
    #expect(map.scenes[5].reference == "Other#editor" && map.scenes[5].line == nil)
    #expect(map.scenes.map { $0.initial == true } == [true, false, false, false, false, false])
    #expect(map.scenes[2].class == "App.ListController" && map.scenes[2].title == "All")
    #expect(map.scenes[2].line == 5 && map.scenes[2].column == 6)
    #expect(
      map.edges.map(map.names) == [
        "tabs relationship stack", "tabs relationship settings", "stack relationship list",
        "list present Other#editor", "list embed head", "list embed head", "settings unwind -",
      ])
    #expect(
      map.edges[1].property == "viewControllers" && map.edges[1].number == 2 && map.edges[2].number == nil)
    #expect(
      map.edges[3].identifier == "addOne" && map.edges[3].sender == "button 'add'" && map.edges[3].line == 8)
    #expect(map.edges[6].action == "back:")
  }

  @Test("The picture of a map shows all map content and draws each scene once")
  func picture() throws {
    let workspace = try TestDirectory(["a.scene": Self.main])
    let outcome = try workspace.scenec("map", "a.scene", "-o", "a.svg")
    #expect(outcome.status == 0 && outcome.text.isEmpty)
    let svg = try workspace.text("a.svg")
    for text in [
      ">tabs<", ">App.ListController", ">Other<", ">editor<", ">present “addOne”<", ">embed × 2<", ">Add<",
      ">unwind back:<", ">root view controller<", ">by button &apos;add&apos;<", ">a.scene<",
    ] {
      #expect(svg.replacing("'", with: "&apos;").contains(text), "\(text)")
    }
    #expect(try Program.run("/usr/bin/xmllint", ["--noout", "a.svg"], in: workspace.directory).status == 0)
    #expect(try workspace.scenec("map", "a.scene").text == svg, "the same each time")
    #expect(try workspace.scenec("map", "a.scene", "--style", "dark").text != svg)
    #expect(try workspace.scenec("map", "-", input: Self.main).text.contains(">&lt;stdin&gt;<"))
  }

  @Test("Resolves references between the files of a map")
  func severalFiles() throws {
    let workspace = try TestDirectory(["a/Main.scene": Self.main, "a/Other~pad.scene": Self.other])
    let map = try MapSaying(workspace.scenec("map", "a", "--json"))
    #expect(map.files.map(\.path) == ["a/Main.scene", "a/Other~pad.scene"])
    #expect(map.scenes.allSatisfy { $0.reference == nil })
    #expect(map.edges.map(map.names).contains("list present editor"))
  }

  @Test("A compiled scene has the same map as its source file")
  func compiledSceneHasSameMapAsSource() throws {
    let workspace = try TestDirectory(["a.scene": Self.main])
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    let (scene, compiled) = (
      try MapSaying(workspace.scenec("map", "a.scene", "--json")),
      try MapSaying(workspace.scenec("map", "a.scenec", "--json"))
    )
    #expect(compiled.edges.map(compiled.names).sorted() == scene.edges.map(scene.names).sorted())
    #expect(compiled.scenes.allSatisfy { $0.line == nil })
  }

  /// Returns two scenes and a reference to a third in another storyboard.
  static func storyboard(_ places: [String]) -> String {
    func scene(_ place: String, _ object: String) -> String {
      "<scene sceneID=\"s\(place.count)\"><objects>\(object)</objects>\(place)</scene>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
          targetRuntime="iOS.CocoaTouch" initialViewController="one-aa-001">
        <scenes>
      \(scene(places[0], "<viewController id=\"one-aa-001\" sceneMemberID=\"viewController\"><connections><segue destination=\"two-aa-002\" kind=\"show\" identifier=\"next\" id=\"seg-aa-001\"/><segue destination=\"ref-aa-003\" kind=\"show\" identifier=\"away\" id=\"seg-aa-002\"/></connections></viewController>"))
      \(scene(places[1], "<viewController storyboardIdentifier=\"second\" id=\"two-aa-002\" sceneMemberID=\"viewController\"/>"))
      \(scene(places[2], "<viewControllerPlaceholder storyboardName=\"Other\" id=\"ref-aa-003\" sceneMemberID=\"viewController\"/>"))
        </scenes>
      </document>
      """
  }

  @Test("Shows an identifier that contains spaces as Xcode does")
  func identifiersWithSpaces() throws {
    let storyboard = Self.storyboard(["", "", ""]).replacing("\"second\"", with: "\"No Connection\"")
    let workspace = try TestDirectory(["a.storyboard": storyboard])
    #expect(try workspace.scenec("import", "a.storyboard", "-o", "a.scene").status == 0)
    #expect(
      try String(decoding: workspace.data("a.scene"), as: UTF8.self).contains("id=\"No_x32_Connection\""))
    for file in ["a.storyboard", "a.scene"] {
      let picture = try workspace.scenec("map", file).text
      #expect(picture.contains(">No Connection<") && !picture.contains(">No_x32_"), "\(file)")
    }
    let json = try MapSaying(workspace.scenec("map", "a.scene", "--json"))
    #expect(json.scenes.contains { $0.id == "No_x32_Connection" })
    let render = try workspace.scenec("render", "a.storyboard", "--scene", "Nothing")
    #expect(render.errors.contains("scenes: 'one-aa-001', 'No Connection'"), "\(render.errors)")
    #expect(try workspace.scenec("render", "a.storyboard", "--scene", "No Connection").status == 0)
    try workspace.write(
      "b.storyboard", storyboard.replacing("kind=\"show\" identifier=\"next\"", with: "kind=\"show\""))
    try workspace.write(
      "b.scene",
      String(decoding: workspace.data("a.scene"), as: UTF8.self).replacing(" identifier=\"next\"", with: ""))
    for kind in ["storyboard", "scene"] {
      let diff = try workspace.scenec("diff", "a.\(kind)", "b.\(kind)").text
      #expect(diff.contains("No Connection") && !diff.contains("_x32_"), "\(diff)")
    }
  }

  static func point(_ x: Int, _ y: Int) -> String { "<point key=\"canvasLocation\" x=\"\(x)\" y=\"\(y)\"/>" }

  @Test("Uses the canvas positions from Xcode if all scenes have a position")
  func canvas() throws {
    let places = [Self.point(2000, 900), Self.point(1000, 900), Self.point(1000, -400)]
    let workspace = try TestDirectory([
      "a.storyboard": Self.storyboard(places), "b.storyboard": Self.storyboard([places[0], places[1], ""]),
    ])
    let map = try MapSaying(workspace.scenec("map", "a.storyboard", "--json"))
    #expect(map.scenes.map { $0.id ?? $0.reference } == ["one-aa-001", "second", "Other#"])
    let (one, two, away) = (map.scenes[0].place, map.scenes[1].place, map.scenes[2].place)
    #expect(one.x > two.x && one.y == two.y && away.x == two.x && away.y < two.y)
    #expect(map.edges.map(map.names) == ["one-aa-001 show second", "one-aa-001 show Other#"])
    let own = try MapSaying(workspace.scenec("map", "b.storyboard", "--json"))
    #expect(own.scenes[0].place.x < own.scenes[1].place.x, "sorted by the distance from the initial scene")
  }

  @Test("Draws edges from windows to their content and from main menu items to scenes")
  func windows() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" initialViewController="win"><scenes>
      <scene sceneID="s0"><objects><application id="app" sceneMemberID="viewController">
      <menu key="mainMenu" id="men"><items><menuItem title="Settings" id="itm">
      <connections><segue destination="set" kind="show" id="g0"/></connections></menuItem></items></menu>
      </application><customObject id="del" customClass="AppDelegate"/></objects></scene>
      <scene sceneID="s1"><objects>
      <windowController id="win" customClass="MainWindowController" sceneMemberID="viewController">
      <window key="window" title="Tides" id="w"/>
      <connections><segue destination="split" kind="relationship" relationship="window.shadowedContentViewController" id="g1"/></connections>
      </windowController></objects></scene>
      <scene sceneID="s2"><objects><splitViewController id="split" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s3"><objects><windowController id="set" sceneMemberID="viewController">
      <connections><segue destination="pane" kind="relationship" relationship="window.shadowedContentViewController" id="g2"/></connections>
      </windowController></objects></scene>
      <scene sceneID="s4"><objects><controllerPlaceholder storyboardName="Pane" id="pane" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let workspace = try TestDirectory(["Main.storyboard": text])
    let map = try MapSaying(workspace.scenec("map", "Main.storyboard", "--json"))
    #expect(
      map.edges.map(map.names) == ["app show set", "win relationship split", "set relationship Pane#"])
    #expect(map.edges[1].property == "windowContent")
  }

  @Test(
    "Accepts extremely large canvas positions, and reports positions that are not numbers",
    arguments: ["1e300": 0, "-1e18": 0, "nan": 1, "inf": 1, "": 1, "x": 1])
  func hostilePlaces(_ number: String, status: Int32) throws {
    let places = ["x=\"\(number)\" y=\"0\"", "x=\"0\" y=\"\(number)\"", "x=\"0\" y=\"0\""].map {
      "<point key=\"canvasLocation\" \($0)/>"
    }
    let workspace = try TestDirectory([
      "a.storyboard": Self.storyboard(places),
      "b.scene": Samples.clock.replacing("0 0 200 300", with: "0 0 16777216 1e-300"),
      "c.scene": Samples.clock.replacing("0 0 200 300", with: "0 0 1e300 1e-300"),
    ])
    #expect(try workspace.scenec("map", "a.storyboard").status == status)
    #expect(try workspace.scenec("map", "b.scene").status == 0)
    #expect(try workspace.scenec("map", "c.scene").status == 1)
  }

  @Test("Scenes of a map do not overlap", arguments: [1, 2, 40, 120])
  func manyScenes(_ count: Int) throws {
    let scenes = (0..<count).map { index in
      let segues = [3 * index + 1, 3 * index + 2, index / 5].filter { $0 < count }.map {
        "<segue kind=\"show\" identifier=\"s\(index)_\($0)\" destination=\"n\($0)\"/>"
      }
      return
        "<scene><viewController id=\"n\(index)\" entry=\"true\">\(segues.joined())</viewController></scene>"
    }
    let workspace = try TestDirectory([
      "a.scene": "<storyboard version=\"1\" initial=\"n0\">\(scenes.joined())</storyboard>"
    ])
    let map = try MapSaying(workspace.scenec("map", "a.scene", "--json"))
    #expect(map.scenes.count == count)
    for (index, scene) in map.scenes.enumerated() {
      #expect(!map.scenes[(index + 1)...].contains { scene.place.overlaps($0.place) })
    }
    #expect(try workspace.scenec("map", "a.scene", "-o", "a.svg").status == 0)
  }

  /// Nibs with and without storyboards, with each top-level view.
  @Test("The map of a nib shows each top-level view")
  func viewsOfNibs() throws {
    let workspace = try TestDirectory([
      "a.scene": Samples.clock,
      "Cells.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <tableViewCell id="cel-l0-one" customClass="SeedCell"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCell>
          <tapGestureRecognizer id="tap-00-one"/>
          <view id="hea-d0-one"><rect key="frame" x="0" y="0" width="320" height="80"/></view>
        </objects>
      </document>
      """,
    ])
    let map = try MapSaying(try workspace.scenec("map", "Cells.xib", "a.scene", "--json"))
    let views = map.scenes.filter { $0.file == 0 }
    #expect(views.map(\.id) == ["cel-l0-one", "hea-d0-one"])
    #expect(map.edges.allSatisfy { map.scenes[$0.from].file == 1 })
    let picture = try workspace.scenec("map", "Cells.xib", "-o", "Cells.svg")
    #expect(picture.status == 0 && picture.errors.isEmpty, "\(picture.errors)")
    let text = try String(decoding: workspace.data("Cells.svg"), as: UTF8.self)
    #expect(["SeedCell", "hea-d0-one", "2 views"].allSatisfy(text.contains))
  }

  @Test("Rejects files that have errors or contain no scenes")
  func invalidFiles() throws {
    let workspace = try TestDirectory([
      "broken.scene": Samples.broken, "a.scene": Samples.clock,
      "nib.scene": "<nib version=\"1\"><object class=\"Model\"/></nib>",
    ])
    let broken = try workspace.scenec("map", "broken.scene", "-o", "out.svg")
    #expect(broken.status == 1 && broken.errors.hasPrefix("broken.scene:2:10: error: "))
    #expect(!workspace.files.contains("out.svg"))
    let both = try workspace.scenec("map", "broken.scene", "a.scene", "--json")
    #expect(both.status == 1)
    #expect(try MapSaying(both).files.map(\.path) == ["a.scene"], "the other files are drawn")
    let nib = try workspace.scenec("map", "nib.scene")
    #expect(nib.status == 66 && nib.errors.contains("'nib.scene' does not contain scenes or views"))
    #expect(try workspace.scenec("map", "nib.scene", "a.scene").status == 0)
    #expect(try workspace.scenec("map", "missing.scene").status == 66)
    #expect(try workspace.scenec("map", "a.scene", "-o", "missing/a.svg").status == 73)
    #expect(try workspace.scenec("map", "a.scene", "--scale", "3").status == 64)
  }

  /// The page `Reviewing.md` shows this map.
  @Test("The map of the Games scenes matches the recorded output")
  func gamesAreRecorded() throws {
    let outcome = try Program.run(
      ["map", "Scenes/Games/Games.scene", "Scenes/Games/Scores.scene"], in: Golden.project("."))
    #expect(outcome.status == 0, "\(outcome.errors)")
    try Golden.expect(
      outcome.text,
      isRecordedAt: Golden.project("Sources/ScenecCommandLine/ScenecCommandLine.docc/GamesMap.svg"),
      suite: "MapTests")
  }

  @Test("The map of all example scenes contains the segues between files")
  func mapsScenesOfTheProject() throws {
    let scenes = Golden.project("Scenes").path
    let outcome = try TestDirectory().scenec("map", scenes, "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let map = try MapSaying(outcome)
    #expect(map.edges.count > 20 && map.scenes.allSatisfy { $0.reference == nil })
    let ways = map.edges.filter { edge in
      edge.to.map { map.scenes[$0].file != map.scenes[edge.from].file } ?? false
    }
    #expect(ways.map(map.names) == ["puzzle present scores", "memory present scores"])
  }
}
