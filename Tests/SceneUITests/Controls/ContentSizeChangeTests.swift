import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Checks that a stack view updates its layout when the content size of a subview changes.
@Suite struct ContentSizeChangeTests {
  /// Returns whether a stack view resizes a view to its content after a change.
  private func follows<Content: View>(
    _ make: @autoclosure () -> Content, _ change: (Content) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try onStage { stage in
      let stack = stage.add(StackView(frame: Rect(x: 0, y: 0, width: 300, height: 300)))
      (stack.axis, stack.alignment) = (.vertical, .leading)
      let content = make()
      stack.addArrangedSubview(content)
      // An empty view that takes the remaining space.
      stack.addArrangedSubview(View())
      stage.watch(content)
      stage.window.layoutIfNeeded()
      let old = content.bounds.size
      change(content)
      stage.window.layoutIfNeeded()
      let wanted = content.intrinsicContentSize
      #expect(content.bounds.size != old, sourceLocation: sourceLocation)
      if let width = wanted.width { #expect(content.bounds.width == width, sourceLocation: sourceLocation) }
      if let height = wanted.height {
        #expect(content.bounds.height == height, sourceLocation: sourceLocation)
      }
    }
  }

  @Test("A text field in a stack view resizes when its text, font, or border changes")
  func resizesTextFields() throws {
    try follows(TextField()) { $0.text = "a longer text" }
    try follows(TextField()) { $0.placeholder = "Name" }
    try follows(TextField()) { $0.font = .system(40) }
    try follows(TextField()) { $0.borderStyle = .roundedRect }
    try follows(TextField()) { $0.textInsets = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    try follows(TextField.filled) { $0.isSecureTextEntry = true }
  }

  @Test("A search bar in a stack view resizes when its prompt or scopes change")
  func resizesSearchBars() throws {
    try follows(SearchBar()) { $0.prompt = "Where?" }
    try follows(SearchBar()) { $0.scopeButtonTitles = ["All", "New"] }
  }

  @Test("A page control or activity indicator in a stack view resizes with its content")
  func resizesPageControlAndActivityIndicator() throws {
    try follows(PageControl()) { $0.numberOfPages = 5 }
    try follows(ActivityIndicator.turning) { $0.style = .large }
  }

  @Test("A button in a stack view resizes when selection changes the button's title")
  func resizesForSelectedTitle() throws {
    try follows(Button.titled) { $0.isSelected = true }
  }

  @Test("An image view in a stack view resizes when highlighting changes the view's image")
  func resizesForHighlightedImage() throws {
    struct Images: ImageProvider {
      func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
        ImageContent(size: image == "small" ? Size(width: 10, height: 10) : Size(width: 40, height: 30))
      }
    }
    let context = SceneContext(clock: ManualClock())
    context.imageProvider = Images()
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300), context: context)
    let stack = StackView(frame: window.bounds)
    (stack.axis, stack.alignment) = (.vertical, .leading)
    let view = ImageView()
    (view.image, view.highlightedImage) = ("small", "large")
    stack.addArrangedSubview(view)
    stack.addArrangedSubview(View())
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(view.bounds.size == Size(width: 10, height: 10))
    view.isHighlighted = true
    window.layoutIfNeeded()
    #expect(view.bounds.size == Size(width: 40, height: 30))
  }
}

extension TextField {
  fileprivate static var filled: TextField {
    let field = TextField()
    field.text = "WWWWWW"
    return field
  }
}

extension ActivityIndicator {
  fileprivate static var turning: ActivityIndicator {
    let indicator = ActivityIndicator()
    indicator.startAnimating()
    return indicator
  }
}

extension Button {
  fileprivate static var titled: Button {
    let button = Button()
    button.setTitle("On", for: .normal)
    button.setTitle("Switched off", for: .selected)
    return button
  }
}
