/// A target of appearance rules, which is either a view or a bar item.
///
/// Only `View`, `BarItem`, and their subclasses need to conform to this protocol.
public protocol AppearanceSubject: AnyObject {}
