extension TabBarController: RestoringContainer {
  var restorableChildren: [ViewController] { viewControllers }
  var restorableSelection: Int? { selectedIndex }
  var createsRestoredChildren: Bool { false }

  func restore(_ children: [ViewController], selection: Int?) throws {
    if let selection, children.indices.contains(selection) { try select(children[selection]) }
  }
}
