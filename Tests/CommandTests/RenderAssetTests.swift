import Foundation
import Testing

@Suite struct RenderAssetTests {
  private static func view(_ number: Int, _ color: String) -> String {
    """
    <view contentMode="scaleToFill" id="v-\(number)">
        <rect key="frame" x="0.0" y="\(number * 10)" width="50" height="10"/>
        <color key="backgroundColor" name="\(color)"/>
    </view>
    """
  }

  private static let storyboard = RenderForeignTests.storyboard(
    RenderForeignTests.scene(
      "a-1",
      """
      <subviews>
      \(["Brand", "Wide", "Alias", "Icons/Ink", "Gone", "Grey"].enumerated().map(view).joined())
      <imageView contentMode="center" image="bell" id="i-1"><rect key="frame" x="60" y="0.0" width="40" height="40"/></imageView>
      <imageView contentMode="center" image="sun.png" id="i-2"><rect key="frame" x="60" y="50" width="40" height="40"/></imageView>
      </subviews>
      """), initial: "a-1",
    resources: """
          <resources>
              <namedColor name="Brand"><color red="1" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
              <namedColor name="Gone"><color red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          </resources>
      """)

  private static func set(_ colors: String...) -> String {
    "{ \"colors\": [\(colors.joined(separator: ", "))] }"
  }

  private static func color(
    _ space: String, _ red: String, _ green: String, _ blue: String, dark: Bool = false
  ) -> String {
    let appearance = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#
    return """
      { "idiom": "universal"\(dark ? appearance : ""), "color": { "color-space": "\(space)",
        "components": { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000" } } }
      """
  }

  private static let red = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVQI12P8z8DAwMDAxMDAwMDAAAANHQEDK+mmyAAAAABJRU5\
      ErkJggg==
      """)!

  private func workspace() throws -> TestDirectory {
    let colors = "App/Assets.xcassets"
    let workspace = try TestDirectory([
      "App/Base.lproj/Main.storyboard": Self.storyboard, "App.xcodeproj/project.pbxproj": "",
      "\(colors)/Brand.colorset/Contents.json": Self.set(
        Self.color("srgb", "0x12", "0x34", "0x56"), Self.color("srgb", "254", "0.5", "0", dark: true)),
      "\(colors)/Wide.colorset/Contents.json": Self.set(Self.color("display-p3", "0.6", "0.2", "0.25")),
      "\(colors)/Alias.colorset/Contents.json":
        #"{ "colors": [{ "color": { "platform": "ios", "reference": "systemPinkColor" } }] }"#,
      "\(colors)/Icons/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "\(colors)/Icons/Ink.colorset/Contents.json": Self.set(
        Self.color("extended-srgb", "-0.5", "1.5", "0.2")),
      "\(colors)/Grey.colorset/Contents.json":
        #"{ "colors": [{ "color": { "color-space": "gray-gamma-22", "components": { "white": "0.4", "alpha": "0.5" } } }] }"#,
      // A catalog of another app. The nearest catalog takes precedence.
      "Watch/Assets.xcassets/Brand.colorset/Contents.json": Self.set(Self.color("srgb", "0.9", "0.9", "0.9")),
      "\(colors)/bell.imageset/Contents.json":
        #"{ "images": [{ "idiom": "universal", "scale": "1x" }, { "idiom": "universal", "scale": "2x", "filename": "b.png" }] }"#,
    ])
    try workspace.write("\(colors)/bell.imageset/b.png", Self.red)
    try workspace.write("App/Resources/sun@2x.png", Self.red)
    return workspace
  }

  @Test func drawsColorsFromAssetCatalogs() throws {
    let workspace = try workspace()
    let light = try workspace.scenec("render", "App/Base.lproj/Main.storyboard")
    #expect(light.status == 0, "\(light.errors)")
    for color in ["#123456", "#a6283d", "#ff2d55", "#00ff33", "#336699", "#666666"] {
      #expect(light.text.contains("\"\(color)\""), "\(color)")
    }
    #expect(!light.text.contains("#ff00ff") && !light.text.contains("#ffff00"))
    let dark = try workspace.scenec("render", "App/Base.lproj/Main.storyboard", "--style", "dark").text
    #expect(dark.contains("#fe8000") && dark.contains("#ff375f") && !dark.contains("#123456"))
  }

  @Test("A compiled storyboard finds the images in folders of the app")
  func imagesOfCompiledStoryboard() throws {
    let storyboard = RenderForeignTests.storyboard(
      RenderForeignTests.scene(
        "a-1",
        """
        <subviews>
        <imageView contentMode="center" image="sun.png" id="i-2"><rect key="frame" x="60" y="50" width="40" height="40"/></imageView>
        </subviews>
        """), initial: "a-1",
      resources: #"<resources><image name="sun.png" width="1" height="1"/></resources>"#)
    let workspace = try TestDirectory(["App/Main.storyboard": storyboard])
    try workspace.write("App/Resources/sun@2x.png", Self.red)
    #expect(try workspace.scenec("compile", "App/Main.storyboard", "-o", "Main.scenec").status == 0)
    #expect(try workspace.scenec("import", "App/Main.storyboard", "-o", "Main.scene").status == 0)
    for file in ["Main.scenec", "Main.scene"] {
      let picture = try workspace.scenec("render", file, "--images", "App").text
      #expect(picture.contains("data:image/png;base64,iVBORw0KGgo"), "\(file)")
    }
  }

  @Test func drawsImagesFromAssetCatalogsAndFiles() throws {
    let workspace = try workspace()
    let picture = try workspace.scenec("render", "App/Base.lproj/Main.storyboard").text
    #expect(picture.contains("data:image/png;base64,iVBORw0KGgo"))
    // The image is one point wide and centered.
    #expect(picture.contains(#"<svg x="19.5" y="19.5" width="1" height="1" viewBox="0 0 2 2""#), "\(picture)")
    #expect(!picture.contains(">bell<") && !picture.contains(">sun.png<"))
    try workspace.write("App/Assets.xcassets/bell.imageset/b.png", Self.red.prefix(20))
    let broken = try workspace.scenec("render", "App/Base.lproj/Main.storyboard")
    #expect(broken.status == 0 && broken.text.contains(">bell<"))
    #expect(broken.text.contains("data:image/png;base64,iVBORw0KGgo"), "the other image is drawn")
    #expect(
      broken.errors.hasSuffix(
        """
        \nApp/Base.lproj/Main.storyboard:29:40: warning: Image 'bell' is drawn as a box: \
        App/Assets.xcassets/bell.imageset/b.png: byte 20: the image ends in the middle of its header

