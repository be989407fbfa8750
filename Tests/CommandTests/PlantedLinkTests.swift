import Foundation
import Testing

/// A pull request can contain symbolic links in directories into which commands write.
@Suite("Symbolic links in output directories")
struct PlantedLinkTests {
  private static let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock">
          <view frame="0 0 200 300"><label id="title" frame="0 0 9 9" text="Alarm"/></view>
        </viewController>
      </scene>
    </storyboard>

    """

  private static let xliff = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.scene" source-language="en" target-language="de" datatype="plaintext">
        <body><trans-unit id="title.text"><source>Alarm</source><target>Wecker</target></trans-unit></body>
      </file>
    </xliff>

    """

  @Test(
    "Does not write through a link whose name the user did not specify",
    arguments: [
      ("out/a.scenec", "compile s/a.scene -o out"), ("s/a.scenec", "compile s/a.scene"),
      ("out/a.scenec", "validate s --compile-to out"), ("out/a.scenec", "validate s --compile-to out/"),
      ("out/a.scene.swift", "validate s --accessors-to out"), ("out/a.scene.swift", "generate s -o out"),
      ("out/a.de.scenec", "compile s/a.scene --separate-texts -o out"),
      ("out/a.de.scenec", "compile s/a.scene --separate-texts -o out/a.scenec"),
      ("out/de.lproj/a.strings", "dump --scene --tables out c/a.scenec"),
      ("out/de.lproj", "dump --scene --tables out c/a.scenec"),
      ("s/de.lproj/a.strings", "strings s/a.scene --import de.xliff"),
      ("s/de.lproj", "strings s/a.scene --import de.xliff"),
      ("out/a-iphone-se.svg", "render s/a.scene -o out --device iphone-se"),
      ("s/b.scene", "format s"), ("s/b.scene", "validate s --fix"),
      ("cache/scenec-checks", "validate s --cache cache"),
      ("cache/scenec-stamps", "validate s --cache cache"),
    ])
  func refusesPlantedLinks(_ link: String, _ command: String) throws {
    let files = try TestDirectory([
      "s/a.scene": Self.scene, "s/de.lproj/a.strings": "\"title.text\" = \"Uhr\";\n", "de.xliff": Self.xliff,
      "out/.keep": "", "cache/.keep": "", "c/.keep": "", "outside/kept": "kept\n",
    ])
    #expect(try files.scenec("compile", "s/a.scene", "-o", "c").status == 0)
    let isFolder = link.hasSuffix(".lproj")
    let isScene = link.hasSuffix(".scene")
    let victim =
      isScene
      ? Self.scene.replacing("<label ", with: "<labl ") + "\n\n"
      : link.hasSuffix(".strings") ? "\"title.text\" = \"Uhr\";\n" : "victim"
    try files.write("outside/victim", victim)
    let names = try files.shell(
      """
      rm -rf '\(link)' && mkdir -p "$(dirname '\(link)')" && \
      ln -s "$PWD/outside\(isFolder ? "" : "/victim")" '\(link)'
      """)
    try #require(names.status == 0, "\(names.errors)")
    let outcome = try files.shell("$scenec \(command)")
    #expect(try files.text("outside/victim") == victim)
    #expect(files.files.filter { $0.hasPrefix("outside/") } == ["outside/kept", "outside/victim"])
    if !link.hasPrefix("cache") {
      #expect(outcome.status == 73, "\(outcome.status) \(outcome.errors)")
      #expect(outcome.errors.contains("it is a symbolic link"), "\(outcome.errors)")
    }
  }

  @Test("Writes through a link that the user named, and into a directory that is a link")
  func followsNamedLinks() throws {
    let files = try TestDirectory(["s/a.scene": Self.scene + "\n\n\n", "out/.keep": ""])
    let outcome = try files.shell(
      """
      ln -s s/a.scene b.scene && ln -s out link && $scenec format b.scene && \
      $scenec compile b.scene -o link && $scenec validate s --compile-to link && test -L b.scene
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try files.text("s/a.scene").hasSuffix("</storyboard>\n"))
    #expect(files.files.contains("out/a.scenec") && files.files.contains("out/b.scenec"))
  }

  @Test(
    "Rewrites a file once that a directory also contains as a link",
    arguments: ["format s", "validate s --fix"])
  func rewritesLinkedFileOnce(_ command: String) throws {
    let scene = Self.scene.replacing("<label ", with: "<labl ")
    let files = try TestDirectory(["s/b.scene": command == "format s" ? Self.scene + "\n\n\n" : scene])
    let outcome = try files.shell("ln -s b.scene s/a.scene && $scenec \(command) && test -L s/a.scene")
    #expect(!outcome.errors.contains("Cannot write"), "\(outcome.errors)")
    #expect(try files.text("s/b.scene").contains("<label id"))
  }
}
