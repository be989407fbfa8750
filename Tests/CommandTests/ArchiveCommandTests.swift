import Foundation
import Testing

@Suite struct ArchiveCommandTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private func compile(_ text: String, to name: String) throws {
    try directory.write("\(name).scene", text)
    #expect(try directory.scenec("compile", "\(name).scene").status == 0)
  }

  private static let red = """
    <?xml version="1.0" encoding="UTF-8"?>
    <storyboard version="1" initial="main">
      <scene>
        <viewController id="main">
          <view id="root" backgroundColor="red">
            <label id="title" frame="0 0 100 20" text="Grüße"/>
          </view>
        </viewController>
      </scene>
    </storyboard>

    """

  @Test("The section sizes that 'archive ls' lists add up to the file size")
  func list() throws {
    try compile(Self.red, to: "Red")
    let outcome = try directory.scenec("archive", "ls", "Red.scenec")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines[0].starts(with: ["version", "1.0,", "digest"]))
    #expect(lines[1] == ["section", "records", "in", "the", "file", "in", "memory"])
    let objects = try #require(lines.first { $0[0] == "OBJS" })
    #expect(objects[1] == "3")
    #expect(objects[3] == "108")
    let bytes = try directory.data("Red.scenec").count
    let listed = lines.dropFirst(2).dropLast().compactMap { Int($0[2]) }.reduce(0, +)
    #expect(listed == bytes)
    #expect(lines.last?[1] == "\(bytes)")
  }

  @Test("'archive ls --json' prints the same data as JSON")
  func listJSON() throws {
    try compile(Self.red, to: "Red")
    let outcome = try directory.scenec("archive", "ls", "--json", "Red.scenec")
    let listing = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(listing["version"] as? Int == 1)
    #expect(listing["form"] as? [String: Int] == ["major": 1, "minor": 0])
    let sections = try #require(listing["sections"] as? [[String: Any]])
    #expect(sections.first?["section"] as? String == "frame")
    #expect(sections.first { $0["section"] as? String == "OBJS" }?["records"] as? Int == 3)
    let bytes = try #require(listing["bytes"] as? Int)
    #expect(sections.compactMap { $0["bytes"] as? Int }.reduce(0, +) == bytes)
  }

  @Test("'archive cat' prints strings, names, and records, and copies raw bytes")
  func cat() throws {
    try compile(Self.red, to: "Red")
    #expect(try directory.scenec("archive", "cat", "Red.scenec", "STRS").text.contains("\"Grüße\"\n"))
    #expect(
      try directory.scenec("archive", "cat", "Red.scenec", "CLAS").text.contains("SceneUI.Label <label>\n"))
    let objects = try directory.scenec("archive", "cat", "Red.scenec", "OBJS").text.split(separator: "\n")
    #expect(objects.count == 3)
    #expect(objects.allSatisfy { $0.split(separator: " ").count == 9 })
    #expect(try directory.scenec("archive", "cat", "Red.scenec", "OBJS", "--raw").output.count == 108)
    let missing = try directory.scenec("archive", "cat", "Red.scenec", "XTRA")
    #expect(missing.status == 64)
    #expect(missing.errors.contains("Section 'XTRA' does not exist in 'Red.scenec'; sections: CLAS,"))
  }

  @Test("'archive cat' prints numbers of any bit width exactly")
  func catNumbers() throws {
    let tags = ["-1", "4611686018427387904", "4607182418800017408"].map {
      "<label tag=\"\($0)\" alpha=\"1\"/>"
    }
    try compile(Self.red.replacing("</view>", with: tags.joined() + "</view>"), to: "Numbers")
    let numbers = try directory.scenec("archive", "cat", "Numbers.scenec", "NUMS").text.split(separator: "\n")
    #expect(numbers.prefix(4) == ["0.0", "0.0", "100.0", "20.0"])
    #expect(Set(numbers.dropFirst(4)) == ["-1", "4611686018427387904", "4607182418800017408, 1.0"])
  }

  @Test("'archive cmp' compares content and ignores source positions")
  func compare() throws {
    try compile(Self.red, to: "Red")
    try compile(Self.red.replacing("<scene>", with: "\n\n<scene>"), to: "Moved")
    try compile(Self.red.replacing("Grüße", with: "Gruß"), to: "Other")
    let same = try directory.scenec("archive", "cmp", "Red.scenec", "Moved.scenec")
    #expect((same.status, same.text) == (0, ""))
    let other = try directory.scenec("archive", "cmp", "Red.scenec", "Other.scenec")
    #expect(other.status == 1)
    #expect(other.text.hasPrefix("STRS: "))
    #expect(other.text.contains("is \"Grüße\" and \"Gruß\""))
    let quiet = try directory.scenec("archive", "cmp", "-q", "Red.scenec", "Other.scenec")
    #expect((quiet.status, quiet.text) == (1, ""))
  }

  @Test("'archive verify' reports each damaged file and the location of the damage")
  func verify() throws {
    try compile(Self.red, to: "Red")
    let sound = try directory.scenec("archive", "verify", "Red.scenec", "--verbose")
    #expect(sound.status == 0)
    #expect(sound.text.hasPrefix("Red.scenec: intact, version 1.0, digest "))
    var bytes = try directory.data("Red.scenec")
    bytes[bytes.count - 40] ^= 0x55
    try directory.write("Damaged.scenec", bytes)
    try directory.write("Short.scenec", Data(bytes.prefix(30)))
    let damaged = try directory.scenec("archive", "verify", "Red.scenec", "Damaged.scenec", "Short.scenec")
    #expect(damaged.status == 66)
    #expect(damaged.text.isEmpty)
    let lines = damaged.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("'Damaged.scenec'") && lines[0].contains("byte "))
    #expect(lines[1].contains("'Short.scenec': the file is truncated"))
  }
}
