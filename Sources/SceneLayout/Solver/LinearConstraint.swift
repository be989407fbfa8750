extension ConstraintSystem {
  /// A variable of a constraint system, such as the left edge of a view. Variables have small indices.
  package struct Variable: Hashable, Comparable, Sendable {
    package let index: Int

    init(index: Int) { self.index = index }

    package static func < (one: Variable, other: Variable) -> Bool { one.index < other.index }
  }

  /// The index of a constraint in its system. Indices are small and are reused after a constraint is removed.
  package struct ConstraintID: Hashable, Comparable, Sendable {
    package let index: Int

    init(index: Int) { self.index = index }

    package static func < (one: ConstraintID, other: ConstraintID) -> Bool { one.index < other.index }
  }

  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ coefficient: Double = 1, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package enum Relation: UInt8, Hashable, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  package struct Constraint: Hashable, Sendable {
    /// The terms of the constraint. Coefficients of the same variable are added together.
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    /// The priority, which is greater than 0 and at most 1000. A value of 1000 or NaN makes the constraint required.
    package var priority: Double
    /// The rank among constraints of equal priority. The constraint with the lower rank takes precedence. If the ranks
    /// are equal, the constraint with the lower index takes precedence.
    package var rank: Int

    package init(
      _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000, rank: Int
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.rank = rank
    }
  }

  package struct Conflict: Hashable, Sendable {
    package var members: [ConstraintID]
    /// The inactive member, which is the one with the highest rank.
    package var broken: ConstraintID
  }

  package struct Ambiguity: Hashable, Sendable {
    package var variable: Variable
    /// The current value. It satisfies the constraints exactly as well as `other` does.
    package var value: Double
    package var other: Double
    package var evidence: [Evidence]

    /// The value of another variable when the ambiguous variable has its `other` value.
    package struct Evidence: Hashable, Sendable {
      package var variable: Variable
      package var value: Double
    }
  }
}
