import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValues
import Testing

@testable import InterfaceBuilder

/// A study of the third-party files in the directory `SCENEC_CORPUS`.
@Suite(.enabled(if: Corpus.directory != nil, "skipped: SCENEC_CORPUS names no directory of storyboards"))
struct CorpusStudy {
  @Test("Converts the corpus without loss and recognizes the required share of its content")
  func understood() throws {
    for (name, files, share) in [
      ("UIKit", Corpus.files.filter(\.isOfToday), 0.995),
      ("archives", Corpus.files.filter(\.isArchive), 0.99),
      ("macOS", Corpus.files.filter { $0.isMac && !$0.isArchive }, 0.6),
    ] {
      var sum = ImportStatistics()
      for file in files {
        let statistics = try #require(InterfaceBuilder.translate(file.tree).statistics)
        #expect(statistics.counts[.lost] == nil, "\(file.path)")
        #expect(statistics.counts[.unknown] == nil, "\(file.path)")
        sum.add(statistics)
      }
      print(
        "\(name): \(files.count) files, \(sum.total) elements and attributes: \(sum.understoodShare) understood"
      )
      #expect(sum.understoodShare >= share)
    }
  }

  @Test("The corpus has no dangling references, misplaced elements, or invalidly encoded texts")
  func writtenElements() {
    for file in Corpus.files {
      let found = InterfaceBuilder.translate(file.tree).diagnostics.filter {
        ["dangling-reference", "misplaced-element", "invalid-encoded-text"].contains($0.rule)
      }
      #expect(found.map(\.message.text) == [], "\(file.path)")
    }
  }

  /// The attributes that contain an id, except attributes of the canvas and numbers that equal an id by chance.
  @Test("Recognizes every attribute in the corpus that contains another element's id")
  func references() {
    for file in Corpus.files where !file.isArchive {
      let tree = file.tree
      guard let id = tree.names.id(of: "id") else { continue }
      let ids = Set(tree.elements.compactMap { tree.attribute(id, of: $0).map { tree.value(of: $0) } })
      for element in tree.elements {
        for attribute in tree.attributes(of: element) where attribute.name != id {
          let value = tree.value(of: attribute)
          let name = tree.name(of: attribute)
          guard value.utf8.count == 10, value.split(separator: "-").map(\.count) == [3, 2, 3],
            ids.contains(value), name != "storyboardIdentifier", tree.name(of: element) != "designable"
          else { continue }
          #expect(ReferenceFacts.all[name] != nil, "\(file.path): \(name)")
        }
      }
    }
  }

  /// Compares the connections of each file with the count of another parser.
  @Test("Converted documents contain every connection of the corpus files")
  func connections() throws {
    for file in Corpus.files {
      let (document, statistics) = try Corpus.document(of: file)
      let held = document.values.filter { value in
        switch value.type {
        case .reference(let type), .references(let type): type == "ViewController"
        default: false
        }
      }.reduce(0) { $0 + $1.words.count }
      let outlets = document.outlets.reduce(0) { $0 + $1.destinations.count }
      let found = outlets + document.actions.count + document.segues.count + held
      // Attributes of cells specify their labels, and attributes of commands specify their actions.
      let names =
        ["textLabel", "detailTextLabel", "imageView"].map { "//tableViewCell[.//@id=@\($0)]/@\($0)" }
        + ["//keyCommand/@actionName"]
      let labels = file.isOfToday ? try Corpus.count(names.joined(separator: " | "), in: file.path) : 0
      #expect(found == statistics.madeConnections + labels, "\(file.path)")
      let path = file.isArchive ? "//object[@class='IBConnectionRecord']" : "//connections/*"
      #expect(try Corpus.count(path, in: file.path) == statistics.connections, "\(file.path)")
    }
  }

