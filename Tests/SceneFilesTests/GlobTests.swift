import Testing

@testable import SceneFiles

@Suite("Path patterns")
struct GlobTests {
  @Test(
    "A glob matches only the paths that fit its wildcards",
    arguments: [
      ("a/b.scene", "a/b.scene", true), ("a/*.scene", "a/b/c.scene", false), ("**", "a/b", true),
      ("a/**/c", "a/c", true), ("a/**/c", "a/x/y/c", true), ("a/**/c", "a/x/y/d", false), ("*", "a/b", false),
      ("a*b*c", "aXbbYc", true), ("a*b*c", "aXbbY", false), ("[a-c]?", "bz", true), ("[!a-c]?", "bz", false),
      ("[]]", "]", true), ("[a-]", "-", true), ("./a", "a", true), ("a**b", "axxb", true),
      ("[!]]", "a", true), ("[!]]", "]", false),
    ])
  func patternMatchesPaths(_ pattern: String, _ path: String, _ matches: Bool) throws {
    let glob = try #require(Glob(pattern))
    #expect(glob.matches(path) == matches)
    #expect(glob.covers(path) || !matches)
  }

  @Test("A glob that matches a folder also covers the folder's content")
  func patternIncludesContentOfDirectories() throws {
    let glob = try #require(Glob("Scenes/*/Old"))
    #expect(glob.covers("Scenes/x/Old/a/b.scene") && glob.covers("Scenes/x/Old"))
    #expect(!glob.covers("Scenes/x/Older/b.scene") && !glob.covers("Scenes/x"))
    #expect(Glob("") == nil && Glob("a/[b") == nil && Glob("[!]") == nil)
  }

  @Test("Quickly compares a glob that contains many asterisks to a long path")
  func patternsWithManyStarsMatchQuickly() throws {
    let glob = try #require(Glob(String(repeating: "a*", count: 60) + "b"))
    #expect(!glob.matches(String(repeating: "a", count: 4000)))
    let deep = try #require(Glob(String(repeating: "**/a/", count: 60) + "b"))
    #expect(!deep.matches(String(repeating: "a/", count: 2000)))
  }
}
