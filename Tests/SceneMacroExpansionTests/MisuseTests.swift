import Testing

@Suite struct MisuseTests {
  private func inClass(_ member: String) -> String {
    "@SceneObject final class Face: View {\n  \(member)\n}"
  }

  @Test func rejectsConstantOutlets() {
    expectMisuse(
      inClass("@Outlet private 1️⃣let label: Label!"),
      "'@Outlet': scenes set 'label', so it cannot be a constant", fixes: ["Replace 'let' with 'var'"],
      fixed: inClass("@Outlet private var label: Label!"))
  }

  @Test func rejectsRangesOfNonnumericProperties() {
    expectMisuse(
      inClass("@Inspectable(in: 1️⃣0...1) var caption = \"\""),
      "A range requires a numeric type, but 'caption' has the type 'String'")
    expectMisuse(
      inClass("@Inspectable(in: 1️⃣0...1) var isOn: Bool?"),
      "A range requires a numeric type, but 'isOn' has the type 'Bool'")
  }

  @Test func rejectsOutletsWithInitialValue() {
    expectMisuse(
      inClass("@Outlet weak var label: 1️⃣Label"),
      "Outlet 'label' is nil until it is connected, so its type must be optional",
      fixes: ["Replace 'Label' with 'Label!'", "Replace 'Label' with 'Label?'"],
      fixed: inClass("@Outlet weak var label: Label!"))
    expectMisuse(
      inClass("@Outlet weak var source: 1️⃣any Source"),
      "Outlet 'source' is nil until it is connected, so its type must be optional",
      fixes: ["Replace 'any Source' with '(any Source)!'", "Replace 'any Source' with '(any Source)?'"],
      fixed: inClass("@Outlet weak var source: (any Source)!"))
  }

  @Test func rejectsOutletsOfValueTypes() {
    expectMisuse(
      inClass("@Outlet var minutes: 1️⃣Int?"),
      "Outlet 'minutes' must refer to an object, but 'Int' is a value type",
      fixes: ["Replace '@Outlet' with '@Inspectable'"], fixed: inClass("@Inspectable var minutes: Int?"))
  }

  @Test func requiresExplicitTypeForOutlet() {
    expectMisuse(
      inClass("1️⃣@Outlet var label = Label()"), "Outlet 'label' needs an explicit type: 'var label: Label!'")
  }

  @Test func rejectsStaticMembers() {
    expectMisuse(
      inClass("@Outlet 1️⃣static var label: Label?"),
      "'label' is a type variable, but scenes set variables of objects: remove 'static' or 'class'",
      fixes: ["Remove 'static'"],
      fixed: inClass("@Outlet var label: Label?"))
    expectMisuse(
      inClass("@Action 1️⃣class func act() {}"),
      "Action 'act' is a class method, but events are sent to objects: remove 'static' or 'class'",
      fixes: ["Remove 'class'"],
      fixed: inClass("@Action func act() {}"))
  }

  @Test("A property without a setter cannot be inspectable")
  func readOnlyProperties() {
    expectMisuse(
      inClass("@Inspectable var 1️⃣minutes: Int { 7 }"),
      "'@Inspectable': scenes set 'minutes', so it needs a setter")
    expectMisuse(
      inClass("@Inspectable var 1️⃣minutes: Int { get { 7 } }"),
      "'@Inspectable': scenes set 'minutes', so it needs a setter")
  }

  @Test func rejectsMoreThanTwoParameters() {
    expectMisuse(
      inClass("@Action func act1️⃣(_ sender: Button, _ event: Event, _ more: View) {}"),
      """
      Action 'act' has 3 parameters, but an action can have at most two: none, the sender, or the sender and the event
      """, fixes: ["Remove '@Action'"],
      fixed: inClass("func act(_ sender: Button, _ event: Event, _ more: View) {}"))
  }

