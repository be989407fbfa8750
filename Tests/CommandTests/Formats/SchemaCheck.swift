import Foundation

/// A JSON Schema validator for the keywords that the tests use. Unknown keywords are faults, so that no check
/// is skipped by mistake.
struct SchemaCheck {
  private let root: [String: Any]
  private static let silent: Set<String> = [
    "$schema", "$id", "id", "title", "description", "default", "definitions", "$defs",
  ]

  init(_ schema: Data) throws {
    root = try JSONSerialization.jsonObject(with: schema) as? [String: Any] ?? [:]
  }

  func faults(in document: Data) throws -> [String] {
    faults(try JSONSerialization.jsonObject(with: document), root, at: "$")
  }

  private func faults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.flatMap { keyword, rule -> [String] in
      if Self.silent.contains(keyword) { return [] }
      switch (keyword, rule) {
      case ("$ref", let reference as String): return faults(value, resolved(reference), at: path)
      case ("properties", let properties as [String: [String: Any]]):
        guard let object = value as? [String: Any] else { return [] }
        return properties.flatMap { name, schema in
          object[name].map { faults($0, schema, at: "\(path).\(name)") } ?? []
        }
      case ("additionalProperties", _): return additional(value, schema, rule, at: path)
      case ("items", let items as [String: Any]):
        return (value as? [Any] ?? []).enumerated().flatMap { faults($1, items, at: "\(path)[\($0)]") }
      case ("anyOf", let choices as [[String: Any]]):
        return choices.contains { faults(value, $0, at: path).isEmpty } ? [] : ["\(path): none of anyOf"]
      case ("oneOf", let choices as [[String: Any]]):
        return choices.count { faults(value, $0, at: path).isEmpty } == 1 ? [] : ["\(path): not one of oneOf"]
      default: return holds(value, keyword, rule) ? [] : ["\(path): \(keyword) \(rule), but \(value)"]
      }
    }
  }

  private func additional(_ value: Any, _ schema: [String: Any], _ rule: Any, at path: String) -> [String] {
    let known = (schema["properties"] as? [String: Any] ?? [:]).keys
    let others = (value as? [String: Any] ?? [:]).filter { !known.contains($0.key) }
    if let schema = rule as? [String: Any] {
      return others.flatMap { faults($1, schema, at: "\(path).\($0)") }
    }
    return (rule as? Bool) == true ? [] : others.keys.map { "\(path): '\($0)' is not known" }
  }

  /// Whether a value satisfies a keyword that does not depend on nested values.
  private func holds(_ value: Any, _ keyword: String, _ rule: Any) -> Bool {
    switch (keyword, rule) {
    case ("type", let type as String): return isType(value, type)
    case ("type", let types as [String]): return types.contains { isType(value, $0) }
    case ("enum", let values as [Any]): return values.contains { canonical($0) == canonical(value) }
    case ("const", _): return canonical(rule) == canonical(value)
    case ("required", let names as [String]):
      return (value as? [String: Any]).map { object in names.allSatisfy { object[$0] != nil } } ?? true
    case ("minItems", let least as Int): return (value as? [Any]).map { $0.count >= least } ?? true
    case ("uniqueItems", let wanted as Bool):
      return !wanted || (value as? [Any]).map { Set($0.map(canonical)).count == $0.count } ?? true
    case ("minimum", let least as NSNumber):
      return (value as? NSNumber).map { $0.doubleValue >= least.doubleValue } ?? true
    case ("maximum", let most as NSNumber):
      return (value as? NSNumber).map { $0.doubleValue <= most.doubleValue } ?? true
    case ("pattern", let pattern as String):
      return (value as? String).map { $0.range(of: pattern, options: .regularExpression) != nil } ?? true
    case ("format", let format as String): return isFormat(value, format)
    default: return false
    }
  }

  private func canonical(_ value: Any) -> Data {
    (try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])) ?? Data()
  }

  private func isType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "integer":
      !isBoolean(value) && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    case "number": !isBoolean(value) && value is NSNumber
    case "null": value is NSNull
    default: false
    }
  }

  /// Whether the JSON value is `true` or `false` rather than a number.
  private func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func isFormat(_ value: Any, _ format: String) -> Bool {
    guard let text = value as? String else { return true }
    switch format {
    case "uri": return URL(string: text, encodingInvalidCharacters: false)?.scheme != nil
    case "uri-reference": return URL(string: text, encodingInvalidCharacters: false) != nil
    default: return false
    }
  }

  private func resolved(_ reference: String) -> [String: Any] {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] as? [String: Any] ?? ["?": 0] }
  }
}
