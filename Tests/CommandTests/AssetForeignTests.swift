import Foundation
import Testing

/// The images and colors that Xcode files refer to, and the asset catalogs of their project.
@Suite struct AssetForeignTests {
  static let storyboard = ImportCommandTests.storyboard.replacing(
    "</label>\n",
    with: """
      </label>
      <imageView contentMode="scaleToFill" image="bel" id="i-1">
          <rect key="frame" x="20" y="60" width="20" height="20"/>
      </imageView>
      <imageView contentMode="scaleToFill" image="star.fill" catalog="system" id="i-2">
          <rect key="frame" x="20" y="60" width="20" height="20"/>
      </imageView>
      <imageView contentMode="scaleToFill" image="Icons/moon" id="i-3">
          <rect key="frame" x="20" y="60" width="20" height="20"/>
          <color key="tintColor" name="papr"/>
      </imageView>
      <imageView contentMode="scaleToFill" image="sun.pdf" id="i-4">
          <rect key="frame" x="20" y="60" width="20" height="20"/>
      </imageView>

      """)

  static let files = [
    "App/Views/Clock.storyboard": storyboard, "App.xcodeproj/project.pbxproj": "",
    "Shared/Assets.xcassets/bell.imageset/Contents.json": "{}",
    "Shared/Assets.xcassets/Icons/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
    "Shared/Assets.xcassets/Icons/moon.imageset/Contents.json":
      #"{ "images": [{ "scale": "1x", "filename": "moon.png" }, { "scale": "2x", "filename": "moon@2x.png" }] }"#,
    "Shared/Assets.xcassets/Icons/moon.imageset/moon.png": "",
    "Shared/Assets.xcassets/paper.colorset/Contents.json": "{}", "App/Resources/sun.pdf": "",
  ]

  @Test("Looks up a storyboard's images and colors in its Xcode project")
  func findsAssetsInProject() throws {
    let workspace = try TestDirectory(Self.files)
    let outcome = try workspace.scenec("validate", "App")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("warning: Image 'bel' does not exist [missing-image]"))
    #expect(outcome.text.contains("Replace 'bel' with 'bell'"))
    #expect(outcome.text.contains("did you mean 'paper'?"))
    #expect(outcome.text.contains("warning: No asset catalog has a color 'papr' [missing-color]"))
    #expect(
      outcome.text.contains(
        "warning: Image set 'Icons/moon' refers to files that do not exist: 'moon@2x.png' [missing-image-file]"
      ))
    #expect(outcome.text.contains("1 file: 3 warnings\n"))
    // A directory from the command line replaces the project's assets.
    let said = try workspace.scenec("validate", "App", "--images", "App/Resources").text
    #expect(
      said.contains("Image 'Icons/moon' does not exist") && !said.contains("sun") && !said.contains("papr"))
    #expect(said.contains("1 file: 2 warnings\n"))
  }

  @Test("Does not report missing images if there is no project or no image folder")
  func noProject() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = nil
    #expect(try TestDirectory(files).scenec("validate", "App").text == "1 file: no problems\n")
    // A project without images.
    let empty = try TestDirectory([
      "App/Clock.storyboard": Self.storyboard, "App.xcodeproj/project.pbxproj": "",
    ])
    #expect(try empty.scenec("validate", "App").text == "1 file: no problems\n")
  }

  @Test("Looks up images and colors in the Git repository that contains the storyboard")
  func treatsGitRepositoryAsProject() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = nil
    files["App/App.xcodeproj/project.pbxproj"] = ""
    files[".git/HEAD"] = ""
    #expect(try TestDirectory(files).scenec("validate", "App").text.contains("1 file: 3 warnings\n"))
  }

  @Test("A cached run detects an image that was added to an asset catalog")
  func cacheDetectsAddedAsset() throws {
    let workspace = try TestDirectory(Self.files)
    #expect(try workspace.scenec("validate", "App", "--cache", "c").text.contains("1 file: 3 warnings\n"))
    try workspace.write("Shared/Assets.xcassets/Icons/moon.imageset/moon@2x.png", "")
    #expect(try workspace.scenec("validate", "App", "--cache", "c").text.contains("1 file: 2 warnings\n"))
  }

  /// Unchanged directories are not searched again. Added, removed and modified files are detected.
  @Test(
    "A cached run reads only asset directories that changed",
    .enabled(if: PreloadedLibrary.hasCompiler, "skipped: there is no clang"))
  func cacheReadsOnlyChangedAssetDirectories() throws {
    let workspace = try TestDirectory(Self.files)
    let set = "Shared/Assets.xcassets/Icons/moon.imageset"
    let watch = try OpenedFiles(in: workspace.url(set))
    func opens(diagnostics: Int) throws -> Bool {
      _ = watch.read()
      let cached = try workspace.scenecAfterRest(["validate", "App", "--cache", "c"])
      let opened = watch.read()
      let plain = try workspace.scenec("validate", "App")
      #expect(cached.output == plain.output)
      #expect(
        plain.text.contains(diagnostics == 1 ? "1 file: 1 warning\n" : "1 file: \(diagnostics) warnings\n"),
        "\(plain.text)")
      return opened.contains("Contents.json")
    }
    func settle(diagnostics: Int) throws {
      // The cache directory is in the project, so it must be unmodified for long enough, too.
      for _ in 1...2 { _ = try workspace.scenecAfterRest(["validate", "App", "--cache", "c"]) }
      #expect(try !opens(diagnostics: diagnostics))
      #expect(try !opens(diagnostics: diagnostics))
    }
    #expect(try opens(diagnostics: 3))
    try settle(diagnostics: 3)
    try workspace.write("\(set)/moon@2x.png", "")
    #expect(try opens(diagnostics: 2))
    try FileManager.default.removeItem(at: workspace.url("App/Resources/sun.pdf"))
    #expect(try opens(diagnostics: 3))
    try settle(diagnostics: 3)
    // A catalog changes without changing its size.
    let contents = try workspace.text("\(set)/Contents.json")
    try workspace.write("\(set)/Contents.json", contents.replacing("moon@2x.png", with: "moon@3x.png"))
    #expect(try opens(diagnostics: 4))
    try workspace.write("\(set)/Contents.json", contents)
    // A directory is added with its content, and another is renamed.
    try workspace.write("Other/bel.png", "")
    #expect(try opens(diagnostics: 2))
    try FileManager.default.moveItem(
      at: workspace.url("Shared/Assets.xcassets/Icons"), to: workspace.url("Shared/Assets.xcassets/Signs"))
    _ = try workspace.scenec("validate", "App", "--cache", "c")
    #expect(try workspace.scenec("validate", "App", "--cache", "c").text.contains("'Icons/moon'"))
    try FileManager.default.moveItem(
      at: workspace.url("Shared/Assets.xcassets/Signs"), to: workspace.url("Shared/Assets.xcassets/Icons"))
    try settle(diagnostics: 2)
    let kept = try workspace.data("c/scenec-assets")
    for damaged in try DamagedCache.variants(of: kept, each: 41) {
      try damaged.write(to: workspace.url("c/scenec-assets"))
      #expect(try workspace.scenec("validate", "App", "--cache", "c").text.contains("2 warnings\n"))
    }
  }
}
