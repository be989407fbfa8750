extension NavigationController: RestoringContainer {
  var restorableChildren: [ViewController] { viewControllers }
  var restorableSelection: Int? { nil }
  var createsRestoredChildren: Bool { true }

  func restore(_ children: [ViewController], selection: Int?) throws {
    try setViewControllers(children, animated: false)
  }
}
