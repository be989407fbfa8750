import ArgumentParser
import ScenePreview
import SceneSchema

struct DevicesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices for which scenes can be laid out.",
    discussion: Manual.discussion(
      """
      Lists each device with its Xcode id, the names that '--device' accepts, its screen size in points, and \
      its scale. Also lists the safe area insets (top, left, bottom, right) and the size classes for \
      portrait and landscape. The JSON output also contains the heights of bars.

      The current iPhone is 'iphone-17'. A root view without a frame has the size of its screen, unless you \
      specify a device or a size.
      """,
      examples: [
        ("scenec devices", "List all devices"),
        ("scenec devices --json", "List all devices as JSON"),
      ]))

  @Flag(help: "Print the output as JSON.")
  var json = false

  func execute() throws -> ExitStatus {
    try StandardStreams.print(
      json
        ? DeviceListing.json
        : AlignedColumns(rows: DeviceListing.rows).lines().joined(separator: "\n") + "\n")
    return .success
  }
}
