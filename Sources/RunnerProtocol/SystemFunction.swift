#if os(Linux)
internal import Foundation

package typealias SystemFunction = @convention(c) (Int, Int, Int, Int, Int) -> Int

/// Finds a C function with variable arguments, which Swift does not import; with integers only, it is called like any other.
package func systemFunction(_ name: String) -> SystemFunction {
    unsafeBitCast(dlsym(nil, name), to: SystemFunction.self)
}
#endif
