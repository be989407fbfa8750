import SceneProgram
import SceneUI

/// A small application with fields, controls, a table and a scrolling page.
struct Form {
  let context: SceneContext
  let session: ScreenSession

  init(_ remains: Remains) {
    context = SceneContext(registry: Host.registry, clock: ManualClock())
    context.failureHandler = { fatalError("\($0)") }
    context.observer = { remains.note($0.subject) }
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let application = Application(context: context)
    session = ScreenSession(application)
    window.rootViewController = FormController()
    application.add(window)
    do { try window.makeKeyAndVisible() } catch { fatalError("\(error)") }
    application.activate()
    remains.note(window)
  }
}

private final class FormController: ViewController, TableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    let page = ScrollView(frame: view.bounds)
    page.contentSize = Size(width: 320, height: 900)
    let table = TableView(frame: Rect(x: 0, y: 320, width: 320, height: 160))
    table.dataSource = self
    let button = Button(frame: Rect(x: 10, y: 10, width: 100, height: 40))
    button.setTitle("Ask", for: .normal)
    button.addTarget(self, for: .touchUpInside) { (controller: FormController, _: Button) in controller.ask()
    }
    let story = TextView(frame: Rect(x: 10, y: 150, width: 300, height: 100))
    story.text = "It was a dark\nand stormy night; أهلا"
    for part in [
      button, Switch(frame: Rect(x: 130, y: 10, width: 51, height: 31)),
      TextField(frame: Rect(x: 10, y: 60, width: 200, height: 34)),
      Slider(frame: Rect(x: 10, y: 110, width: 200, height: 34)), story, table,
      DatePicker(frame: Rect(x: 0, y: 500, width: 320, height: 180)),
    ] as [View] { page.addSubview(part) }
    view.addSubview(page)
  }

  private func ask() {
    guard presentedViewController == nil else { return }
    let alert = AlertController(title: "Is it?", message: "Perhaps.")
    alert.addAction(AlertAction(title: "Yes", style: .cancel))
    do { try present(alert, animated: true) } catch { context.failureHandler(error) }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .basic, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
