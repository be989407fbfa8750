import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Constraint edits")
struct LayoutEditingTests {
  /// Views in a row of containers. Each has constraints to its container or to the previous view.
  private final class Playground {
    let stage: Stage
    var views: [View] = []
    var constraints: [LayoutConstraint] = []
    var random: SeededGenerator
    /// No two optional constraints have the same priority, so the solution is unique.
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

    /// The frames of views on screen. Other views are not laid out.
    var frames: [Rect?] { views.map { $0.window == nil ? nil : $0.frame } }
  }

  /// Labels in rows of a column whose texts and line counts change.
  private final class Texts {
    let stage: Stage
    let column = StackView()
    var labels: [Label] = []
    var random: SeededGenerator
    private(set) var last = ""

    init(_ stage: Stage, seed: UInt64) {
      self.stage = stage
      random = SeededGenerator(seed: seed)
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      for _ in 0..<number(1...3) {
        let row = StackView()
        row.spacing = Double(number(0...8))
        if number(0...1) == 0 { row.alignment = .top }
        for _ in 0..<number(1...3) {
          let label = Label()
          labels.append(label)
          setText(of: label)
          label.numberOfLines = number(0...2)
          row.addArrangedSubview(label)
        }
        column.addArrangedSubview(row)
      }
      stage.root.addSubview(column)
      LayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: stage.root.topAnchor),
        column.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      ])
    }

    private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private func setText(of label: Label) {
      label.text = Array(repeating: "word", count: number(0...12)).joined(separator: " ")
    }

    func edit() {
      let kind = number(0...5)
      let index = number(0...labels.count - 1)
      last = "edit \(kind) of label \(index)"
      let label = labels[index]
      switch kind {
      case 0: setText(of: label)
      case 1: label.numberOfLines = number(0...2)
      case 2: label.preferredMaxLayoutWidth = number(0...1) == 0 ? 0 : 90
      case 3:
        let resistance = LayoutPriority(rawValue: [250, 750, 1000][number(0...2)])
        label.setContentCompressionResistancePriority(resistance, for: .horizontal)
      case 4: label.font = .system(Double(number(10...20)))
      default: stage.window.resize(to: Size(width: Double(number(150...500)), height: 400))
      }
    }

    var frames: [Rect] { column.arrangedSubviews.map(\.frame) + labels.map(\.frame) }
  }

  @Test(
    "After text edits in rows, the updated layout equals a layout from scratch",
    arguments: RandomSeeds.of(100))
  func editingTexts(seed: Int) throws {
    try onStage { stage in
      stage.context.layoutConflictHandler = { _ in }
      let texts = Texts(stage, seed: UInt64(seed))
      for step in 0..<20 {
        texts.edit()
        stage.window.layoutIfNeeded()
        let edited = texts.frames
        stage.context.layoutDirection = .rightToLeft
        stage.context.layoutDirection = .leftToRight
        stage.window.layoutIfNeeded()
        #expect(edited == texts.frames, "seed \(seed), step \(step), \(texts.last)")
        guard edited == texts.frames else { return }
      }
    }
  }

  @Test("After each edit, the updated layout equals a layout from scratch", arguments: RandomSeeds.of(100))
  func editing(seed: Int) throws {
    try onStage { stage in
      stage.context.layoutConflictHandler = { _ in }
      let playground = Playground(stage, seed: UInt64(seed))
      for _ in 0..<6 { playground.addView() }
      for step in 0..<25 {
        playground.edit()
        stage.window.layoutIfNeeded()
        let edited = playground.frames
        // Changing the layout direction and back rebuilds all constraints.
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
