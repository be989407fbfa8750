/// The attributes without which an element of an Xcode file has no effect. Xcode always writes them.
enum RequiredAttributes {
  struct Row: Sendable {
    let attributes: [Int]
    /// Another attribute that the element must have for the row to apply, or nil. If its value is nil, any value applies.
    let condition: (attribute: Int, value: String?)?
    /// The elements to whose connections the row applies, or nil for all elements.
    let senders: NameFacts<Bool>?

    fileprivate init(
      _ attributes: String..., where condition: (String, String?)? = nil, of senders: Set<String>? = nil
    ) {
      self.attributes = attributes.map(NumberedNames.number(of:))
      self.condition = condition.map { (NumberedNames.number(of: $0.0), $0.1) }
      self.senders = senders.map { NameFacts($0) }
    }
  }

  static func rows(of kit: DocumentForm.Kit) -> NameFacts<[Row]?> {
    switch kit {
    case .touch: touch
    case .watch: watch
    case .mac: mac
    }
  }

  static let connections: Set<String> = ["action", "outlet", "outletCollection", "segue", "binding"]

  private static let mac = shared(action: [Row("selector", "target")])
  private static let watch = shared(action: [Row("selector", "destination")])
  private static let touch = shared(action: [Row("selector", "destination"), Row("eventType", of: controls)])

  private static func shared(action: [Row]) -> NameFacts<[Row]?> {
    NameFacts([
      "action": action,
      "outlet": [Row("property", "destination")],
      "outletCollection": [Row("property", "destination")],
      "segue": [Row("destination", "kind"), Row("relationship", where: ("kind", "relationship"))],
      "binding": [Row("name", "destination", "keyPath")],
      // If a constraint has no first item, its first item is the view that contains it.
      "constraint": [Row("firstAttribute"), Row("secondAttribute", where: ("secondItem", nil))],
      "include": [Row("reference")],
      "exclude": [Row("reference")],
      "userDefinedRuntimeAttribute": [Row("keyPath", "type")],
      "state": [Row("key")],
      "mask": [Row("key")],
      "variation": [Row("key")],
    ])
  }

  private static let controls: Set<String> = [
    "button", "colorWell", "control", "datePicker", "pageControl", "refreshControl", "searchTextField",
    "segmentedControl", "slider", "stepper", "switch", "textField",
  ]
}
