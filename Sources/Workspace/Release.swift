/// The version of Seams, and the oldest Swift that builds it.
package enum Release {
    package static let version = "0.1.0"
    package static let oldestSwift = (major: 6, minor: 3)
}
