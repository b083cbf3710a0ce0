import Glibc

/// The time of a response. Source: RFC 9110 §5.6.7.
enum HTTPDate {
  /// `Sun, 06 Nov 1994 08:49:37 GMT`
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    // The names are English, because the program sets no locale.
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
