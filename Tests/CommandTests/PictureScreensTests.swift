import Foundation
import Testing

/// Pictures and maps for devices, orientations, languages and styles.
@Suite struct PictureScreensTests {
  /// A navigation controller with a scene whose title is at the top leading corner of the safe area.
  static let list = """
    <storyboard version="1" initial="stack">
      <scene><navigationController id="stack" rootViewController="list"/></scene>
      <scene>
        <viewController id="list" title="Alarms" extendedLayoutIncludesOpaqueBars="true">
          <view id="page" frame="0 0 320 480">
            <label id="title" text="Wake up"/>
            <constraint equation="title.top = safeArea.top + 10"/>
            <constraint equation="title.leading = safeArea.leading + 10"/>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
  static let tables = [
    "a.scene": list, "de.lproj/a.strings": "\"list.title\" = \"Wecker\";\n\"title.text\" = \"Aufstehen\";\n",
    "ar.lproj/a.strings": "\"list.title\" = \"المنبهات\";\n\"title.text\" = \"استيقظ\";\n",
  ]

  private func size(_ picture: String) -> String {
    let head = picture.prefix { $0 != ">" }
    return ["width", "height"].map { key in
      head.components(separatedBy: " \(key)=\"").last.map { String($0.prefix { $0 != "\"" }) } ?? ""
    }.joined(separator: "x")
  }

  @Test("Draws a scene for one device or size in both orientations")
  func oneScreen() throws {
    let workspace = try TestDirectory(["a.scene": Self.list])
    for (options, expected) in [
      (["--device", "iphone-se"], "375x667"),
      (["--device", "retina6_12", "--orientation", "landscape"], "852x393"),
      (["--size", "300x500", "--orientation", "landscape"], "500x300"),
      (["--size", "500x300", "--orientation", "portrait"], "300x500"),
      (["--orientation", "landscape"], "480x320"),
    ] {
      let outcome = try workspace.scenec(["render", "a.scene"] + options, input: Data())
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(size(outcome.text) == expected, "\(options)")
    }
  }

  @Test("Draws several screens as one sheet with captions or as separate files")
  func severalScreens() throws {
    let workspace = try TestDirectory(Self.tables)
    let options = [
      "render", "a.scene", "--device", "iphone-se,ipad-11", "--orientation", "both", "--locale", "own,de,ar",
    ]
    #expect(try workspace.scenec(options + ["-o", "a.svg"], input: Data()).status == 0)
    let sheet = try workspace.text("a.svg")
    for caption in ["iPhone SE, portrait", "iPad 10, landscape, de", "iPhone SE, landscape, ar"] {
      #expect(sheet.contains(">\(caption)<"), "\(caption)")
    }
    #expect(sheet.components(separatedBy: ">Aufstehen<").count == 5)
    #expect(try workspace.scenec(options, input: Data()).text == sheet)
    #expect(try workspace.scenec(options + ["-o", "pictures/"], input: Data()).status == 0)
    let names = ["iphone-se", "ipad-11"].flatMap { device in
      ["portrait", "landscape"].flatMap { side in
        ["", "-de", "-ar"].map { "pictures/a-\(device)-\(side)\($0).svg" }
      }
    }
    #expect(Set(workspace.files.filter { $0.hasPrefix("pictures/") }) == Set(names))
    #expect(try size(workspace.text("pictures/a-ipad-11-landscape-de.svg")) == "1180x820")
    #expect(
      try workspace.data("pictures/a-iphone-se-portrait-de.svg")
        == workspace.scenec(
          "render", "a.scene", "--device", "iphone-se", "--orientation", "portrait", "--locale", "de"
        ).output)
    // Duplicate requests are merged, and 'all' selects the languages that have translations.
    let all = ["render", "a.scene", "--locale", "all,de", "--style", "both", "-o", "pictures"]
    #expect(try workspace.scenec(all, input: Data()).status == 0)
    for name in ["a-light", "a-dark", "a-de-light", "a-ar-dark"] {
      #expect(workspace.files.contains("pictures/\(name).svg"), "\(name)")
    }
    #expect(workspace.files.count == 4 + 12 + 6 + 3)
  }

  @Test("A sheet has the same scale as the pictures that it contains")
  func sheetScale() throws {
    let workspace = try TestDirectory(["a.scene": Self.list])
    let sheet = try workspace.scenec("render", "a.scene", "--size", "300x500", "--style", "both")
    // Two pictures, three gaps of 24 points, and a caption of 20 points.
    #expect(size(sheet.text) == "672x568")
    #expect(!sheet.text.contains("scale("))
  }

  @Test("Insets views by the status bar, navigation bar, and notch")
  func safeAreas() throws {
    let workspace = try TestDirectory(["a.scene": Self.list])
    func place(_ options: String...) throws -> [Double] {
      let text = try workspace.scenec(["render", "a.scene"] + options, input: Data()).text
      let line = try #require(text.split(separator: "\n").first { $0.contains("data-id=\"title\"") })
      let place = try #require(line.components(separatedBy: "translate(").last?.prefix { $0 != ")" })
      return place.split(separator: " ").compactMap { Double($0) }
    }
    #expect(try place("--device", "iphone-se") == [10, 20 + 44 + 10])
    #expect(try place("--device", "iphone-16") == [10, 59 + 44 + 10])
    #expect(try place("--device", "iphone-16", "--orientation", "landscape") == [59 + 10, 32 + 10])
    #expect(try place("--device", "ipad-11") == [10, 24 + 50 + 10])
    #expect(try place("--size", "400x800", "--safe-area", "7,0,0,0") == [10, 7 + 44 + 10])
  }

  @Test("Mirrors pictures and frames in right-to-left languages unless '--direction' overrides the language")
  func directions() throws {
    let workspace = try TestDirectory(Self.tables)
    func frame(_ options: String...) throws -> String {
      let text = try workspace.scenec(["layout", "a.scene", "--scene", "list"] + options, input: Data()).text
      let line = try #require(text.split(separator: "\n").first { $0.contains("label title") })
      return line.split(separator: " ").dropFirst(2).joined(separator: " ")
    }
    #expect(try frame().hasPrefix("10 "))
    let arabic = try frame("--locale", "ar")
    #expect(!arabic.hasPrefix("10 "), "\(arabic)")
    #expect(try frame("--locale", "ar", "--direction", "rightToLeft") == arabic)
    #expect(try frame("--locale", "ar", "--direction", "leftToRight").hasPrefix("10 "))
    #expect(try !frame("--direction", "rightToLeft").hasPrefix("10 "))
    func picture(_ options: String...) throws -> String {
      try workspace.scenec(["render", "a.scene"] + options, input: Data()).text
    }
    #expect(
      try picture("--locale", "ar") == picture("--locale", "ar", "--direction", "rightToLeft"))
    #expect(
      try picture("--locale", "ar") != picture("--locale", "ar", "--direction", "leftToRight"))
  }

  @Test(
    "Rejects invalid screen options and suggests similar names",
    arguments: [
      (["--device", "iphone-see"], "Device 'iphone-see' does not exist: did you mean 'iphone-se'?"),
      (["--device", "ipad,iphone-sx"], "Device 'iphone-sx' does not exist"),
      (["--device", "ipad,"], "A name is missing before or after a comma."),
      (["--orientation", "landscpe"], "'landscpe' does not exist. Did you mean 'landscape'?"),
      (["--style", "drak"], "'drak' does not exist. Did you mean 'dark'?"),
      (["--locale", "../de"], "'../de' is not a locale"),
      (["--device", "ipad", "--size", "10x10"], "'--device' and '--size' cannot be used together"),
      (["--device", "ipad", "--idiom", "pad"], "'--idiom' cannot be used with '--device'"),
    ])
  func wrongUsage(_ options: [String], _ notice: String) throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    for command in ["render", "map"] {
      let outcome = try workspace.scenec([command, "a.scene", "-o", "a.svg"] + options, input: Data())
      #expect(outcome.status == 64 && outcome.errors.contains(notice), "\(outcome.errors)")
    }
    #expect(workspace.files == ["a.scene"])
  }

  @Test("Draws a map for several screens but prints JSON only for a single screen")
  func maps() throws {
    let workspace = try TestDirectory(Self.tables)
    let options = ["map", "a.scene", "--locale", "de,pseudo", "--device", "iphone-se"]
    let sheet = try workspace.scenec(options, input: Data())
    #expect(sheet.status == 0 && sheet.text.contains(">iPhone SE, de<"), "\(sheet.errors)")
    #expect(sheet.text.contains(">Aufstehen<") && sheet.text.contains(">Ŵáķé"))
    #expect(try workspace.scenec(options + ["-o", "maps/"], input: Data()).status == 0)
    #expect(
      workspace.files.filter { $0.hasPrefix("maps/") } == [
        "maps/a-iphone-se-de.svg", "maps/a-iphone-se-pseudo.svg",
      ])
    let json = try workspace.scenec(options + ["--json"], input: Data())
    #expect(json.status == 64 && json.errors.contains("'--json' requires a single screen"))
    #expect(try workspace.scenec("map", "a.scene", "--json", "--device", "ipad").status == 0)
  }

  @Test("Draws a storyboard at the size of its device, with the content below the bars of its containers")
  func storyboardsOwnScreen() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES" initialViewController="n-1">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="s-1"><objects>
            <navigationController id="n-1" sceneMemberID="viewController">
              <navigationBar key="navigationBar" id="b-1"/>
              <connections><segue destination="c-1" kind="relationship" relationship="rootViewController" id="r-1"/></connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s-2"><objects>
            <viewController id="c-1" sceneMemberID="viewController">
              <view key="view" id="v-1">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <label text="Here" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
                    <rect key="frame" x="0.0" y="103" width="34" height="20"/>
                  </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="g-1"/>
                <constraints>
                  <constraint firstItem="l-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" id="k-1"/>
                  <constraint firstItem="l-1" firstAttribute="leading" secondItem="g-1" secondAttribute="leading" id="k-2"/>
                </constraints>
              </view>
              <navigationItem key="navigationItem" title="Places" id="i-1"/>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    let workspace = try TestDirectory(["Main.storyboard": text])
    let whole = try workspace.scenec("render", "Main.storyboard").text
    #expect(size(whole) == "393x852" && whole.contains(">Places<"))
    // A scene on its own is below the same bar, with its own title.
    let alone = try workspace.scenec("render", "Main.storyboard", "--scene", "c-1").text
    for picture in [whole, alone] {
      #expect(picture.contains("translate(0 103)"))
      #expect(picture.contains(">Places<"))
    }
    let sideways = try workspace.scenec(
      "render", "Main.storyboard", "--scene", "c-1", "--orientation", "landscape"
    ).text
    #expect(size(sideways) == "852x393")
    #expect(sideways.contains("translate(59 32)"))
    #expect(
      try workspace.scenec("map", "Main.storyboard").text.components(separatedBy: ">Places<").count == 3)
  }
}
