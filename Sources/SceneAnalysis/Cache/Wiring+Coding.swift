import SceneModel

extension Wiring: CacheCodable {
  static var blank: Self { Wiring() }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&uses, &actions, &segues, &namelessSegues)
    coder.code(&prototypes, &nibCells, &runtimeTexts)
    coder.code(&sceneNames, &nibObjects, &unclearTexts)
  }
}

extension ClassUse: CacheCodable {
  static var blank: Self { ClassUse(className: nil, name: .blank, title: .blank, outlets: []) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&className, &name, &title, &outlets)
    coder.code(&isOwner)
  }
}

extension NibObject: CacheCodable {
  static var blank: Self { NibObject(className: nil, nameRange: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&className, &nameRange) }
}

extension CellPrototype: CacheCodable {
  static var blank: Self { CellPrototype(nil, nameRange: .blank) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&identifier, &nameRange, &list, &className)
    coder.code(&kind, &hasOutlets, &users, &listNames)
  }
}

extension CellPrototype.List: CacheCodable {}

extension SentAction: CacheCodable {
  static var blank: Self { SentAction(selector: "", className: nil) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&selector, &className) }
}

extension NamedSegue: CacheCodable {
  static var blank: Self { NamedSegue(identifier: .blank, className: nil, isPerformedInCode: false) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&identifier, &className, &isPerformedInCode, &destination)
  }
}
