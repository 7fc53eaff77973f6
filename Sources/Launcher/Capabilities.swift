#if os(Linux)
#if canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The special rights of root. (`man 7 capabilities`.)
enum Capabilities {
    #if arch(x86_64)
    private static let setCapabilities = 126
    #elseif arch(arm64)
    private static let setCapabilities = 91
    #else
    private static let setCapabilities = 0
    #endif

    /// Gives up all of them for good, if this is root: in many containers the judge is.
    ///
    /// A process without them cannot look at one with them, such as the judge.
    static func drop() {
        guard geteuid() == 0, setCapabilities != 0 else { return }
        let setSecurityBits = 28, rootIsNobody = 0b11
        SystemFunction.controlProcess(setSecurityBits, rootIsNobody)
        var header: (UInt32, UInt32) = (0x2008_0522, 0)
        var none = [UInt32](repeating: 0, count: 6)
        withUnsafeMutablePointer(to: &header) { header in
            none.withUnsafeMutableBytes {
                _ = SystemFunction.call(setCapabilities, Int(bitPattern: header), Int(bitPattern: $0.baseAddress))
            }
        }
    }
}
#endif
