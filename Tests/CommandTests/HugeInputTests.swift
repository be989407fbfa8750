import Foundation
import Testing

@Suite("Rejecting oversized input uses little memory")
struct HugeInputTests {
  struct Attack: CustomStringConvertible, Sendable {
    var description: String
    var line: String
    var rule: String
    var words: String
  }

  static let attacks = [
    Attack(
      description: "a billion laughs",
      line: """
        echo '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">\
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><storyboard version="1" initial="&c;"/>'
        """, rule: "doctype-not-allowed", words: "DOCTYPE"),
    Attack(
      description: "an external entity",
      line: """
        echo '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><storyboard version="1" initial="&a;"/>'
        """, rule: "doctype-not-allowed", words: "DOCTYPE"),
    Attack(
      description: "100,000 attributes",
      line: """
        printf '<storyboard '; seq 100000 | sed 's/.*/a&="1"/' | tr '\\n' ' '; echo '/>'
        """, rule: "limit-exceeded", words: "attributes"),
    Attack(
      description: "views nested 10,000 deep",
      line: """
        echo '<nib version="1">'; yes '<view>' | head -10000; yes '</view>' | head -10000; echo '</nib>'
        """, rule: "limit-exceeded", words: "deep"),
    Attack(
      description: "three million elements",
      line: "echo '<nib version=\"1\">'; yes '<view/>' | head -3000000; echo '</nib>'",
      rule: "limit-exceeded",
      words: "elements"),
    Attack(
      description: "an attribute of a gigabyte",
      line: """
        printf '<storyboard version="1" initial="'; head -c 1073741824 /dev/zero | tr '\\0' a; echo '"/>'
        """, rule: "limit-exceeded", words: "larger"),
  ]

  /// The memory limit of 300 MiB. The system refuses further allocations, which terminates the process
  /// without a diagnostic. (The limit applies to allocated memory; less is resident.)
  private static let limit = "ulimit -d $((300 * 1024))"

