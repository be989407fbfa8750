import SceneResources
import Testing

@Suite("The names of files tell which images and colours there are")
struct AssetNamesTests {
  @Test func images() {
    let names = AssetNames(paths: [
      "bell.png", "bell@2x.png", "bell@3x~pad.jpg", "icons/moon~phone.jpeg", "notes.txt", "Contents.json",
      "sun@4x.png",
    ])
    #expect(names.images == ["bell": [1, 2, 3], "icons/moon": [1], "sun@4x": [1]])
    #expect(names.scales(ofImage: "bell.png") == [1, 2, 3])
    #expect(names.hasImage("icons/moon"))
    #expect(!names.hasImage("moon"))
    #expect(names.colors == nil)
  }

  @Test func catalogues() {
    let names = AssetNames(paths: [
      "Assets.xcassets/Contents.json", "Assets.xcassets/Icons/bell.imageset/Contents.json",
      "Assets.xcassets/Icons/bell.imageset/whatever.png", "Assets.xcassets/paper.colorset/Contents.json",
      "Assets.xcassets/App.appiconset/Contents.json",
    ])
    #expect(names.images == ["bell": []])
    #expect(names.colors == ["paper"])
    #expect(AssetNames(paths: ["Assets.xcassets/Contents.json"]).colors == [])
  }
}
