import Testing

@Suite struct MisuseTests {
  private func inClass(_ member: String) -> String {
    "@SceneObject final class Face: View {\n  \(member)\n}"
  }

  @Test func rejectsConstantOutlets() {
    expectMisuse(
      inClass("@Outlet private 1️⃣let label: Label!"),
      "'@Outlet': scenes write 'label', so it cannot be a constant", fixes: ["Replace 'let' with 'var'"],
      fixed: inClass("@Outlet private var label: Label!"))
  }

  @Test func rejectsRangesOfOtherTypes() {
    expectMisuse(
      inClass("@Inspectable(in: 1️⃣0...1) var caption = \"\""),
      "A range is for what consists of numbers: 'caption' is a 'String'")
    expectMisuse(
      inClass("@Inspectable(in: 1️⃣0...1) var isOn: Bool?"),
      "A range is for what consists of numbers: 'isOn' is a 'Bool'")
  }

  @Test func rejectsOutletsWithInitialValue() {
    expectMisuse(
      inClass("@Outlet weak var label: 1️⃣Label"),
      "Outlet 'label' is empty until it is connected, so its type must be optional",
      fixes: ["Replace 'Label' with 'Label!'", "Replace 'Label' with 'Label?'"],
      fixed: inClass("@Outlet weak var label: Label!"))
    expectMisuse(
      inClass("@Outlet weak var source: 1️⃣any Source"),
      "Outlet 'source' is empty until it is connected, so its type must be optional",
      fixes: ["Replace 'any Source' with '(any Source)!'", "Replace 'any Source' with '(any Source)?'"],
      fixed: inClass("@Outlet weak var source: (any Source)!"))
  }

  @Test func rejectsOutletsToValues() {
    expectMisuse(
      inClass("@Outlet var minutes: 1️⃣Int?"), "Outlet 'minutes' leads to an object, and 'Int' is a value",
      fixes: ["Replace '@Outlet' with '@Inspectable'"], fixed: inClass("@Inspectable var minutes: Int?"))
  }

  @Test func requiresTypeOfOutlet() {
    expectMisuse(
      inClass("1️⃣@Outlet var label = Label()"), "Outlet 'label' says its type: 'var label: Label!'")
  }

  @Test func rejectsStaticMembers() {
    expectMisuse(
      inClass("@Outlet 1️⃣static var label: Label?"),
      "'label' belongs to the class; scenes write variables of its objects", fixes: ["Remove 'static'"],
      fixed: inClass("@Outlet var label: Label?"))
    expectMisuse(
      inClass("@Action 1️⃣class func act() {}"),
      "Action 'act' belongs to the class; events are sent to its objects", fixes: ["Remove 'class'"],
      fixed: inClass("@Action func act() {}"))
  }

  @Test("A property without a setter cannot be inspectable")
  func valuesNeedSetters() {
    expectMisuse(
      inClass("@Inspectable var 1️⃣minutes: Int { 7 }"),
      "'@Inspectable': scenes write 'minutes', so it needs a setter")
    expectMisuse(
      inClass("@Inspectable var 1️⃣minutes: Int { get { 7 } }"),
      "'@Inspectable': scenes write 'minutes', so it needs a setter")
  }

  @Test func rejectsMoreThanTwoParameters() {
    expectMisuse(
      inClass("@Action func act1️⃣(_ sender: Button, _ event: Event, _ more: View) {}"),
      """
      Action 'act' takes 3 arguments, and no event sends more than two: an action takes nothing, its sender, or its \
      sender and the event
      """, fixes: ["Remove '@Action'"],
      fixed: inClass("func act(_ sender: Button, _ event: Event, _ more: View) {}"))
  }

