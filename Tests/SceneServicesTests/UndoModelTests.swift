import SceneUI
import TestSupport
import Testing

/// Checks that the undo manager behaves as its model in random operations.
@Suite struct UndoModelTests {
  @Test("The undo manager matches a simple model after random steps", arguments: 0..<10)
  func randomRuns(_ part: Int) {
    for seed in RandomSeeds.of(10_000, part: part, of: 10) {
      var play = Play(seed: UInt64(seed))
      for _ in 0..<30 {
        play.step()
        if let fault = play.fault {
          Issue.record("seed \(seed): \(fault) after \(play.steps)")
          return
        }
      }
      #expect(play.survivors == 0)
    }
  }
}

/// A number that is set, sometimes in its own group.
private final class Cell {
  var value = 0

  func set(_ new: Int, grouped: Bool, _ undo: UndoManager) {
    let old = value
    if grouped { undo.beginUndoGrouping() }
    undo.registerUndo(withTarget: self) { [unowned undo] in $0.set(old, grouped: grouped, undo) }
    if grouped { undo.endUndoGrouping() }
    value = new
  }
}

private struct Play {
  private static let targets = 4
  private let clock = ManualClock()
  private let undo: UndoManager
  private var cells: [Int: Cell] = [:]
  private var dead: [WeakCell] = []
  private var model = UndoModel(targets: targets)
  private var random: SeededGenerator
  private var next = 1
  private(set) var steps: [String] = []

  private struct WeakCell {
    weak var cell: Cell?
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    undo = UndoManager(context: SceneContext(clock: clock))
    for target in 0..<Self.targets { cells[target] = Cell() }
    undo.groupsByEvent = Int.random(in: 0..<4, using: &random) > 0
    model.groupsByEvent = undo.groupsByEvent
  }

  var survivors: Int { dead.count { $0.cell != nil } }

  mutating func step() {
    let choice = Int.random(in: 0..<100, using: &random)
    // Without groups by event, registration requires an open group.
    let mayRegister = model.groupsByEvent || !model.open.isEmpty
    let target = cells.keys.sorted().randomElement(using: &random)
    switch choice {
    case 0..<34:
      guard mayRegister, let target else { return }
      let grouped = Int.random(in: 0..<4, using: &random) == 0
      note("set \(target) to \(next)\(grouped ? " grouped" : "")")
      cells[target]!.set(next, grouped: grouped, undo)
      model.set(target, to: next, grouped: grouped)
      next += 1
    case 34..<42:
      note("begin")
      undo.beginUndoGrouping()
      model.begin()
    case 42..<52:
      guard !model.open.isEmpty else { return }
      note("end")
      undo.endUndoGrouping()
      model.end()
    case 52..<64:
      guard model.open.count <= 1 else { return }
      note("undo")
      undo.undo()
      model.undo()
    case 64..<70:
      guard model.canUndoNested else { return }
      note("undo nested")
      undo.undoNestedGroup()
      model.undoNested()
    case 70..<80:
      note("redo")
      undo.redo()
      model.redo()
    case 80..<88:
      note("turn")
      clock.advance(by: 0)
      model.turn()
    case 88..<91:
      note("name \(next)")
      undo.setActionName("\(next)")
      model.setName("\(next)")
    case 91..<93:
      note("disable")
      undo.disableUndoRegistration()
      model.disabled += 1
    case 93..<95:
      guard model.disabled > 0 else { return }
      note("enable")
      undo.enableUndoRegistration()
      model.disabled -= 1
    case 95..<97:
      let levels = Int.random(in: 0...3, using: &random)
      note("levels \(levels)")
      undo.levelsOfUndo = levels
      model.levels = levels
      model.trim()
    case 97:
      note("remove all")
      undo.removeAllActions()
      model.removeAll()
    case 98:
      guard let target else { return }
      note("forget \(target)")
      undo.removeAllActions(withTarget: cells[target]!)
      model.forget(target)
    default:
      guard let target, cells.count > 1 else { return }
      note("death of \(target)")
      dead.append(WeakCell(cell: cells.removeValue(forKey: target)))
      model.forget(target)
      model.values[target] = nil
    }
  }

  private mutating func note(_ step: String) { steps.append(step) }

  /// The difference between the manager and the model.
  var fault: String? {
    for (target, cell) in cells where cell.value != model.values[target] {
      return "\(target) is \(cell.value), not \(model.values[target]!)"
    }
    if undo.groupingLevel != model.open.count {
      return "level \(undo.groupingLevel), not \(model.open.count)"
    }
    if undo.canUndo != model.canUndo { return "canUndo \(undo.canUndo)" }
    if undo.canRedo == model.redoable.isEmpty { return "canRedo \(undo.canRedo)" }
    if undo.undoActionName != model.undoName { return "'\(undo.undoActionName)', not '\(model.undoName)'" }
    if undo.redoActionName != model.redoable.last?.name ?? "" { return "redo '\(undo.redoActionName)'" }
    if undo.isUndoRegistrationEnabled != (model.disabled == 0) { return "registration" }
    return nil
  }
}
