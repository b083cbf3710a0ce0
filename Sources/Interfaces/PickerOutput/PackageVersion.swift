/// The version of this package.
package let packageVersion: StaticString = "0.3.0"
/// The date of the manual pages, which changes with the version.
package let packageDate: StaticString = "November 29, 2026"
