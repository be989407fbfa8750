import SceneModel
import SwiftInterface
import TestSupport
import Testing

@Suite("Reading Objective-C sources")
struct ObjectiveCReadingTests {
  private func facts(_ text: String) -> SourceFacts {
    SourceFacts(readingOther: Array(text.utf8), ofFileNamed: "Clock.m")
  }

  private func spelled(_ range: Range<Int>, of text: String) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  // MARK: Members

  struct Property: Sendable, CustomTestStringConvertible {
    var testDescription: String { text }
    var text: String
    var names: [String]
    var type: String
    var role = VariableFact.Role.outlet
    var isCollection = false
  }

  static let properties = [
    Property(text: "@property (weak) IBOutlet UILabel *label;", names: ["label"], type: "UILabel"),
    Property(text: "@property IBOutlet UILabel *a, *b;", names: ["a", "b"], type: "UILabel"),
    Property(text: "@property(nonatomic,assign) IBOutlet id delegate;", names: ["delegate"], type: ""),
    Property(text: "@property IBOutlet id<A, B> delegate;", names: ["delegate"], type: ""),
    Property(text: "@property IBOutlet UIView<A> *view;", names: ["view"], type: "UIView"),
    Property(
      text: "@property (nullable) IBOutlet __kindof UIView * _Nullable view;", names: ["view"], type: "UIView"
    ),
    Property(
      text: "@property IBOutletCollection(UIButton) NSArray<UIButton *> *all;", names: ["all"],
      type: "UIButton",
      isCollection: true),
    Property(
      text: "@property IBOutlet UILabel *label API_AVAILABLE(ios(11.0), tvos(11.0));", names: ["label"],
      type: "UILabel"),
    Property(
      text: "@property IBInspectable CGFloat radius UI_APPEARANCE_SELECTOR;", names: ["radius"],
      type: "CGFloat",
      role: .inspectable),
    Property(text: "@property (copy) void (^done)(BOOL, int);", names: ["done"], type: "", role: .plain),
    Property(
      text: "@property NSDictionary<NSString *, NSArray<NSNumber *> *> *table;", names: ["table"],
      type: "NSDictionary", role: .plain),
    Property(text: "@property (getter=isLoud) BOOL loud;", names: ["loud"], type: "BOOL", role: .plain),
    Property(
      text: "@property UILabel *label __attribute__((deprecated(\"x; y\")));", names: ["label"],
      type: "UILabel",
      role: .plain),
  ]

  @Test("Reads the name, type, and role of a property", arguments: properties)
  func property(_ property: Property) {
    let text = "@interface Clock : UIView\n\(property.text)\n@end"
    let type = facts(text).types[1]
    #expect(type.variables.map(\.name) == property.names)
    #expect(!type.isOpen)
    for variable in type.variables {
      #expect(variable.type.name == property.type)
      #expect(variable.type.isCollection == property.isCollection)
      #expect(variable.role == property.role)
      #expect(spelled(variable.range.bytes, of: text) == variable.name)
    }
  }

  @Test("Reads the accessors that a property declaration specifies")
  func accessors() {
    let type = facts(
      """
      @interface Clock : UIView
      @property (nonatomic, getter=isLoud, setter = makeLoud:) BOOL loud;
      @property (class, getter=isShared) BOOL shared;
      @end
      """
    ).types[1]
    #expect(type.methods.map(\.selector) == ["isLoud", "makeLoud:"])
    #expect(type.methods.allSatisfy { $0.isExposed && !$0.isAction })
  }

