import Foundation

/// The input of the tests of all formats: a file that is difficult to report, a file without diagnostics, and
/// a missing file.
enum FormatSamples {
  /// A scene with CR LF line ends, and with a tab, two-byte letters and a surrogate pair before the
  /// diagnostics. The diagnostics include a note at another location, a fix, a range of several lines, and a
  /// note without a location.
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