        """))
    #expect(broken.errors.contains("No asset catalog has a color 'Gone' [missing-color]"))
  }

  @Test("Draws sliced images from an asset catalog and tints template images")
  func slicedImages() throws {
    let workspace = try workspace()
    try workspace.write(
      "App/Base.lproj/Main.storyboard",
      Data(
        Self.storyboard.replacing(
          #"contentMode="center" image="bell""#, with: #"contentMode="scaleToFill" image="bell""#
        )
        .utf8))
    func picture(_ resizing: String, _ properties: String = "{}") throws -> String {
      try workspace.write(
        "App/Assets.xcassets/bell.imageset/Contents.json",
        Data(
          #"""
          { "properties": \#(properties), "images": [{ "scale": "2x", "filename": "b.png", "resizing": \#(resizing) }] }
          """#.utf8))
      let outcome = try workspace.scenec("render", "App/Base.lproj/Main.storyboard")
      #expect(outcome.status == 0 && !outcome.text.contains(">bell<"), "\(outcome.errors)")
      return outcome.text
    }
    // One pixel (half a point) on the left is not stretched. The other pixel fills the rest.
    let stretched = try picture(
      #"{ "mode": "3-part-horizontal", "center": { "mode": "stretch", "width": 1 }, "cap-insets": { "left": 1, "right": 0, "top": 1 } }"#
    )
    #expect(
      stretched.contains(#"<svg x="0" y="0" width="0.5" height="40" viewBox="0 0 1 2""#), "\(stretched)")
    #expect(stretched.contains(#"<svg x="0.5" y="0" width="39.5" height="40" viewBox="1 0 1 2""#))
    let tiled = try picture(
      #"{ "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 }, "cap-insets": { "left": 1, "top": 1 } }"#,
      #"{ "template-rendering-intent": "template" }"#)
    #expect(
      tiled.contains(#"patternUnits="userSpaceOnUse" x="0.5" y="0.5" width="0.5" height="0.5""#), "\(tiled)")
    #expect(tiled.contains(#"<rect x="0.5" y="0.5" width="39.5" height="39.5" fill="url(#tile"#))
    #expect(tiled.contains("filter=\"url(#tint1)\""))
    // Values of the wrong type do not prevent drawing.
    #expect(
      try picture(#"{ "mode": 3, "cap-insets": "wide", "center": [] }"#).contains(
        #"width="40" height="40" viewBox="0 0 2 2""#))
    #expect(try picture("7").contains(#"viewBox="0 0 2 2""#))
  }

  @Test("Warns about a Git LFS pointer in place of an image")
  func pointersOfLFS() throws {
    let workspace = try workspace()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    try workspace.write("App/Resources/sun@2x.png", Data(pointer.utf8))
    for command in ["render", "map"] {
      let outcome = try workspace.scenec(command, "App/Base.lproj/Main.storyboard", "-o", "out.svg")
      #expect(outcome.status == 0)
      #expect(
        outcome.errors.contains(
          "App/Resources/sun@2x.png: the file is a Git LFS pointer instead of the image: run 'git lfs pull'"))
      let picture = try String(decoding: workspace.data("out.svg"), as: UTF8.self)
      #expect(picture.contains(">sun.png<") && picture.contains("data:image/png"))
    }
  }

  @Test("Ignores invalid image scales", arguments: ["0x", "1e-300x", "nanx", "-2x"])
  func impossibleScales(_ scale: String) throws {
    let workspace = try workspace()
    try workspace.write(
      "App/Assets.xcassets/bell.imageset/Contents.json",
      Data(#"{ "images": [{ "idiom": "universal", "scale": "\#(scale)", "filename": "b.png" }] }"#.utf8))
    let outcome = try workspace.scenec("render", "App/Base.lproj/Main.storyboard")
    #expect(outcome.status == 0)
    // Two pixels are two points, centered.
    #expect(
      outcome.text.contains(#"<svg x="19" y="19" width="2" height="2" viewBox="0 0 2 2""#), "\(outcome.text)")
  }

  @Test("Draws a PDF or SVG image as a box with its size and name")
  func vectorImages() throws {
    let colors = "App/Assets.xcassets"
    let pdf = "%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [0 0 24 16]>> endobj\n"
    let svgs = [
      #"<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><svg stroke-width="3" viewBox="0 0 24 16"></svg>"#,
      #"<svg width='24px' height='16' viewBox="0 0 48 32"/>"#,
    ]
    for (name, text) in [("b.pdf", pdf), ("b.svg", svgs[0]), ("b.svg", svgs[1])] {
      let workspace = try workspace()
      try workspace.write(
        "\(colors)/bell.imageset/Contents.json",
        Data(#"{ "images": [{ "idiom": "universal", "filename": "\#(name)" }] }"#.utf8))
      try workspace.write("\(colors)/bell.imageset/\(name)", Data(text.utf8))
      let outcome = try workspace.scenec("render", "App/Base.lproj/Main.storyboard")
      #expect(outcome.status == 0 && !outcome.errors.contains("bell"), "\(outcome.errors)")
      #expect(outcome.text.contains(">bell<"))
      #expect(outcome.text.contains(#"<path d="M8 12L32 12L32 28L8 28Z""#), "\(outcome.text)")
    }
  }

  @Test("Uses the color values in the storyboard if there is no asset catalog")
  func noCatalog() throws {
    let picture = try TestDirectory(["Main.storyboard": Self.storyboard]).scenec("render", "Main.storyboard")
      .text
    #expect(picture.contains("#ffff00") && picture.contains("#336699"))
    // Unknown colors are drawn in magenta.
    #expect(picture.contains("#ff00ff"))
  }

  @Test("Draws a scene with the colors and images from an asset catalog")
  func catalogsForScenes() throws {
    let scene = """
      <storyboard version="1" initial="a"><scene><viewController id="a">
        <view frame="0 0 100 100" backgroundColor="asset:Brand"><imageView frame="0 0 40 40" image="bell" contentMode="center"/></view>
      </viewController></scene></storyboard>
      """
    let workspace = try workspace()
    try workspace.write("a.scene", scene)
    let picture = try workspace.scenec("render", "a.scene", "--images", "App").text
    #expect(picture.contains("#123456") && picture.contains("data:image/png"))
  }
}
