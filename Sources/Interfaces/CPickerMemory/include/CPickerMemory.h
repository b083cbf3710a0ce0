/// Ends the tool with one line where there is no memory for Swift, instead of a list of addresses. The tool only links it.
///
/// It replaces `malloc` for the process. A library that gets no memory is told so as ever, since it may do without.
