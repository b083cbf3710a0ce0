// Empty, so that the headers of ICU do not become a Swift module: Foundation imports types of the same names,
// and code that imports both would not compile. CPickerICU wraps the functions that are used.
