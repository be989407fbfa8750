import Foundation
import TestSupport
import Testing

@Suite("scenec render with animations")
struct RenderFilmTests {
  private static let scene = """
    <storyboard version="1" initial="stack">
      <scene><navigationController id="stack" rootViewController="list"/></scene>
      <scene>
        <viewController id="list" title="List">
          <view frame="0 0 320 300">
            <button id="more" frame="20 20 120 40" title="Show more">
              <segue kind="show" destination="detail"/>
            </button>
            <switch id="sound" frame="20 80 51 31" on="true"/>
          </view>
        </viewController>
      </scene>
      <scene>
        <viewController id="detail" title="Detail">
          <view frame="0 0 320 300"><label id="told" frame="20 20 200 40" text="Here it is"/></view>
        </viewController>
      </scene>
    </storyboard>
    """
  private static let hasConverter = ["/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert"]
    .contains { FileManager.default.isExecutableFile(atPath: $0) }

  @Test("Draws the result of a tap")
  func afterATap() throws {
    let workspace = try TestDirectory(["a.scene": Self.scene])
    let before = try workspace.scenec("render", "a.scene")
    #expect(before.text.contains(">Show more<") && !before.text.contains(">Here it is<"))
    let after = try workspace.scenec("render", "a.scene", "--tap", "more")
    #expect(after.status == 0 && after.errors.isEmpty, "\(after.errors)")
    #expect(after.text.contains(">Here it is<") && !after.text.contains(">Show more<"))
    // Taps also work by text, including the back button in the bar.
    #expect(try workspace.scenec("render", "a.scene", "--tap", "Show more").output == after.output)
    let back = try workspace.scenec("render", "a.scene", "--tap", "more", "--tap", "List")
    #expect(back.text.contains(">Show more<") && !back.text.contains(">Here it is<"), "\(back.errors)")
    let off = try workspace.scenec("render", "a.scene", "--tap", "sound")
    #expect(off.status == 0 && off.text != before.text && off.text.contains(">Show more<"))
  }