  @Test(
    "Reads the selector of a method and whether the method is an action",
    arguments: [
      ("- (IBAction)ring;", "ring", true), ("- (IBAction)ring:(id)sender;", "ring:", true),
      ("- (IBAction) ring : (UIButton *) sender forEvent:(UIEvent*)event;", "ring:forEvent:", true),
      ("- (void)ring:sender;", "ring:", false), ("- ring:(id)a :(id)b;", "ring::", false),
      ("- (IBAction)ring:(id)sender { [self a:^(id x) { return; }]; }", "ring:", true),
      ("- (IBAction)ring:(id)sender NS_SWIFT_NAME(ring(_:));", "ring:", true),
      ("- (void)ring:(NSString *)format, ... NS_REQUIRES_NIL_TERMINATION;", "ring:", false),
      ("- (IBSegueAction UIViewController *)make:(NSCoder *)coder;", "make:", true),
      ("- (void (^)(int, id<A>))block;", "block", false),
    ])
  func method(_ text: String, _ selector: String, _ isAction: Bool) {
    let type = facts("@implementation Clock\n\(text)\n@end").types[1]
    #expect(type.methods.map(\.selector) == [selector])
    #expect(type.methods.first?.isAction == isAction)
    #expect(!type.isOpen)
  }

  @Test("Reads the type of a sender only if the type is definitely a class")
  func senders() {
    let type = facts(
      """
      @interface Clock : UIView
      - (IBAction)a:(id)sender;
      - (IBAction)b:(UIButton *)sender;
      - (IBAction)c:(id<Ringing>)sender;
      - (IBAction)d:(void (^)(UIView *))sender;
      @end
      """
    ).types[1]
    #expect(type.methods.map { $0.parameters.first?.name } == ["", "UIButton", "", ""])
  }

