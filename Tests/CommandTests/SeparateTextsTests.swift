import Testing

/// `scenec compile --separate-texts`, and other commands with its output.
@Suite("Strings compiled into separate files")
struct SeparateTextsTests {
  private let scene = """
    <storyboard version="1" initial="a"><scene><viewController id="a" title="Alarm"><view frame="0 0 320 480">
      <label id="title" frame="20 20 280 40" text="Say"/>
    </view></viewController></scene></storyboard>

    """

  private func workspace() throws -> TestDirectory {
    try TestDirectory([
      "a.scene": scene, "de.lproj/a.strings": #"title.text = "Sag es"; a.title = Wecker;"#,
      "en.lproj/a.strings": "/* as it is */\n",
    ])
  }

  @Test("Writes the localized text of each language to a file next to the scene")
  func files() throws {
    let workspace = try workspace()
    let outcome = try workspace.scenec("compile", "--separate-texts", "a.scene")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(workspace.files.filter { $0.hasSuffix(".scenec") } == ["a.de.scenec", "a.scenec"])
    let dump = try workspace.scenec("dump", "a.scenec").text
    #expect(dump.contains(#"translations "de" in a separate file, 2 strings"#) && !dump.contains("Wecker"))
    #expect(try workspace.scenec("dump", "a.de.scenec").text.contains("Wecker"))
    #expect(try workspace.scenec("archive", "verify", "a.scenec", "a.de.scenec").status == 0)
    #expect(try workspace.scenec("archive", "cat", "a.scenec", "LANG").text.hasPrefix("de, 2 strings, "))
  }

  @Test("Separate and embedded strings produce identical string tables and pictures")
  func sameAsWhole() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("compile", "--separate-texts", "a.scene", "-o", "s.scenec").status == 0)
    #expect(try workspace.scenec("compile", "a.scene", "-o", "w.scenec").status == 0)
    for name in ["s", "w"] {
      try workspace.write("\(name)-out/.keep", "")
      let dumped = try workspace.scenec("dump", "--scene", "--tables", "\(name)-out", "\(name).scenec")
      #expect(dumped.status == 0)
      try workspace.write("\(name)-out/\(name).scene", dumped.text)
      #expect(
        try workspace.scenec("render", "\(name).scenec", "--locale", "de", "-o", "\(name).svg").status == 0)
    }
    let tables = try ["s", "w"].map { try workspace.text("\($0)-out/de.lproj/\($0).strings") }
    #expect(tables[0] == tables[1])
    let pictures = try ["s", "w"].map { try workspace.text("\($0).svg") }
    #expect(pictures[0].contains("Sag es") && pictures[0] == pictures[1])
    let same = try workspace.scenec("diff", "s.scenec", "w.scenec")
    #expect(same.status == 0 && same.text.isEmpty)
    #expect(try workspace.scenec("layout", "s.scenec", "--locale", "de").status == 0)
  }

  @Test("Reports string files that are missing or mismatched or that have no scene")
  func faults() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("compile", "--separate-texts", "a.scene").status == 0)
    let alone = try workspace.scenec("render", "a.de.scenec", "-o", "x.svg")
    #expect(alone.status != 0 && alone.errors.contains("only strings in 'de'"))
    try workspace.write("de.lproj/a.strings", "a.title = Uhr;")
    #expect(try workspace.scenec("compile", "--separate-texts", "a.scene", "-o", "b.scenec").status == 0)
    _ = try workspace.shell("mv b.de.scenec a.de.scenec")
    let other = try workspace.scenec("render", "a.scenec", "-o", "x.svg")
    #expect(other.status != 0 && other.errors.contains("the file does not contain the strings for 'de'"))
    _ = try workspace.shell("rm a.de.scenec")
    let missing = try workspace.scenec("dump", "--scene", "--tables", ".", "a.scenec")
    #expect(missing.status != 0 && missing.errors.contains("a.de.scenec"))
  }

  @Test(
    "'dump --scene' and 'diff' do not require the separate string files")
  func alone() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("compile", "--separate-texts", "a.scene", "-o", "s.scenec").status == 0)
    #expect(try workspace.scenec("compile", "a.scene", "-o", "w.scenec").status == 0)
    _ = try workspace.shell("mkdir copy && cp s.scenec copy/blob")
    let whole = try workspace.scenec("dump", "--scene", "w.scenec").text
    #expect(try workspace.scenec("dump", "--scene", "copy/blob").text == whole)
    let same = try workspace.scenec("diff", "--name", "a.scenec", "copy/blob", "w.scenec")
    #expect(same.status == 0 && same.text.isEmpty, "\(same.errors)")
    let piped = try workspace.shell("cat s.scenec | \(Program.path) diff - a.scene")
    #expect(piped.status == 0, "\(piped.errors)")
    let texts = try workspace.scenec("diff", "s.de.scenec", "w.scenec")
    #expect(texts.status == 66 && texts.errors.contains("only strings in 'de'"))
  }

  @Test("Finds separate string files for standard input next to the path given by '--stdin-path'")
  func standardInput() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("compile", "--separate-texts", "a.scene").status == 0)
    let dump = "cat a.scenec | \(Program.path) dump --scene --tables"
    let nameless = try workspace.shell("\(dump) out -")
    #expect(
      nameless.status == 66 && nameless.errors.contains("use '--stdin-path' to specify"), "\(nameless.errors)"
    )
    _ = try workspace.shell("mkdir out")
    #expect(try workspace.shell("\(dump) out --stdin-path a.scenec -").status == 0)
    #expect(try workspace.text("out/de.lproj/a.strings").contains("Sag es"))
  }

  @Test("'--separate-texts' requires output names and rejects name conflicts")
  func requests() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("compile", "--separate-texts", "a.scene", "-o", "-").status == 64)
    #expect(try workspace.scenec("compile", "--separate-texts", "-", input: scene).status == 64)
    let nameless = try workspace.scenec("compile", "--separate-texts", "a.scene", "-o", "/dev/null")
    #expect(
      nameless.status == 64 && nameless.errors.contains("requires that '-o' is a directory or NAME.scenec"))
    try workspace.write("a.de.scene", scene)
    try workspace.write("cs.lproj/a.strings", #"a.title = "Budík";"#)
    let clash = try workspace.scenec("compile", "--separate-texts", "./a.scene", "a.de.scene")
    #expect(
      clash.status == 64
        && clash.errors.contains("Two inputs cannot be written to the same file './a.de.scenec'"))
    #expect(!workspace.files.contains("a.cs.scenec") && !workspace.files.contains("a.scenec"))
  }
}
