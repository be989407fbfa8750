import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// A container that forwards appearance callbacks to its children itself.
private final class ManualContainer: HostController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@Suite struct ContainerTests {
  static let appear = ["child viewWillAppear", "child viewDidAppear"]
  static let disappear = ["child viewWillDisappear", "child viewDidDisappear"]

  private func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test(
    "rule 12: a child of an invisible container appears and disappears once, together with the container")
  func together() throws {
    let theatre = try Theatre()
    let (container, child) = (theatre.controller("container"), theatre.controller("child"))
    add(child, to: container)
    try theatre.root.present(container, animated: true)
    #expect(
      theatre.takeEvents() == [
        "root viewWillDisappear", "container viewWillAppear", "child viewWillAppear",
      ])
    theatre.clock.advance(by: 1)
    #expect(
      theatre.takeEvents() == [
        "container viewDidAppear", "child viewDidAppear", "root viewDidDisappear",
      ])
    try theatre.root.dismiss(animated: false)
    #expect(
      theatre.takeEvents() == [
        "container viewWillDisappear", "child viewWillDisappear", "root viewWillAppear",
        "container viewDidDisappear", "child viewDidDisappear", "root viewDidAppear",
      ])
  }

  @Test(
    "rule 12: in a visible container, a child appears when added and disappears when removed"
  )
  func whileShown() throws {
    let theatre = try Theatre()
    let child = theatre.controller("child")
    add(child, to: theatre.root)
    #expect(theatre.takeEvents() == Self.appear)
    remove(child)
    #expect(theatre.takeEvents() == Self.disappear)
    add(child, to: theatre.root)
    #expect(theatre.takeEvents() == Self.appear)
    theatre.window.close()
    #expect(theatre.takeEvents().filter { $0.hasPrefix("child") } == Self.disappear)
  }

  @Test(
    "rule 12: adding and removing a child in container callbacks keeps the child's callbacks balanced",
    arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  func insideMethods(method: String) throws {
    let theatre = try Theatre()
    let (container, child) = (theatre.controller("container"), theatre.controller("child"))
    container.hooks[method] = { [unowned container] in
      if child.parent == nil { self.add(child, to: container) }
    }
    container.hooks["viewDidDisappear"] = { self.remove(child) }
    try theatre.root.present(container, animated: true)
    theatre.clock.advance(by: 1)
    #expect(theatre.takeEvents().filter { $0.hasPrefix("child") } == Self.appear)
    try container.dismiss(animated: true)
    theatre.clock.advance(by: 1)
    #expect(theatre.takeEvents().filter { $0.hasPrefix("child") } == Self.disappear)
  }

  @Test("rule 12: a child added during its container's transition appears when the transition ends")
  func duringTransition() throws {
    let theatre = try Theatre()
    let (container, child) = (theatre.controller("container"), theatre.controller("child"))
    try theatre.root.present(container, animated: true)
    theatre.clock.advance(by: 0.1)
    add(child, to: container)
    #expect(theatre.takeEvents().last == "child viewWillAppear")
    theatre.clock.advance(by: 1)
    #expect(theatre.takeEvents().filter { $0.hasPrefix("child") } == ["child viewDidAppear"])
    try container.dismiss(animated: true)
    theatre.clock.advance(by: 0.1)
    remove(child)
    theatre.clock.advance(by: 1)
    #expect(theatre.takeEvents().filter { $0.hasPrefix("child") } == Self.disappear)
  }

  @Test("rule 12: a grandchild is notified once, by its own container")
  func grandchildren() throws {
    let theatre = try Theatre()
    let (child, grandchild) = (theatre.controller("child"), theatre.controller("grandchild"))
    add(grandchild, to: child)
    add(child, to: theatre.root)
    #expect(
      theatre.takeEvents() == [
        "child viewWillAppear", "grandchild viewWillAppear", "child viewDidAppear",
        "grandchild viewDidAppear",
      ])
    remove(child)
    #expect(
      theatre.takeEvents() == [
        "child viewWillDisappear", "grandchild viewWillDisappear", "child viewDidDisappear",
        "grandchild viewDidDisappear",
      ])
  }

  @Test("rule 12: a child whose view is outside the container's view is not notified")
  func notShown() throws {
    let theatre = try Theatre()
    let child = theatre.controller("child")
    theatre.root.addChild(child)
    child.didMove(toParent: theatre.root)
    theatre.window.close()
    #expect(!theatre.takeEvents().contains { $0.hasPrefix("child") })
    #expect(!child.isViewLoaded)
  }

  @Test("rule 12: a container can forward appearance callbacks manually")
  func manual() throws {
    let theatre = try Theatre()
    let (container, child) = (ManualContainer(), theatre.controller("child"))
    theatre.window.rootViewController = container
    _ = theatre.takeEvents()
    add(child, to: container)
    #expect(theatre.takeEvents().isEmpty)
    child.beginAppearance(true, animated: true)
    child.beginAppearance(true, animated: true)
    child.endAppearance()
    child.endAppearance()
    #expect(theatre.takeEvents() == Self.appear)
    theatre.window.close()
    #expect(!theatre.takeEvents().contains { $0.hasPrefix("child") })
    child.beginAppearance(false, animated: false)
    child.endAppearance()
    #expect(theatre.takeEvents() == Self.disappear)
  }

  @Test("rule 12: a child's appearance transition reverses when its container's transition reverses")
  func reversed() throws {
    let theatre = try Theatre()
    let (container, child) = (ManualContainer(), theatre.controller("child"))
    theatre.window.rootViewController = container
    add(child, to: container)
    _ = theatre.takeEvents()
    child.beginAppearance(true, animated: false)
    child.beginAppearance(false, animated: false)
    child.endAppearance()
    #expect(
      theatre.takeEvents() == ["child viewWillAppear", "child viewWillDisappear", "child viewDidDisappear"])
  }

  @Test("rule 12: calls willMove before the parent changes and didMove afterward")
  func moves() throws {
    final class Moving: ViewController {
      var calls: [String] = []
      override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        calls.append("will \(parent == nil ? "nil" : "parent"), has \(self.parent == nil ? "none" : "one")")
      }
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        calls.append("did \(parent == nil ? "nil" : "parent"), has \(self.parent == nil ? "none" : "one")")
      }
    }
    let theatre = try Theatre()
    let child = Moving()
    add(child, to: theatre.root)
    #expect(child.context === theatre.context)
    remove(child)
    #expect(
      child.calls == [
        "will parent, has none", "did parent, has one", "will nil, has one", "did nil, has none",
      ])
    theatre.root.addChild(child)
    let other = ViewController()
    other.addChild(child)
    #expect(theatre.root.children.isEmpty)
    #expect(other.children.count == 1)
  }

  @Test("rule 9a: a child references its parent weakly and is released with the parent")
  func ownership() {
    Lifetimes.counting { lifetimes in
      let child = HostController()
      var parent: HostController? = HostController()
      add(child, to: parent!)
      parent = nil
      #expect(child.parent == nil)
      #expect(lifetimes.alive == 1)
      parent = HostController()
      add(HostController(), to: parent!)
      parent = nil
      #expect(lifetimes.alive == 1)
    }
  }
}
