import SceneRuntime

extension Registry {
  /// The class library, to which a host app adds its own classes.
  public static let library: Registry = {
    var registry = Registry()
    do throws(RegistrationError) {
      // Classes that every scene file can use
      try registry.register(
        PlainObject.self, Storyboard.self, Nib.self, Segue.self, Responder.self, Application.self,
        ViewController.self, SheetPresentation.self, SheetHeight.self)
      // Container and list controllers
      try registry.register(
        NavigationController.self, TabBarController.self, SplitViewController.self, PageViewController.self,
        TableViewController.self, CollectionViewController.self)
      // Menus
      try registry.register(MenuElement.self, Menu.self, Action.self)
      // Alerts
      try registry.register(AlertController.self, AlertAction.self)
      // Views
      try registry.register(
        View.self, Layer.self, Window.self, Label.self, TextFragment.self, ImageView.self, StackView.self,
        ProgressView.self,
        ActivityIndicator.self, ContainerView.self)
      // Layout
      try registry.register(LayoutConstraint.self, LayoutGuide.self)
      // Controls
      try registry.register(
        Control.self, Button.self, ButtonState.self, Switch.self, Slider.self, Stepper.self, PageControl.self,
        SegmentedControl.self, Segment.self, PickerView.self, DatePicker.self,
        ColorWell.self, ColorPickerController.self)
      // Text input
      try registry.register(
        TextField.self, TextView.self, SearchBar.self, SearchController.self, KeyCommand.self)
      // Bars and their items
      try registry.register(
        BarItem.self, BarButtonItem.self, TabBarItem.self, NavigationItem.self, Toolbar.self,
        NavigationBar.self, TabBar.self)
      // Scrolling
      try registry.register(
        ScrollView.self, RefreshControl.self, ReusableCell.self, TableView.self, TableViewCell.self,
        TableViewHeaderFooterView.self, TableSection.self, TableHeader.self, TableFooter.self,
        CellAccessory.self, CollectionView.self,
        CollectionViewCell.self, CollectionReusableView.self,
        CollectionLayout.self, FlowLayout.self, CompositionalLayout.self)
      // Recognizers
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
