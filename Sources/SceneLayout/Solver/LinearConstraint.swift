extension ConstraintSystem {
  /// A number that a system finds the value of, such as the left edge of a view. A small index.
  package struct Variable: Hashable, Comparable, Sendable {
    package let index: Int

    init(index: Int) { self.index = index }

    package static func < (one: Variable, other: Variable) -> Bool { one.index < other.index }
  }

  /// Which constraint of its system one is. A small index; that of a removed constraint is given again.
  package struct ConstraintID: Hashable, Comparable, Sendable {
    package let index: Int

    init(index: Int) { self.index = index }

    package static func < (one: ConstraintID, other: ConstraintID) -> Bool { one.index < other.index }
  }

  /// A multiple of a variable.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ coefficient: Double = 1, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How a sum of terms relates to a constraint's constant.
  package enum Relation: UInt8, Hashable, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// Σ coefficient · variable, related to a constant.
  package struct Constraint: Hashable, Sendable {
    /// A variable that occurs twice counts with the sum of its coefficients.
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    /// Above 0 and up to 1000, which is required. What is not a number is required.
    package var priority: Double
    /// Decides between constraints of equal priority: that of the lower rank holds. Each has its own; of equal ranks
    /// the one with the lower identifier is the lower.
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

  /// Required constraints that cannot all hold.
  package struct Conflict: Hashable, Sendable {
    /// A minimal set, ascending by rank: without any one of them the others can hold.
    package var members: [ConstraintID]
    /// The member that does not count, so that the others hold: the one of the greatest rank.
    package var broken: ConstraintID
  }

  /// A variable that no constraint determines.
  package struct Ambiguity: Hashable, Sendable {
    package var variable: Variable
    /// Two values that satisfy all constraints equally well: the one the variable has, and another.
    package var value: Double
    package var other: Double
    /// Values of all variables that differ from theirs now where the variable has its other value.
    package var evidence: [Evidence]

    /// What another variable is where an ambiguous one has its other value.
    package struct Evidence: Hashable, Sendable {
      package var variable: Variable
      package var value: Double
    }
  }
}
