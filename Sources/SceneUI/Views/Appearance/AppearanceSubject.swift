/// A target of appearance rules: a view or a bar item.
///
/// Only `View`, `BarItem` and their subclasses need to conform to this protocol.
public protocol AppearanceSubject: AnyObject {}
