#if os(Linux)
// C functions that Swift does not import: those with variable arguments, which are called like any other if all are integers, and one that
// the module map hides. They are not looked up at run time, since this program is linked statically.

/// Calls the system by the number of a call.
@_silgen_name("syscall")
func systemCall(_ number: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0, _ fifth: Int = 0) -> Int

/// Changes what the system does with this process; see `man 2 prctl`.
@_silgen_name("prctl")
func processControl(_ operation: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0) -> CInt

/// Changes what the system does with a file or socket; see `man 2 ioctl`.
@_silgen_name("ioctl")
func deviceControl(_ file: CInt, _ operation: Int, _ argument: Int) -> CInt

/// Moves this process to namespaces of its own; see `man 2 unshare`.
@_silgen_name("unshare")
func unshare(_ kinds: CInt) -> CInt
#endif
