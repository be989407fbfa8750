import Foundation
import Testing

@Suite("What is made to exhaust a reader is refused by its limit, in little memory")
struct HugeInputTests {
  struct Attack: CustomStringConvertible, Sendable {
    var description: String
    /// A line of the shell's that prints it.
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

  @Test(arguments: attacks)
  func isRefused(_ attack: Attack) throws {
    let workspace = try Workspace()
    let (peak, status, text) = try Program.peakMemory(
      of: "{ \(attack.line); } | $scenec validate --format text -", in: workspace.directory)
    #expect(text.contains("[\(attack.rule)]") && text.contains(attack.words), "\(text)")
    #expect(status != 0)
    #expect(peak <= max(300 << 20, Program.ownPeakMemory), "\(peak >> 20) MiB")
  }

  /// The measure measures: a process of 64 MiB has that.
  @Test func measure() throws {
    let workspace = try Workspace()
    let (peak, _, _) = try Program.peakMemory(
      of: "head -c 67108864 /dev/zero | tail -c 67108864 | wc -c", in: workspace.directory)
    #expect(peak > 64 << 20 && peak < 1 << 30)
  }
}
