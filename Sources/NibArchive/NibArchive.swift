/// A nib as Apple's tools compile it: an archive of objects, each with a class and with values by keys. It is a flat one,
/// or, for the Mac and before iOS 6, a keyed one, which is a property list.
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
  /// A class that objects are of.
  public struct Class: Sendable {
    /// The name, as Objective-C has it.
    public let name: String
    /// The classes to make an object of if no class has this name, by their indices.
    public let fallbacks: [Int]
  }

  /// An object of the archive.
  public struct Object: Sendable {
    /// Its class, as an index in `classes`.
    public let `class`: Int
    /// Its values, as a range in `values` of the archive.
    public let values: Range<Int>
  }

  /// What an object has for a key.
  public struct Value: Sendable {
    /// The key, as an index in `keys`.
    public let key: Int
    /// What the object has for it.
    public let content: Content
  }

  /// The types of values.
  public enum Content: Sendable, Hashable {
    case integer(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    /// Where its bytes lie.
    case data(Range<Int>)
    /// A range of `bytes` that a keyed archive declares to be text.
    case text(Range<Int>)
    case null
    /// The index of an object.
    case object(Int)
    /// What a keyed archive says in another property list than it has to.
    case nested
  }

  /// Which form it has, and in which version.
  public enum Form: Sendable, Equatable {
    /// The version of the file format, and the version of the coder that wrote the file.
    case flat(format: Int, coder: Int)
    case keyed(version: Int)
  }

  /// What a file of the flat form begins with.
  public static let magic = Array("NIBArchive".utf8)
  /// The first key of a collection, and the one that each of its elements has.
  static let (collectionMark, elementKey) = ("NSInlinedValue", "UINibEncoderEmptyKey")

  /// The bytes of the file. For a keyed archive, texts follow that were converted to UTF-8.
  public let bytes: [UInt8]
  /// Which kind of archive it is, with its versions.
  public let form: Form
  /// All classes that the archive names.
  public let classes: [Class]
  /// All keys that the archive names.
  public let keys: [String]
  /// The values of all objects.
  public let values: [Value]
  /// All objects, which refer to each other by their numbers in it.
  public let objects: [Object]

  /// - Throws: where the bytes are no such archive, or one that is damaged.
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

  /// The name of an object's class; an index that no object has traps.
  public func className(of object: Int) -> String { classes[objects[object].class].name }

  /// The first value of an object that has a key.
  public func value(_ key: String, of object: Int) -> Content? {
    values[objects[object].values].first { keys[$0.key] == key }?.content
  }
}

/// Why bytes are no nib, and where.
public struct NibError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
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
    case badPropertyList
  }

  /// What is wrong.
  public let kind: Kind
  /// The offset in the file.
  public let offset: Int

  /// An error at an offset in the file.
  public init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What is wrong, and at which byte.
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
    case .badPropertyList: "this is a damaged property list"
    }
  }
}
