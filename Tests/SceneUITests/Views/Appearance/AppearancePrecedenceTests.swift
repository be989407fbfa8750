import SceneUI
import SceneValues
import Testing

@Suite("Rule 26: precedence of appearance rules")
struct AppearancePrecedenceTests {
  /// Returns the colors of a label inside nested views, the outermost first.
  private func color(
    of label: Label = Label(), in views: [View], _ rules: [(SceneContext) -> Void]
  ) -> Set<Color> {
    var found: Set<Color> = []
    // The order of the rules does not matter.
    for turn in rules.indices {
      let context = SceneContext(clock: ManualClock())
      context.failureHandler = { Issue.record("\($0)") }
      for index in rules.indices { rules[(index + turn) % rules.count](context) }
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
      for (outer, inner) in zip(views, views.dropFirst() + [label]) { outer.addSubview(inner) }
      (views.first ?? label).removeFromSuperview()
      window.addSubview(views.first ?? label)
      found.insert(label.textColor)
      (views.first ?? label).removeFromSuperview()
    }
    return found
  }

  private func rule(
    _ containers: Responder.Type..., sets color: Color
  ) -> (SceneContext) -> Void {
    { $0.appearance(of: Label.self, in: containers).textColor = color }
  }

  @Test("The outermost container is compared before the length of the container chain")
  func outermostContainerPrecedesChainLength() {
    // Three containers, the outermost of which is inside the stack.
    #expect(
      color(
        in: [StackView(), ScrollView(), Control(), ProgressView()],
        [
          rule(ProgressView.self, Control.self, ScrollView.self, sets: .red),
          rule(StackView.self, sets: .green), rule(sets: .blue),
        ]) == [.green])
  }

  @Test("If the outermost containers are equal, the rule with more containers takes precedence")
  func longerChain() {
    #expect(
      color(
        in: [StackView(), ScrollView(), Control()],
        [
          rule(StackView.self, sets: .red), rule(Control.self, StackView.self, sets: .green),
          rule(Control.self, sets: .blue),
        ]) == [.green])
  }

  @Test("If two container chains have the same length and outermost container, the next container decides")
  func nextContainer() {
    #expect(
      color(
        in: [StackView(), ScrollView(), Control()],
        [rule(Control.self, StackView.self, sets: .red), rule(ScrollView.self, StackView.self, sets: .green)])
        == [.green])
  }

  @Test("If two rules match the same container, the more specific class takes precedence")
  func moreSpecificContainer() {
    #expect(
      color(
        in: [TableView()],
        [rule(ScrollView.self, sets: .red), rule(TableView.self, sets: .green)]) == [.green])
  }

  /// `View` matches the window, which contains everything.
  @Test func containerInRuleMatchesSubclasses() {
    #expect(
      color(in: [TableView()], [rule(View.self, sets: .green), rule(TableView.self, sets: .red)]) == [.green])
  }

  @Test func moreSpecificViewClassTakesPrecedence() {
    let special: (SceneContext) -> Void = { $0.appearance(of: BoldLabel.self).textColor = .green }
    #expect(color(of: BoldLabel(), in: [StackView()], [rule(sets: .red), special]) == [.green])
    #expect(color(of: BoldLabel(), in: [StackView()], [rule(StackView.self, sets: .red), special]) == [.red])
    #expect(color(in: [StackView()], [rule(sets: .red), special]) == [.red])
  }

  @Test func containersOfRuleMustMatchInOrder() {
    let chain = [StackView(), View(), ScrollView(), View(), Control(), View()]
    #expect(
      color(
        in: chain,
        [rule(Control.self, StackView.self, sets: .green), rule(StackView.self, Control.self, sets: .red)])
        == [.green])
    #expect(color(in: [Control()], [rule(Control.self, Control.self, sets: .red)]) == [.label])
    #expect(color(in: [Control(), Control()], [rule(Control.self, Control.self, sets: .green)]) == [.green])
  }

  @Test func viewIsNotItsOwnContainer() {
    let context = SceneContext(clock: ManualClock())
    context.appearance(of: View.self, in: [StackView.self]).backgroundColor = .red
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let (stack, inner) = (StackView(), StackView())
    stack.addSubview(inner)
    window.addSubview(stack)
    #expect(stack.backgroundColor == nil && inner.backgroundColor == .red)
  }

  /// Compares all chains of rules over three classes and all nestings of them with an exhaustive search.
  @Test("Selects the same rules as an exhaustive search does")
  func allRuleSets() {
    let classes: [View.Type] = [StackView.self, ScrollView.self, TableView.self]
    let makes: [() -> View] = [{ StackView() }, { ScrollView() }, { TableView() }]
    var chance = Chance(seed: 26)
    for _ in 0..<300 {
      let nesting = (0..<chance.below(5)).map { _ in chance.below(3) }
      var chains: Set<[Int]> = []
      for _ in 0..<chance.below(5) { chains.insert((0..<chance.below(4)).map { _ in chance.below(3) }) }
      let context = SceneContext(clock: ManualClock())
      for (index, chain) in chains.enumerated() {
        context.appearance(of: Label.self, in: chain.map { classes[$0] }).textColor = number(index)
      }
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
      let label = Label()
      var outer: View = window
      for kind in nesting {
        let view = makes[kind]()
        outer.addSubview(view)
        outer = view
      }
      outer.addSubview(label)
      let wanted = chains.enumerated().compactMap { index, chain in
        rank(chain, in: nesting).map { (rank: $0, color: number(index)) }
      }.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.color
      #expect(label.textColor == wanted ?? .label, "\(nesting) \(chains)")
    }
  }

  private func number(_ index: Int) -> Color { Color(red: Double(index) / 10, green: 0, blue: 0) }

  /// Returns the lowest rank of all matches of the chain in the nesting: the position of the outermost
  /// container, the length, the other positions, and the specificity. A table is also a scroll view.
  private func rank(_ chain: [Int], in nesting: [Int]) -> [Int]? {
    func fits(_ kind: Int, _ wanted: Int) -> Bool { kind == wanted || kind == 2 && wanted == 1 }
    var ways: [[Int]] = []
    func search(_ rest: ArraySlice<Int>, from start: Int, _ places: [Int], _ distances: [Int]) {
      guard let wanted = rest.last else {
        ways.append([places.first ?? 99, -places.count] + places + distances)
        return
      }
      for place in start..<max(start, nesting.count) where fits(nesting[place], wanted) {
        search(
          rest.dropLast(), from: place + 1, places + [place], distances + [nesting[place] == wanted ? 0 : 1])
      }
    }
    search(chain[...], from: 0, [], [])
    return ways.min { $0.lexicographicallyPrecedes($1) }
  }
}

private struct Chance {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
