import SceneUI

private func tabs(_ alarms: ViewController, _ clocks: ViewController, _ timers: ViewController) throws {
  // snippet: TabBarController.swift
  let tabs = TabBarController()
  try tabs.setViewControllers([alarms, clocks, timers])
  tabs.selectedIndex = 1
  // end
}

private func split(_ entries: ViewController, _ entry: ViewController) throws {
  // snippet: SplitViewController.swift
  let split = SplitViewController()
  try split.setViewControllers([entries, entry])
  split.preferredPrimaryColumnWidthFraction = 0.3
  // end
}

private final class AlbumPages: PageViewControllerDataSource {
  func page(at index: Int) -> ViewController { ViewController() }
  func pageViewController(_ pages: PageViewController, viewControllerBefore page: ViewController)
    -> ViewController?
  {
    nil
  }
  func pageViewController(_ pages: PageViewController, viewControllerAfter page: ViewController)
    -> ViewController?
  {
    nil
  }
}

private func pages(_ album: AlbumPages) throws {
  // snippet: PageViewController.swift
  let pages = PageViewController(transitionStyle: .scroll)
  pages.dataSource = album
  try pages.setViewControllers([album.page(at: 0)], animated: false)
  // end
}

private final class AlbumsController: ViewController {}
private final class AlbumController: ViewController {}

private func navigation(_ window: Window) throws {
  // snippet: NavigationController.swift
  let navigation = NavigationController(rootViewController: AlbumsController())
  window.rootViewController = navigation
  try navigation.pushViewController(AlbumController(), animated: true)
  // end
}

private final class EntryController: ViewController {
  private let preferences = ViewController()
  private let gearButton = Button(frame: .zero)
  private let panel = View(frame: .zero)
  private let center = Point.zero
  private var glide: ValueAnimation?

  func popover() throws {
    // snippet: PopoverPresentation.swift
    preferences.modalPresentationStyle = .popover
    preferences.preferredContentSize = Size(width: 280, height: 200)
    preferences.popoverPresentation.anchorView = gearButton
    try present(preferences, animated: true)
    // end
  }

  private let filter = ViewController()

  func sheet() throws {
    // snippet: SheetPresentation.swift
    filter.modalPresentationStyle = .pageSheet
    filter.sheetPresentation.detents = [.medium, .large]
    filter.sheetPresentation.prefersGrabberVisible = true
    try present(filter, animated: true)
    // end
    // snippet: SheetDetent.swift
    filter.sheetPresentation.detents = [.fitting, .height(320, "list"), .large]
    // end
  }

  func delete() {}

  func menu(_ button: Button, byName: Action, byDate: Action) {
    // snippet: Menu.swift
    button.menu = Menu(children: [
      Action(title: "Rename") { [weak self] _ in self?.rename() },
      Menu(title: "Sort by", options: .singleSelection, children: [byName, byDate]),
    ])
    button.showsMenuAsPrimaryAction = true
    // end
    // snippet: Action.swift
    let delete = Action(title: "Delete", attributes: .destructive) { [weak self] _ in self?.delete() }
    // end
    byName.attributes = delete.attributes
  }

  func rename() {}

  func contextMenu(of photo: View, self: any ContextMenuInteractionDelegate) {
    // snippet: ContextMenuInteraction.swift
    photo.addInteraction(ContextMenuInteraction(delegate: self))
    // end
  }

  func alert() throws {
    // snippet: AlertController.swift
    let alert = AlertController(title: "Delete the entry?", message: "It cannot be brought back.")
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    try present(alert, animated: true)
    // end
  }

  // snippet: TransitionCoordinator.swift
  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongside: { [panel] in panel.alpha = 0.5 }, completion: { [panel] in panel.alpha = 1 })
  }
  // end

  func exchange(_ old: ViewController, _ new: ViewController) throws {
    // snippet: ViewController+ChildTransition.swift
    addChild(new)
    new.view.frame = old.view.frame
    old.willMove(toParent: nil)
    try transition(
      from: old, to: new, duration: 0.4, options: .flipHorizontal,
      completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      })
    // end
  }
}

private final class SearchSnippet: ViewController, SearchResultsUpdating {
  func updateSearchResults(for searchController: SearchController) {}

  func addSearch() {
    // snippet: SearchController.swift
    let search = SearchController()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    // end
  }
}

private final class CardController: ViewController {
  var timer: Timer?

  private func countDown() {}
  private func move(by translation: Point) {}

  func connect(_ button: Button) {
    // snippet: Control.swift
    button.addTarget(self, action: "countUp:", for: .touchUpInside)
    // end
    // snippet: GestureRecognizer+Targets.swift
    let pan = PanGestureRecognizer()
    pan.addTarget(self) { controller, pan in controller.move(by: pan.translation(in: controller.view)) }
    // end
    // snippet: SceneContext+Timers.swift
    timer = context.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.countDown() }
    // end
  }
}
