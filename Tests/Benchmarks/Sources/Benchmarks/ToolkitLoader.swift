import Foundation

struct ToolkitLoader {
  let name: String
  private let program: String
  private let description: (_ objects: Int) -> String
  /// The arguments between the path of the description and the number of runs.
  private let arguments: [String]
  private let environment: [String: String]

  /// Finds the loaders of GTK and Qt.
  ///
  /// - Parameters:
  ///   - screen: A display, which GTK requires.
  ///   - report: Receives the reason if a loader is not installed.
  /// - Returns: The installed loaders.
  static func installed(on screen: VirtualScreen?, _ report: Report) -> [ToolkitLoader] {
    var found: [ToolkitLoader] = []
    if let screen, let program = Peers.built("gtk_builder") {
      // Disables the accessibility bus, which slows down GTK.
      found.append(
        ToolkitLoader(
          name: "GtkBuilder", program: program, description: EquivalentScene.gtk, arguments: ["rows"],
          environment: ["DISPLAY": screen.display, "GDK_BACKEND": "x11", "GTK_A11Y": "none"]))
    } else {
      report.skip("GTK 4 is not installed (libgtk-4-dev): not compared")
    }
    if let program = Peers.built("qt_uiloader") {
      for connected in [true, false] {
        found.append(
          ToolkitLoader(
            name: connected ? "QUiLoader" : "QUiLoader without connections", program: program,
            description: { EquivalentScene.qt(objects: $0, connected: connected) },
            arguments: [connected ? "connected" : "unconnected"],
            environment: ["QT_QPA_PLATFORM": "offscreen"]))
      }
    } else {
      report.skip("Qt 6 is not installed (qt6-base-dev, qt6-tools-dev): not compared")
    }
    return found
  }

  /// Returns the median time to create objects from a description in memory, in seconds.
  func seconds(objects: Int, runs: Int, in folder: URL) throws -> Double {
    let file = folder.appending(path: "peer.ui")
    try description(objects).write(to: file, atomically: true, encoding: .utf8)
    let text = try output(of: program, [file.path()] + arguments + ["\(runs)"], environment: environment)
    guard let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw SpawnFailure(program: program, status: 0)
    }
    return seconds
  }
}
