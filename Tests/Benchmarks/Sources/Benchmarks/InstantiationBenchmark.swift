import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneUI

/// Making objects from a description, beside the loaders of GTK and Qt, and how that grows.
struct InstantiationBenchmark {
  private let registry: Registry
  private let compiler: SceneCompiler

  init() throws {
    var registry = Registry.library
    try registry.register(RowsViewController.self)
    self.registry = registry
    compiler = SceneCompiler(vocabulary: registry.vocabulary)
  }

  /// - Parameters:
  ///   - peers: where the peers' programs are.
  ///   - folder: for the descriptions that they read.
  /// - Throws: where something cannot be measured.
  func run(peers: URL, folder: URL) throws {
    let screen = try VirtualScreen()
    let installed = installedPeers(in: peers, screen: screen)
    for objects in [1_000, 10_000] { try compare(objects: objects, with: installed, in: folder) }
    for objects in [1_000, 10_000, 100_000, 1_000_000] {
      try measureGrowth(objects: objects, runs: objects > 100_000 ? 5 : 21)
    }
    withExtendedLifetime(screen) {}
  }

  private func installedPeers(in peers: URL, screen: VirtualScreen?) -> [Peer] {
    var found: [Peer] = []
    let gtk = peers.appending(path: "gtk_builder")
    if let screen, FileManager.default.isExecutableFile(atPath: gtk.path()) {
      // Without its accessibility bus, which nobody listens to here and which would only slow it down.
      found.append(
        Peer(
          name: "GtkBuilder", program: gtk, description: EquivalentScene.gtk, arguments: ["rows"],
          environment: ["DISPLAY": screen.display, "GDK_BACKEND": "x11", "GTK_A11Y": "none"]))
    } else {
      print("GTK 4 or Xvfb is not installed (libgtk-4-dev, xvfb): not compared")
    }
    let qt = peers.appending(path: "qt_uiloader")
    if FileManager.default.isExecutableFile(atPath: qt.path()) {
      for connected in [true, false] {
        found.append(
          Peer(
            name: connected ? "QUiLoader" : "QUiLoader without connections", program: qt,
            description: { EquivalentScene.qt(objects: $0, connected: connected) },
            arguments: [connected ? "connected" : "unconnected"],
            environment: ["QT_QPA_PLATFORM": "offscreen"]))
      }
    } else {
      print("Qt 6 is not installed (qt6-base-dev, qt6-tools-dev): not compared")
    }
    return found
  }

  private func compare(objects: Int, with peers: [Peer], in folder: URL) throws {
    let count = objects.formatted(.number.locale(Locale(identifier: "en_US")))
    let source = SourceText(path: "rows.scene", EquivalentScene.ours(objects: objects))
    let fromText = try seconds(runs: 11) { try SceneFile(bytes: compile(source), registry: registry) }
    let file = try SceneFile(bytes: compile(source), registry: registry)
    let secondTime = try seconds(runs: 41) { file }
    // Qt looks each end of a connection up among all widgets: 10,000 objects take it more than a second.
    let measured = try peers.map {
      (name: $0.name, seconds: try $0.seconds(objects: objects, runs: objects > 1_000 ? 5 : 21, in: folder))
    }
    for (name, seconds) in [("compiled", secondTime), ("from XML text", fromText)] {
      let line = "instantiate \(count) connected objects, \(name)"
      guard !measured.isEmpty else {
        print(Figure(name: line, seconds: seconds).line)
        continue
      }
      for peer in measured { print(Figure(name: line, seconds: seconds, peer: peer).line) }
    }
  }

  func measureGrowth(objects: Int, runs: Int) throws {
    let source = SourceText(path: "rows.scene", EquivalentScene.ours(objects: objects))
    let file = try SceneFile(bytes: compile(source), registry: registry)
    let seconds = try seconds(runs: runs) { file }
    let count = objects.formatted(.number.locale(Locale(identifier: "en_US")))
    let each = Int((seconds / Double(objects) * 1e9).rounded())
    print(
      "instantiate \(count) connected objects, compiled".padded(to: 54) + seconds.readable.padded(to: 12)
        + "\(each) ns each")
  }

  private func compile(_ source: SourceText) throws -> [UInt8] {
    guard let bytes = try compiler.compile(source).bytes else {
      preconditionFailure("the generated scene does not compile")
    }
    return bytes
  }

  /// The median seconds of making a scene and all its views. Releasing them takes no part in it, as with the peers.
  private func seconds(runs: Int, of file: () throws -> SceneFile) throws -> Double {
    var last: ViewController?
    var times: [Double] = []
    // The first time prepares what all later ones use.
    for _ in 0...runs {
      last = nil
      let (controller, seconds) = try timed {
        let context = SceneContext(registry: registry, clock: ManualClock())
        let controller = try Storyboard(file: file(), context: context).instantiateInitialViewController()
        try controller.loadViewIfNeeded()
        return controller
      }
      times.append(seconds)
      last = controller
    }
    try checkConnection(of: last)
    return times.dropFirst().sorted()[runs / 2]
  }

  /// That the last row's button is there and connected, or the time says nothing.
  private func checkConnection(of controller: ViewController?) throws {
    let controller = controller as! RowsViewController
    let button = controller.view.subviews.last!.subviews.last as! Button
    button.sendActions(for: .touchUpInside)
    precondition(controller.openedRows == 1)
  }
}
