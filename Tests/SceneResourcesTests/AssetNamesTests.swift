import Foundation
import SceneResources
import SceneValues
import Testing

@Suite("Images and colors from file names")
struct AssetNamesTests {
  @Test("Image file names determine image names, scales, and idioms")
  func images() {
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

  @Test("Finds a file by its whole name, with the scale and the idiom")
  func wholeFileNames() {
    let names = AssetNames(paths: ["bell@2x~pad.png", "clock.png"])
    for name in ["bell", "bell@2x~pad", "bell@2x~pad.png", "clock", "clock.png"] {
      #expect(names.hasImage(name))
    }
    for name in ["bell~pad", "bell@2x", "clock~pad"] { #expect(!names.hasImage(name)) }
  }

  @Test("Asset catalog folders determine image and color names")
  func catalogs() {
    let names = AssetNames(paths: [
      "Assets.xcassets/Contents.json", "Assets.xcassets/Icons/bell.imageset/Contents.json",
      "Assets.xcassets/Icons/bell.imageset/whatever.png", "Assets.xcassets/paper.colorset/Contents.json",
      "Assets.xcassets/App.appiconset/Contents.json",
    ])
    #expect(names.images == ["bell": [], "App": []])
    #expect(names.colors == ["paper"])
    #expect(AssetNames(paths: ["Assets.xcassets/Contents.json"]).colors == [])
  }

  @Test("A complication set is a namespace, and an app icon set provides files by size")
  func setsOfImages() throws {
    let files = [
      "A.xcassets/Dial.complicationset/Contents.json": #"{ "assets": [{ "role": "modular" }] }"#,
      "A.xcassets/Dial.complicationset/Modular.imageset/Contents.json":
        #"{ "images": [{ "scale": "2x", "filename": "m.png" }] }"#,
      "A.xcassets/Dial.complicationset/Modular.imageset/m.png": "",
      "A.xcassets/Icon.appiconset/Contents.json": """
      { "images": [{ "scale": "2x", "size": "60x60", "filename": "i.png" }, { "scale": "2x", "size": "76x76" }] }
      """,
      "A.xcassets/Icon.appiconset/i.png": "",
    ]
    let names = AssetNames(paths: Array(files.keys)) { path in
      files[path].flatMap { AssetContents(bytes: Array($0.utf8)) }
    }
    #expect(names.images == ["Dial/Modular": [2], "Icon": [2], "Icon60x60": [2]])
  }

  @Test("The namespace that a sprite atlas provides is its folder name without the extension")
  func spriteAtlases() {
    func images(ofAtlas contents: String) -> [String: Set<Int>] {
      let files = [
        "A.xcassets/Sprites.spriteatlas/Contents.json": contents,
        "A.xcassets/Sprites.spriteatlas/frame1.imageset/Contents.json": "{}",
      ]
      return AssetNames(paths: Array(files.keys)) { path in
        files[path].flatMap { AssetContents(bytes: Array($0.utf8)) }
      }.images
    }
    #expect(
      images(ofAtlas: #"{ "properties": { "provides-namespace": true } }"#) == ["Sprites/frame1": []])
    #expect(images(ofAtlas: "{}") == ["frame1": []])
  }

  @Test("The 'Contents.json' files of a catalog take precedence over folder names")
  func contentsOfCatalogs() throws {
    let files = [
      "A.xcassets/Icons/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "A.xcassets/Icons/Plain/Contents.json": #"{ "info": { "version": 1 } }"#,
      "A.xcassets/Icons/Plain/bell.imageset/Contents.json": #"""
      { "images": [{ "scale": "1x" }, { "scale": "2x", "filename": "b@2x.png" },
        { "scale": "2x", "filename": "dark.png", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }] }
      """#,
      "A.xcassets/Icons/Plain/bell.imageset/b@2x.png": "",
      "A.xcassets/Icons/ink.colorset/Contents.json": #"{ "colors": [] }"#,
      "A.xcassets/star.symbolset/Contents.json": #"{ "symbols": [{ "filename": "star.svg" }] }"#,
      "A.xcassets/star.symbolset/star.svg": "",
      "A.xcassets/moon.imageset/Contents.json": "not at all",
    ]
    let names = AssetNames(paths: Array(files.keys)) { path in
      files[path].flatMap { AssetContents(bytes: Array($0.utf8)) }
    }
    #expect(names.images == ["Icons/bell": [2], "star": [], "moon": []])
    #expect(names.colors == ["Icons/ink"])
    #expect(names.lackingFiles == ["Icons/bell": ["dark.png"]])
    let more = names.beside(systemImages: ["sun"], colors: ["label"])
    #expect(more.hasImage("sun") && more.hasColor("label") && more.hasColor("Icons/ink"))
    #expect(!more.hasImage("rain") && !more.hasColor("ink") && more.images == names.images)
  }
}
