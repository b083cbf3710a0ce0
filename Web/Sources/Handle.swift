/// An object that JavaScript holds by its address until it releases it.
class Handle {
  /// The address for JavaScript, which now owns the object.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}

extension UnsafeMutableRawPointer {
  /// The object at an address that JavaScript was given. JavaScript tells types apart, by its own classes.
  func object<Object: Handle>(_ type: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(self).takeUnretainedValue()
  }
}

@c @_expose(wasm)
package func pl_release(_ handle: UnsafeMutableRawPointer) {
  Unmanaged<Handle>.fromOpaque(handle).release()
}
