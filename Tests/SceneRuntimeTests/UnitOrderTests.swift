import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Archives that the compiler does not produce, but the format allows.
@Suite struct UnitOrderTests {
  /// A scene with its view in an earlier unit than its controller.
  private var viewFirst: ArchiveContent {
    var content = ArchiveContent()
    let view = content.classIndex(name: "View", module: "SceneUI", element: "view")
    let label = content.classIndex(name: "Label", module: "SceneUI", element: "label")
    let controller = content.classIndex(name: "ViewController", module: "SceneUI", element: "viewController")
    content.appendValue(key: "alpha", .number(0.25))
    content.appendValue(key: "text", .string("dark"))
    content.objects = [
      ObjectRecord(
        classIndex: view, elementClass: view, parent: 2, descendants: 1, slot: content.key("view"),
        values: 0..<0),
      ObjectRecord(
        classIndex: label, elementClass: label, parent: 0, slot: content.key("subviews"), values: 0..<0),
      ObjectRecord(classIndex: controller, elementClass: controller, values: 0..<0),
    ]
    content.units = [
      UnitRecord(kind: .view, scene: 0, objects: 0..<2, connections: 0..<0),
      UnitRecord(kind: .scene, scene: 0, objects: 2..<3, connections: 0..<0),
    ]
    content.scenes = [SceneRecord(controller: 2, sceneUnit: 1, viewUnit: 0)]
    content.document.initialScene = 0
    let dark = content.string("style=dark")
    content.variations = [
      VariationRecord(object: 0, traits: dark, values: 0..<1),
      VariationRecord(object: 1, traits: dark, values: 1..<2),
    ]
    return content
  }

  @Test("Loads a view that precedes its controller in the file and applies the view's variations")
  func viewBeforeController() throws {
    let file = try SceneFile(bytes: viewFirst.encoded(), registry: .library)
    let context = SceneContext(clock: ManualClock())
    context.style = .dark
    let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
    #expect(controller.view.alpha == 0.25)
    #expect((controller.view.subviews.first as? Label)?.text == "dark")
  }

  @Test(
    "Rejects a constraint whose object is the root view of another loading unit")
  func constraintInAnotherUnit() throws {
    var content = viewFirst
    content.constraints = [
      ConstraintRecord(
        holder: 2, object: 0, first: ConstraintRecord.Side(object: 2, attribute: .width), constant: 320)
    ]
    let error = #expect(throws: ArchiveError.self) { try content.encoded() }
    guard case .badValue(field: "object of a constraint", value: 0)? = error?.kind else {
      throw Unexpected("\(String(describing: error))")
    }
  }

  @Test("Loading fails if a view is assigned to a controller slot that cannot contain it")
  func noPlaceForTheView() throws {
    for slot in ["subviews", "keyCommands", "nowhere"] {
      var content = viewFirst
      content.objects[0].slot = content.key(slot)
      content.objects[2].classIndex = content.classIndex(name: "Nowhere")
      var options = LoadingOptions()
      options.substitutesUnknownClasses = true
      let file = try SceneFile(bytes: content.encoded(), registry: .library, options: options)
      let context = SceneContext(clock: ManualClock())
      let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
      let error = try loadingError { try controller.loadViewIfNeeded() }
      #expect(error.description.hasSuffix("a 'ViewController' cannot contain a 'View'"), "\(error)")
      #expect(error.place != nil && !controller.isViewLoaded)
    }
  }

  @Test("Loading fails if no object is assigned to the view slot of a controller")
  func anotherPlace() throws {
    var content = viewFirst
    let command = content.classIndex(name: "KeyCommand", module: "SceneUI", element: "keyCommand")
    (content.objects[0].classIndex, content.objects[0].elementClass) = (command, command)
    content.objects[0].slot = content.key("keyCommands")
    // A key command cannot contain a label, but an object of an unknown class may.
    content.objects[0].classIndex = content.classIndex(name: "Nowhere")
    content.variations = [VariationRecord(object: 1, traits: content.string("style=dark"), values: 0..<2)]
    var options = LoadingOptions()
    options.substitutesUnknownClasses = true
    let file = try SceneFile(bytes: content.encoded(), registry: .library, options: options)
    let context = SceneContext(clock: ManualClock())
    let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
    let error = try loadingError { try controller.loadViewIfNeeded() }
    #expect(error.description.hasSuffix("'loadView()' of 'ViewController' did not set a view"), "\(error)")
    #expect(error.place != nil && !controller.isViewLoaded)
  }
}
