import Foundation

/// What the tests of all formats are given: a file with everything that is hard to report, one without diagnostics, and
/// one that is not there.
enum FormatSamples {
  /// Lines end in CR LF; before the diagnostics stand a tab, letters of two bytes, and one that takes two UTF-16 units.
  /// There is a diagnostic with a note in another place, one with a fix-it, one over several lines, and one with a note
  /// without a place.
  static let hard = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock">
          <view>
    \t\t<label id="a" text="Größe 😀, 100%"/><label id="a" txet="{0} &lt;&amp;"/>
            <label id="b" colour="red"/>
          </view>
        </viewController>
      </scene>
      <scene>
        <viewController id="lost"/>
      </scene>
    </storyboard>

    """.replacing("\n", with: "\r\n")

  static let hardName = "Über uns, 50%.scene"

  static func workspace() throws -> TestDirectory {
    try TestDirectory(["Scenes/\(hardName)": hard, "Scenes/Fine.scene": Samples.clock])
  }

  static let arguments = ["validate", "Scenes", "missing.scene"]

  static func run(_ format: String, in workspace: TestDirectory) throws -> Program.Outcome {
    try workspace.scenec(arguments + ["--format", format], input: Data())
  }
}
