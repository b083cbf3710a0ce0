/// The version of this package.
package let packageVersion: StaticString = "0.3.0"
