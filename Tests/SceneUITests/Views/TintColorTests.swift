import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 25: tint colors are inherited, and changes reach only affected views")
struct TintColorTests {
  private final class Tree {
    let root = Tinted("root")
    let left = Tinted("left")
    let right = Tinted("right")
    let leaves = ["left1", "left2", "right1", "right2"].map(Tinted.init)

    var all: [Tinted] { [root, left, right] + leaves }

    init() {
      root.addSubview(left)
      root.addSubview(right)
      for (index, leaf) in leaves.enumerated() { (index < 2 ? left : right).addSubview(leaf) }
    }

    /// Returns the notified views in order, with repetitions.
    func reported(after change: () -> Void) -> [String] {
      for view in all { view.changes = 0 }
      change()
      return all.flatMap { view in Array(repeating: view.name!, count: view.changes) }
    }
  }

  @Test("Views inherit the tint color of their superviews unless they set their own")
  func sevenViews() {
    let tree = Tree()
    #expect(tree.all.allSatisfy { $0.tintColor == .systemBlue })
    tree.root.tintColor = .red
    tree.right.tintColor = .blue
    #expect(tree.all.map(\.tintColor) == [.red, .red, .blue, .red, .red, .blue, .blue])

    #expect(tree.reported { tree.left.tintColor = Color(.magenta) } == ["left", "left1", "left2"])
    #expect(tree.leaves.map(\.tintColor) == [Color(.magenta), Color(.magenta), .blue, .blue])
    #expect(tree.reported { tree.right.ownTintColor = nil } == ["right", "right1", "right2"])
    #expect(tree.leaves.map(\.tintColor) == [Color(.magenta), Color(.magenta), .red, .red])
  }

  @Test func unchangedTintIsNotReported() {
    let tree = Tree()
    tree.root.tintColor = .red
    tree.left.tintColor = .blue
    #expect(tree.reported { tree.root.tintColor = .green } == ["root", "right", "right1", "right2"])
    #expect(tree.reported { tree.root.tintColor = .green } == [])
    #expect(
      tree.reported { tree.right.tintColor = .green } == [], "the view's own color equals its previous color")
    #expect(tree.reported { tree.root.tintColor = .red } == ["root"])
  }

  @Test("Dimmed tint colors are gray, except in views that are never dimmed")
  func dimming() {
    let tree = Tree()
    tree.root.tintColor = .red
    tree.right.tintAdjustmentMode = .normal
    #expect(
      tree.reported { tree.root.tintAdjustmentMode = .dimmed } == ["root", "left", "left1", "left2"])
    #expect(tree.left.tintColor == .gray && tree.right.tintColor == .red)
    #expect(tree.reported { tree.root.tintColor = .green } == ["right", "right1", "right2"])
    #expect(
      tree.reported { tree.root.tintAdjustmentMode = .automatic } == ["root", "left", "left1", "left2"])
    #expect(tree.leaves.allSatisfy { $0.tintColor == .green })
  }

  @Test("The tint color of a view changes when the view moves to another superview")
  func movingSubtrees() {
    let tree = Tree()
    tree.root.tintColor = .red
    tree.right.tintColor = .green
    #expect(tree.reported { tree.right.addSubview(tree.leaves[0]) } == ["left1"])
    #expect(tree.reported { tree.left.removeFromSuperview() } == ["left", "left2"])
    #expect(tree.left.tintColor == .systemBlue)
    #expect(tree.reported { tree.right.removeFromSuperview() } == [], "the view has its own color")
    #expect(tree.reported { tree.root.addSubview(tree.left) } == ["left", "left2"])
    #expect(tree.reported { tree.root.bringSubviewToFront(tree.left) } == [])
  }

  @Test("Reports a tint change only once if a handler changes the tint of a subview")
  func reportsTintChangedInHandlerOnce() {
    let tree = Tree()
    tree.root.whenTold = { [unowned tree] in tree.left.tintColor = Color(.magenta) }
    #expect(
      tree.reported { tree.root.tintColor = .red }.sorted() == [
        "left", "left1", "left2", "right", "right1", "right2", "root",
      ])
  }

  @Test func drawsTintColor() throws {
    try onStage { stage in
      let button = stage.add(Button(frame: Rect(x: 0, y: 0, width: 100, height: 40)))
      button.setTitle("Go", for: .normal)
      stage.root.tintColor = Color(red: 1, green: 0, blue: 1)
      #expect(stage.harness.svg().lowercased().contains("#ff00ff"))
      stage.root.tintAdjustmentMode = .dimmed
      #expect(!stage.harness.svg().lowercased().contains("#ff00ff"))
    }
  }
}

private final class Tinted: View {
  var changes = 0
  var whenTold: () -> Void = {}

  init(_ name: String) {
    super.init(frame: .zero)
    self.name = name
  }

  required init(coder: Coder) throws { fatalError("made in code only") }

  override func tintColorDidChange() {
    changes += 1
    whenTold()
  }
}
