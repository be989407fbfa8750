import SceneRuntime
import SceneServices
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class FormController: ViewController, PickerViewDataSource, PickerViewDelegate {
  weak var size: TextField?
  let sizes = ["Small", "Medium", "Large"]

  override class var declaration: ClassDeclaration {
    ClassDeclaration(FormController.self) {
      $0.outlet("size") { $0.size = $1 }
      $0.action("finish:") { (form, _: BarButtonItem) in form.view.endEditing(false) }
      $0.action("clear:") { (form, _: Button) in form.size?.text = "" }
    }
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    sizes[row]
  }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    size?.text = sizes[row]
  }
}

/// A controller whose bar with a field is visible while the controller or the field is the first responder.
private final class ChatController: ViewController {
  let bar = View(frame: Rect(x: 0, y: 0, width: 320, height: 50))
  let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
  }

  override var inputAccessoryView: View? { bar }
  override var canBecomeFirstResponder: Bool { true }
}

@Suite("Input views and input accessory views")
struct InputViewTests {
  private static let scene = storyboardText(
    """
    <scene>
      <viewController id="main" class="FormController">
        <outlet property="size" destination="size"/>
        <view id="page" frame="0 0 320 480">
          <textField id="size" frame="20 60 200 34" borderStyle="roundedRect">
            <outlet property="inputView" destination="sizes"/>
            <outlet property="inputAccessoryView" destination="bar"/>
          </textField>
          <textField id="name" frame="20 110 200 34" borderStyle="roundedRect"/>
          <textView id="note" frame="20 150 200 40">
            <outlet property="inputAccessoryView" destination="noteBar"/>
          </textView>
          <searchBar id="search" frame="0 0 320 56">
            <outlet property="inputAccessoryView" destination="searchBar"/>
          </searchBar>
        </view>
      </viewController>
      <pickerView id="sizes">
        <outlet property="dataSource" destination="main"/>
        <outlet property="delegate" destination="main"/>
      </pickerView>
      <toolbar id="bar">
        <barButtonItem systemItem="flexibleSpace"/>
        <barButtonItem id="done" title="Done"><action selector="finish:" destination="main"/></barButtonItem>
      </toolbar>
      <button id="noteBar" frame="0 0 320 40" title="Clear">
        <action selector="clear:" destination="firstResponder" event="touchUpInside"/>
      </button>
      <view id="searchBar" frame="0 0 320 30"/>
    </scene>
    """)

  private func onForm(_ test: (SceneStage, FormController, Harness) throws -> Void) throws {
    let stage = try SceneStage(Self.scene, registry: .library(and: FormController.self))
    let form = try #require(try stage.show() as? FormController)
    try test(stage, form, Harness(stage.window))
    #expect(stage.failures.isEmpty)
  }

  @Test("A tap on a field shows its input view and its accessory view, with which the user enters a value")
  func picker() throws {
    try onForm { stage, form, harness in
      let field = try #require(form.size)
      try harness.tap(field)
      #expect(stage.window.showsInputView)
      harness.advance(seconds: 0.1)
      let picker: PickerView = try harness.find(id: "sizes")
      let bar: Toolbar = try harness.find(id: "bar")
      let moving = bar.convert(bar.bounds, to: nil).minY
      #expect(moving > 220 && moving < 480, "the views slide in")
      harness.advance(seconds: 0.3)
      #expect(bar.convert(bar.bounds, to: nil) == Rect(x: 0, y: 220, width: 320, height: 44))
      #expect(picker.convert(picker.bounds, to: nil) == Rect(x: 0, y: 264, width: 320, height: 216))
      #expect(stage.window.keyboardFrame == Rect(x: 0, y: 220, width: 320, height: 260))
      #expect(form.view.keyboardLayoutGuide.layoutFrame.minY == 220)
      try harness.tap(picker, at: picker.frameForRow(2, inComponent: 0).center)
      harness.advance(seconds: 0.5)
      #expect(field.text == "Large" && field.isEditing)
      try harness.tap(at: Point(x: 295, y: 242))
      #expect(!field.isEditing && stage.window.keyboardFrame == nil && !stage.window.showsInputView)
      #expect(bar.window != nil, "the views slide out")
      harness.advance(seconds: 0.3)
      #expect(bar.window == nil && picker.window == nil)
      try harness.tap(field)
      harness.advance(seconds: 0.3)
      #expect(bar.window != nil && picker.selectedRow(inComponent: 0) == 2, "the views are shown again")
    }
  }