  @Test("Writes an identical animated SVG file in each run")
  func film() throws {
    let workspace = try TestDirectory(["a.scene": Self.scene])
    let options = ["render", "a.scene", "--tap", "more", "--duration", "0.5", "--fps", "20"]
    for name in ["a.svg", "b.svg"] {
      let outcome = try workspace.scenec(options + ["-o", name], input: Data())
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    let svg = try workspace.text("a.svg")
    #expect(try workspace.text("b.svg") == svg)
    #expect(svg.contains("@keyframes") && svg.contains(" 0.5s step-end infinite"))
    #expect(svg.contains(">Show more<") && svg.contains(">Here it is<"))
    #expect(svg.components(separatedBy: ">Here it is<").count == 2, "written once")
    #expect(try workspace.scenec(options, input: Data()).text == svg)
    #expect(try workspace.scenec(options + ["-o", "missing/a.svg"], input: Data()).status == 73)
  }

  @Test("Writes one picture per frame into a folder")
  func directory() throws {
    let workspace = try TestDirectory(["a.scene": Self.scene])
    let outcome = try workspace.scenec(
      "render", "a.scene", "--tap", "more", "--frames", "4", "--fps", "10", "-o", "Film/")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = (1...4).map { "Film/a-00\($0).svg" }
    #expect(workspace.files == ["Film"] + names + ["a.scene"])
    #expect(Set(try names.map(workspace.text)).count > 2, "the frames differ")
    #expect(try workspace.text(names[0]) == workspace.scenec("render", "a.scene").text)
  }

  @Test("Reports but does not delete pictures left over from a longer film")
  func leftBehind() throws {
    let workspace = try TestDirectory([
      "a.scene": Self.scene, "Film/a-x.svg": "", "Film/b-009.svg": "", "Film/a-009.png": "",
    ])
    func film(_ count: Int) throws -> (status: Int32, errors: String) {
      let outcome = try workspace.scenec("render", "a.scene", "--frames", "\(count)", "-o", "Film/")
      return (outcome.status, outcome.errors)
    }
    #expect(try film(4) == (0, ""))
    #expect(try film(4) == (0, ""), "existing frames of the same film are overwritten")
    #expect(
      try film(2) == (
        0,
        """
        scenec: warning: In 'Film', 2 frames, 'a-003.svg' to 'a-004.svg', belong to another video: this \
        video has 2 frames.\n
        """
      ))
    #expect(
      try film(3) == (
        0,
        """
        scenec: warning: In 'Film', 'a-004.svg' belongs to another video: this video has 3 frames.\n
        """
      )
    )
    #expect(workspace.files.contains("Film/a-004.svg"))
  }

  @Test("Writes animated or numbered PNG files", .enabled(if: hasConverter, "rsvg-convert is not installed"))
  func pngs() throws {
    let workspace = try TestDirectory(["a.scene": Self.scene])
    let options = ["render", "a.scene", "--tap", "sound", "--frames", "3", "--fps", "10"]
    for name in ["a.png", "b.APNG"] {
      #expect(try workspace.scenec(options + ["-o", name], input: Data()).status == 0)
      let bytes = try workspace.data(name)
      #expect(bytes.starts(with: [0x89, 0x50]) && bytes.range(of: Data("acTL".utf8)) != nil)
    }
    #expect(try workspace.data("a.png") == workspace.data("b.APNG"))
    #expect(try workspace.scenec(options + ["--png", "-o", "P/"], input: Data()).status == 0)
    #expect(workspace.files.filter { $0.hasPrefix("P/") } == (1...3).map { "P/a-00\($0).png" })
    #expect(try workspace.scenec(options + ["--scale", "2", "-o", "c.png"], input: Data()).status == 0)
    // The width in the PNG header.
    #expect(try [18, 19].map { try workspace.data("c.png")[$0] } == [2, 128])
  }

  @Test("Reports which package provides the missing PNG converter, and writes no files")
  func noConverter() throws {
    let workspace = try TestDirectory(["a.scene": Self.scene])
    // The pixel renderer is not in the same folder.
    let alone = try TestDirectory()
    let scenec = alone.url("scenec")
    try Executable.place(URL(fileURLWithPath: Program.path), at: scenec)
    for output in ["a.png", "Film/"] {
      let png = output.hasSuffix("/") ? ["--png"] : []
      let outcome = try Program.run(
        scenec.path, ["render", "a.scene", "--frames", "2", "-o", output] + png, in: workspace.directory,
        input: Data(), environment: ["PATH": "/nowhere"])
      #expect(outcome.status == 73)
      #expect(
        outcome.errors.contains("'rsvg-convert' is required") && outcome.errors.contains("librsvg2-bin"))
      #expect(workspace.files == ["a.scene"])
    }
  }

  @Test(
    "Writes no files if a film cannot be recorded",
    arguments: [
      (["--frames", "0"], "'--frames' must be from 1 to 3600"),
      (["--frames", "3601"], "'--frames' must be from 1 to 3600"),
      (["--frames", "2", "--duration", "1"], "cannot be used together"),
      (["--duration", "0"], "'--duration' must be greater than 0"),
      (["--duration", "nan"], "'--duration' must be greater than 0"),
      (["--duration=-1"], "'--duration' must be greater than 0"),
      (["--duration", "100", "--fps", "60"], "at most 3600 frames"),
      (["--frames", "2", "--fps", "0"], "'--fps' must be from 0.1 to 120"),
      (["--frames", "2", "--fps", "1e-310"], "'--fps' must be from 0.1 to 120"),
      (["--frames", "2", "--fps", "121"], "'--fps' must be from 0.1 to 120"),
      (["--fps", "30"], "'--fps' requires '--frames' or '--duration'"),
      (["--png"], "'--png' requires a directory"),
      (["--frames", "2", "--png"], "'--png' requires a directory"),
      (["--frames", "2", "-o", "a.gif"], "Write 'a.svg', an animated '.png', or a directory."),
      (["--frames", "2", "--style", "both"], "A video requires a single screen"),
      (
        ["--tap", "nothing"],
        "Cannot tap 'nothing': The window has nothing with id 'nothing'; candidates: 'list', 'more', "
      ),
      (["--tap", "more", "--tap", "more"], "Cannot tap 'more'"),
      (["--tap", "more", "--tap", "List", "--frames", "2"], "The video ends before the tap on 'List'"),
    ])
  func refused(_ options: [String], _ message: String) throws {
    let workspace = try TestDirectory(["a.scene": Self.scene])
    let output = options.contains("-o") ? [] : ["-o", "a.svg"]
    let outcome = try workspace.scenec(["render", "a.scene"] + options + output, input: Data())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(workspace.files == ["a.scene"])
  }

  @Test("Requires a scene id if there are several scenes and none is initial")
  func severalScenes() throws {
    let scene = Self.scene.replacing(" initial=\"stack\"", with: "")
    let workspace = try TestDirectory(["a.scene": scene])
    let outcome = try workspace.scenec("render", "a.scene", "--frames", "2", "-o", "a.svg")
    #expect(outcome.status == 64 && outcome.errors.contains("choose one with '--scene'"), "\(outcome.errors)")
    let named = try workspace.scenec("render", "a.scene", "--frames", "2", "--scene", "list", "-o", "a.svg")
    #expect(named.status == 0, "\(named.errors)")
  }
}
