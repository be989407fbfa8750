import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Presents, dismisses, rotates, waits and taps at random, and then checks the order of callbacks and the
/// picture.
@Suite struct RandomPresentationTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// The callbacks that may precede each callback.
  private static let legal: [String: [String]] = [
    "": ["viewWillAppear"], "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
    "viewDidAppear": ["viewWillDisappear"], "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
    "viewDidDisappear": ["viewWillAppear"],
  ]

  @Test(
    "rules 10, 12, and 29: callbacks stay balanced during random presentations of all styles",
    arguments: 0..<8
  )
  func runs(part: Int) throws {
    for seed in RandomSeeds.of(2000, part: part, of: 8) {
      try Lifetimes.counting { lifetimes in
        try run(seed: UInt64(seed))
        #expect(lifetimes.alive == 0, "seed \(seed)")
      }
    }
  }

  private func run(seed: UInt64) throws {
    var random = Generator(state: seed)
    let theatre = try Theatre()
    if Bool.random(using: &random) {
      theatre.context.idiom = .pad
      theatre.window.resize(to: Size(width: 1024, height: 768))
    }
    let pane = theatre.addPane()
    var all: [HostController] = [theatre.root, pane]
    var steps: [String] = []
    var states = ["root": "viewDidAppear", "pane": "viewDidAppear"]
    let harness = Harness(theatre.window)

    func check(settled: Bool) {
      for event in theatre.takeEvents() {
        let parts = event.split(separator: " ").map(String.init)
        let (name, moment) = (parts[0], parts[1])
        #expect(
          Self.legal[states[name] ?? ""]!.contains(moment),
          "seed \(seed): \(event) after \(states[name] ?? "nothing"), \(steps)")
        states[name] = moment
      }
      guard settled else { return }
      for controller in all {
        let isShown = controller.viewIfLoaded?.window != nil
        #expect(
          (states[controller.title!] ?? "viewDidDisappear")
            == (isShown ? "viewDidAppear" : "viewDidDisappear"),
          "seed \(seed): \(controller.title!), \(steps)")
        if let presented = controller.presentedViewController {
          #expect(presented.presentingViewController != nil, "seed \(seed): \(steps)")
        }
      }
    }

    for step in 0..<10 {
      let controller = all.randomElement(using: &random)!
      let animated = Bool.random(using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let style = ModalPresentationStyle.allCases.randomElement(using: &random)!
        let other = theatre.controller("c\(step)", style)
        other.modalTransitionStyle = ModalTransitionStyle.allCases.randomElement(using: &random)!
        other.definesPresentationContext = Bool.random(using: &random)
        other.popoverPresentation.anchorView =
          Bool.random(using: &random) ? theatre.root.view : controller.view
        steps.append("\(controller.title!) presents c\(step) \(style) \(animated)")
        do {
          try controller.present(other, animated: animated)
          all.append(other)
        } catch is LoadingError {}
      case 5, 6:
        steps.append("\(controller.title!) dismisses \(animated)")
        do { try controller.dismiss(animated: animated) } catch is LoadingError {}
      case 7:
        steps.append("rotate")
        theatre.window.rotate(
          to: theatre.window.orientation.isLandscape ? .portrait : .landscapeLeft, animated: animated)
      case 8:
        steps.append("tap")
        try? harness.tap(at: Point(x: 5, y: theatre.window.bounds.height - 5))
      default:
        steps.append("wait")
        theatre.clock.advance(by: 0.2)
      }
      check(settled: false)
      if Bool.random(using: &random) {
        harness.advance(seconds: 1)
        check(settled: true)
      }
    }
    harness.advance(seconds: 1)
    _ = theatre.window.picture()
    check(settled: true)
    // Dismissing everything restores the initial state.
    for controller in [theatre.root, pane] where controller.presentedViewController != nil {
      try controller.dismiss(animated: true)
      harness.advance(seconds: 1)
    }
    check(settled: true)
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true], "seed \(seed): \(steps)")
    #expect(pane.view.subviews.isEmpty, "seed \(seed): \(steps)")
    #expect(theatre.root.view.tintAdjustmentMode == .automatic, "seed \(seed): \(steps)")
    theatre.window.close()
    check(settled: true)
    #expect(theatre.clock.nextDueTime == nil, "seed \(seed)")
    #expect(theatre.failures.isEmpty, "seed \(seed)")
  }
}