  @Test("Another field replaces the input views or removes them")
  func anotherField() throws {
    try onForm { stage, form, harness in
      try harness.tap(harness.find(id: "size"))
      harness.advance(seconds: 0.3)
      let bar: View = try harness.find(id: "bar")
      try harness.tap(harness.find(id: "note"))
      harness.advance(seconds: 0.3)
      #expect(bar.window == nil && stage.window.keyboardFrame == Rect(x: 0, y: 440, width: 320, height: 40))
      try harness.tap(harness.find(id: "search"))
      harness.advance(seconds: 0.3)
      #expect(stage.window.keyboardFrame == Rect(x: 0, y: 450, width: 320, height: 30))
      try harness.tap(harness.find(id: "name"))
      harness.advance(seconds: 0.3)
      #expect(stage.window.keyboardFrame == nil)
    }
  }

  @Test("The accessory view is above the keyboard of the host app, which an input view replaces")
  func keyboard() throws {
    try onForm { stage, form, harness in
      try harness.tap(harness.find(id: "note"))
      harness.showKeyboard(height: 200)
      let bar: Button = try harness.find(id: "noteBar")
      #expect(bar.convert(bar.bounds, to: nil) == Rect(x: 0, y: 240, width: 320, height: 40))
      #expect(stage.window.keyboardFrame == Rect(x: 0, y: 240, width: 320, height: 240))
      form.size?.text = "Small"
      try harness.tap(bar)
      #expect(form.size?.text == "", "the action is sent along the responder chain of the text view")
      try harness.tap(harness.find(id: "size"))
      harness.advance(seconds: 0.3)
      #expect(stage.window.keyboardFrame == Rect(x: 0, y: 220, width: 320, height: 260))
      form.view.endEditing(false)
      harness.advance(seconds: 0.3)
      #expect(stage.window.keyboardFrame == Rect(x: 0, y: 280, width: 320, height: 200))
      harness.hideKeyboard()
      #expect(stage.window.keyboardFrame == nil)
    }
  }

  @Test("The accessory view of a controller remains while a field in that view is edited")
  func chat() throws {
    try onStage { stage in
      let chat = ChatController()
      stage.watch(chat, chat.bar, chat.field)
      stage.window.rootViewController = chat
      #expect(chat.becomeFirstResponder())
      stage.harness.advance(seconds: 0.3)
      #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 430)
      try stage.harness.tap(chat.field)
      #expect(chat.field.isEditing && !chat.isFirstResponder)
      try stage.harness.type("Hello")
      stage.harness.showKeyboard(height: 200)
      #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 230 && chat.field.text == "Hello")
      #expect(chat.field.next?.next === chat.bar.superview && chat.bar.superview?.next === chat)
      stage.harness.hideKeyboard()
      chat.field.resignFirstResponder()
      stage.harness.advance(seconds: 0.3)
      #expect(chat.bar.window == nil)
      stage.window.rootViewController = stage.controller
    }
  }

  @Test("Code sets input views, and reloads them without an animation")
  func reloading() throws {
    try onStage { stage in
      let field = stage.add(TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34)))
      let pad = View(frame: Rect(x: 0, y: 0, width: 100, height: 120))
      var frames: [Double] = []
      let token = stage.context.notifications.observe(.keyboardWillChangeFrame) {
        frames.append($0.content.frameEnd.minY)
      }
      try stage.harness.tap(field)
      #expect(stage.window.keyboardFrame == nil)
      field.inputView = pad
      #expect(stage.window.keyboardFrame == nil, "the views are not reloaded yet")
      field.reloadInputViews()
      stage.window.layoutIfNeeded()
      #expect(pad.convert(pad.bounds, to: nil) == Rect(x: 0, y: 360, width: 320, height: 120))
      stage.window.screenInsets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      stage.window.layoutIfNeeded()
      #expect(pad.convert(pad.bounds, to: nil).minY == 326 && stage.window.keyboardFrame?.minY == 326)
      field.inputView = nil
      field.reloadInputViews()
      #expect(pad.window == nil && stage.window.keyboardFrame == nil && frames == [360, 326, 480])
      token.cancel()
    }
  }

  @Test("A view without a frame is as high as its constraints require")
  func heightOfContent() throws {
    try onStage { stage in
      let field = stage.add(TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34)))
      let (bar, box) = (View(), View())
      bar.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        box.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
      field.inputAccessoryView = bar
      try stage.harness.tap(field)
      stage.harness.advance(seconds: 0.3)
      #expect(bar.convert(bar.bounds, to: nil) == Rect(x: 0, y: 424, width: 320, height: 56))
      #expect(box.frame == Rect(x: 0, y: 8, width: 320, height: 40))
      stage.window.close()
      #expect(bar.window == nil && stage.window.keyboardFrame == nil)
    }
  }
}
