#if os(Linux)
import Foundation

/// The C library's functions behind those of this program that have their names.
enum LibraryFunction {
    /// Finds the function of the same name that comes after the program's own.
    static func next<Function>(_ name: String) -> Function {
        let afterThis = UnsafeMutableRawPointer(bitPattern: -1)
        return unsafeBitCast(dlsym(afterThis, name), to: Function.self)
    }
}
#endif
