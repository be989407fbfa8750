// snippet: Screens.md
import SceneScreens

// end

private enum FirstProgram {
  static func run() {
    // snippet: Screens.md, continued
    func counterRegistry() throws -> Registry {
      var registry = Registry.library
      try registry.register(CounterViewController.self)
      return registry
    }

    Program(
      SceneReference<CounterViewController>("counter", in: "Counter.scenec"), registry: try counterRegistry()
    ).run()
    // end
  }
}

private func counterRegistry() throws -> Registry {
  var registry = Registry.library
  try registry.register(CounterViewController.self)
  return registry
}

private enum CounterApp {
  static func registry() throws -> Registry { try counterRegistry() }
}

extension Counter {
  fileprivate static let initialScene = SceneReference<CounterViewController>("counter", in: "Counter.scenec")
}

/// The README's class with the members that the page adds.
final class StartingCounterController: ViewController {
  private weak var label: Label!
  private var count = 0 { didSet { label.text = "\(count)" } }

  // snippet: Screens.md
  var start = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    count = start
  }
  // end

  override class var declaration: ClassDeclaration {
    ClassDeclaration(StartingCounterController.self) {
      $0.outlet("label") { $0.label = $1 }
      $0.action("countUp:") { (controller, sender: Button) in controller.count += 1 }
    }
  }
}

private enum StartingCounter {
  private typealias CounterViewController = StartingCounterController

  private static func counterRegistry() throws -> Registry {
    var registry = Registry.library
    try registry.register(CounterViewController.self)
    return registry
  }

  private static func run() {
    // snippet: Screens.md
    var program = Program(
      SceneReference<CounterViewController>("counter", in: "Counter.scenec"), registry: try counterRegistry())
    program.summary = "Counts."
    program.options = [.value("--start", "NUMBER", "the number to start counting at; default: 0")]
    program.willShow = { counter, application, arguments in
      if let start = arguments["--start"].flatMap(Int.init) { counter.start = start }
    }
    program.run()
    // end
  }
}

private func aProgram() {
  // snippet: Program.swift
  var program = Program(
    Counter.initialScene, registry: try CounterApp.registry(), screens: [WindowScreen()])
  program.summary = "Counts."
  program.run()
  // end
}

private func options() {
  var program = Program(Counter.initialScene, registry: try CounterApp.registry())
  // snippet: ProgramOption.swift
  program.options = [
    .value("--database", "FILE", "store entries in a file instead of in memory"),
    .flag("--quiet", "play no sounds"),
  ]
  // end
  program.run()
}

private func webScreen() {
  // snippet: WebScreen.swift
  Program(Counter.initialScene, registry: try CounterApp.registry(), screens: [WebScreen()]).run()
  // end
}

private func allScreens() {
  // snippet: AllScreens.swift
  Program(Counter.initialScene, registry: try CounterApp.registry()).run()
  // end
}

private func windowScreen() {
  // snippet: WindowScreen.swift
  Program(Counter.initialScene, registry: try CounterApp.registry(), screens: [WindowScreen()]).run()
  // end
}

private enum Drops {
  // snippet: DropInteractionDelegate.swift
  final class AlbumViewController: ViewController, DropInteractionDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(DropInteraction(delegate: self))
    }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
      !session.files.isEmpty
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
      for path in session.files { print("a photo:", path) }
    }
  }
  // end
}

private func dropInteraction(_ album: View, self: any DropInteractionDelegate) {
  // snippet: DropInteraction.swift
  album.addInteraction(DropInteraction(delegate: self))
  // end
}
