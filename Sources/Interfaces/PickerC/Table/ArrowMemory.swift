import CPickerLayout
import PickerLimits

/// What an array of Arrow's C data interface refers to, until its consumer releases it.
///
/// A consumer may take a child out of an array and release it alone, so each array has memory of its own.
private final class ArrowMemory {
  private let buffers: UnsafeMutablePointer<UnsafeRawPointer?>
  private let bufferCount: Int
  let children: ArrowChildren<ArrowArray>
  let dictionary: ArrowChildren<ArrowArray>

  init(_ buffers: [UnsafeMutableRawPointer?], _ children: [ArrowArray], _ dictionary: ArrowArray?) {
    bufferCount = buffers.count
    self.buffers = .allocate(capacity: max(1, buffers.count))
    for (place, buffer) in buffers.enumerated() {
      self.buffers[place] = buffer.map { UnsafeRawPointer($0) }
    }
    self.children = ArrowChildren(children)
    self.dictionary = ArrowChildren(dictionary.map { [$0] } ?? [])
  }

  var addresses: UnsafeMutablePointer<UnsafeRawPointer?> { buffers }

  deinit {
    for place in 0..<bufferCount {
      ForeignMemory.free(UnsafeMutableRawPointer(mutating: buffers[place]))
    }
    buffers.deallocate()
  }
}

/// Structs that another one refers to, each by an address that does not change.
private final class ArrowChildren<Value: ArrowStructure> {
  let addresses: UnsafeMutablePointer<UnsafeMutablePointer<Value>?>
  let count: Int

  init(_ values: [Value]) {
    count = values.count
    addresses = .allocate(capacity: max(1, values.count))
    for (place, value) in values.enumerated() {
      let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      memory.initialize(to: value)
      addresses[place] = memory
    }
  }

  /// The address of the only one; nil if there is none.
  var first: UnsafeMutablePointer<Value>? { count == 0 ? nil : addresses[0] }

  deinit {
    for place in 0..<count {
      guard let value = addresses[place] else { continue }
      Value.release(value)
      value.deallocate()
    }
    addresses.deallocate()
  }
}

/// A struct of Arrow's C data interface.
private protocol ArrowStructure {
  /// A reference to what keeps its memory; nil once that is released.
  var owner: UnsafeMutableRawPointer? { get set }

  /// Releases what the struct refers to, unless its consumer has done so or taken it over.
  static func release(_ value: UnsafeMutablePointer<Self>)
}

extension ArrowArray: ArrowStructure {
  fileprivate var owner: UnsafeMutableRawPointer? {
    get { private_data }
    set { private_data = newValue }
  }

  fileprivate static func release(_ value: UnsafeMutablePointer<ArrowArray>) {
    value.pointee.release?(value)
  }
}

extension ArrowSchema: ArrowStructure {
  fileprivate var owner: UnsafeMutableRawPointer? {
    get { private_data }
    set { private_data = newValue }
  }

  fileprivate static func release(_ value: UnsafeMutablePointer<ArrowSchema>) {
    value.pointee.release?(value)
  }
}

extension ArrowStructure {
  /// Gives up the reference to the owner of the memory.
  fileprivate mutating func releaseOwner() {
    guard let owner else { return }
    self.owner = nil
    Unmanaged<AnyObject>.fromOpaque(owner).release()
  }
}

extension ArrowArray {
  /// An array over buffers, which it frees.
  ///
  /// - Parameter buffers: First the bitmap of rows that are not null; nil if there are no nulls.
  init(
    length: Int, nullCount: Int, buffers: [UnsafeMutableRawPointer?], children: [ArrowArray] = [],
    dictionary: ArrowArray? = nil
  ) {
    let memory = ArrowMemory(buffers, children, dictionary)
    self.init()
    self.length = Int64(length)
    null_count = Int64(nullCount)
    n_buffers = Int64(buffers.count)
    self.buffers = memory.addresses
    n_children = Int64(children.count)
    self.children = memory.children.addresses
    self.dictionary = memory.dictionary.first
    release = { value in
      value?.pointee.release = nil
      value?.pointee.releaseOwner()
    }
    owner = Unmanaged.passRetained(memory).toOpaque()
  }
}

/// What a schema of Arrow's C data interface refers to.
private final class ArrowFields {
  let children: ArrowChildren<ArrowSchema>
  let dictionary: ArrowChildren<ArrowSchema>

  init(_ children: [ArrowSchema], _ dictionary: ArrowSchema?) {
    self.children = ArrowChildren(children)
    self.dictionary = ArrowChildren(dictionary.map { [$0] } ?? [])
  }
}

extension Array where Element == ArrowArray {
  /// Takes the rows of columns; if there is no memory for all of them, none.
  init(taking columns: [any Column]) throws(OutOfMemory) {
    self.init()
    do throws(OutOfMemory) {
      for column in columns { append(try column.take()) }
    } catch {
      for place in indices { self[place].release?(&self[place]) }
      throw error
    }
  }
}

extension ArrowSchema {
  /// The name and the type of a column.
  ///
  /// - Parameter format: As the C data interface specifies: `u` is UTF-8.
  init(
    _ name: StaticString, format: StaticString, isNullable: Bool = true,
    children: [ArrowSchema] = [], dictionary: ArrowSchema? = nil
  ) {
    let fields = ArrowFields(children, dictionary)
    self.init()
    self.format = ArrowSchema.address(of: format)
    self.name = ArrowSchema.address(of: name)
    flags = isNullable ? Int64(ARROW_FLAG_NULLABLE) : 0
    n_children = Int64(children.count)
    self.children = fields.children.addresses
    self.dictionary = fields.dictionary.first
    release = { value in
      value?.pointee.release = nil
      value?.pointee.releaseOwner()
    }
    owner = Unmanaged.passRetained(fields).toOpaque()
  }

  /// Literals live as long as the process, and end with a zero byte.
  private static func address(of text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
