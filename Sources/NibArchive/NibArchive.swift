/// A nib compiled by Apple's tools. Nibs use the flat format or, for macOS and for versions of iOS earlier than 6, the
/// keyed format. All numbers are validated when the archive is opened.
///
/// ```swift
/// let nib = try NibArchive(bytes: bytes)
/// var text = ""
/// nib.dump(to: &text)
/// ```
public struct NibArchive: Sendable {
  /// The class of one or more objects in the archive.
  public struct Class: Sendable {
    /// The Objective-C name of the class.
    public let name: String
    /// The indices of the classes to use if this class does not exist.
    public let fallbacks: [Int]
  }

  /// An object in the archive.
  public struct Object: Sendable {
    /// The index of the object's class in the archive's `classes`.
    public let `class`: Int
    /// The range of the object's values in the archive's `values`.
    public let values: Range<Int>
  }

  /// A keyed value of an object.
  public struct Value: Sendable {
    /// The index of the value's key in the archive's `keys`.
    public let key: Int
    /// The content of the value.
    public let content: Content
  }

  /// The content of a value.
  public enum Content: Sendable, Hashable {
    case integer(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    /// Binary data, as a range of the archive's `bytes`.
    case data(Range<Int>)
    /// A string in a keyed archive, as a range of UTF-8 text in the archive's `bytes`.
    case text(Range<Int>)
    case null
    case object(Int)
    /// A nested property list. Valid keyed archives do not contain nested property lists.
    case nested
  }

  /// The format of an archive, including version numbers.
  public enum Form: Sendable, Equatable {
    /// The flat format, with the versions of the file format and the coder.
    case flat(format: Int, coder: Int)
    case keyed(version: Int)
  }

  /// The first bytes of a file in the flat format.
  public static let magic = Array("NIBArchive".utf8)
  /// The key of the marker that precedes the elements of a collection, and the key of each element.
  static let (collectionMark, elementKey) = ("NSInlinedValue", "UINibEncoderEmptyKey")

  /// The bytes of the file. In a keyed archive, UTF-8 copies of its UTF-16 strings follow these bytes.
  public let bytes: [UInt8]
  /// The format of the archive, including version numbers.
  public let form: Form
  /// All classes in the archive.
  public let classes: [Class]
  /// All keys in the archive.
  public let keys: [String]
  /// The values of all objects.
  public let values: [Value]
  /// All objects in the archive. They refer to each other by index.
  public let objects: [Object]

  /// Opens and validates an archive.
  ///
  /// - Throws: `NibError` if the bytes are not an archive, or if the archive is damaged.
  public init(bytes: [UInt8]) throws(NibError) {
    guard !bytes.starts(with: BinaryPropertyList.magic) else {
      var reader = try KeyedArchiveReader(bytes)
      try reader.read()
      (classes, keys, values, objects) = (reader.classes, reader.keys, reader.values, reader.objects)
      form = .keyed(version: reader.version)
      self.bytes = reader.bytes
      return
    }
    var reader = NibReader(bytes)
    let header = try reader.header()
    classes = try reader.classes(header.classes)
    keys = try reader.keys(header.keys)
    values = try reader.values(header.values, keys: keys.count, objects: header.objects.count)
    objects = try reader.objects(header.objects, classes: classes.count, values: values.count)
    form = .flat(format: header.format, coder: header.coder)
    self.bytes = bytes
  }

  /// Returns the class name of the object at the given index. The index must be valid.
  public func className(of object: Int) -> String { classes[objects[object].class].name }

  /// Returns an object's first value for the given key, or nil if the object has none.
  public func value(_ key: String, of object: Int) -> Content? {
    values[objects[object].values].first { keys[$0.key] == key }?.content
  }
}

/// An error that occurs when a nib is opened.
public struct NibError: Error, Equatable, CustomStringConvertible {
  /// A kind of error.
  public enum Kind: Equatable, Sendable {
    case notANib
    case unknownVersion(Int)
    case endsInside(String)
    case badCount(String)
    case badIndex(String)
    case badText(String)
    case unknownType(UInt8)
    case tooManyValues
    case badPropertyList
  }

  /// The kind of error.
  public let kind: Kind
  /// The byte offset of the error in the file.
  public let offset: Int

  /// Creates an error at the given offset in the file.
  public init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// A message that describes the error, including its offset.
  public var description: String { "\(reason) (at byte \(offset))" }

  private var reason: String {
    switch kind {
    case .notANib: "the file is not a compiled nib"
    case .unknownVersion(let version): "unsupported nib version \(version); supported versions: 1"
    case .endsInside(let what): "the file ends inside \(what)"
    case .badCount(let what): "the number of \(what) is too large"
    case .badIndex(let what): "\(what) does not exist"
    case .badText(let what): "\(what) is not valid UTF-8"
    case .unknownType(let type): "a value has the unknown type \(type)"
    case .tooManyValues: "the objects have more values than the file has bytes"
    case .badPropertyList: "the property list is damaged"
    }
  }
}
