import Testing

@testable import SceneAnalysis

/// Key paths that key-value coding follows, and the options of bindings.
@Suite("Key paths and options of bindings")
struct BindingKeyTests {
  private func diagnostics(_ files: [String: String]) throws -> [String] {
    let project = try EditedProject(files.merging(["App.xcodeproj/project.pbxproj": "{}"]) { own, _ in own })
    project.request.sources = [project.path("")]
    return try project.snapshot().diagnostics(in: project)
  }

  /// The key paths of a text field and a tree controller whose objects are of the class `Node`.
  private func node(
    _ keyPath: String = "nodes.title", children: String = "children", options: String = "",
    _ source: String, language: String = "swift", project: [String: String] = [:]
  ) -> [String: String] {
    [
      "Main.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Tree" customModule="App" customModuleProvider="target"/>
      <treeController objectClassName="Node" childrenKeyPath="\(children)" id="all"/>
      <textField id="f"><rect key="frame" x="0" y="0" width="80" height="20"/><textFieldCell key="cell" id="c"/>
      <connections><binding destination="-2" name="value" keyPath="\(keyPath)" id="b">\(options)</binding></connections>
      </textField></objects></document>
      """,
      "Tree.\(language)": source,
      "Node.swift": """
      import Cocoa
      class Node: NSObject {
        @objc dynamic var title = ""
        @objc dynamic var size = 0
        @objc dynamic var children: [Node] = []
      }
      """,
    ].merging(project) { own, _ in own }
  }

  private func tree(_ members: String, _ heading: String = "class Tree: NSObject") -> String {
    "import Cocoa\n\(heading) {\n\(members)\n@objc dynamic var nodes: [Node] = []\n}\n"
  }

  @Test(
    "Reports key paths to variables that Swift does not expose to Objective-C",
    arguments: [
      ("var depth = 1", "class Tree: NSObject"), ("dynamic var depth = 1", "class Tree: NSObject"),
      ("let depth = 1", "class Tree: NSObject, NSWindowDelegate"),
      ("@Published var depth = 1", "final class Tree: NSObject, ObservableObject"),
      ("private var depth = 1", "@objcMembers class Tree: NSObject"),
      ("var depth = 1", "class Tree: NSViewController"),
      ("}\nextension Tree { var depth: Int { 1 }", "class Tree: NSObject"),
      ("var depth = 1", "protocol Deep {}\nclass Tree: NSObject, Deep"),
    ])
  func unexposedKeys(member: String, heading: String) throws {
    let found = try diagnostics(node("depth", tree(member, heading)))
    #expect(
      found.count == 1
        && found[0].contains("warning: Property 'depth' of 'Tree' is not exposed to Objective-C"), "\(found)")
  }

  @Test(
    "Does not report key paths to variables that Objective-C might access",
    arguments: [
      ("@objc var depth = 1", "class Tree: NSObject"), ("var depth = 1", "@objcMembers class Tree: NSObject"),
      ("var depth = 1", "@objcMembers class Base: NSObject {}\nclass Tree: Base"),
      ("}\n@objc extension Tree { private var depth: Int { 1 }", "class Tree: NSObject"),
      ("@IBInspectable var depth: Int = 1", "class Tree: NSObject"),
      ("var text: Int { @objc(depth) get { 1 } }", "class Tree: NSObject"),
      ("@objc(depth) var text = 1", "class Tree: NSObject"),
      ("var depth = 1", "@objc protocol Deep { var depth: Int { get } }\nclass Tree: NSObject, Deep"),
      (
        "var depth = 1",
        "@objc protocol Deep { var depth: Int { get } }\nprotocol Named: Deep {}\nclass Tree: NSObject, Named"
      ),
      ("var depth = 1", "class Tree: NSObject, QLPreviewItem"),
      ("var depth = 1", "@Exposed class Tree: NSObject"),
      (
        "var depth = 1\noverride func value(forUndefinedKey key: String) -> Any? { nil }",
        "class Tree: NSObject"
      ),
      ("@objc func getDepth() -> Int { 1 }\nvar depth = 1", "class Tree: NSObject"),
      ("var depth = 1", "class Leaf: Tree { @objc func getDepth() -> Int { 1 } }\nclass Tree: NSObject"),
    ])
  func exposedKeys(member: String, heading: String) throws {
    #expect(try diagnostics(node("depth", tree(member, heading))) == [])
  }

  @Test("Accepts variables without '@objc' in Swift 3 projects, which expose them to Objective-C")
  func inferredExposure() throws {
    func found(_ version: String) throws -> [String] {
      let project = """
        { objects = { P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = L; };
        L = { buildConfigurations = (C); };
        C = { name = Debug; buildSettings = { SWIFT_VERSION = \(version); }; }; }; rootObject = P; }
        """
      let files = node(
        "depth", tree("dynamic var depth = 1"), project: ["App.xcodeproj/project.pbxproj": project])
      return try diagnostics(files).filter { $0.contains("is not exposed to Objective-C") }
    }
    #expect(try found("3.0") == [])
    #expect(try found("5.0").count == 1)
  }

  @Test("Accepts the names of getters, setters, and instance variables in Objective-C")
  func accessorNames() throws {
    let source = """
      #import <Cocoa/Cocoa.h>
      @interface Tree : NSObject
      @property (nonatomic, getter=isActive, setter=activate:) BOOL active;
      @end
      @implementation Tree
      @end
      """
    for keyPath in ["isActive", "active"] {
      #expect(try diagnostics(node(keyPath, source, language: "m")) == [])
    }
    #expect(try diagnostics(node("isActiv", source, language: "m")).count == 1)
  }

  @Test(
    "Reports misspelled collection operators and misspelled keys of objects in collections",
    arguments: [
      ("nodes.@cuont", "Collection operator '@cuont' does not exist"),
      ("nodes.@sum.sise", "Property 'sise' does not exist on 'Node'"),
      ("nodes.@distinctUnionOfObjects.titel", "Property 'titel' does not exist on 'Node'"),
      ("nodes.titel", "Property 'titel' does not exist on 'Node'"),
      ("nodes.children.titel", "Property 'titel' does not exist on 'Node'"),
    ])
  func operators(keyPath: String, message: String) throws {
    let found = try diagnostics(node(keyPath, tree("")))
    #expect(found.count == 1 && found[0].contains("warning: \(message)"), "\(found)")
  }

  @Test(
    "Accepts collection operators and the keys of their results",
    arguments: [
      "nodes.@count", "nodes.@count.stringValue", "nodes.@sum.size", "nodes.@unionOfArrays.children.title",
      "nodes.@median.size", "nodes.children.@max.size",
    ])
  func knownOperators(keyPath: String) throws {
    #expect(try diagnostics(node(keyPath, tree(""))) == [])
  }

  @Test("Checks the key paths of a tree controller")
  func treeController() throws {
    let found = try diagnostics(node(children: "childen", tree("")))
    #expect(found.count == 1 && found[0].hasPrefix("Main.xib:3:"), "\(found)")
    #expect(found[0].contains("Property 'childen' does not exist on 'Node'"))
  }

  @Test("Reports misspelled options and value transformers of bindings")
  func bindingOptions() throws {
    func options(_ key: String, _ transformer: String) -> [String: String] {
      node(
        options: """
          <dictionary key="options"><bool key="\(key)" value="YES"/>\
          <string key="NSValueTransformerName">\(transformer)</string></dictionary>
          """, tree(""))
    }
    let found = try diagnostics(options("NSContinuouslyUpdateValue", "NSNegatBoolean"))
    #expect(found.count == 2, "\(found)")
    #expect(found.contains { $0.contains("Binding option 'NSContinuouslyUpdateValue' does not exist") })
    #expect(found.contains { $0.contains("Value transformer 'NSNegatBoolean' does not exist") })
    let plural = try diagnostics(options("NSRaisesForNotApplicableKey", "NSIsNil"))
    #expect(plural.count == 1, "\(plural)")
    for transformer in ["NSNegateBoolean", "NegatBoolean", "TideTransformer"] {
      #expect(try diagnostics(options("NSContinuouslyUpdatesValue", transformer)) == [])
    }
  }
}
