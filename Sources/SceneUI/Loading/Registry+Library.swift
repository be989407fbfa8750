import SceneRuntime

extension Registry {
  /// The class library: what a host starts from when it registers its own classes.
  public static let library: Registry = {
    var registry = Registry()
    do throws(RegistrationError) {
      try registry.register(
        AnyObjectElement.self, Storyboard.self, Nib.self, Segue.self, Responder.self, View.self, Window.self,
        Control.self, Label.self, Button.self, ButtonState.self, Switch.self, Slider.self,
        SegmentedControl.self,
        Segment.self, ViewController.self, Application.self, GestureRecognizer.self,
        TapGestureRecognizer.self,
        LongPressGestureRecognizer.self, ScrollView.self, RefreshControl.self, ReusableCell.self,
        TableView.self, TableViewCell.self, TableSection.self, CollectionView.self,
        CollectionViewCell.self)
    } catch {
      preconditionFailure("\(error)")
    }
    return registry
  }()
}
