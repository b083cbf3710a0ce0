/// Whether a signal has its default effect in this process: it is neither ignored nor handled.
package func hasDefaultEffect(signal number: Int32) -> Bool {
  var action = sigaction()
  sigaction(number, nil, &action)
  #if canImport(Darwin)
    return action.__sigaction_u.__sa_handler == nil
  #elseif canImport(Musl)
    return action.__sa_handler.sa_handler == nil
  #else
    return action.__sigaction_handler.sa_handler == nil
  #endif
}
