import Foundation

/// The calls that led to a trap, which the judge asks for where the run-time's words do not say where it happened.
///
/// A trap inside of the standard library, such as that of an index out of range, names no line of the code that called it.
enum TrapTrace {
    /// Writes the calls to standard error when the process traps, behind a word on a line of their own.
    ///
    /// The numbers are hexadecimal, in bytes from the program's beginning, the innermost call first.
    static func start(behind word: String) {
        #if os(Linux) && (arch(x86_64) || arch(arm64))
        beginning = strdup("\n\(word)")
        // The program begins with the ELF header, and its table of segments follows.
        let headerBytes: UInt = 64
        base = auxiliaryValue(segments) &- headerBytes
        // The stack is used up where a function calls itself without end.
        let bytes = 1 << 16
        var stack = stack_t(ss_sp: UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16), ss_flags: 0, ss_size: bytes)
        sigaltstack(&stack, nil)
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { _, _, context in
            guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
            TrapTrace.write(context.pointee.uc_mcontext)
        }
        // After the handler the trap happens again, and ends the process as it would have.
        action.sa_flags = SA_SIGINFO | SA_ONSTACK | CInt(bitPattern: UInt32(SA_RESETHAND))
        for signal in [SIGILL, SIGTRAP, SIGSEGV] { sigaction(signal, &action, nil) }
        #endif
    }

    #if os(Linux) && (arch(x86_64) || arch(arm64))
    /// `AT_PHDR`, the place of the program's table of segments.
    private static let segments: UInt = 3
    nonisolated(unsafe) private static var beginning: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var base: UInt = 0
    private static let most = 64

    /// Follows the chain of frames and writes each call at once: a chain may end in memory that is not there.
    private static func write(_ registers: mcontext_t) {
        #if arch(x86_64)
        var (address, frame) = (UInt(bitPattern: Int(registers.gregs.16)), UInt(bitPattern: Int(registers.gregs.10)))
        #else
        var (address, frame) = (UInt(registers.pc), UInt(registers.regs.29))
        #endif
        if let beginning { _ = Glibc.write(STDERR_FILENO, beginning, strlen(beginning)) }
        for _ in 0..<most {
            write(address &- base)
            guard frame % 8 == 0, let pair = UnsafePointer<UInt>(bitPattern: frame) else { break }
            // The upper bits of a frame of an asynchronous function are a mark.
            let next = pair[0] & 0x0000_FFFF_FFFF_FFFF
            // The call is before the place to which it returns.
            address = pair[1] &- 1
            if next <= frame { break }
            frame = next
        }
        _ = Glibc.write(STDERR_FILENO, "\n", 1)
    }

    /// Writes a number without memory of its own: a handler of signals may not ask for any.
    private static func write(_ number: UInt) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 17) { digits in
            digits[0] = UInt8(ascii: " ")
            for place in 1..<17 {
                let digit = UInt8(truncatingIfNeeded: number >> (4 * (16 - UInt(place)))) & 0xF
                digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            _ = Glibc.write(STDERR_FILENO, digits.baseAddress, 17)
        }
    }
    #endif
}

#if os(Linux) && (arch(x86_64) || arch(arm64))
/// The value that the kernel hands to each program under a number. (`man 3 getauxval`.)
@_silgen_name("getauxval")
private func auxiliaryValue(_ number: UInt) -> UInt
#endif
