import SceneValues

/// A method that the protocol of SceneUI lacks. Nothing calls a method that a class implements for it.
package struct UncalledMethod: Sendable, Hashable {
  package enum Difference: Sendable, Hashable {
    case parameter(String)
    case result(String?)
    case access
    case subclass(of: String)
  }

  package let protocolName: String
  package let name: String
  package let difference: Difference?
  package let advice: String

  package init(_ protocolName: String, _ name: String, parameterType: String? = nil, _ advice: String) {
    self.init(protocolName, name, differingIn: parameterType.map { .parameter($0) }, advice)
  }

  package init(_ protocolName: String, _ name: String, differingIn difference: Difference?, _ advice: String)
  {
    self.protocolName = protocolName
    self.name = name
    self.difference = difference
    self.advice = advice
  }

  package var parameterType: String? {
    guard case .parameter(let type) = difference else { return nil }
    return type
  }

  /// The required data source methods of list controllers, by the class that conforms to the data source in UIKit.
  package static let ofListControllers = [
    "TableViewController": UncalledMethod(
      "TableViewDataSource", "tableView(_:numberOfRowsInSection:)",
      "Add 'TableViewDataSource' to the class's protocols, and 'TableViewDelegate' if it has such methods."),
    "CollectionViewController": UncalledMethod(
      "CollectionViewDataSource", "collectionView(_:numberOfItemsInSection:)",
      "Add 'CollectionViewDataSource' to the class's protocols, and 'CollectionViewDelegate' if it has such methods."
    ),
  ]

  /// The names in the inheritance list of a list controller that do not make it a data source.
  package static let namesWithoutDataSource: Set<String> =
    Set(DelegateProtocol.all.keys).subtracting(ofListControllers.values.map(\.protocolName))
    .union(ofListControllers.keys)

  private static let noMenuAnimator = "Implement the method without 'animator'."
  private static let noStatusBar = "There is no status bar to tap."

  package static let all = [
    UncalledMethod(
      "ApplicationDelegate", "application(_:willFinishLaunchingWithOptions:)",
      "Implement 'application(_:didFinishLaunchingWithOptions:)'."),
    UncalledMethod(
      "ApplicationDelegate", "application(_:open:options:)", "The host app receives URLs in its own way."),
    UncalledMethod(
      "ApplicationDelegate", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "Only local notifications are supported."),
    UncalledMethod(
      "ApplicationDelegate", "applicationDidFinishLaunching(_:)",
      "Implement 'application(_:didFinishLaunchingWithOptions:)'."),
    UncalledMethod(
      "ScrollViewDelegate", "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      parameterType: "UnsafeMutablePointer", "Declare the offset as 'inout Point'."),
    UncalledMethod("ScrollViewDelegate", "scrollViewShouldScrollToTop(_:)", noStatusBar),
    UncalledMethod("ScrollViewDelegate", "scrollViewDidScrollToTop(_:)", noStatusBar),
    UncalledMethod(
      "ScrollViewDelegate", "scrollViewDidChangeAdjustedContentInset(_:)",
      "Override 'viewSafeAreaInsetsDidChange()' in the view controller."),
    UncalledMethod(
      "TableViewDelegate", "tableView(_:estimatedHeightForRowAt:)", "Set the table's 'estimatedRowHeight'."),
    UncalledMethod(
      "TableViewDelegate", "tableView(_:editActionsForRowAt:)",
      "Implement 'tableView(_:trailingSwipeActionsConfigurationForRowAt:)'."),
    UncalledMethod(
      "TableViewDelegate", "tableView(_:willPerformPreviewActionForMenuWith:animator:)", noMenuAnimator),
    UncalledMethod(
      "CollectionViewDelegate", "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
      noMenuAnimator),
    UncalledMethod(
      "CollectionViewDelegate", "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "Configure the view in 'collectionView(_:viewForSupplementaryElementOfKind:at:)'."),
    UncalledMethod(
      "CollectionViewDataSource", "collectionView(_:canMoveItemAt:)", "Users cannot move items."),
    UncalledMethod(
      "CollectionViewDataSource", "collectionView(_:moveItemAt:to:)", "Users cannot move items."),
    UncalledMethod(
      "CollectionViewDataSource", "indexTitles(for:)", "Collections have no section index."),
    UncalledMethod(
      "ContextMenuInteractionDelegate", "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
      noMenuAnimator),
    UncalledMethod(
      "ContextMenuInteractionDelegate", "contextMenuInteraction(_:willEndFor:animator:)", noMenuAnimator),
    UncalledMethod(
      "ContextMenuInteractionDelegate",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)", noMenuAnimator),
    UncalledMethod(
      "TextFieldDelegate", "textField(_:shouldChangeCharactersIn:replacementString:)",
      parameterType: "NSRange", "Declare the range as 'Range<Int>'. It counts characters."),
    UncalledMethod(
      "TextViewDelegate", "textView(_:shouldChangeTextIn:replacementText:)", parameterType: "NSRange",
      "Declare the range as 'Range<Int>'. It counts characters."),
    UncalledMethod(
      "SearchBarDelegate", "searchBarShouldBeginEditing(_:)", "Set the bar's 'isUserInteractionEnabled'."),
    UncalledMethod(
      "SearchBarDelegate", "searchBarShouldEndEditing(_:)", "Implement 'searchBarTextDidEndEditing(_:)'."),
    UncalledMethod(
      "SearchBarDelegate", "searchBar(_:shouldChangeTextIn:replacementText:)",
      "Implement 'searchBar(_:textDidChange:)'."),
    UncalledMethod(
      "SearchBarDelegate", "searchBarResultsListButtonClicked(_:)",
      "Implement 'searchBarBookmarkButtonClicked(_:)'."),
    UncalledMethod(
      "PickerViewDelegate", "pickerView(_:attributedTitleForRow:forComponent:)",
      "Implement 'pickerView(_:titleForRow:forComponent:)'."),
    UncalledMethod(
      "PickerViewDelegate", "pickerView(_:viewForRow:forComponent:reusing:)",
      "Implement 'pickerView(_:titleForRow:forComponent:)'."),
    UncalledMethod(
      "NavigationBarDelegate", "navigationBar(_:shouldPush:)", "Decide before calling 'pushItem'."),
    UncalledMethod(
      "NavigationBarDelegate", "navigationBar(_:didPush:)", "Continue after calling 'pushItem'."),
    UncalledMethod(
      "NavigationControllerDelegate", "navigationControllerSupportedInterfaceOrientations(_:)",
      "Override 'supportedInterfaceOrientations' in the view controllers."),
    UncalledMethod(
      "TabBarControllerDelegate", "tabBarControllerSupportedInterfaceOrientations(_:)",
      "Override 'supportedInterfaceOrientations' in the view controllers."),
    UncalledMethod(
      "PageViewControllerDelegate", "pageViewControllerSupportedInterfaceOrientations(_:)",
      "Override 'supportedInterfaceOrientations' in the view controllers."),
    UncalledMethod(
      "SplitViewControllerDelegate", "splitViewControllerDidCollapse(_:)",
      "Implement 'splitViewController(_:willChangeTo:)'."),
    UncalledMethod(
      "SplitViewControllerDelegate", "splitViewControllerDidExpand(_:)",
      "Implement 'splitViewController(_:willChangeTo:)'."),
    UncalledMethod(
      "SplitViewControllerDelegate",
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      "Set 'preferredDisplayMode'."),
  ]
}
