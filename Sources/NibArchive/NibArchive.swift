/// A nib as Apple's tools compile it: a flat archive of objects, each with a class and with values by keys.
///
/// Every number in it is checked when it is opened, so that nothing that looks at it afterwards can go wrong: the bytes
/// come from anywhere.
///
/// ```swift
/// let nib = try NibArchive(bytes: bytes)
/// var text = ""
/// nib.dump(to: &text)
/// ```
public struct NibArchive: Sendable {
  public struct Class: Sendable {
    public let name: String
    /// The classes to make an object of where there is none of this name, by their indices.
    public let fallbacks: [Int]
  }

  public struct Object: Sendable {
    public let `class`: Int
    public let values: Range<Int>
  }

  public struct Value: Sendable {
    public let key: Int
    public let content: Content
  }

  public enum Content: Sendable, Hashable {
    case integer(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    /// Where its bytes lie in the file.
    case data(Range<Int>)
    case null
    /// The index of an object.
    case object(Int)
  }

  /// What a file of this form begins with.
  public static let magic = Array("NIBArchive".utf8)

  public let bytes: [UInt8]
  /// That of the file, and that of the coder that wrote it.
  public let version: (format: Int, coder: Int)
  public let classes: [Class]
  public let keys: [String]
  public let values: [Value]
  public let objects: [Object]

  /// - Throws: where the bytes are no such archive, or one that is damaged.
  public init(bytes: [UInt8]) throws(NibError) {
    var reader = NibReader(bytes)
    let header = try reader.header()
    classes = try reader.classes(header.classes)
    keys = try reader.keys(header.keys)
    values = try reader.values(header.values, keys: keys.count, objects: header.objects.count)
    objects = try reader.objects(header.objects, classes: classes.count, values: values.count)
    version = (header.format, header.coder)
    self.bytes = bytes
  }

  public func className(of object: Int) -> String { classes[objects[object].class].name }

  /// The first value of an object that has a key.
  public func value(_ key: String, of object: Int) -> Content? {
    values[objects[object].values].first { keys[$0.key] == key }?.content
  }
}

/// Why bytes are no nib, and where.
public struct NibError: Error, Equatable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    case notANib
    /// A version that nobody here has seen.
    case unknownVersion(Int)
    case endsInside(String)
    case badCount(String)
    case badIndex(String)
    case badText(String)
    case unknownType(UInt8)
    case tooManyValues
  }

  public let kind: Kind
  /// The offset in the file.
  public let offset: Int

  public init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  public var description: String { "\(reason) (at byte \(offset))" }

  private var reason: String {
    switch kind {
    case .notANib: "this is not a compiled nib"
    case .unknownVersion(let version): "this is a nib of version \(version); version 1 is known"
    case .endsInside(let what): "it ends inside \(what)"
    case .badCount(let what): "it cannot have so many \(what)"
    case .badIndex(let what): "\(what) is not there"
    case .badText(let what): "\(what) is no UTF-8"
    case .unknownType(let type): "a value is of the unknown type \(type)"
    case .tooManyValues: "its objects have more values together than there are bytes"
    }
  }
}
