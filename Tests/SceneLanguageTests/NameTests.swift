import SceneLanguage
import Testing

@Suite("Definitions and references")
struct NameTests {
  private static let swift = "Sources/ClockViewController.swift"

  @Test("Resolves ids to objects in all files")
  func ids() throws {
    let project = try ClockSample.project()
    #expect(project.definitions("destination=\"di|al", in: "Clock.scene") == ["Clock.scene:6: dial"])
    #expect(project.definitions("= pa|ge.centerX", in: "Clock.scene") == ["Clock.scene:5: page"])
    #expect(project.definitions("Other#fa|r", in: "Clock.scene") == ["Other.scene:3: far"])
    #expect(
      project.references("id=\"di|al", in: "Clock.scene") == [
        "Clock.scene:4: dial", "Clock.scene:6: dial", "Clock.scene:14: dial", "Clock.scene:14: dial",
        "de.lproj/Clock.strings:2: dial",
      ])
  }

  @Test("Finds Swift declarations from names in scenes, and scene elements from names in Swift")
  func code() throws {
    let project = try ClockSample.project()
    #expect(
      project.definitions("property=\"fa|ce", in: "Clock.scene") == [
        "\(Self.swift):4: face", "\(Self.swift):9: face",
      ])
    #expect(
      project.definitions("selector=\"count|Up:", in: "Clock.scene") == [
        "\(Self.swift):15: countUp", "\(Self.swift):11: countUp:",
      ])
    #expect(
      project.definitions("class=\"Clock|ViewController", in: "Clock.scene") == [
        "\(Self.swift):3: ClockViewController"
      ])
    #expect(
      project.definitions("Identifier: \"show|Detail", in: Self.swift) == ["Clock.scene:12: showDetail"])
    #expect(project.definitions("Identifier: \"f|ar", in: Self.swift) == ["Other.scene:3: far"])
    #expect(project.references("weak var fa|ce", in: Self.swift).contains("Clock.scene:4: face"))
    #expect(project.references("func count|Up", in: Self.swift).contains("Clock.scene:11: countUp:"))
  }

  @Test("Finds the string for a key in a string table and the table entries for a string")
  func tables() throws {
    let project = try ClockSample.project()
    #expect(project.definitions("dial.te|xt", in: "de.lproj/Clock.strings") == ["Clock.scene:6: 12:00"])
    #expect(
      project.references("text=\"12:|00", in: "Clock.scene").contains("de.lproj/Clock.strings:2: dial.text"))
  }

  @Test("Highlights distinguish definitions from references")
  func highlights() throws {
    let project = try ClockSample.project()
    let found = project.service.highlights(
      at: project.offset("destination=\"di|al", in: "Clock.scene"), in: project.path("Clock.scene"))
    #expect(found.map(\.isDefinition) == [false, true, false, false])
  }

  @Test(
    "Highlights include only references in the same file",
    arguments: [
      ("destination=\"di|al", "Clock.scene"), ("property=\"fa|ce", "Clock.scene"),
      ("ti|tle=\"Clock", "Clock.scene"),
      ("Other#fa|r", "Clock.scene"), ("class=\"Clock|View", "Clock.scene"), ("id=\"fa|r", "Other.scene"),
      ("Identifier: \"show|Detail", swift), ("weak var fa|ce", swift),
      ("dial.te|xt", "de.lproj/Clock.strings"),
      ("di|al.text", "de.lproj/Clock.strings"),
    ])
  func sameFile(words: String, name: String) throws {
    let project = try ClockSample.project()
    let (path, offset) = (project.path(name), project.offset(words, in: name))
    let references = project.service.references(at: offset, in: path).filter { $0.path == path }
    #expect(!references.isEmpty)
    #expect(project.service.highlights(at: offset, in: path).map(\.range) == references.map(\.range))
  }
}
