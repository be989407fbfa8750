import CLibYAML

/// A place in a YAML file. Line and column count from 1, the column by Unicode's scalars: `3:14`.
struct YAMLMark: CustomStringConvertible {
  let line: Int
  let column: Int

  init(_ mark: yaml_mark_t) {
    line = mark.line + 1
    column = mark.column + 1
  }

  var description: String { "\(line):\(column)" }
}
