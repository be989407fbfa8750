import SceneUI

/// Shows the entries of the list as pages.
final class LeafViewController: PageViewController, DiaryShowing, PageViewControllerDataSource {
  var diary: Diary!
  var ids: [Int64] = []
  /// The id of the first visible page, or nil for the first entry.
  var firstID: Int64?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(LeafViewController.self, "The entries as pages, to leaf through.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    guard let first = firstID ?? ids.first, let page = page(of: first) else { return }
    attempt { try setViewControllers([page], animated: false) }
  }

  private func page(of id: Int64) -> ViewController? {
    do {
      let page = try storyboard?.instantiate("entry")
      page?.hand(diary)
      (page as? EntryViewController)?.entryID = id
      return page
    } catch {
      context.failureHandler(error)
      return nil
    }
  }

  private func index(of page: ViewController?) -> Int? {
    (page as? EntryViewController)?.entryID.flatMap { ids.firstIndex(of: $0) }
  }

  private func page(_ step: Int, from page: ViewController) -> ViewController? {
    guard let index = index(of: page), ids.indices.contains(index + step) else { return nil }
    return self.page(of: ids[index + step])
  }

  // MARK: Data source

  func pageViewController(
    _ pages: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? { page(-1, from: controller) }

  func pageViewController(
    _ pages: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? { page(1, from: controller) }

  func presentationCount(for pages: PageViewController) -> Int { ids.count }
  func presentationIndex(for pages: PageViewController) -> Int { index(of: viewControllers.first) ?? 0 }
}