  @Test(
    "Marks a class as incomplete if parts of it cannot be parsed",
    arguments: [
      "@interface Clock : UIView\nDECLARE(label)\n@end",
      "@interface Clock : UIView\n@property IBOutlet UILabel *label\n@end",
      "@interface Clock : UIView {\n IBOutlet UILabel *label;\n",
      "@interface Clock : UIView\n- (void)ring:(id)sender",
      "@interface Clock : UIView\n", "@implementation Clock\n- (void)a {\n  if (b) {\n}\n@end",
      "@interface Clock : 1\n@end", "@implementation Clock\n- MACRO(ring)(id)sender;\n@end",
    ])
  func open(_ text: String) { #expect(facts(text).types.dropFirst().first?.isOpen == true) }

  @Test(
    "Accepts preprocessor directives",
    arguments: [
      "#if A\n- (void)a {\n#else\n- (void)b {\n#endif\n}",
      "- (void)a {\n#if A\n if (x) {\n#else\n if (y) {\n#endif\n }\n}",
      "#if 0\n}}}} @end\n#endif", "#pragma mark - }", "#define X(a) { a", "NS_ASSUME_NONNULL_BEGIN",
      "/* } */ // }\n", "static int f(void) { return '}'; }", "NSString *s(void) { return @\"}\"; }",
    ])
  func preprocessor(_ text: String) {
    let type = facts("@implementation Clock\n\(text)\n- (IBAction)ring:(id)sender {}\n@end").types[1]
    #expect(!type.isOpen)
    #expect(type.methods.last?.selector == "ring:")
  }

  @Test("Distinguishes the branches of preprocessor conditions and ignores include guards")
  func branches() {
    let types = facts(
      """
      #ifndef CLOCK_H
      #define CLOCK_H
      #if TARGET_OS_IPHONE
      @interface Clock : UIView
      @end
      #else
      @interface Clock : NSView
      @end
      #endif
      #endif
      """
    ).types.dropFirst()
    #expect(types.map(\.branches.count) == [1, 1])
    #expect(Set(types.map { $0.branches[0].clause }) == [0, 1])
  }

  // MARK: Names

  struct Call: Sendable, CustomTestStringConvertible {
    var testDescription: String { code }
    var code: String
    var value: TextFact
    var kind = HostCode.NameKind.segue
    var isOptional = false
    var bundle = CallFact.Bundle.own
  }

  static let calls = [
    Call(code: "[self performSegueWithIdentifier:@\"a\" sender:nil];", value: .literal("a")),
    Call(code: "[self performSegueWithIdentifier:@\"a\" @\"b\" sender:nil];", value: .literal("ab")),
    Call(code: "[self performSegueWithIdentifier:kSegue sender:x ? y : z];", value: .path("kSegue")),
    Call(code: "[self performSegueWithIdentifier:name sender:nil];", value: .unknown),
    Call(
      code: "NSString *a = @\"a\"; [self performSegueWithIdentifier:a sender:nil];", value: .literal("a")),
    Call(
      code:
        "NSString *a; if (x) a = @\"a\"; else a = @\"b\"; [self performSegueWithIdentifier:a sender:nil];",
      value: .either([.literal("a"), .literal("b")])),
    Call(
      code: "NSString *a = @\"a\"; a = other(); [self performSegueWithIdentifier:a sender:nil];",
      value: .unknown),
    Call(
      code: "[self performSegueWithIdentifier:(x ? @\"a\" : [Clock segue]) sender:nil];",
      value: .either([.literal("a"), .path("Clock.segue")])),
    Call(
      code: "[board instantiateViewControllerWithIdentifier:NSStringFromClass([Clock class])];",
      value: .typeName("Clock"), kind: .scene),
    Call(
      code: "[board instantiateViewControllerWithIdentifier:NSStringFromClass(self.class)];",
      value: .typeName("Self"), kind: .scene),
    Call(code: "[UIImage imageNamed:@\"bell\"];", value: .literal("bell"), kind: .image),
    Call(
      code: "[[NSBundle mainBundle] loadNibNamed:@\"A\" owner:self options:nil];", value: .literal("A"),
      kind: .nib),
    Call(
      code: "[[NSBundle bundleForClass:[self class]] loadNibNamed:@\"A\" owner:self options:nil];",
      value: .literal("A"), kind: .nib, bundle: .ofClass("Self")),
    Call(
      code: "[UIStoryboard storyboardWithName:@\"A\" bundle:other];", value: .literal("A"), kind: .storyboard,
      bundle: .other),
    Call(
      code: "[table registerNib:nib forCellReuseIdentifier:@\"A\"];", value: .literal("A"),
      kind: .registeredReuse),
    Call(
      code: "Cell *cell = [table dequeueReusableCellWithIdentifier:@\"A\"]; cell.text = nil;",
      value: .literal("A"),
      kind: .reuse),
    Call(
      code: "Cell *cell = [table dequeueReusableCellWithIdentifier:@\"A\"]; if (!cell) return nil;",
      value: .literal("A"), kind: .reuse, isOptional: true),
    Call(
      code: "return [table dequeueReusableCellWithIdentifier:@\"A\"];", value: .literal("A"), kind: .reuse,
      isOptional: true),
  ]

  @Test("Reads the name in each call that refers to scene content", arguments: calls)
  func call(_ call: Call) {
    let found = facts("@implementation Clock\n- (void)go:(NSString *)name {\n\(call.code)\n}\n@end").calls
    #expect(found.map(\.value) == [call.value])
    #expect(found.first?.kind == call.kind)
    #expect(found.first?.isOptional == call.isOptional)
    #expect(found.first?.bundle == call.bundle)
    #expect(found.first?.isUnparsed == false)
  }

  @Test(
    "Ignores calls that do not refer to scene content",
    arguments: [
      "[Theme imageNamed:@\"bell\"];", "[self storyboardWithName:@\"A\" bundle:nil];",
      "[self performSegueWithIdentifier:@\"a\"];", "[super initWithNibName:nil bundle:nil];",
      "[super initWithNibName:name bundle:nil];", "@selector(performSegueWithIdentifier:sender:);",
      "// [self performSegueWithIdentifier:@\"a\" sender:nil];",
    ])
  func noCall(_ code: String) {
    #expect(facts("@implementation Clock\n- (void)go:(NSString *)name {\n\(code)\n}\n@end").calls.isEmpty)
  }

  @Test("Treats only variables that never change as constants")
  func constants() {
    let facts = facts(
      """
      static NSString * const kA = @"a";
      #define kB @"b"
      NSString *kC = @"c", *kD = @"d";
      extern NSString *const kE;
      void f(void) { kD = nil; }
      NSString *const kF = NSLocalizedString(@"f", nil);
      """)
    #expect(facts.types[0].constants.map(\.name) == ["kA", "kB", "kC"])
  }

  @Test("Counts uses of a name in calls but not in declarations")
  func words() {
    let facts = facts(
      """
      @interface Clock : UIView
      @property IBOutlet UILabel *unused;
      @property IBOutlet UILabel *used;
      - (IBAction)ring:(id)sender;
      @end
      @implementation Clock
      - (IBAction)ring:(id)sender { [self.used performSelector:NSSelectorFromString(@"late:")]; _made = sender; }
      @end
      """)
    #expect(facts.words.isSuperset(of: ["used", "late"]))
    #expect(facts.words.isDisjoint(with: ["unused", "ring"]))
    #expect(facts.nameReferences.assigned == ["_made", "made"])
  }

  // MARK: Hostile files

  @Test("Reads a file truncated at any position without crashing")
  func cut() throws {
    let whole = try wholeApp()
    for end in stride(from: 0, through: whole.count, by: 29) {
      _ = SourceFacts(readingOther: Array(whole[..<end]), ofFileNamed: "Clock.m")
    }
  }

  @Test("Reads a randomly damaged file and reports only locations inside the file")
  func mutated() throws {
    let whole = try wholeApp()
    var random = Seeded(7)
    for _ in RandomSeeds.of(400) {
      var bytes = whole
      for _ in 0..<(1 + Int(random.next() % 12)) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert("{}()[]<>;:\"@#*,-+".utf8.randomElement(using: &random)!, at: place)
        default:
          let end = min(bytes.count, place + Int(random.next() % 200))
          bytes.insert(contentsOf: bytes[place..<end], at: place)
        }
      }
      let facts = SourceFacts(readingOther: bytes, ofFileNamed: "Clock.m")
      let ranges =
        facts.types.map(\.range) + facts.calls.map(\.range)
        + facts.types.flatMap { $0.variables.map(\.range) + $0.methods.map(\.range) }
      #expect(ranges.allSatisfy { $0.bytes.upperBound <= bytes.count })
    }
  }

  @Test(
    "Parses sources that repeat a token thousands of times",
    arguments: [
      "(", "[", "{", "<", "@interface A<", "@interface A : B {", "- (", "- a:", "@property (", "#if A\n",
      "#define A #define ",
      "a ? ", "[a imageNamed:", "imageNamed:", "[UIImage imageNamed:@\"a\"];",
      "x = [t dequeueReusableCellWithIdentifier:@\"a\"];",
      "x = [t dequeueReusableCellWithIdentifier:@\"a\"] ", "NSString *a = ", "a = b ", "@\"", "'", "/*",
      "#if 0\n", "#else\n",
      "*a ", "@protocol A ", "@synthesize a = b, ", "MACRO(a) ", "@end ", "(^", "NS_SWIFT_NAME(", "\\\n",
    ])
  func repeated(_ part: String) {
    let many = String(repeating: part, count: 25_000 / part.utf8.count)
    let around = [
      many, "@implementation A\n" + many, "@implementation A\n- (void)a {" + many + "}\n@end",
      "@interface A : B {" + many,
    ]
    for text in around { #expect(!facts(text).types.isEmpty) }
  }

  private func wholeApp() throws -> [UInt8] {
    let files = try Fixture(named: "ObjectiveCApp").project.files
    return Array(
      files.sorted { $0.key < $1.key }.filter { !$0.key.hasSuffix("board") }.map(\.value).joined().utf8)
  }
}
