// Empty: ICU's own headers never become a Swift module. Foundation brings types of the same names
// along, and whoever imports both could not be compiled. CPickerICU wraps what is used.