  @Test func rejectsInvalidTypesOfSendersAndEvents() {
    expectMisuse(
      inClass("@Action func act(_ on: 1️⃣Bool) {}"),
      "The first parameter of an action must be its sender, but 'Bool' sends no events",
      fixes: ["Replace 'Bool' with 'AnyObject'"], fixed: inClass("@Action func act(_ on: AnyObject) {}"))
    expectMisuse(
      inClass("@Action func act(_ event: 1️⃣Event?) {}"),
      "The first parameter of an action must be its sender, but 'Event?' sends no events",
      fixes: ["Declare the sender first: '_ sender: AnyObject, forEvent event: Event?'"],
      fixed: inClass("@Action func act(_ sender: AnyObject, forEvent event: Event?) {}"))
    expectMisuse(
      inClass("@Action func act(_ sender: Button, animated: 1️⃣Bool) {}"),
      "The second parameter of an action must be the event, but 'Bool' is not an event",
      fixes: ["Replace 'Bool' with 'Event?'"],
      fixed: inClass("@Action func act(_ sender: Button, animated: Event?) {}"))
  }

  @Test func rejectsActionsThatReturnOrThrow() {
    expectMisuse(
      inClass("@Action func act() 1️⃣throws {}"),
      "Action 'act' cannot be 'throws': senders neither wait for actions nor handle errors",
      fixes: ["Remove 'throws'"],
      fixed: inClass("@Action func act() {}"))
    expectMisuse(
      inClass("@Action func act() 1️⃣-> Bool { true }"),
      "Action 'act' cannot return a value: senders ignore it", fixes: ["Remove '-> Bool'"],
      fixed: inClass("@Action func act() { true }"))
    expectMisuse(
      inClass("@Action func act1️⃣<T: View>(_ sender: T) {}"),
      "Action 'act' cannot be generic: an event does not provide type arguments")
  }

  @Test func rejectsSelectorsThatDoNotMatchMethod() {
    expectMisuse(
      inClass(#"@Action(1️⃣"act") func act(_ sender: Button) {}"#),
      "The selector of an action must be a literal with a colon for each parameter: the method has 1")
  }

  @Test func rejectsMembersOfUnsupportedKinds() {
    expectMisuse(inClass("1️⃣@Outlet func act() {}"), "'@Outlet' can be attached only to variables")
    expectMisuse(inClass("1️⃣@Action var label: Label?"), "'@Action' can be attached only to methods")
  }

  @Test func requiresSceneObjectOnEnclosingClass() {
    expectMisuse(
      "final class Face: View {\n  1️⃣@Outlet var label: Label?\n}",
      "'@Outlet' has no effect because 'Face' is not a '@SceneObject'",
      fixes: ["Add '@SceneObject' to 'Face'"],
      fixed: "@SceneObject final class Face: View {\n  @Outlet var label: Label?\n}")
    expectMisuse(
      "extension Face {\n  1️⃣@Action func act() {}\n}",
      "'@SceneObject' cannot find '@Action' in an extension: move it into the class")
    expectMisuse(
      "struct Face {\n  1️⃣@Inspectable var minutes = 1\n}",
      "'@Inspectable' can be attached only to members of classes")
    expectMisuse("1️⃣@Inspectable var minutes = 1", "'@Inspectable' can be attached only to members of classes")
  }

  @Test func rejectsSceneObjectOnStructs() {
    expectMisuseOfClass(
      "@SceneObject struct Face: View {}", expanded: "struct Face: View {}",
      "'@SceneObject' can be attached only to classes: scenes create and connect objects",
      fix: "Replace 'struct' with 'class'", fixed: "@SceneObject class Face: View {}")
    expectMisuseOfClass(
      "@SceneObject enum Face {}", expanded: "enum Face {}",
      "'@SceneObject' can be attached only to classes: scenes create and connect objects",
      fix: "Remove '@SceneObject'", fixed: "enum Face {}")
    expectMisuseOfClass(
      "@SceneObject final class Face {}", expanded: "final class Face {}",
      "'Face' neither inherits from a class that scenes can create nor conforms to 'PlainSceneObject'",
      column: 26, fix: "Make 'Face' conform to 'PlainSceneObject'",
      fixed: "@SceneObject final class Face: PlainSceneObject {}")
  }

  @Test func rejectsExplicitDeclarationProperty() {
    expectMisuseOfClass(
      "@SceneObject class Face: View {\n  override class var declaration: ClassDeclaration { .init(Face.self) }\n}",
      expanded:
        "class Face: View {\n  override class var declaration: ClassDeclaration { .init(Face.self) }\n}",
      "'Face' has both an explicit 'declaration' and '@SceneObject'", line: 2, column: 22,
      fix: "Remove '@SceneObject'",
      fixed: "class Face: View {\n  override class var declaration: ClassDeclaration { .init(Face.self) }\n}")
  }
}
