import ArgumentParser
import ScenePreview
import SceneSchema

struct DevicesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that scenes can be laid out for.",
    discussion: Manual.discussion(
      """
      For each device what Xcode's files call it, the names that '--device' takes beside that, how large its screen is in \
      points and how many pixels a point has, and, held upright and sideways, what is covered at the top, left, bottom and \
      right (the status bar, a notch, the home indicator), and the classes of width and height. The JSON says how high \
      bars are, too.
      """,
      examples: [
        ("scenec devices", "List all devices"),
        ("scenec devices --json", "List them for a program"),
      ]))

  @Flag(help: "Print JSON.")
  var json = false

  func execute() throws -> ExitStatus {
    try StandardStreams.print(
      json
        ? DeviceListing.json
        : AlignedColumns(rows: DeviceListing.rows).lines().joined(separator: "\n") + "\n")
    return .success
  }
}
