import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Checks that cycles of controllers and views are rejected without side effects.
@Suite struct CircleTests {
  private final class Failures { var heard: [String] = [] }

  private func inWindow(_ root: ViewController, _ play: (Failures) throws -> Void) throws {
    let failures = Failures()
    let context = SceneContext(clock: ManualClock())
    context.failureHandler = { failures.heard.append("\($0)") }
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.rootViewController = root
    try window.makeKeyAndVisible()
    try play(failures)
    window.rootViewController = nil
  }

  @Test("rule 12: a controller cannot become its own descendant")
  func children() throws {
    let (root, child) = (ViewController(), ViewController())
    try inWindow(root) { failures in
      root.addChild(child)
      child.didMove(toParent: root)
      let message = "'ViewController' cannot be a child of itself or of its own descendant"
      root.addChild(root)
      child.addChild(root)
      child.addChild(child)
      #expect(failures.heard == [message, message, message])
      #expect(root.children.count == 1 && root.parent == nil)
      #expect(child.children.isEmpty && child.parent === root)
      root.addChild(child)
      #expect(failures.heard.count == 3 && root.children.count == 1, "an existing child remains a child")
    }
  }

  @Test("rule 22: a view cannot become its own descendant")
  func views() throws {
    let root = ViewController()
    try inWindow(root) { failures in
      let (outer, inner, label) = (View(), View(), Label())
      root.view.addSubview(outer)
      outer.addSubview(inner)
      inner.addSubview(label)
      outer.addSubview(outer)
      inner.addSubview(outer)
      label.insertSubview(outer, at: 0)
      inner.insertSubview(outer, aboveSubview: label)
      inner.insertSubview(inner, belowSubview: label)
      #expect(failures.heard.count == 5)
      #expect(
        failures.heard.allSatisfy {
          $0 == "'View' cannot be added to itself or to its own descendant"
        })
      #expect(outer.superview === root.view && outer.subviews.map { $0 === inner } == [true])
      #expect(inner.subviews.map { $0 === label } == [true] && label.subviews.isEmpty)
      label.addSubview(try #require(label.window))
      #expect(failures.heard.count == 6 && label.window?.superview == nil)
    }
  }

  @Test("A stack view rejects itself and its ancestors as arranged views")
  func stackViewDoesNotArrangeItsAncestor() throws {
    let root = ViewController()
    try inWindow(root) { failures in
      let (outer, stack) = (View(), StackView())
      root.view.addSubview(outer)
      outer.addSubview(stack)
      stack.addArrangedSubview(outer)
      stack.insertArrangedSubview(stack, at: 0)
      #expect(failures.heard.count == 2 && stack.arrangedSubviews.isEmpty)
      #expect(outer.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("rule 22: a view outside a window cannot become its own descendant")
  func viewsAlone() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil && inner.subviews.isEmpty && outer.subviews.count == 1)
    let controller = ViewController()
    controller.addChild(controller)
    #expect(controller.children.isEmpty && controller.parent == nil)
  }

  @Test("rule 10: a controller cannot present itself or one of its ancestors")
  func presentations() throws {
    let (root, child) = (ViewController(), ViewController())
    try inWindow(root) { failures in
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      for style in ModalPresentationStyle.allCases {
        root.modalPresentationStyle = style
        for presenter in [root, child] {
          presenter.definesPresentationContext = true
          let error = try loadingError { try presenter.present(root, animated: false) }
          #expect("\(error)".contains("it is already shown"), "\(style)")
        }
      }
      #expect(root.presentedViewController == nil && root.presentingViewController == nil)
      #expect(failures.heard == [])
    }
  }

  @Test("rule 12: a container cannot contain itself or one of its ancestors")
  func containers() throws {
    let (tabs, stack, leaf) = (TabBarController(), NavigationController(), ViewController())
    try stack.setViewControllers([leaf], animated: false)
    try tabs.setViewControllers([stack])
    try inWindow(tabs) { failures in
      for controller in [stack, tabs] as [ViewController] {
        _ = try loadingError { try stack.pushViewController(controller, animated: false) }
        _ = try loadingError { try stack.setViewControllers([leaf, controller], animated: false) }
      }
      _ = try loadingError { try tabs.setViewControllers([stack, tabs]) }
      #expect(stack.viewControllers.map { $0 === leaf } == [true])
      #expect(tabs.viewControllers.map { $0 === stack } == [true])
      let split = SplitViewController()
      _ = try loadingError { try split.setViewControllers([split, leaf]) }
      #expect(split.viewControllers.isEmpty && failures.heard == [])
    }
  }

  @Test("rule 9b: reports a controller whose loadView() sets no view")
  func noView() throws {
    final class Lazy: ViewController {
      override func loadView() {}
    }
    let lazy = Lazy()
    let error = try loadingError { try lazy.loadViewIfNeeded() }
    #expect(error.description == "'loadView()' of 'Lazy' did not set a view")
    #expect(!lazy.isViewLoaded)
  }
}
