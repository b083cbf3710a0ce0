/// The fonts that fontconfig knows.
struct SystemFonts: Hashable, Sendable {
}
