// Recorded by UIKitNamesPageTests.
extension DelegateProtocol {
  static let rows: KeyValuePairs = [
    "ApplicationDelegate": """
    application(_: Application, didFinishLaunchingWithOptions: LaunchOptions) -> Bool
    applicationDidBecomeActive(_: Application)
    applicationWillResignActive(_: Application)
    applicationDidEnterBackground(_: Application)
    applicationWillEnterForeground(_: Application)
    applicationWillTerminate(_: Application)
    applicationDidReceiveMemoryWarning(_: Application)
    application(_: Application, viewControllerWithRestorationIdentifierPath: [String], coder: RestorationCoder) -> ViewController?
    application(_: Application, supportedInterfaceOrientationsFor: Window?) -> InterfaceOrientationMask
    application(_: Application, willPresent: LocalNotification) -> NotificationPresentationOptions
    application(_: Application, didReceive: LocalNotification)
    application(_: Application, didOpen: LocalNotification)
    application(_: Application, handle: LocalNotificationAction, for: LocalNotification)
    """,
    "CollectionViewDataSource": """
    numberOfSections(in: CollectionView) -> Int
    collectionView(_: CollectionView, numberOfItemsInSection: Int) -> Int
    collectionView(_: CollectionView, cellForItemAt: IndexPath) -> CollectionViewCell
    collectionView(_: CollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath) -> CollectionReusableView
    """,
    "CollectionViewDelegate: ScrollViewDelegate": """
    collectionView(_: CollectionView, willDisplay: CollectionViewCell, forItemAt: IndexPath)
    collectionView(_: CollectionView, didEndDisplaying: CollectionViewCell, forItemAt: IndexPath)
    collectionView(_: CollectionView, shouldHighlightItemAt: IndexPath) -> Bool
    collectionView(_: CollectionView, didHighlightItemAt: IndexPath)
    collectionView(_: CollectionView, didUnhighlightItemAt: IndexPath)
    collectionView(_: CollectionView, shouldSelectItemAt: IndexPath) -> Bool
    collectionView(_: CollectionView, didSelectItemAt: IndexPath)
    collectionView(_: CollectionView, shouldDeselectItemAt: IndexPath) -> Bool
    collectionView(_: CollectionView, didDeselectItemAt: IndexPath)
    collectionView(_: CollectionView, contextMenuConfigurationForItemAt: IndexPath, point: Point) -> ContextMenuConfiguration?
    collectionView(_: CollectionView, willPerformPreviewActionForMenuWith: ContextMenuConfiguration)
    """,
    "CollectionViewDelegateFlowLayout: CollectionViewDelegate": """
    collectionView(_: CollectionView, layout: CollectionLayout, sizeForItemAt: IndexPath) -> Size
    collectionView(_: CollectionView, layout: CollectionLayout, insetForSectionAt: Int) -> EdgeInsets
    collectionView(_: CollectionView, layout: CollectionLayout, minimumLineSpacingForSectionAt: Int) -> Double
    collectionView(_: CollectionView, layout: CollectionLayout, minimumInteritemSpacingForSectionAt: Int) -> Double
    collectionView(_: CollectionView, layout: CollectionLayout, referenceSizeForHeaderInSection: Int) -> Size
    collectionView(_: CollectionView, layout: CollectionLayout, referenceSizeForFooterInSection: Int) -> Size
    """,
    "ContextMenuInteractionDelegate": """
    contextMenuInteraction(_: ContextMenuInteraction, configurationForMenuAtLocation: Point) -> ContextMenuConfiguration?
    contextMenuInteraction(_: ContextMenuInteraction, highlightedRectAt: Point) -> Rect?
    contextMenuInteraction(_: ContextMenuInteraction, willDisplayMenuFor: ContextMenuConfiguration)
    contextMenuInteraction(_: ContextMenuInteraction, willEndFor: ContextMenuConfiguration)
    contextMenuInteraction(_: ContextMenuInteraction, willPerformPreviewActionForMenuWith: ContextMenuConfiguration)
    """,
    "DropInteractionDelegate": """
    dropInteraction(_: DropInteraction, canHandle: DropSession) -> Bool
    dropInteraction(_: DropInteraction, sessionDidEnter: DropSession)
    dropInteraction(_: DropInteraction, sessionDidUpdate: DropSession)
    dropInteraction(_: DropInteraction, sessionDidExit: DropSession)
    dropInteraction(_: DropInteraction, performDrop: DropSession)
    """,
    "GestureRecognizerDelegate": """
    gestureRecognizerShouldBegin(_: GestureRecognizer) -> Bool
    gestureRecognizer(_: GestureRecognizer, shouldReceive: Touch) -> Bool
    gestureRecognizer(_: GestureRecognizer, shouldRecognizeSimultaneouslyWith: GestureRecognizer) -> Bool
    gestureRecognizer(_: GestureRecognizer, shouldRequireFailureOf: GestureRecognizer) -> Bool
    gestureRecognizer(_: GestureRecognizer, shouldBeRequiredToFailBy: GestureRecognizer) -> Bool
    """,
    "LayerDelegate": """
    draw(_: Layer, in: GraphicsContext)
    layoutSublayers(of: Layer)
    """,
    "NavigationBarDelegate": """
    navigationBar(_: NavigationBar, shouldPop: NavigationItem) -> Bool
    navigationBar(_: NavigationBar, didPop: NavigationItem)
    """,
    "NavigationControllerDelegate": """
    navigationController(_: NavigationController, willShow: ViewController, animated: Bool)
    navigationController(_: NavigationController, animationControllerFor: NavigationController.Operation, from: ViewController, to: ViewController) -> (any AnimatedTransitioning)?
    navigationController(_: NavigationController, interactionControllerFor: any AnimatedTransitioning) -> (any InteractiveTransitioning)?
    navigationController(_: NavigationController, didShow: ViewController, animated: Bool)
    """,
    "PageViewControllerDataSource": """
    pageViewController(_: PageViewController, viewControllerBefore: ViewController) -> ViewController?
    pageViewController(_: PageViewController, viewControllerAfter: ViewController) -> ViewController?
    presentationCount(for: PageViewController) -> Int
    presentationIndex(for: PageViewController) -> Int
    """,
    "PageViewControllerDelegate": """
    pageViewController(_: PageViewController, willTransitionTo: [ViewController])
    pageViewController(_: PageViewController, didFinishAnimating: Bool, previousViewControllers: [ViewController], transitionCompleted: Bool)
    pageViewController(_: PageViewController, spineLocationFor: InterfaceOrientation) -> PageViewController.SpineLocation
    """,
    "PickerViewDataSource": """
    numberOfComponents(in: PickerView) -> Int
    pickerView(_: PickerView, numberOfRowsInComponent: Int) -> Int
    """,
    "PickerViewDelegate": """
    pickerView(_: PickerView, titleForRow: Int, forComponent: Int) -> String?
    pickerView(_: PickerView, widthForComponent: Int) -> Double
    pickerView(_: PickerView, rowHeightForComponent: Int) -> Double
    pickerView(_: PickerView, didSelectRow: Int, inComponent: Int)
    """,
    "PresentationDelegate": """
    adaptivePresentationStyle(for: ViewController, traitCollection: TraitCollection) -> ModalPresentationStyle
    presentationControllerShouldDismiss(_: ViewController) -> Bool
    presentationControllerWillDismiss(_: ViewController)
    presentationControllerDidDismiss(_: ViewController)
    presentationControllerDidAttemptToDismiss(_: ViewController)
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: ViewController)
    """,
    "ScrollViewDelegate": """
    scrollViewDidScroll(_: ScrollView)
    scrollViewWillBeginDragging(_: ScrollView)
    scrollViewWillEndDragging(_: ScrollView, withVelocity: Point, targetContentOffset: inout Point)
    scrollViewDidEndDragging(_: ScrollView, willDecelerate: Bool)
    scrollViewWillBeginDecelerating(_: ScrollView)
    scrollViewDidEndDecelerating(_: ScrollView)
    scrollViewDidEndScrollingAnimation(_: ScrollView)
    viewForZooming(in: ScrollView) -> View?
    scrollViewWillBeginZooming(_: ScrollView, with: View?)
    scrollViewDidZoom(_: ScrollView)
    scrollViewDidEndZooming(_: ScrollView, with: View?, atScale: Double)
    """,
    "SearchBarDelegate": """
    searchBarTextDidBeginEditing(_: SearchBar)
    searchBarTextDidEndEditing(_: SearchBar)
    searchBar(_: SearchBar, textDidChange: String)
    searchBarSearchButtonClicked(_: SearchBar)
    searchBarCancelButtonClicked(_: SearchBar)
    searchBarBookmarkButtonClicked(_: SearchBar)
    searchBar(_: SearchBar, selectedScopeButtonIndexDidChange: Int)
    """,
    "SearchControllerDelegate": """
    willPresentSearchController(_: SearchController)
    didPresentSearchController(_: SearchController)
    willDismissSearchController(_: SearchController)
    didDismissSearchController(_: SearchController)
    """,
    "SearchResultsUpdating": """
    updateSearchResults(for: SearchController)
    """,
    "SplitViewControllerDelegate": """
    splitViewController(_: SplitViewController, willChangeTo: SplitViewController.DisplayMode)
    splitViewController(_: SplitViewController, willShow: SplitViewController.Column)
    splitViewController(_: SplitViewController, willHide: SplitViewController.Column)
    targetDisplayModeForAction(in: SplitViewController) -> SplitViewController.DisplayMode
    primaryViewController(forCollapsing: SplitViewController) -> ViewController?
    primaryViewController(forExpanding: SplitViewController) -> ViewController?
    splitViewController(_: SplitViewController, topColumnForCollapsingToProposedTopColumn: SplitViewController.Column) -> SplitViewController.Column
    splitViewController(_: SplitViewController, collapseSecondary: ViewController, onto: ViewController) -> Bool
    splitViewController(_: SplitViewController, separateSecondaryFrom: ViewController) -> ViewController?
    splitViewController(_: SplitViewController, showDetail: ViewController, sender: Any?) -> Bool
    splitViewController(_: SplitViewController, show: ViewController, sender: Any?) -> Bool
    """,
    "TabBarControllerDelegate": """
    tabBarController(_: TabBarController, shouldSelect: ViewController) -> Bool
    tabBarController(_: TabBarController, animationControllerForTransitionFrom: ViewController, to: ViewController) -> (any AnimatedTransitioning)?
    tabBarController(_: TabBarController, interactionControllerFor: any AnimatedTransitioning) -> (any InteractiveTransitioning)?
    tabBarController(_: TabBarController, didSelect: ViewController)
    """,
    "TabBarDelegate": """
    tabBar(_: TabBar, shouldSelect: TabBarItem) -> Bool
    tabBar(_: TabBar, didSelect: TabBarItem)
    """,
    "TableViewDataSource": """
    numberOfSections(in: TableView) -> Int
    tableView(_: TableView, numberOfRowsInSection: Int) -> Int
    tableView(_: TableView, cellForRowAt: IndexPath) -> TableViewCell
    tableView(_: TableView, titleForHeaderInSection: Int) -> String?
    tableView(_: TableView, titleForFooterInSection: Int) -> String?
    sectionIndexTitles(for: TableView) -> [String]?
    tableView(_: TableView, sectionForSectionIndexTitle: String, at: Int) -> Int
    tableView(_: TableView, canEditRowAt: IndexPath) -> Bool
    tableView(_: TableView, commit: TableViewCell.EditingStyle, forRowAt: IndexPath)
    tableView(_: TableView, canMoveRowAt: IndexPath) -> Bool
    tableView(_: TableView, moveRowAt: IndexPath, to: IndexPath)
    """,
    "TableViewDelegate: ScrollViewDelegate": """
    tableView(_: TableView, heightForRowAt: IndexPath) -> Double
    tableView(_: TableView, heightForHeaderInSection: Int) -> Double
    tableView(_: TableView, heightForFooterInSection: Int) -> Double
    tableView(_: TableView, viewForHeaderInSection: Int) -> View?
    tableView(_: TableView, viewForFooterInSection: Int) -> View?
    tableView(_: TableView, willDisplayHeaderView: View, forSection: Int)
    tableView(_: TableView, willDisplayFooterView: View, forSection: Int)
    tableView(_: TableView, willDisplay: TableViewCell, forRowAt: IndexPath)
    tableView(_: TableView, didEndDisplaying: TableViewCell, forRowAt: IndexPath)
    tableView(_: TableView, shouldHighlightRowAt: IndexPath) -> Bool
    tableView(_: TableView, didHighlightRowAt: IndexPath)
    tableView(_: TableView, didUnhighlightRowAt: IndexPath)
    tableView(_: TableView, willSelectRowAt: IndexPath) -> IndexPath?
    tableView(_: TableView, didSelectRowAt: IndexPath)
    tableView(_: TableView, willDeselectRowAt: IndexPath) -> IndexPath?
    tableView(_: TableView, didDeselectRowAt: IndexPath)
    tableView(_: TableView, accessoryButtonTappedForRowWith: IndexPath)
    tableView(_: TableView, editingStyleForRowAt: IndexPath) -> TableViewCell.EditingStyle
    tableView(_: TableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> String?
    tableView(_: TableView, leadingSwipeActionsConfigurationForRowAt: IndexPath) -> SwipeActionsConfiguration?
    tableView(_: TableView, trailingSwipeActionsConfigurationForRowAt: IndexPath) -> SwipeActionsConfiguration?
    tableView(_: TableView, contextMenuConfigurationForRowAt: IndexPath, point: Point) -> ContextMenuConfiguration?
    tableView(_: TableView, willPerformPreviewActionForMenuWith: ContextMenuConfiguration)
    tableView(_: TableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath) -> IndexPath
    """,
    "TextFieldDelegate": """
    textFieldShouldBeginEditing(_: TextField) -> Bool
    textFieldDidBeginEditing(_: TextField)
    textFieldShouldEndEditing(_: TextField) -> Bool
    textFieldDidEndEditing(_: TextField)
    textFieldDidEndEditing(_: TextField, reason: TextField.DidEndEditingReason)
    textFieldDidChangeSelection(_: TextField)
    textField(_: TextField, shouldChangeCharactersIn: Range<Int>, replacementString: String) -> Bool
    textFieldShouldClear(_: TextField) -> Bool
    textFieldShouldReturn(_: TextField) -> Bool
    """,
    "TextViewDelegate": """
    textViewShouldBeginEditing(_: TextView) -> Bool
    textViewDidBeginEditing(_: TextView)
    textViewShouldEndEditing(_: TextView) -> Bool
    textViewDidEndEditing(_: TextView)
    textView(_: TextView, shouldChangeTextIn: Range<Int>, replacementText: String) -> Bool
    textViewDidChange(_: TextView)
    textViewDidChangeSelection(_: TextView)
    """,
    "TransitioningDelegate": """
    animationController(forPresented: ViewController, presenting: ViewController, source: ViewController) -> (any AnimatedTransitioning)?
    animationController(forDismissed: ViewController) -> (any AnimatedTransitioning)?
    interactionControllerForPresentation(using: any AnimatedTransitioning) -> (any InteractiveTransitioning)?
    interactionControllerForDismissal(using: any AnimatedTransitioning) -> (any InteractiveTransitioning)?
    """,
  ]
}
