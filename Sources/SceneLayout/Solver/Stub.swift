extension ConstraintSystem { package func ambiguities() -> [Ambiguity] { [] } }
