import SceneLanguage
import Testing

@Suite("Places in files")
struct RangeTests {
  @Test("Places that say the same are the same")
  func equality() {
    #expect(FileRange(path: "/a", range: 1..<2) == FileRange(path: "/a", range: 1..<2))
  }
}