  @Test("Imported scenes contain or preserve every corpus object that has an id")
  func ids() throws {
    var ids = 0
    for file in Corpus.files where !file.isArchive {
      let tree = try #require(InterfaceBuilder.translate(file.tree).tree)
      // The sources of all parts of the scene, including preserved parts.
      let reached = Set(tree.elements.map(\.tagRange.start))
      for index in file.tree.elements.indices where Self.isObject(index, file.tree) {
        ids += 1
        let isReached = reached.contains(file.tree.elements[index].tagRange.start)
        #expect(isReached, "\(file.path): \(file.tree.name(of: file.tree.elements[index]))")
      }
    }
    for file in Corpus.files.filter(\.isArchive) {
      let (document, _) = try Corpus.document(of: file)
      // All objects in the outline, except the document itself and proxies.
      let records = try Corpus.count("//*[@key='objectID' and number(.) > 0]", in: file.path)
      ids += records
      #expect(document.objects.filter { $0.id != nil }.count == records, "\(file.path)")
    }
    print("\(ids) objects and constraints with ids: all reached")
  }

  @Test("No corpus file has errors, except one file in which three controllers have the same Storyboard ID")
  func noneHasErrors() {
    for file in Corpus.files {
      // Only a code generator reads this file. Xcode would refuse to build it.
      let isUnbuilt = file.path.hasSuffix("/IB-iOS/AdditionalImport.storyboard")
      let errors = Fixture.compiler.validate(file.tree.source).filter {
        $0.severity == .error && !(isUnbuilt && $0.rule == "duplicate-id")
      }
      #expect(errors.map(\.message.text) == [], "\(file.path)")
    }
  }

  @Test("Scenes imported from the corpus have no errors")
  func importedScenes() throws {
    for file in Corpus.files {
      let imported = try #require(Fixture.importer.scene(of: file.tree.source).scene, "\(file.path)")
      let scene = SourceText(path: file.path + ".scene", bytes: imported.text)
      let errors = Fixture.compiler.validate(scene).filter { $0.severity == .error }
      #expect(errors.map(\.message.text) == [], "\(file.path)")
      let direct = try Fixture.contents(of: file.tree.source).map(Self.withoutEntry)
      // Only outlets and attributes that library classes lack are preserved; nothing else differs.
      let later = try Fixture.contents(of: scene).map(Self.withoutEntry)
      let preserved = later.filter { $0.contains(": <ib:outlet") || $0.contains(": <ib:runtimeAttribute ") }
      let changes = later.filter { !preserved.contains($0) }.difference(from: direct)
      for change in changes { print("\(file.path): \(change)") }
      #expect(changes.insertions.isEmpty && changes.removals.count == preserved.count, "\(file.path)")
    }
  }

  /// Code may instantiate any controller of a storyboard without an initial scene, which a scene states
  /// explicitly.
  private static func withoutEntry(_ line: String) -> String {
    line.hasSuffix(" entry") ? String(line.dropLast(6)) : line
  }

  /// Whether an element has an id and is an object rather than a placeholder, guide or connection.
  private static func isObject(_ index: Int, _ tree: SyntaxTree) -> Bool {
    let element = tree.elements[index]
    guard tree.names.id(of: "id").flatMap({ tree.attribute($0, of: element) }) != nil, element.parent >= 0
    else {
      return false
    }
    let parents = [
      "subviews", "objects", "constraints", "items", "cells", "prototypes", "sections", "segments",
    ]
    if let id = tree.names.id(of: "id").flatMap({ tree.attribute($0, of: element) }),
      ["-1", "-2"].contains(tree.value(of: id))
    {
      return false
    }
    let member = tree.names.id(of: "sceneMemberID").flatMap { tree.attribute($0, of: element) }
    if member.map({ tree.value(of: $0) }) == "firstResponder" { return false }
    let none = ["placeholder", "exit", "viewControllerPlaceholder", "controllerPlaceholder"]
    return parents.contains(tree.name(of: tree.elements[Int(element.parent)]))
      && !none.contains(tree.name(of: element))
  }
}