  @Test("Rejects endless input at the size limit without using much memory", arguments: attacks)
  func endlessInput(_ attack: Attack) throws {
    let outcome = try TestDirectory().shell(
      "{ \(attack.line); } 2>/dev/null | (\(Self.limit); $scenec validate --format text -)")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.text.contains("[\(attack.rule)]") && outcome.text.contains(attack.words),
      "\(outcome.text.prefix(500))")
  }

  /// Per-language data is created on demand: 4,000 scenes times 6,000 languages are 24 million entries.
  @Test("Renders 4,000 scenes in 6,000 languages within the memory limit")
  func rendersManyScenesInManyLanguages() throws {
    let outcome = try TestDirectory().shell(
      """
      { echo '<storyboard version="1" initial="s1">'
        seq 4000 | sed 's|.*|<scene><viewController id="s&" entry="true"><view/></viewController></scene>|'
        echo '</storyboard>'; } > Many.scene
      mkdir $(seq -f l%g.lproj 6000)
      for n in $(seq 6000); do : > l$n.lproj/Many.strings; done
      $scenec compile Many.scene -o Many.scenec &&
        (\(Self.limit); $scenec render Many.scenec --locale l7 -o Many.svg)
      """)
    #expect(outcome.status == 0, "\(outcome.text.prefix(500)) \(outcome.errors.prefix(500))")
  }

  /// Data per class and name is not stored for all pairs: 20,000 of each are 400 million.
  @Test("Validates 20,000 classes and attribute names within the memory limit")
  func acceptsManyClassesAndNames() throws {
    let outcome = try TestDirectory().shell(
      """
      { echo '<storyboard version="1" initial="a"><scene><viewController id="a"><view>'
        seq 20000 | sed 's|.*|<view class="C&" a&="1"/>|'
        echo '</view></viewController></scene></storyboard>'; } > Many.scene
      (\(Self.limit); $scenec validate Many.scene)
      """)
    #expect(outcome.status == 0, "\(outcome.text.prefix(500)) \(outcome.errors.prefix(500))")
  }

  /// Each input takes a second or two in linear time, and would take many minutes in quadratic time.
  private static let timeLimit = "ulimit -t 60"

  @Test("Reports 5,000 diagnostics for one line of a file within the time limit")
  func reportsManyDiagnosticsInOneLineQuickly() throws {
    let outcome = try TestDirectory().shell(
      """
      { echo '<storyboard version="1" initial="a"><scene><viewController id="a"><view>'
        seq 5000 | sed 's|.*|<label colr="&"/>|'
        echo '</view></viewController></scene></storyboard>'; } | tr -d '\\n' > Line.scene
      (\(Self.timeLimit); $scenec validate --max-diagnostics 0 --format github Line.scene) | tail -1
      """)
    #expect(outcome.text.contains("line=1,col=9895"), "\(outcome.text) \(outcome.errors.prefix(500))")
  }

  @Test("Reports 40,000 members of one outlet collection within the time limit")
  func reportsManyDiagnosticsInOneCollectionQuickly() throws {
    let outcome = try TestDirectory().shell(
      """
      { echo '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v"><connections>'
        seq 40000 | sed 's|.*|<outletCollection property="xs" destination="g&" id="c&"/>|'
        echo '</connections></view></objects></document>'; } > Many.xib
      (\(Self.timeLimit); $scenec validate --max-diagnostics 0 --format github Many.xib) | tail -1
      """)
    #expect(outcome.text.contains("line=40001,col=46,"), "\(outcome.text) \(outcome.errors.prefix(500))")
  }

  @Test("Validates an archive dictionary of 40,000 entries within the time limit")
  func validatesManyEntriesInOneDictionaryQuickly() throws {
    let outcome = try TestDirectory().shell(
      """
      { echo '<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>'
        echo '<array key="IBDocument.RootObjects"/><object class="IBObjectContainer" key="IBDocument.Objects">'
        echo '<object class="NSMutableDictionary" key="flattenedProperties">'
        seq 40000 | sed 's|.*|<string key="NS.key.&">&.a</string><string key="NS.object.&">x</string>|'
        echo '</object></object></data></archive>'; } > Many.xib
      (\(Self.timeLimit); $scenec validate Many.xib)
      """)
    #expect(outcome.status == 0, "\(outcome.text.prefix(500)) \(outcome.errors.prefix(500))")
  }

  /// The diagnostics share one text of the file. Separate texts would take 750 MB.
  @Test(
    "Reports 4,000 diagnostics in one source file within the memory limit",
    arguments: [
      (
        "Code.swift", "import UIKit\nclass C: UIViewController { func f() {", "}}",
        #"performSegue(withIdentifier: "t&", sender: nil)"#
      ),
      (
        "Code.m",
        "#import <UIKit/UIKit.h>\n@interface C : UIViewController\n@end\n@implementation C\n- (void)f {",
        "}\n@end",
        #"[self performSegueWithIdentifier:@"t&" sender:nil];"#
      ),
    ])
  func reportsManyDiagnosticsInOneSourceFile(_ name: String, _ start: String, _ end: String, _ call: String)
    throws
  {
    let directory = try TestDirectory([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><viewController customClass="C" id="v"><view key="view" id="w"/><connections>
      <segue kind="show" identifier="a" destination="v" id="g"/></connections></viewController></objects></scene>
      </scenes></document>
      """
    ])
    let calls = (0..<4000).map { call.replacing("&", with: "\($0)") }.joined(separator: "\n")
    try directory.write(name, Data("\(start)\n\(calls)\n\(end)\n".utf8))
    let outcome = try directory.shell(
      """
      (ulimit -d $((400 * 1024)); $scenec validate --no-config --max-diagnostics 0 --format github Main.storyboard \
        --sources .) |
        grep -c segue-not-found
      """)
    #expect(outcome.text == "4000\n", "\(outcome.text.prefix(500)) \(outcome.errors.prefix(500))")
  }

  @Test("Lays out 800 views that do not fit into a stack within the time limit")
  func laysOutManySqueezedViewsQuickly() throws {
    let outcome = try TestDirectory().shell(
      """
      { echo '<storyboard version="1" initial="a"><scene><viewController id="a"><view frame="0 0 320 480">'
        echo '<stackView axis="vertical" frame="0 0 320 480">'
        seq 800 | sed 's|.*|<label text="&"/>|'
        echo '</stackView></view></viewController></scene></storyboard>'; } > Many.scene
      (ulimit -t 10; $scenec layout Many.scene) | wc -l
      """)
    #expect(
      (Int(outcome.text.split(separator: "\n").last ?? "") ?? 0) > 800, "\(outcome.errors.prefix(500))")
  }

  /// The limit is effective: a process that needs more memory fails.
  @Test(
    "A process that exceeds the memory limit of these tests fails",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc"), "skipped: not a Linux"))
  func memoryLimit() throws {
    let line = "head -c 400000000 /dev/zero | (\(Self.limit); tail -c 400000000) > /dev/null"
    #expect(try TestDirectory().shell(line).status != 0)
  }
}
