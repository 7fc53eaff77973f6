/// Flags of `swift build` that several callers pass.
package enum SwiftBuildFlags {
    /// Leaves the system's modules out of the index, which takes four seconds in a new folder: the package manager needs the index for the
    /// tests of XCTest only, and nobody else reads that of a folder of ours.
    package static let withoutSystemIndex = ["-Xswiftc", "-index-ignore-system-modules"]
}
