import SceneServices
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// A program that uses UIKit's names for delegate methods, actions, and timers.
private final class OrderController: ViewController, TableViewDataSource, TableViewDelegate,
  TextFieldDelegate,
  PickerViewDataSource, PickerViewDelegate
{
  private let life = Life()
  var table: TableView?
  var field: TextField?
  var picker: PickerView?
  var card: View?
  var log: [String] = []

  override class var declaration: ClassDeclaration {
    ClassDeclaration(OrderController.self) {
      $0.outlet("table", get: \.table, set: { $0.table = $1 })
      $0.outlet("field", get: \.field, set: { $0.field = $1 })
      $0.outlet("picker", get: \.picker, set: { $0.picker = $1 })
      $0.outlet("card", get: \.card, set: { $0.card = $1 })
      $0.action("send:") { (controller, button: Button) in
        controller.log.append("send \(button.currentTitle)")
      }
      $0.action("tapped:") { (controller, tap: TapGestureRecognizer) in
        controller.log.append("tap \(tap.numberOfTapsRequired)")
      }
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .basic, reuseIdentifier: nil)
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Drinks" }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 61 }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double { 17 }

  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    log.append("header \(section) \(view.frame.height)")
  }
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    log.append("footer \(section) \(view.frame.height)")
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { View() }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func textFieldDidChangeSelection(_ textField: TextField) {
    log.append("selection \(textField.selectedRange)")
  }
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    log.append("end \(reason)")
  }
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { !string.contains("x") }

  func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
    component == 0 ? 90 : PickerView.automaticDimension
  }
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double { 40 }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should '\(identifier)' \((sender as? Button)?.currentTitle ?? "?")")
    return false
  }
}

private class UnregisteredController: ViewController {
  var count = 0

  override class var declaration: ClassDeclaration {
    ClassDeclaration(UnregisteredController.self) {
      $0.action("send:") { (controller, _: Button) in controller.count += 1 }
    }
  }
}

private final class DerivedController: UnregisteredController {}

@Suite struct UIKitNamesTests {
  private static let scene = storyboardText(
    """
    <scene>
      <viewController id="main" class="OrderController" title="Order">
        <outlet property="table" destination="table"/>
        <outlet property="field" destination="field"/>
        <outlet property="picker" destination="picker"/>
        <outlet property="card" destination="card"/>
        <view id="page" frame="0 0 320 480">
          <tableView id="table" frame="0 0 320 160" rowHeight="44">
            <outlet property="dataSource" destination="main"/>
            <outlet property="delegate" destination="main"/>
          </tableView>
          <textField id="field" frame="20 160 280 40">
            <outlet property="delegate" destination="main"/>
          </textField>
          <pickerView id="picker" frame="0 200 320 160">
            <outlet property="dataSource" destination="main"/>
            <outlet property="delegate" destination="main"/>
          </pickerView>
          <view id="card" frame="0 360 100 60" alpha="0.5" tag="7"/>
          <button id="send" frame="0 420 100 40" title="Send"/>
          <button id="next" frame="120 420 100 40" title="Next"><segue kind="present" destination="other"/></button>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="other" modalPresentationStyle="pageSheet"><view frame="0 0 320 480"/></viewController>
    </scene>
    """)

  private func inOrder(_ test: (SceneStage, OrderController, Harness) throws -> Void) throws {
    let stage = try SceneStage(Self.scene, registry: .library(and: OrderController.self))
    let controller = try #require(try stage.show() as? OrderController)
    stage.window.layoutIfNeeded()
    #expect(controller.log == ["header 0 61.0", "footer 0 17.0"])
    controller.log = []
    try test(stage, controller, Harness(stage.window))
  }

  @Test("Methods with the signatures of UIKit's delegates are called")
  func delegateMethods() throws {
    try inOrder { stage, controller, harness in
      let table = try #require(controller.table)
      #expect(table.rectForHeader(inSection: 0).height == 61)
      #expect(table.rectForFooter(inSection: 0).height == 17)
      let picker = try #require(controller.picker)
      #expect(picker.frameForRow(0, inComponent: 0).width == 90)
      #expect(picker.frameForRow(0, inComponent: 0).height == 40)
      #expect(picker.frameForRow(0, inComponent: 1).width == 212)
      try harness.tap(harness.find(id: "field"))
      try harness.type("axb")
      #expect(controller.field?.text == "ab")
      #expect(controller.log.last == "selection 2..<2")
      controller.field?.resignFirstResponder()
      #expect(controller.log.last == "end committed")
      controller.log = []
      try harness.tap(harness.find(id: "next"))
      #expect(controller.log == ["should '' Next"])
      #expect(stage.failures.isEmpty)
    }
  }

