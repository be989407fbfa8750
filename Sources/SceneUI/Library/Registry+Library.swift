import SceneRuntime

extension Registry {
  /// The registry that contains the class library. Host apps add their own classes to it.
  public static let library: Registry = {
    var registry = Registry()
    do throws(RegistrationError) {
      try registry.register(
        PlainObject.self, Storyboard.self, Nib.self, Segue.self, Responder.self, Application.self,
        ViewController.self, SheetPresentation.self, SheetHeight.self)
      try registry.register(
        NavigationController.self, TabBarController.self, SplitViewController.self, PageViewController.self,
        TableViewController.self, CollectionViewController.self)
      try registry.register(MenuElement.self, Menu.self, Action.self)
      try registry.register(AlertController.self, AlertAction.self)
      try registry.register(
        View.self, Layer.self, Window.self, Label.self, TextFragment.self, ImageView.self, StackView.self,
        ProgressView.self,
        ActivityIndicator.self, ContainerView.self)
      try registry.register(LayoutConstraint.self, LayoutGuide.self)
      try registry.register(
        Control.self, Button.self, ButtonState.self, Switch.self, Slider.self, Stepper.self, PageControl.self,
        SegmentedControl.self, Segment.self, PickerView.self, DatePicker.self,
        ColorWell.self, ColorPickerController.self)
      try registry.register(
        TextField.self, TextView.self, SearchBar.self, SearchController.self, KeyCommand.self)
      try registry.register(
        BarItem.self, BarButtonItem.self, TabBarItem.self, NavigationItem.self, Toolbar.self,
        NavigationBar.self, TabBar.self)
      try registry.register(
        ScrollView.self, RefreshControl.self, ReusableCell.self, TableView.self, TableViewCell.self,
        TableViewHeaderFooterView.self, TableSection.self, TableHeader.self, TableFooter.self,
        CellAccessory.self, CollectionView.self,
        CollectionViewCell.self, CollectionReusableView.self,
        CollectionLayout.self, FlowLayout.self, CompositionalLayout.self)
      try registry.register(
        GestureRecognizer.self, TapGestureRecognizer.self, LongPressGestureRecognizer.self,
        PanGestureRecognizer.self, ScreenEdgePanGestureRecognizer.self, PinchGestureRecognizer.self,
        RotationGestureRecognizer.self, SwipeGestureRecognizer.self)
    } catch {
      preconditionFailure("\(error)")
    }
    return registry
  }()
}