  @Test func rejectsSendersAndEventsOfOtherTypes() {
    expectMisuse(
      inClass("@Action func act(_ on: 1️⃣Bool) {}"),
      "The first argument of an action is its sender, and 'Bool' sends no events",
      fixes: ["Replace 'Bool' with 'AnyObject'"], fixed: inClass("@Action func act(_ on: AnyObject) {}"))
    expectMisuse(
      inClass("@Action func act(_ event: 1️⃣Event?) {}"),
      "The first argument of an action is its sender, and 'Event?' sends no events",
      fixes: ["Take the sender first: '_ sender: AnyObject, forEvent event: Event?'"],
      fixed: inClass("@Action func act(_ sender: AnyObject, forEvent event: Event?) {}"))
    expectMisuse(
      inClass("@Action func act(_ sender: Button, animated: 1️⃣Bool) {}"),
      "The second argument of an action is the event, and 'Bool' is none",
      fixes: ["Replace 'Bool' with 'Event?'"],
      fixed: inClass("@Action func act(_ sender: Button, animated: Event?) {}"))
  }

  @Test func rejectsActionsThatReturnOrThrow() {
    expectMisuse(
      inClass("@Action func act() 1️⃣throws {}"),
      "Action 'act' cannot be 'throws': events neither wait nor catch errors", fixes: ["Remove 'throws'"],
      fixed: inClass("@Action func act() {}"))
    expectMisuse(
      inClass("@Action func act() 1️⃣-> Bool { true }"),
      "Action 'act' cannot return anything: nobody takes it", fixes: ["Remove '-> Bool'"],
      fixed: inClass("@Action func act() { true }"))
    expectMisuse(
      inClass("@Action func act1️⃣<T: View>(_ sender: T) {}"),
      "Action 'act' cannot be generic: no event says what it is called for")
  }

  @Test func rejectsSelectorsThatDoNotMatch() {
    expectMisuse(
      inClass(#"@Action(1️⃣"act") func act(_ sender: Button) {}"#),
      "The selector of an action is a literal with a colon for each argument: it takes 1")
  }

  @Test func rejectsOtherKindsOfMembers() {
    expectMisuse(inClass("1️⃣@Outlet func act() {}"), "'@Outlet' is for variables")
    expectMisuse(inClass("1️⃣@Action var label: Label?"), "'@Action' is for methods")
  }

  @Test func requiresSceneObject() {
    expectMisuse(
      "final class Face: View {\n  1️⃣@Outlet var label: Label?\n}",
      "'@Outlet' means nothing as long as 'Face' is no '@SceneObject'",
      fixes: ["Add '@SceneObject' to 'Face'"],
      fixed: "@SceneObject final class Face: View {\n  @Outlet var label: Label?\n}")
    expectMisuse(
      "extension Face {\n  1️⃣@Action func act() {}\n}",
      "'@Action' in an extension is not seen by '@SceneObject': move it into the class")
    expectMisuse(
      "struct Face {\n  1️⃣@Inspectable var minutes = 1\n}", "'@Inspectable' is for members of classes")
    expectMisuse("1️⃣@Inspectable var minutes = 1", "'@Inspectable' is for members of classes")
  }

  @Test func rejectsSceneObjectOnStructs() {
    expectMisuseOfClass(
      "@SceneObject struct Face: View {}", expanded: "struct Face: View {}",
      "'@SceneObject' is for classes: scenes make objects, and connect them",
      fix: "Replace 'struct' with 'class'", fixed: "@SceneObject class Face: View {}")
    expectMisuseOfClass(
      "@SceneObject enum Face {}", expanded: "enum Face {}",
      "'@SceneObject' is for classes: scenes make objects, and connect them",
      fix: "Remove '@SceneObject'", fixed: "enum Face {}")
    expectMisuseOfClass(
      "@SceneObject final class Face {}", expanded: "final class Face {}",
      "'Face' descends from no class that scenes know, nor names a protocol by which they make it",
      column: 26, fix: "Let 'Face' be a 'PlainSceneObject'",
      fixed: "@SceneObject final class Face: PlainSceneObject {}")
  }

  @Test func rejectsSecondDeclaration() {
    expectMisuseOfClass(
      "@SceneObject class Face: View {\n  override class var declaration: ClassDeclaration { .init(Face.self) }\n}",
      expanded:
        "class Face: View {\n  override class var declaration: ClassDeclaration { .init(Face.self) }\n}",
      "'Face' declares itself by hand, and by '@SceneObject'", line: 2, column: 22,
      fix: "Remove '@SceneObject'",
      fixed: "class Face: View {\n  override class var declaration: ClassDeclaration { .init(Face.self) }\n}")
  }
}
