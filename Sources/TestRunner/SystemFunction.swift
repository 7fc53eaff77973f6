#if os(Linux)
import Foundation

typealias SystemFunction = @convention(c) (Int, Int, Int, Int, Int) -> Int

/// A C function with variable arguments, which Swift does not import; with integers only, it is called like any other.
func systemFunction(_ name: String) -> SystemFunction {
    unsafeBitCast(dlsym(nil, name), to: SystemFunction.self)
}
#endif
