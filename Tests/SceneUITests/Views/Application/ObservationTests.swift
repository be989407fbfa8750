import Observation
import SceneUI
import SceneValues
import TestSupport
import Testing

@Observable private final class Counter {
  var count = 0
  var name = "a"
  @ObservationIgnored let life = Life()
  @ObservationIgnored weak var heard: Heard?
  @ObservationIgnored var heardMeanwhile: Int?
}

private final class Heard {
  var counts: [Int] = []
}

@Suite struct ObservationTests {
  @Test func reportsChangesOncePerEvent() throws {
    try onStage { stage in
      let counter = Counter()
      let heard = Heard()
      let token = stage.context.observe {
        counter.count
      } onChange: {
        heard.counts.append($0)
      }
      let button = stage.add(Control(frame: stage.root.bounds))
      button.addTarget(counter, for: .touchDown) { (counter, _: Control) in
        counter.count += 1
        counter.count += 1
        counter.heardMeanwhile = counter.heard?.counts.count
      }
      counter.heard = heard
      let touch = try stage.harness.touchDown(in: button)
      #expect(counter.heardMeanwhile == 0 && heard.counts == [2])
      stage.harness.up(touch)
      #expect(heard.counts == [2])
      token.cancel()
    }
  }

  @Test("Notifies the observers of a model in the order of their registration")
  func observerOrder() throws {
    try onStage { stage in
      let counter = Counter()
      let heard = Heard()
      let tokens = (0..<12).map { number in
        stage.context.observe {
          counter.count
        } onChange: { _ in
          heard.counts.append(number)
        }
      }
      for turn in 1...3 {
        counter.count += 1
        stage.harness.advance(seconds: 0)
        #expect(heard.counts.count == 12 * turn)
        #expect(heard.counts.suffix(12).elementsEqual(0..<12))
      }
      for token in tokens { token.cancel() }
    }
  }

  @Test("Changes made outside of events are reported together when the clock advances")
  func reportsChangesOutsideOfEvents() throws {
    try onStage { stage in
      let counter = Counter()
      var heard: [String] = []
      let token = stage.context.observe {
        "\(counter.name)\(counter.count)"
      } onChange: {
        heard.append($0)
      }
      counter.count = 5
      counter.name = "b"
      #expect(heard == [] && stage.clock.nextDueTime == 0)
      stage.clock.advance(by: 0)
      #expect(heard == ["b5"] && stage.clock.nextDueTime == nil)
      Timer(interval: 1, on: stage.clock) { _ in counter.count = 6 }
      stage.clock.advance(by: 1)
      #expect(heard == ["b5", "b6"])
      token.cancel()
      counter.count = 7
      stage.clock.advance(by: 0)
      #expect(heard.count == 2)
    }
  }

  @Test("Reports a change together with the changes that it causes in other properties")
  func reportsDependentChangesTogether() throws {
    try onStage { stage in
      nonisolated(unsafe) let counter = Counter()
      var heard: [String] = []
      let token = stage.context.observe {
        "\(counter.name) \(counter.count)"
      } onChange: {
        heard.append($0)
      }
      // The standard library notifies the two observers of the count in any order.
      for turn in 1...20 {
        _ = withObservationTracking {
          counter.count
        } onChange: {
          counter.name = "b\(turn)"
        }
        counter.count = turn
        stage.clock.advance(by: 0)
      }
      #expect(heard == (1...20).map { "b\($0) \($0)" })
      token.cancel()
    }
  }

  @Test("Ignores changes to properties that the last evaluation did not read")
  func tracksOnlyPropertiesOfLastRead() throws {
    try onStage { stage in
      let counter = Counter()
      var reads = 0
      let token = stage.context.observe {
        reads += 1
        return counter.count < 1 ? counter.name : "done"
      } onChange: { _ in
      }
      counter.count = 1
      stage.clock.advance(by: 0)
      counter.name = "nobody reads this any more"
      stage.clock.advance(by: 0)
      #expect(reads == 2)
      token.cancel()
    }
  }

  @Test("A change made by an observer is reported in the next turn")
  func changesByObservers() throws {
    try onStage { stage in
      let counter = Counter()
      var heard: [Int] = []
      let token = stage.context.observe {
        counter.count
      } onChange: {
        heard.append($0)
        counter.count += 1
      }
      counter.count = 1
      for turn in 1...3 {
        stage.clock.advance(by: 0)
        #expect(heard.count == turn)
      }
      #expect(heard == [1, 2, 3])
      token.cancel()
    }
  }

  @Test func handlerCanEndObservation() throws {
    try onStage { stage in
      let counter = Counter()
      var heard = 0
      var tokens: [ObservationToken] = []
      for _ in 0..<2 {
        tokens.append(
          stage.context.observe {
            counter.count
          } onChange: { _ in
            heard += 1
            tokens = []
          })
      }
      counter.count = 1
      stage.clock.advance(by: 0)
      #expect(heard == 1)
    }
  }

  @Test("rule 29: observation retains neither the controller nor the model")
  func lifetimes() throws {
    try Lifetimes.counting { lifetimes in
      try onStage { stage in
        let controller = CountController(Counter())
        stage.watch(controller)
        stage.window.rootViewController = controller
        controller.counter.count = 3
        stage.clock.advance(by: 0)
        #expect(controller.shown == "3")
        controller.counter.count = 4
      }
      #expect(lifetimes.made == 1 && lifetimes.alive == 0)
    }
  }
}

private final class CountController: ViewController {
  let counter: Counter
  var shown = ""
  private var observation: ObservationToken?

  init(_ counter: Counter) {
    self.counter = counter
    super.init()
  }

  required init(coder: Coder) throws { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = context.observe { [counter] in
      "\(counter.count)"
    } onChange: { [weak self] in
      self?.shown = $0
    }
  }
}
