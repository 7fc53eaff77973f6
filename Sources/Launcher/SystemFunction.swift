#if os(Linux)
#if canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

typealias SystemFunction = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int

/// Finds a C function with variable arguments, which Swift does not import; with integers only, it is called like any other.
func systemFunction(_ name: String) -> (Int, Int, Int, Int, Int) -> Int {
    let function = unsafeBitCast(dlsym(nil, name), to: SystemFunction.self)
    return { function($0, $1, $2, $3, $4, 0) }
}

/// Calls the system by the number of a call.
func systemCall(_ number: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0, _ fifth: Int = 0) -> Int {
    unsafeBitCast(dlsym(nil, "syscall"), to: SystemFunction.self)(number, first, second, third, fourth, fifth)
}
#endif
