import SceneDiagnostics
import SceneModel
import SceneValues

extension Fault {
  static let layout: [Fault] = [
    Fault("an attribute is misspelled in an equation", "bad-equation") { specimen in
      specimen.equations.compactMap { $0.ranges.firstAttribute.map { Mutant(replacing: $0, with: "widht") } }
    },
    Fault("an equation goes on where it should end", "bad-equation") { specimen in
      specimen.equations.map { Mutant(inserting: " ▶8", at: $0.ranges.whole.bytes.upperBound) }
    },
    Fault("a constraint names a view that is not there", "dangling-reference") { specimen in
      specimen.document.constraints.flatMap { $0.sides.compactMap(\.id) }.map {
        Mutant(replacing: $0.range, with: "nobody")
      }
    },
    Fault("a place is compared with a size", "constraint-attributes-mismatch") { specimen in
      specimen.equations.filter { $0.equation.first.attribute.kind != .size }.compactMap {
        $0.ranges.secondAttribute.map { Mutant(replacing: $0, with: "width") }
      }
    },
    Fault("a priority is too high", "priority-out-of-range") { specimen in
      specimen.document.constraints.compactMap {
        $0.ranges.priority.map { Mutant(replacing: $0, with: "1001") }
      }
    },
    Fault("a factor is 0", "zero-multiplier") { specimen in
      specimen.multipliers(dividing: false).map { Mutant(replacing: $0, with: "0") }
    },
    Fault("a divisor is 0", "bad-equation") { specimen in
      specimen.multipliers(dividing: true).map { Mutant(replacing: $0, with: "0") }
    },
    Fault("a view's bracket is closed too early", "bad-visual-format") { specimen in
      specimen.formats.compactMap { node in
        guard let end = node.ranges.firstItem?.bytes.upperBound,
          specimen.source.bytes[end] == UInt8(ascii: "(")
        else { return nil }
        return Mutant(inserting: "]▶", at: end)
      }
    },
    Fault("a metric is misspelled", "unknown-metric") { specimen in
      specimen.formats.compactMap(\.ranges.constant).filter { specimen.source.text($0) == "gap" }.map {
        Mutant(replacing: $0, with: "gpa")
      }
    },
  ]
}

extension Specimen {
  fileprivate var equations: [ConstraintNode] {
    document.constraints.filter { $0.ranges.firstAttribute != nil }
  }

  fileprivate var formats: [ConstraintNode] {
    document.constraints.filter { $0.ranges.firstAttribute == nil }
  }

  /// Returns the ranges of numbers that multiply or divide an item.
  fileprivate func multipliers(dividing: Bool) -> [SourceRange] {
    document.constraints.compactMap(\.ranges.multiplier).filter { range in
      let before = source.bytes[..<range.bytes.lowerBound].last { $0 != UInt8(ascii: " ") }
      return (before == UInt8(ascii: "/")) == dividing
    }
  }
}
