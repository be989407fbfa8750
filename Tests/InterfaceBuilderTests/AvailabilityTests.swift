import SceneModel
import SceneValues
import Testing

@testable import InterfaceBuilder

/// The table of versions uses names of documents, and each of them once.
@Suite("Versions that introduce elements and attributes") struct AvailabilityTests {
  private let facts = AvailabilityFacts.all

  private func isElement(_ name: String, of fact: AvailabilityFact) -> Bool {
    let isForWatch = fact.versions[.watchOS] != nil
    return DocumentVocabulary.all.element(name, isWatch: isForWatch) != nil
      || KnownNames.elements.contains(name) || KnownNames.attributes[name] != nil
      || fact.versions[.macOS] != nil && MacFacts.elements.contains(name)
  }

  @Test("The availability table contains only known elements and attributes")
  func names() {
    for fact in facts {
      #expect(!fact.versions.isEmpty, "\(fact)")
      for name in fact.elements { #expect(isElement(name, of: fact), "\(name)") }
      switch fact.part {
      case .attribute(let name), .values(of: let name, _):
        let isKnown =
          DocumentVocabulary.all.number(ofAttributeNamed: name) != nil || KnownNames.elements.contains(name)
          || MacNames.attributes.contains(name) || DocumentVocabulary.all.paths.contains(name)
        #expect(isKnown, "\(name)")
      case .element, .className: break
      }
    }
  }

  @Test("The availability table has at most one version for each name and platform")
  func duplicates() {
    var seen: Set<String> = []
    for fact in facts {
      let parts =
        switch fact.part {
        case .element: ["element"]
        case .className(let name): [name]
        case .attribute(let name): [name]
        case .values(of: let name, let values): values.map { "\(name)=\($0)" }
        }
      for platform in fact.versions.keys {
        for element in fact.elements.isEmpty ? [""] : fact.elements {
          for part in parts {
            #expect(seen.insert("\(platform.rawValue) \(element) \(part)").inserted, "\(element) \(part)")
          }
        }
      }
    }
  }

  @Test("The tables of symbols contain each symbol once, in alphabetical and chronological order")
  func symbols() {
    var seen: Set<Substring> = []
    for release in SystemSymbols.releases {
      #expect(release.allNames == release.allNames.sorted())
      for name in release.allNames { #expect(seen.insert(name).inserted, "\(name)") }
    }
    for (earlier, later) in zip(SystemSymbols.releases, SystemSymbols.releases.dropFirst()) {
      for (platform, version) in earlier.versions {
        #expect(later.versions[platform].map { version <= $0 } == true, "\(version)")
      }
    }
    #expect(SystemSymbols.version(of: "4k.tv", on: .macOS, newerThan: "10.15") == "11")
    #expect(SystemSymbols.version(of: "4k.tv", on: .iOS, newerThan: "14") == nil)
  }

  @Test("Parses and prints platform versions")
  func versions() {
    #expect(["13", "13.0", "10.15.4"].map { PlatformVersion($0)?.description } == ["13", "13", "10.15.4"])
    #expect(["", ".", "13.", "-1", "1.2.3.4", "x", "99999999999"].allSatisfy { PlatformVersion($0) == nil })
    #expect(PlatformVersion(10, 9) < "10.10")
  }
}
