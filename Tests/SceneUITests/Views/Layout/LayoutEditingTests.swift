import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Edits of constraints")
struct LayoutEditingTests {
  /// Views in a row of containers, of which each has constraints to what it is in, or to the one before.
  private final class Playground {
    let stage: Stage
    var views: [View] = []
    var constraints: [LayoutConstraint] = []
    var random: SeededGenerator
    /// No two soft constraints count the same: so there is one answer.
    private var priority = 900.0
    var last = ""

    init(_ stage: Stage, seed: UInt64) {
      self.stage = stage
      random = SeededGenerator(seed: seed)
    }

    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

    func addView() {
      let inside = views.filter { $0.superview != nil }.randomElement(using: &random)
      let parent = Bool.random(using: &random) ? inside ?? stage.root : stage.root
      let view = View(frame: Rect(x: number(0...50), y: number(0...50), width: 20, height: 20))
      parent.addSubview(view)
      if number(0...4) == 0 {
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
        let sibling = parent.subviews.dropLast().randomElement(using: &random)
        let left = sibling?.rightAnchor ?? parent.leftAnchor
        add(view.leftAnchor.constraint(equalTo: left, constant: number(-20...20)))
        add(view.topAnchor.constraint(equalTo: parent.topAnchor, constant: number(0...30)))
        add(view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: number(1...4) / 4))
        add(view.heightAnchor.constraint(equalToConstant: number(5...90)), isSoft: true)
        add(view.bottomAnchor.constraint(lessThanOrEqualTo: stage.root.bottomAnchor), isSoft: true)
        add(view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5), isSoft: true)
      }
      views.append(view)
    }

    private func add(_ constraint: LayoutConstraint, isSoft: Bool = false) {
      if isSoft {
        priority -= 1
        constraint.priority = LayoutPriority(rawValue: priority)
      }
      constraint.isActive = true
      constraints.append(constraint)
    }

    func edit() {
      let kind = Int(number(0...7))
      last = "edit \(kind)"
      switch kind {
      case 0: if views.count < 25 { addView() }
      case 1: views.randomElement(using: &random)?.removeFromSuperview()
      case 2...4: constraints.randomElement(using: &random)?.constant = number(-20...60)
      case 5:
        guard let soft = constraints.filter({ $0.priority != .required }).randomElement(using: &random),
          soft.firstItem?.window != nil, soft.secondItem == nil || soft.secondItem?.window != nil
        else { return }
        soft.isActive.toggle()
      case 6:
        stage.window.resize(to: Size(width: number(200...500), height: number(200...500)))
      default:
        views.filter(\.translatesAutoresizingMaskIntoConstraints).randomElement(using: &random)?
          .frame.origin.x += 7
      }
    }

    /// Of views on the screen: others are not laid out.
    var frames: [Rect?] { views.map { $0.window == nil ? nil : $0.frame } }
  }

  @Test("Each edit gives what building everything anew gives", arguments: RandomSeeds.of(100))
  func editing(seed: Int) throws {
    try onStage { stage in
      stage.context.layoutConflictHandler = { _ in }
      let playground = Playground(stage, seed: UInt64(seed))
      for _ in 0..<6 { playground.addView() }
      for step in 0..<25 {
        playground.edit()
        stage.window.layoutIfNeeded()
        let edited = playground.frames
        // Another direction of reading, and back: everything is built anew.
        stage.context.layoutDirection = .rightToLeft
        stage.context.layoutDirection = .leftToRight
        stage.window.layoutIfNeeded()
        let fresh = playground.frames
        let index = edited.indices.first { edited[$0] != fresh[$0] }
        #expect(
          index == nil,
          "seed \(seed), step \(step), \(playground.last): \(index.map { playground.views[$0].explainLayout() } ?? "")"
        )
        guard edited == fresh else { return }
      }
    }
  }
}
