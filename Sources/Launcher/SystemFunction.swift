#if os(Linux)
/// C functions that Swift does not import: one that the module map hides, and those with variable arguments, which are called like any
/// other if all are integers.
///
/// They are not looked up at run time, since this program is linked statically.
enum SystemFunction {
    /// Calls the system by the number of a call.
    @discardableResult
    static func call(_ number: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0, _ fifth: Int = 0) -> Int {
        syscall(number, first, second, third, fourth, fifth)
    }

    /// Changes what the system does with this process. (`man 2 prctl`.)
    static func controlProcess(_ operation: Int, _ first: Int = 0, _ second: Int = 0) {
        _ = prctl(operation, first, second, 0, 0)
    }

    /// Changes what the system does with a file or socket. (`man 2 ioctl`.)
    static func controlFile(_ file: CInt, _ operation: Int, _ argument: Int = 0) {
        _ = ioctl(file, operation, argument)
    }

    /// Gives the program that this process becomes the same addresses in each run, if that is allowed. (`man 2 personality`.)
    static func fixAddresses() {
        let withoutRandomAddresses: UInt = 0x0004_0000
        _ = personality(withoutRandomAddresses)
    }

    /// Moves this process to namespaces of its own, and returns 0 if that is allowed. (`man 2 unshare`.)
    static func enterNamespaces(_ kinds: CInt) -> CInt {
        unshare(kinds)
    }
}

@_silgen_name("syscall")
private func syscall(_ number: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int, _ fifth: Int) -> Int

@_silgen_name("prctl")
private func prctl(_ operation: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> CInt

@_silgen_name("ioctl")
private func ioctl(_ file: CInt, _ operation: Int, _ argument: Int) -> CInt

@_silgen_name("personality")
private func personality(_ kind: UInt) -> CInt

@_silgen_name("unshare")
private func unshare(_ kinds: CInt) -> CInt
#endif
