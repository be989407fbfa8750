import Foundation
import Testing

@Suite("scenec render")
struct RenderTests {
  @Test func sourceAndCompiledSceneProduceSamePicture() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    let scene = try workspace.scenec("render", "a.scene")
    let compiled = try workspace.scenec("render", "a.scenec")
    #expect(scene.status == 0)
    #expect(scene.text.contains("<svg"))
    #expect(scene.text.contains("Alarm"))
    #expect(scene.output == compiled.output)
    let piped = try workspace.scenec(["render", "-"], input: workspace.data("a.scenec"))
    #expect(piped.output == scene.output)
    // The format is detected from the content, not the file name.
    try workspace.write("b.scene", workspace.data("a.scenec"))
    #expect(try workspace.scenec("render", "b.scene").output == scene.output)
  }

  @Test func appliesTintColorOfStoryboard() throws {
    let scene = """
      <storyboard version="1" initial="a" tintColor="#123456">
        <scene><viewController id="a"><view><button frame="0 0 80 40" kind="filled" title="A"/></view></viewController>
        </scene>
      </storyboard>
      """
    #expect(try TestDirectory(["a.scene": scene]).scenec("render", "a.scene").text.contains("#123456"))
  }

  @Test("Draws a date picker in the requested time zone")
  func drawsInTimeZone() throws {
    let scene = """
      <nib version="1"><datePicker frame="0 0 320 216" mode="time" locale="de" date="0"/></nib>
      """
    let workspace = try TestDirectory(["a.scene": scene])
    let pictures = try ["GMT", "GMT+0530"].map { zone in
      try workspace.scenec("render", "a.scene", "--time-zone", zone).text
    }
    #expect(try workspace.scenec("render", "a.scene").text == pictures[0])
    #expect(pictures[0] != pictures[1])
    let outcome = try workspace.scenec("render", "a.scene", "--time-zone", "Nowhere")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'Nowhere' is not a time zone, such as 'Europe/Berlin'."))
  }

  @Test("Draws an element of an unknown class as the element's library class")
  func oneClassAtSeveralElements() throws {
    for order in [["label", "view"], ["view", "label"]] {
      let views = order.map { "<\($0) class=\"Foo\" frame=\"0 0 90 20\" text=\"a text\"/>" }.joined()
      let outcome = try TestDirectory(["a.scene": "<nib version=\"1\">\(views)</nib>"]).scenec(
        "render", "a.scene")
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.text.contains(">a text<"))
    }
  }

  @Test("Rejects a class that requires two different superclasses")
  func oneClassOfTwoKinds() throws {
    let scene =
      "<nib version=\"1\"><view><label class=\"Foo\" text=\"a\"/><textField class=\"Foo\" text=\"b\"/></view></nib>"
    let workspace = try TestDirectory(["a.scene": scene])
    for command in ["validate", "render"] {
      let outcome = try workspace.scenec(command, "a.scene")
      #expect(outcome.status != 0, "\(command)")
      let said = outcome.text + outcome.errors
      #expect(said.contains("Class 'Foo' cannot descend from both 'Label' and 'TextField'"), "\(said)")
    }
  }

  @Test("Draws a custom view as a dashed box with the class name")
  func labelsCustomClasses() throws {
    let picture = try TestDirectory(["a.scene": Samples.clock]).scenec("render", "a.scene").text
    #expect(picture.contains("App.ClockView"))
    #expect(picture.contains("stroke-dasharray"))
  }

  @Test("Draws elements that a class manifest of the app declares")
  func drawsElementsDeclaredByTheApp() throws {
    let scene = """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view frame="0 0 100 100">
              <clockFace frame="0 0 90 90" dialColor="#fff"><label frame="0 0 50 20" text="Inside"/></clockFace>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """
    let manifest = """
      {
        "version": 1,
        "classes": [
          {
            "name": "ClockFace", "module": "App", "element": "clockFace", "superclass": "View",
            "properties": [{ "key": "dialColor", "type": "color" }]
          }
        ]
      }
      """
    let workspace = try TestDirectory(["a.scene": scene, "m.json": manifest])
    let named = try workspace.scenec("render", "a.scene", "--classes", "m.json", "--class-names")
    #expect(named.status == 0, "\(named.errors)")
    #expect(named.text.contains(">ClockFace<"))
    let outcome = try workspace.scenec("render", "a.scene", "--classes", "m.json")
    #expect(outcome.text.contains("Inside"))
    #expect(try workspace.scenec("compile", "a.scene", "--classes", "m.json").status == 0)
    #expect(try workspace.scenec("render", "a.scenec", "--classes", "m.json").output == outcome.output)
    let unknown = try workspace.scenec("render", "a.scenec")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("clock/view/clockFace: the class 'ClockFace'"))
  }

  @Test("Writes a picture to a file and exits with status 73 if the folder does not exist")
  func intoAFile() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    #expect(try workspace.scenec("render", "a.scene", "-o", "a.svg").text.isEmpty)
    #expect(try workspace.data("a.svg") == workspace.scenec("render", "a.scene", "-o", "-").output)
    #expect(try workspace.scenec("render", "a.scene", "-o", "missing/a.svg").status == 73)
  }

  @Test("Rejects an output file with an unsupported extension before writing")
  func namesOfOtherFormats() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    for command in ["render", "map"] {
      let script = try workspace.scenec(command, "a.scene", "-o", "a.ps")
      #expect(script.status == 64)
      #expect(
        script.errors.contains(
          """
          Cannot write 'a.ps': the output is SVG, but the name has a different extension. Write 'a.svg' and \
          convert it: rsvg-convert --format ps 'a.svg' --output 'a.ps'
          """))
      #expect(try workspace.scenec(command, "a.scene", "-o", "a.txt").errors.contains("Write 'a.svg'.\n"))
      #expect(workspace.files == ["a.scene"])
      for name in ["-", "a.SVG", ".svg", "picture"] {
        #expect(try workspace.scenec(command, "a.scene", "-o", name).status == 0, "\(command) \(name)")
      }
      for name in ["a.SVG", ".svg", "picture"] {
        #expect(try workspace.data(name).starts(with: Data("<svg".utf8)))
        try FileManager.default.removeItem(at: workspace.url(name))
      }
    }
    let json = try workspace.scenec("map", "a.scene", "--json", "-o", "a.svg")
    #expect(json.status == 64 && json.errors.contains("Write 'a.json', or leave '--json' out for a picture."))
    #expect(try workspace.scenec("map", "a.scene", "--json", "-o", "a.json").status == 0)
  }

  @Test("Prints only diagnostics that affect the picture")
  func diagnosticsOfOtherRules() throws {
    let scene = Samples.warning.replacing(
      "<viewController id=\"clock\"/>",
      with: """
        <viewController id="clock"><view frame="0 0 100 100"><imageView frame="0 0 9 9" image="bel"/></view></viewController>
        """
    ).replacing(" id=\"lost\"", with: "")
    let workspace = try TestDirectory(["a.scene": scene, "Images/bell.png": ""])
    let compiled = try workspace.scenec("compile", "a.scene")
    #expect(compiled.status == 0 && compiled.errors.contains("[unreachable-scene]"))
    for command in ["render", "map"] {
      let outcome = try workspace.scenec(command, "a.scene", "--images", "Images")
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("Image 'bel' does not exist [missing-image]"))
      #expect(!outcome.errors.contains("[unreachable-scene]"), "\(outcome.errors)")
    }
  }

  @Test("Draws class names over content only if requested")
  func classNames() throws {
    let scene = """
      <nib version="1">
        <view frame="0 0 300 300">
          <view class="Card" frame="0 0 300 100"><label frame="0 0 90 20" text="Inside"/></view>
          <label frame="0 140 300 20" text="Below"/>
          <view class="Overlay" frame="0 100 300 100"/>
          <view class="Gauge" frame="0 200 300 100"/>
        </view>
      </nib>
      """
    let workspace = try TestDirectory(["a.scene": scene])
    for command in ["render", "map"] {
      let picture = try workspace.scenec(command, "a.scene").text
      #expect(picture.contains(">Gauge<") && picture.contains(">Inside<") && picture.contains(">Below<"))
      #expect(!picture.contains(">Card<") && !picture.contains(">Overlay<"))
      #expect(picture.contains("stroke-dasharray"))
      let named = try workspace.scenec(command, "a.scene", "--class-names").text
      for name in ["Card", "Overlay", "Gauge"] { #expect(named.contains(">\(name)<"), "\(name)") }
    }
  }

  @Test("Uses the size of the scene unless '--size' is given")
  func sizes() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    func size(_ options: String...) throws -> [String] {
      let text = try workspace.scenec(["render", "a.scene"] + options, input: Data()).text
      let head = text.prefix { $0 != ">" }
      return ["width", "height"].map { key in
        head.components(separatedBy: " \(key)=\"").last.map { String($0.prefix { $0 != "\"" }) } ?? ""
      }
    }
    #expect(try size() == ["200", "300"])
    #expect(try size("--scene", "settings") == ["402", "874"], "the view has no frame")
    #expect(try size("--size", "480x320") == ["480", "320"])
    for wrong in ["480", "0x10", "10x-1", "axb", "1x2x3", "nanx1"] {
      #expect(try workspace.scenec("render", "a.scene", "--size=\(wrong)").status == 64)
    }
  }

  @Test("The picture's size includes the bars of containers")
  func sizeOfContainers() throws {
    let workspace = try TestDirectory([
      "a.scene": """
      <storyboard version="1" initial="stack">
        <scene><navigationController id="stack" rootViewController="list"/></scene>
        <scene><viewController id="list" title="List"><view frame="0 0 320 300"/></viewController></scene>
      </storyboard>
      """
    ])
    let text = try workspace.scenec(["render", "a.scene"], input: Data()).text
    #expect(text.contains("width=\"320\" height=\"344\""))
    #expect(text.contains(">List<"))
  }

  @Test("'--scene' selects the scene to draw by its id")
  func selectsSceneByID() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    #expect(try workspace.scenec("render", "a.scene", "--scene", "settings").text.contains("Settings"))
    let unknown = try workspace.scenec("render", "a.scene", "--scene", "setings")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("scene 'setings' does not exist; scenes: 'clock', 'settings'"))
  }

  @Test("'--style' selects a light or dark picture")
  func style() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    let light = try workspace.scenec("render", "a.scene")
    #expect(try workspace.scenec("render", "a.scene", "--style", "light").output == light.output)
    let dark = try workspace.scenec("render", "a.scene", "--style", "dark")
    #expect(dark.status == 0)
    #expect(dark.output != light.output)
    #expect(try workspace.scenec("render", "a.scene", "--style", "sepia").status == 64)
  }

  @Test func doesNotDrawScenesWithErrors() throws {
    let workspace = try TestDirectory(["a.scene": Samples.broken])
    let outcome = try workspace.scenec("render", "a.scene", "-o", "a.svg")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("a.scene:2:10: error: "))
    #expect(workspace.files == ["a.scene"])
  }

  @Test("Rejects a missing file or a nib without views")
  func invalidFiles() throws {
    let workspace = try TestDirectory(["nib.scene": "<nib version=\"1\"><object class=\"Model\"/></nib>"])
    let nib = try workspace.scenec("render", "nib.scene")
    #expect(nib.status == 1)
    #expect(nib.errors.contains("nib.scene:1:2: the nib cannot be drawn: it contains no views"))
    #expect(try workspace.scenec("render", "missing.scene").status == 66)
  }

  @Test("Draws all scenes of the project")
  func drawsScenesOfTheProject() throws {
    let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scenes").standardized
    let workspace = try TestDirectory()
    let found = try FileManager.default.subpathsOfDirectory(atPath: scenes.path)
      .filter { $0.hasSuffix(".scene") }
    #expect(!found.isEmpty)
    for path in found {
      let outcome = try workspace.scenec("render", scenes.appendingPathComponent(path).path)
      #expect(outcome.status == 0, "\(path): \(outcome.errors)")
    }
  }

  @Test("Draws images from the folder that '--images' specifies")
  func drawsImagesFromDirectory() throws {
    let scene = """
      <storyboard version="1" initial="a">
        <scene>
          <viewController id="a">
            <view frame="0 0 100 100">
              <imageView frame="0 0 40 40" image="red" contentMode="center"/>
              <imageView frame="0 50 90 40" image="broken"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """
    let red = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVQI12P8z8DAwMDAxMDAwMDAAAANHQEDK+mmyAAAAABJRU5\
          ErkJggg==
          """))
    let workspace = try TestDirectory(["a.scene": scene])
    try workspace.write("Images/red@2x.png", red)
    try workspace.write("Images/broken.png", red.prefix(20))
    let without = try workspace.scenec("render", "a.scene")
    #expect(without.status == 0 && without.text.contains(">red<") && !without.text.contains("data:image"))
    let with = try workspace.scenec("render", "a.scene", "--images", "Images")
    #expect(with.status == 0)
    #expect(with.text.contains("data:image/png;base64,iVBORw0KGgo") && with.text.contains(">broken<"))
    #expect(with.text.contains("<svg x=\"19.5\" y=\"19.5\" width=\"1\" height=\"1\" viewBox=\"0 0 2 2\""))
    #expect(
      with.errors == """
        a.scene:6:46: warning: Image 'broken' is drawn as a box: Images/broken.png: byte 20: the image ends in the \
        middle of its header

        """, "reported only once")
    #expect(try workspace.scenec("map", "a.scene", "--images", "Images").errors == with.errors)
    #expect(try workspace.scenec("render", "a.scene", "--images", "nowhere").status == 66)
    #expect(try workspace.scenec("render", "a.scene", "--scale", "3").status == 64)
    #expect(try workspace.scenec("render", "a.scene", "--images", "Images", "--scale", "0").status == 64)
  }
}
