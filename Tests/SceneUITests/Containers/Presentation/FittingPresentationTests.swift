import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Content sizes of popovers and form sheets")
struct FittingPresentationTests {
  private struct Pad {
    let theatre: Theatre
    let harness: Harness
    let content: HostController
    let label = Label()

    init(width: Double? = nil, isPinned: Bool = true) throws {
      theatre = try Theatre()
      theatre.context.idiom = .pad
      theatre.window.resize(to: Size(width: 1024, height: 768))
      harness = Harness(theatre.window)
      content = theatre.controller("content")
      let view = View()
      label.text = "Short"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      ])
      if isPinned {
        label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
          .isActive = true
      }
      if let width { label.widthAnchor.constraint(equalToConstant: width).isActive = true }
      content.view = view
    }

    func present(_ controller: ViewController, _ style: ModalPresentationStyle) throws {
      controller.modalPresentationStyle = style
      let button = Button(frame: Rect(x: 480, y: 20, width: 60, height: 40))
      theatre.root.view.addSubview(button)
      controller.popoverPresentation.anchorView = button
      try theatre.root.present(controller, animated: true)
      harness.advance(seconds: 1)
    }

    var height: Double {
      label.sizeThatFits(Size(width: label.frame.width, height: 0)).height + 40
    }
  }

  @Test("The height of a popover fits its constraints and follows content changes")
  func popover() throws {
    let pad = try Pad()
    try pad.present(pad.content, .popover)
    #expect(pad.content.view.frame.size == Size(width: 320, height: pad.height))
    let low = pad.height
    pad.label.text = String(repeating: "Several lines of text. ", count: 10)
    pad.theatre.window.layoutIfNeeded()
    #expect(pad.content.view.frame.size == Size(width: 320, height: pad.height))
    #expect(pad.height > low + 60)
  }

  @Test("Popovers and form sheets use the width that their constraints specify")
  func fixedWidth() throws {
    for style in [ModalPresentationStyle.popover, .formSheet] {
      let pad = try Pad(width: 180)
      try pad.present(pad.content, style)
      #expect(pad.content.view.frame.size == Size(width: 220, height: pad.height))
    }
  }

  @Test("Presented controllers without constraints have default sizes unless they set preferred sizes")
  func open() throws {
    let pad = try Pad(isPinned: false)
    try pad.present(pad.content, .formSheet)
    #expect(pad.content.view.frame.size == Size(width: 540, height: 620))
    pad.content.preferredContentSize = Size(width: 0, height: 300)
    pad.theatre.window.layoutIfNeeded()
    #expect(pad.content.view.frame.size == Size(width: 540, height: 300))
    pad.content.preferredContentSize = Size(width: 400, height: 200)
    pad.theatre.window.layoutIfNeeded()
    #expect(pad.content.view.frame.size == Size(width: 400, height: 200))
  }

  @Test("The size of a navigation controller fits its top controller and its bar")
  func navigation() throws {
    let pad = try Pad()
    let navigation = NavigationController(rootViewController: pad.content)
    try pad.present(navigation, .popover)
    let bar = navigation.navigationBar.frame.height
    #expect(bar > 30)
    #expect(navigation.view.frame.size == Size(width: 320, height: pad.height + bar))
    #expect(pad.label.convert(pad.label.bounds, to: navigation.view).minY == bar + 20)
    let next = pad.theatre.controller("next")
    next.preferredContentSize = Size(width: 280, height: 200)
    try navigation.pushViewController(next, animated: false)
    pad.theatre.window.layoutIfNeeded()
    #expect(navigation.view.frame.size == Size(width: 280, height: 200 + bar))
    next.preferredContentSize = Size(width: 280, height: 300)
    pad.theatre.window.layoutIfNeeded()
    #expect(navigation.view.frame.size == Size(width: 280, height: 300 + bar))
    try navigation.popViewController(animated: false)
    pad.theatre.window.layoutIfNeeded()
    #expect(navigation.view.frame.size == Size(width: 320, height: pad.height + bar))
  }

  @Test("The size of a tab bar controller fits its selected controller")
  func tabs() throws {
    let pad = try Pad()
    let tabs = TabBarController()
    let other = pad.theatre.controller("other")
    other.preferredContentSize = Size(width: 250, height: 150)
    try tabs.setViewControllers([pad.content, other])
    try pad.present(tabs, .popover)
    let bar = tabs.tabBar.frame.height
    #expect(tabs.view.frame.size == Size(width: 320, height: pad.height + bar))
    tabs.selectedIndex = 1
    pad.theatre.window.layoutIfNeeded()
    #expect(tabs.view.frame.size == Size(width: 250, height: 150 + bar))
  }

  @Test("A custom container can derive its preferred size from its child's preferred size")
  func ownContainer() throws {
    final class Frame: ViewController {
      override func preferredContentSizeDidChange(forChild child: ViewController) {
        super.preferredContentSizeDidChange(forChild: child)
        preferredContentSize = Size(
          width: child.preferredContentSize.width + 20, height: child.preferredContentSize.height + 20)
      }
    }
    let pad = try Pad()
    let frame = Frame()
    frame.addChild(pad.content)
    frame.view.addSubview(pad.content.view)
    pad.content.didMove(toParent: frame)
    try pad.present(frame, .popover)
    pad.content.preferredContentSize = Size(width: 200, height: 100)
    pad.theatre.window.layoutIfNeeded()
    #expect(frame.view.frame.size == Size(width: 220, height: 120))
  }
}
