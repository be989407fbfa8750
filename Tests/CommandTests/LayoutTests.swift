import Foundation
import Testing

@Suite("scenec layout")
struct LayoutTests {
  private func layout(_ arguments: String..., of files: [String: String]) throws -> LayoutDocument {
    try LayoutDocument(of: files, arguments)
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutDocument.Rect
  {
    LayoutDocument.Rect(x: x, y: y, width: width, height: height)
  }

  private static func storyboard(
    root: String = #"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#, _ views: String,
    constraints: String = "", controller: String = "", others: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" useSafeAreas="YES" initialViewController="c-1">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s-1"><objects>
          <viewController id="c-1" sceneMemberID="viewController">
            <view key="view" id="v-1">\(root)
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>\(views)</subviews>
              <viewLayoutGuide key="safeArea" id="g-1"/>
              <constraints>\(constraints)</constraints>
            </view>
            \(controller)
          </viewController>
        </objects></scene>
        \(others)
      </scenes>
    </document>
    """
  }

  private static func view(_ id: String, _ frame: String, _ attributes: String = "") -> String {
    let numbers = frame.split(separator: " ")
    return """
      <view id="\(id)" \(attributes)>
        <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      </view>
      """
  }

  @Test(
    "Prints the id, element, saved frame, and frame in superview coordinates")
  func objects() throws {
    let text = Self.storyboard(Self.view("v-2", "10 20 300 40"))
    let layout = try layout("Main.storyboard", of: ["Main.storyboard": text])
    #expect(layout.version == 1)
    #expect(layout.objects.map(\.id) == ["v-1", "v-2"])
    let view = try #require(layout["v-2"])
    #expect(view.element == "view" && view.scene == "c-1" && view.file == nil)
    #expect(view.frame == Self.rect(10, 20, 300, 40) && view.saved == view.frame)
    #expect(view.difference == 0 && view.cause == nil)
    #expect(layout["v-1"]?.frame == Self.rect(0, 0, 375, 667))
  }

  @Test("Frames depend on the device, size, and orientation of the screen")
  func screens() throws {
    let files = ["Main.storyboard": Self.storyboard(Self.view("v-2", "10 20 355 40"))]
    let pad = try layout("Main.storyboard", "--device", "ipad9_7", of: files)
    #expect(pad["v-1"]?.frame == Self.rect(0, 0, 768, 1024))
    #expect(pad["v-2"]?.frame == Self.rect(10, 20, 748, 40))
    #expect(pad["v-2"]?.saved == Self.rect(10, 20, 355, 40) && pad["v-2"]?.difference == 393)
    let sideways = try layout(
      "Main.storyboard", "--device", "iphone-16", "--orientation", "landscape", of: files)
    #expect(sideways["v-1"]?.frame == Self.rect(0, 0, 852, 393))
    let sized = try layout("Main.storyboard", "--size", "500x600", of: files)
    #expect(sized["v-2"]?.frame == Self.rect(10, 20, 480, 40))
  }

  @Test("Prints the frames on each of several screens, including the file's own screen")
  func severalScreens() throws {
    let files = ["Main.storyboard": Self.storyboard(Self.view("v-2", "10 20 355 40"))]
    let own = try layout("Main.storyboard", "--device", "own", "--locale", "own", of: files)
    #expect(own["v-2"]?.difference == 0)
    let workspace = try TestDirectory(files)
    let text = try workspace.scenec("layout", "Main.storyboard", "--device", "own,iphone-se,ipad9_7").text
    #expect(
      text.hasPrefix("the file's own screen\nscene c-1\n") && text.contains("\n\niPhone SE\nscene c-1\n"),
      "\(text)")
    let json = try workspace.scenec("layout", "Main.storyboard", "--device", "own,ipad9_7", "--json").text
    #expect(json.contains(#""screen": null"#) && json.contains(#""screen": "iPad"#), "\(json)")
    #expect(try workspace.scenec("layout", "Main.storyboard", "--orientation", "both").status == 0)
    let all = try workspace.scenec("layout", "Main.storyboard", "--verify", "--device", "own,ipad9_7").text
    #expect(all.contains(" in 1 file\n"), "\(all)")
  }

  @Test("Lays out scene files and compiled scenes")
  func scenes() throws {
    let scene = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a">
          <view id="page" frame="0 0 320 480">
            <view id="line" frame="0 10 320 2" autoresizing="flexibleWidth"/><view frame="1 2 3 4"/>
          </view>
        </viewController></scene>
      </storyboard>
      """
    let workspace = try TestDirectory(["a.scene": scene])
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    for file in ["a.scene", "a.scenec"] {
      let outcome = try workspace.scenec("layout", "--json", file, "--size", "400x500")
      let layout = try JSONDecoder().decode(LayoutDocument.self, from: outcome.output)
      #expect(layout.objects.map(\.id) == ["page", "line", nil])
      #expect(layout["line"]?.frame == Self.rect(0, 10, 400, 2))
      #expect(layout["line"]?.saved == Self.rect(0, 10, 320, 2) && layout["line"]?.scene == "a")
    }
    let text = try workspace.scenec("layout", "a.scene").text
    #expect(text == "scene a\n  view page  0 0 320 480\n    view line  0 10 320 2\n    view  1 2 3 4\n")
  }

  @Test("Prints no saved frame for a constrained view whose frame is not in the file")
  func unsaved() throws {
    let scene = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a">
          <view id="page" frame="0 0 320 480">
            <view id="box"/>
            <constraints format="H:|-10-[box]-10-|"/><constraints format="V:|-20-[box(44)]"/>
          </view>
        </viewController></scene>
      </storyboard>
      """
    let box = try layout("a.scene", "--size", "320x480", of: ["a.scene": scene])["box"]
    #expect(box?.frame == Self.rect(10, 20, 300, 44))
    #expect(box?.saved == nil && box?.difference == nil && box?.cause == nil)
  }

  @Test("'--verify' does not count misplaced or ambiguous views as differences")
  func verification() throws {
    let views =
      Self.view("v-2", "10 20 300 40") + Self.view("v-3", "10 80 300 40", #"misplaced="YES""#)
      + Self.view("v-4", "10 90 300 40", #"ambiguous="YES""#)
    let workspace = try TestDirectory(["Main.storyboard": Self.storyboard(views)])
    let same = try workspace.scenec("layout", "--verify", "Main.storyboard")
    #expect(same.status == 0)
    #expect(same.text.contains("4 views with a saved frame in 1 file\n  equal: 4\n"))
    // At another size, all of them differ.
    let other = try workspace.scenec("layout", "--verify", "Main.storyboard", "--size", "400x667")
    #expect(other.status == 1)
    #expect(other.text.contains("  misplaced: 1\n  ambiguous: 1\n  stale: 0\n  differs: 2\n"))
    #expect(
      other.text.contains(
        "Main.storyboard: misplaced\n  view v-3: 10 80 325 40, saved 10 80 300 40 (misplaced)\n"))
    let json = try workspace.scenec("layout", "--verify", "--json", "Main.storyboard", "--size", "400x667")
    let layout = try JSONDecoder().decode(LayoutDocument.self, from: json.output)
    #expect(layout["v-1"]?.cause == "layout" && layout["v-2"]?.cause == "layout")
    #expect(layout["v-4"]?.cause == "ambiguous")
  }

  @Test(
    "Prints the file of each object and skips files for other platforms")
  func directories() throws {
    let mac = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects/></document>"#
    let files = [
      "App/A.storyboard": Self.storyboard(""), "App/B.storyboard": Self.storyboard(""), "App/C.xib": mac,
    ]
    let layout = try layout("App", of: files)
    #expect(layout.objects.map(\.file) == ["App/A.storyboard", "App/B.storyboard"])
    let workspace = try TestDirectory(files)
    #expect(try workspace.scenec("layout", "App").errors.contains("Skipped: App/C.xib is for macOS"))
    let named = try workspace.scenec("layout", "App/C.xib")
    #expect(named.status == 1 && named.errors.contains("is for macOS"))
  }

  @Test("'--scene' lays out a single scene")
  func oneScene() throws {
    let workspace = try TestDirectory(["Main.storyboard": Self.storyboard("")])
    #expect(try workspace.scenec("layout", "Main.storyboard", "--scene", "c-1").status == 0)
    let unknown = try workspace.scenec("layout", "Main.storyboard", "--scene", "c-2")
    #expect(unknown.status == 64 && unknown.errors.contains("scene 'c-2' does not exist"))
  }

  @Test("Skips a file with errors and lays out the other files")
  func faults() throws {
    let workspace = try TestDirectory(["a.scene": "<storyboard", "b.scene": Samples.clock])
    let outcome = try workspace.scenec("layout", "a.scene", "b.scene")
    #expect(outcome.status == 1 && outcome.text.hasPrefix("b.scene\nscene "))
    #expect(try workspace.scenec("layout", "c.scene", "b.scene").status == 66)
  }

  @Test(
    "Rejects invalid devices, sizes, safe areas, orientations, and text sizes",
    arguments: [
      ["--device", "nokia"], ["--size", "0x10"], ["--safe-area", "1,2,3"], ["--safe-area=-1,0,0,0"],
      ["--device", "ipad", "--size", "10x10"], ["--orientation", "up"], ["--text-size", "huge"],
    ])
  func wrongUsage(_ options: [String]) throws {
    let outcome = try TestDirectory(["a.scene": Samples.clock]).scenec(
      ["layout", "a.scene"] + options, input: Data())
    #expect(outcome.status == 64)
  }
}
