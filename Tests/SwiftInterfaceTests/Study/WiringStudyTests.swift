import Foundation
import SceneDiagnostics
import Testing

/// Checks for random apps that each kind of mistake is reported at its location, without other diagnostics.
///
/// `SCENEC_STUDY=500` sets the number of apps. The default is small enough for a regular test run.
@Suite("Each broken connection causes exactly one diagnostic")
struct WiringStudyTests {
  static let count = ProcessInfo.processInfo.environment["SCENEC_STUDY"].flatMap(Int.init) ?? 12

  @Test(
    "Reports every kind of broken connection", arguments: WiringFault.all.map(\.name))
  func found(_ name: String) throws {
    let fault = WiringFault.all.first { $0.name == name }!
    var found = 0
    for seed in 0..<Self.count {
      let specimen = WiringSpecimen(seed: UInt64(seed))
      let (project, path, offset) = try #require(fault.applied(to: specimen))
      let diagnostics = project.diagnostics()
      let isFound = diagnostics.contains {
        $0.rule.rawValue == fault.rule && $0.location.source.path == path
          && Int($0.location.range.start) == offset
      }
      if isFound, Set(diagnostics.map(\.rule.rawValue)) == [fault.rule] {
        found += 1
      } else {
        let texts = diagnostics.map {
          "\($0.location.source.path):\($0.location.start): \($0.message) [\($0.rule)]"
        }
        Issue.record(
          "seed \(seed): \(fault.name): wanted [\(fault.rule)] in \(path) at \(offset), found \(texts)")
      }
    }
    print("\(fault.name): \(found) of \(Self.count)")
    #expect(found == Self.count)
  }

  @Test("Reports nothing for an app whose connections are all valid")
  func untouched() {
    for seed in 0..<Self.count {
      #expect(
        WiringSpecimen(seed: UInt64(seed)).project.diagnostics().map(\.message.text) == [], "seed \(seed)")
    }
  }

  @Test("The study has at least the expected number of kinds of broken connections")
  func kinds() { #expect(WiringFault.all.count >= 20) }
}
