import SceneRuntime
import SceneValues

/// A minimal set of conflicting required constraints. If any constraint is removed, the others can be satisfied.
public struct LayoutConflict: CustomStringConvertible {
  package enum Kind: Sendable {
    case constraint, size, frame, content, arrangement
  }

  /// A requirement that is part of the conflict.
  public struct Member: CustomStringConvertible {
    /// A description of the requirement. For a constraint, it is an equation such as `title.width = 100`.
    public var description: String
    /// The constraint, or nil if the requirement comes from a frame or a stack view.
    public weak var constraint: LayoutConstraint?
    /// The view whose frame, content, or arrangement is the requirement, or nil if the requirement is a constraint.
    package weak var view: View?
    package var kind = Kind.constraint
    /// The location of the constraint in the source file, or nil if the location is unknown.
    public var place: LoadingError.Place?
  }

  /// The conflicting requirements, in the order in which they were added.
  public var members: [Member]
  /// The index in `members` of the requirement that was added last, which is not satisfied.
  public var broken: Int
  /// The view in which the constraints apply.
  public weak var view: View?

  /// A description for users: a summary line, followed by one line per member.
  public var description: String {
    let lines = members.enumerated().map { index, member in
      let place = member.place.map { "\($0): " } ?? ""
      return "  \("\(place)\(member.description)".printable)\(index == broken ? " (ignored)" : "")"
    }
    return (["These constraints conflict:"] + lines).joined(separator: "\n")
  }
}
