import Foundation
import Testing

@Suite("scenec dump")
struct DumpTests {
  private func compiled(_ scene: String = Samples.clock) throws -> TestDirectory {
    let workspace = try TestDirectory(["a.scene": scene])
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    return workspace
  }

  @Test("Prints the classes, ids, and values of a compiled file")
  func completeContent() throws {
    let outcome = try compiled().scenec("dump", "a.scenec")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("scenec archive\n"))
    #expect(outcome.text.contains("App.ClockView for SceneUI.View <view> id \"face\""))
    #expect(outcome.text.contains("text = string \"Alarm\""))
    #expect(outcome.errors.isEmpty)
  }

  @Test("Reads a compiled file from standard input")
  func standardInput() throws {
    let workspace = try compiled()
    let piped = try workspace.scenec(["dump", "-"], input: workspace.data("a.scenec"))
    #expect(try piped.text == workspace.scenec("dump", "a.scenec").text)
    let bad = try workspace.scenec("dump", "-", "--stdin-path", "x.scenec", input: "x")
    #expect(bad.errors.contains("'x.scenec'"))
  }

  @Test(
    "A scene that 'dump --scene' writes compiles to the same digest",
    arguments: [Samples.clock, Samples.warning])
  func decompiledSceneCompilesToSameDigest(_ scene: String) throws {
    let workspace = try compiled(scene)
    let outcome = try workspace.scenec("dump", "--scene", "a.scenec")
    #expect(outcome.status == 0)
    try workspace.write("b.scene", outcome.output)
    #expect(try workspace.scenec("compile", "b.scene").status == 0)
    let digests = try ["a.scenec", "b.scenec"].map { try workspace.scenec("dump", $0).text.digest }
    #expect(digests[0] != nil)
    #expect(digests[0] == digests[1])
  }

  @Test("Writes the string tables next to the restored scene")
  func translationTables() throws {
    let scene = """
      <storyboard version="1" initial="a">
        <scene>
          <viewController id="a" title="Alarm */">
            <view>
              <label id="title" text="Say &quot;hello&quot;">
                <runtimeAttribute key="text" type="string" value="Again"/>
              </label>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """
    let workspace = try TestDirectory([
      "a.scene": scene, "de.lproj/a.strings": #"title.text = "Sag \"Hallo\"\n"; a.title = Wecker;"#,
      "pt-BR.lproj/a.strings": "a.title = Alarme;", "en.lproj/a.strings": "", "out/x": "",
    ])
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    let outcome = try workspace.scenec("dump", "a.scenec", "--scene", "--tables", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try workspace.write("out/a.scene", outcome.output)
    #expect(
      workspace.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".strings") } == [
        "out/de.lproj/a.strings", "out/en.lproj/a.strings", "out/pt-BR.lproj/a.strings",
      ])
    #expect(try workspace.scenec("compile", "out/a.scene").status == 0)
    let digests = try ["a.scenec", "out/a.scenec"].map { try workspace.scenec("dump", $0).text.digest }
    #expect(digests[0] != nil && digests[0] == digests[1])

    let alone = try workspace.scenec("dump", "a.scenec", "--tables", "out")
    #expect(alone.status == 64 && alone.errors.contains("'--tables' requires '--scene'"))
    let nowhere = try workspace.scenec("dump", "a.scenec", "--scene", "--tables", "none")
    #expect(nowhere.status == 73 && nowhere.errors.contains("Cannot write 'none/de.lproj/a.strings'"))
  }

  @Test("Rejects a damaged file or a source file and reports the reason")
  func invalidFiles() throws {
    let workspace = try compiled()
    let scene = try workspace.scenec("dump", "a.scene")
    #expect(scene.status == 66)
    #expect(scene.errors.contains("the file is not a compiled scene"))
    #expect(scene.errors.contains("scenec compile"))
    var bytes = try workspace.data("a.scenec")
    bytes[bytes.count - 1] ^= 1
    bytes[60] ^= 1
    try workspace.write("damaged.scenec", bytes)
    #expect(try workspace.scenec("dump", "damaged.scenec").status == 66)
    #expect(try workspace.scenec("dump", "missing.scenec").status == 66)
    #expect(try workspace.scenec("dump", ".").errors.contains("contains no compiled nib"))
  }

  // MARK: What Apple's tools compiled

  private static let nib: [UInt8] = {
    let words: [UInt32] = [1, 10, 1, 50, 0, 53, 0, 53, 1, 53]
    let header =
      Array("NIBArchive".utf8) + words.flatMap { word in (0..<4).map { UInt8(word >> (8 * $0) & 0xFF) } }
    return header + [0x80, 0x80, 0x80] + [0x87, 0x80] + Array("UIView".utf8) + [0]
  }()

  /// `{UIStoryboardDesignatedEntryPointIdentifier = "main"; UIViewControllerIdentifiersToNibNames = {main = "a"};}`.
  private static let list: [UInt8] = {
    let texts = [
      "UIStoryboardDesignatedEntryPointIdentifier", "main", "UIViewControllerIdentifiersToNibNames", "a",
    ]
    var objects: [[UInt8]] = [
      [0xD2, 1, 3, 2, 5], [0x5F, 0x10, 42], [0x54], [0x5F, 0x10, 37], [0x51], [0xD1, 2, 4],
    ]
    for (place, text) in texts.enumerated() { objects[place + 1] += Array(text.utf8) }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    let tail: [UInt8] = Array(repeating: 0, count: 6) + [1, 1] + Array(repeating: 0, count: 7) + [6]
    return bytes + offsets + tail + Array(repeating: 0, count: 8) + Array(repeating: 0, count: 7) + [table]
  }()

  @Test func dumpsNibsAndCompiledStoryboards() throws {
    let workspace = try TestDirectory()
    try workspace.write("a.nib", Data(Self.nib))
    let text = "nib archive 1, coder 10\n#0 UIView\n"
    #expect(try workspace.scenec("dump", "a.nib").text == text)
    #expect(try workspace.scenec(["dump", "-"], input: Data(Self.nib)).text == text)

    try workspace.write("Main.storyboardc/a.nib", Data(Self.nib))
    try workspace.write("Main.storyboardc/b.nib/runtime.nib", Data(Self.nib))
    let files = "file a.nib\n\(text)file b.nib/runtime.nib\n\(text)"
    #expect(try workspace.scenec("dump", "Main.storyboardc").text == files)
    try workspace.write("Main.storyboardc/Info.plist", Data(Self.list))
    let outcome = try workspace.scenec("dump", "Main.storyboardc/")
    #expect(outcome.text == "storyboard\n  initial \"main\"\n  controller \"main\" in \"a\"\n\(files)")
  }

  /// Xcode writes nibs for macOS in two formats, the newer one first, together with private data.
  @Test("Dumps each archive in the folder of a macOS nib")
  func dumpsMacNibDirectories() throws {
    let workspace = try TestDirectory([
      "Old.nib/classes.nib": "{}", "Old.nib/info.nib": "<plist/>", "Old.nib/designable.nib": "<document/>",
    ])
    try workspace.write("Main.nib/keyedobjects-101300.nib", Data(Self.nib))
    try workspace.write("Main.nib/keyedobjects.nib", try keyedNib())
    try workspace.write("Old.nib/keyedobjects.nib", try keyedNib())
    try workspace.write("Old.nib/objects.nib", Data([4, 11] + Array("typedstream".utf8)))
    let keyed =
      "file keyedobjects.nib\nkeyed archive 100000\n#0 NSObject\n    root = #1\n#1 NSArray [#2 \"Größe\"]\n#2 NSString \"Größe\"\n"
    #expect(try workspace.scenec("dump", "Old.nib").text == keyed)
    #expect(
      try workspace.scenec("dump", "Main.nib").text
        == "file keyedobjects-101300.nib\nnib archive 1, coder 10\n#0 UIView\n" + keyed)
    #expect(try workspace.scenec(["dump", "-"], input: try keyedNib()).text.contains("#1 NSArray"))
    let list: [String: Any] = [
      "NSStoryboardDesignatedEntryPointIdentifier": "w-1", "NSStoryboardMainMenu": "Menu",
      "NSViewControllerIdentifiersToNibNames": ["w-1": "Window"], "NSStoryboardVersion": 1,
    ]
    try workspace.write("Main.storyboardc/Menu.nib", try keyedNib())
    try workspace.write(
      "Main.storyboardc/Info.plist",
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    let storyboard = try workspace.scenec("dump", "Main.storyboardc").text
    #expect(
      storyboard.hasPrefix(
        """
        storyboard
          initial "w-1"
          main menu in "Menu"
          controller "w-1" in "Window"
        file Menu.nib
        keyed archive 100000

        """))
  }

  private func keyedNib() throws -> Data {
    try NSKeyedArchiver.archivedData(
      withRootObject: NSArray(array: [NSString(string: "Größe")]), requiringSecureCoding: true)
  }

  @Test("Rejects a file that is not a nib and reports the reason")
  func invalidNib() throws {
    let workspace = try TestDirectory(["Empty/x": "", "Main.storyboardc/Info.plist": "<plist/>"])
    try workspace.write("a.nib", Data(Self.nib.dropLast(2)))
    let damaged = try workspace.scenec("dump", "a.nib")
    #expect(damaged.status == 66 && damaged.text.isEmpty)
    #expect(
      damaged.errors.contains("Cannot read 'a.nib': the file ends inside the name of a class (at byte 55)"))
    try workspace.write("list.nib", Data(Self.list))
    #expect(
      try workspace.scenec("dump", "list.nib").errors.contains("'list.nib': the file is not a compiled nib"))
    try workspace.write("old.nib", Data([4, 11] + Array("typedstream".utf8)))
    #expect(
      try workspace.scenec("dump", "old.nib").errors.contains(
        "'old.nib': nibs in the old format 'typed stream'"))
    #expect(try workspace.scenec("dump", "Empty").errors.contains("no compiled nib"))
    try workspace.write("Main.storyboardc/a.nib", Data(Self.nib))
    #expect(
      try workspace.scenec("dump", "Main.storyboardc").errors.contains(
        "the file is not a binary property list"))
    #expect(try workspace.scenec("dump", "--scene", "a.nib").status == 64)
    let file = try FileHandle(forWritingTo: workspace.url("a.nib"))
    try file.truncate(atOffset: (16 << 20) + 1)
    #expect(
      try workspace.scenec("dump", "a.nib").errors.contains("'a.nib': it is larger than 16777216 bytes"))
    // A list with any modification is either read or rejected.
    for position in Self.list.indices {
      var list = Self.list
      list[position] ^= 0xFF
      try workspace.write("Main.storyboardc/Info.plist", Data(list))
      #expect([0, 66].contains(try workspace.scenec("dump", "Main.storyboardc").status))
    }
  }
}
