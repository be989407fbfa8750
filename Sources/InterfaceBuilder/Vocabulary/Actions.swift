/// UIKit methods that storyboards can call, in addition to the actions of the class library.
enum ActionFacts {
  static let all: [(name: String, selectors: [String])] = [
    (
      "Responder",
      [
        "becomeFirstResponder", "resignFirstResponder", "cut:", "copy:", "paste:", "pasteAndMatchStyle:",
        "pasteAndGo:", "pasteAndSearch:", "select:", "selectAll:", "delete:", "duplicate:", "rename:",
        "move:", "export:", "print:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "useSelectionForFind:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:",
        "decreaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
        "updateTextAttributesWithConversionHandler:", "toggleSidebar:", "toggleInspector:",
        "showWritingTools:", "captureTextFromCamera:", "performClose:", "alignLeft:", "alignCenter:",
        "alignRight:", "alignJustified:",
      ]
    ),
    (
      "View",
      [
        "endEditing:", "removeFromSuperview", "setNeedsDisplay", "setNeedsLayout",
        "setNeedsUpdateConstraints", "layoutIfNeeded", "sizeToFit",
      ]
    ),
    ("ActivityIndicator", ["startAnimating", "stopAnimating"]),
    ("ImageView", ["startAnimating", "stopAnimating"]),
    ("RefreshControl", ["beginRefreshing", "endRefreshing"]),
    ("TableView", ["reloadData"]),
    ("CollectionView", ["reloadData"]),
    ("NavigationController", ["popViewControllerAnimated:", "popToRootViewControllerAnimated:"]),
    ("SplitViewController", ["toggleMasterVisible:"]),
    ("ViewController", ["dismissModalViewControllerAnimated:"]),
    (
      "WKWebView",
      [
        "goBack", "goForward", "reload", "stopLoading", "reloadFromOrigin", "goBack:", "goForward:",
        "reload:", "stopLoading:", "reloadFromOrigin:",
      ]
    ),
    ("UIWebView", ["goBack", "goForward", "reload", "stopLoading"]),
    (
      "UIInputViewController",
      ["advanceToNextInputMode", "dismissKeyboard", "handleInputModeListFromView:withEvent:"]
    ),
  ]
}
