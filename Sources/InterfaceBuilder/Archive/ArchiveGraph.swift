import SceneSyntax
import SceneValues

/// The content of an Xcode 3 archive: objects with keyed values that can refer to each other. An object is written where
/// it first occurs, even inside another object that only refers to it. Therefore, keys rather than nesting determine
/// which object owns another. In later versions of the format, lists and dictionaries have their own elements
/// (`<array>`). In earlier versions, they are objects (`<object class="NSMutableArray">`).
struct ArchiveGraph {
  let tree: SyntaxTree
  private let key: NameID?
  private let className: NameID?
  private let reference: NameID?
  private var named: [String: Int] = [:]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    key = tree.names.id(of: "key")
    className = tree.names.id(of: "class")
    reference = tree.names.id(of: "ref")
    guard let id = tree.names.id(of: "id") else { return }
    for (index, element) in tree.elements.enumerated() {
      if let attribute = tree.attribute(id, of: element) { named[tree.value(of: attribute)] = index }
    }
  }

  private func text(_ name: NameID?, of index: Int) -> String? {
    name.flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0) }
  }

  func key(of index: Int) -> String? { text(key, of: index) }
  func className(of index: Int) -> String { text(className, of: index) ?? "" }
  func elementName(_ index: Int) -> String { tree.name(of: tree.elements[index]) }

  /// Returns the element at an index, or the target if the element is a reference, or nil for a null reference.
  func resolved(_ index: Int) -> Int? {
    guard elementName(index) == "reference" else { return index }
    return text(reference, of: index).flatMap { named[$0] }
  }

  func entry(_ key: String, of index: Int) -> Int? {
    tree.children(of: index).first { self.key(of: $0) == key }
  }

  func value(_ key: String, of index: Int) -> Int? { entry(key, of: index).flatMap(resolved) }

  /// Returns the element that contains a record's identifier: a number or, in archives from Xcode 5 and later, an `id`.
  func number(_ key: String, of record: Int) -> Int? { entry(key, of: record) ?? entry("id", of: record) }

  func isList(_ index: Int) -> Bool {
    let name = className(of: index)
    return elementName(index) == "array" || name == "NSArray" || name == "NSMutableArray"
      || name == "IBMutableOrderedSet" || name == "NSMutableSet"
  }

  /// Returns the elements of a list. References are not resolved.
  func entries(of list: Int) -> [Int] {
    if let ordered = entry("orderedObjects", of: list) { return entries(of: ordered) }
    return tree.children(of: list).filter { key(of: $0) != "EncodedWithXMLCoder" }
  }

  func items(of list: Int) -> [Int] { entries(of: list).compactMap(resolved) }

  /// Returns the entries of a dictionary, which can have any of the three forms that archives use.
  func pairs(of dictionary: Int) -> [(key: String, value: Int)] {
    if let keys = entry("dict.sortedKeys", of: dictionary), let values = entry("dict.values", of: dictionary)
    {
      return zip(entries(of: keys).map { scalar($0) ?? "" }, entries(of: values)).map { ($0, $1) }
    }
    let named = tree.children(of: dictionary).compactMap { child in key(of: child).map { ($0, child) } }
    let values = Dictionary(named) { first, _ in first }
    return named.compactMap { name, child in
      guard name != "EncodedWithXMLCoder" else { return nil }
      guard name.hasPrefix("NS.key.") else { return name.hasPrefix("NS.object.") ? nil : (name, child) }
      return values["NS.object.\(name.dropFirst("NS.key.".count))"].map { (scalar(child) ?? "", $0) }
    }
  }

  private static let scalars: Set<String> = [
    "string", "int", "integer", "float", "double", "real", "bool", "boolean", "characters",
  ]

  func scalar(_ index: Int) -> String? {
    guard Self.scalars.contains(elementName(index)) else { return nil }
    if let value = text(tree.names.id(of: "value"), of: index) { return value }
    let written = tree.texts(of: index).map { tree.value(of: $0) }.joined()
    guard text(tree.names.id(of: "type"), of: index) == "base64-UTF8" else { return written }
    return Base64.bytes(written).map { String(decoding: $0, as: UTF8.self) }
  }

  func scalar(_ key: String, of index: Int) -> String? { value(key, of: index).flatMap(scalar) }

  /// Returns the numbers in a string with brackets of any kind, such as `{{20, 8}, {280, 44}}`.
  static func numbers(_ text: String) -> [Double] {
    text.split { !($0.isNumber || ".-+eE".contains($0)) }.compactMap { Number.read($0) }
  }
}