  @Test("The delegate of a table is notified of highlighted rows")
  func tableDelegate() throws {
    try inOrder { _, controller, harness in
      let table = try #require(controller.table)
      try harness.tap(#require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
      #expect(controller.log.suffix(3) == ["highlight 0", "unhighlight 0", "select 0"])
    }
  }

  @Test("Controls and recognizers send declared actions by name")
  func declaredActions() throws {
    try inOrder { stage, controller, harness in
      let button: Button = try harness.find(id: "send")
      button.addTarget(controller, action: "send:", for: .touchUpInside)
      button.addTarget(nil, action: "send:", for: .touchDown)
      try harness.tap(button)
      #expect(controller.log == ["send Send", "send Send"])
      button.removeTarget(controller, action: "send:", for: .touchUpInside)
      button.removeTarget(nil, action: nil, for: .touchDown)
      try harness.tap(button)
      #expect(controller.log.count == 2)
      let card = try #require(controller.card)
      card.addGestureRecognizer(TapGestureRecognizer(target: controller, action: "tapped:"))
      try harness.tap(card)
      #expect(controller.log.last == "tap 1")
      #expect(stage.failures.isEmpty)
    }
  }

  @Test("Declared actions do not require that the target's class is registered")
  func actionsOfUnregisteredClasses() throws {
    try onStage { stage in
      let controller = UnregisteredController()
      stage.window.rootViewController = controller
      let button = Button(type: .system)
      button.frame = Rect(x: 10, y: 10, width: 100, height: 44)
      controller.view.addSubview(button)
      button.addTarget(controller, action: "send:", for: .touchUpInside)
      button.addTarget(nil, action: "send:", for: .touchUpInside)
      try stage.harness.tap(button)
      #expect(controller.count == 2)
      // The action of the superclass is found, too, even if the button is not in a window.
      button.removeFromSuperview()
      let derived = DerivedController()
      button.addTarget(derived, action: "send:", for: .touchDown)
      button.sendActions(for: .touchDown)
      #expect(derived.count == 1)
    }
  }

  @Test("UIKit's initializers and setters have the same effect as the properties")
  func initializersAndSetters() {
    #expect(Button(type: .custom).kind == .custom && Button(type: .system).kind == .plain)
    #expect(TableViewCell(style: .default, reuseIdentifier: nil).style == .basic)
    #expect(ActivityIndicator(style: .large).bounds.size == Size(width: 37, height: 37))
    let (options, mask): (View.AnimationOptions, View.AutoresizingMask) = (.curveLinear, .flexibleWidth)
    #expect(options == AnimationOptions.curveLinear && mask == [.flexibleWidth])
    #expect(Button.ButtonType.system == Button.Kind.plain)
    let progress = ProgressView(progressViewStyle: .bar)
    #expect(progress.style == .bar && progress.bounds.height == progress.intrinsicContentSize.height)
    let toggle = Switch()
    toggle.isOn = true
    #expect(toggle.isOn)
    toggle.setOn(false, animated: true)
    #expect(!toggle.isOn)
    let slider = Slider()
    slider.setValue(3, animated: true)
    #expect(slider.value == 1)
    #expect(AlertAction(title: nil, style: .cancel, handler: nil).title == "")
    var attributes = CollectionLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0), frame: Rect(x: 0, y: 0, width: 20, height: 10))
    attributes.size = Size(width: 40, height: 40)
    #expect(attributes.frame == Rect(x: -10, y: -15, width: 40, height: 40))
    attributes.center = Point(x: 100, y: 100)
    #expect(attributes.frame == Rect(x: 80, y: 80, width: 40, height: 40))
  }

  @Test("An action that the target's class does not declare is an error when it is sent")
  func undeclaredActions() throws {
    try inOrder { stage, controller, harness in
      let button: Button = try harness.find(id: "send")
      button.addTarget(controller, action: "sent:", for: .touchUpInside)
      button.addTarget(controller, action: "tapped:", for: .touchUpInside)
      try harness.tap(button)
      #expect(controller.log.isEmpty)
      let messages = stage.failures.map { "\($0)" }
      #expect(messages.count == 2)
      #expect(
        messages.first?.contains("sent:") == true && messages.last?.contains("TapGestureRecognizer") == true)
    }
  }

  @Test("A recognizer passes itself to its targets in its own type")
  func recognizerTypes() throws {
    try inOrder { _, controller, harness in
      let card = try #require(controller.card)
      let pan = PanGestureRecognizer()
      pan.addTarget(controller) { controller, pan in
        controller.log.append("\(pan.state) \(pan.translation(in: controller.view).x)")
      }
      card.addGestureRecognizer(pan)
      try harness.drag(card, from: Point(x: 10, y: 30), to: Point(x: 60, y: 30))
      #expect(controller.log.last == "ended 50.0")
    }
  }

  @Test("A context schedules timers and delayed work")
  func timers() throws {
    try inOrder { _, controller, harness in
      var count = 0
      let timer = controller.context.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
      controller.context.post(after: 1.5) { count += 10 }
      let canceled = controller.context.post(after: 0.5) { count += 100 }
      canceled.invalidate()
      harness.advance(seconds: 3.25)
      #expect(count == 13)
      timer.invalidate()
      harness.advance(seconds: 3)
      #expect(count == 13)
    }
  }

  @Test("Views and controllers describe themselves with class, ID, frame, and text")
  func descriptions() throws {
    try inOrder { _, controller, harness in
      let card = try #require(controller.card)
      card.name = "receipt"
      #expect("\(card)" == "<View 'card'; name = 'receipt'; frame = (0 360 100 60); alpha = 0.5; tag = 7>")
      let send: Button = try harness.find(id: "send")
      #expect("\(send)" == #"<Button 'send'; frame = (0 420 100 40); text = "Send">"#)
      let field = try #require(controller.field)
      field.text = "secret"
      #expect("\(field)".contains(#"text = "secret""#))
      field.isSecureTextEntry = true
      #expect(!"\(field)".contains("secret"))
      #expect(
        "\(controller)"
          == "<OrderController 'main'; title = \"Order\"; view = <View 'page'; frame = (0 0 320 480)>>")
      #expect("\(ViewController())" == "<ViewController; view = not loaded>")
      #expect(
        controller.view.recursiveDescription.contains(
          "\n   | <Button 'send'; frame = (0 420 100 40); text = \"Send\">\n"))
    }
  }

  @Test("A color with an opacity follows the tint of the view that draws it")
  func tintWithOpacity() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    view.tintColor = .red
    #expect(view.resolve(Color.tint.withAlphaComponent(0.5)) == RGBA(packed: 0xFF00_0080))
  }
}
