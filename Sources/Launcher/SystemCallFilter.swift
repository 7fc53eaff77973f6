#if os(Linux)
#if canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The filter of system calls for test processes. (`man 2 seccomp`.)
///
/// It refuses what outlives a process or goes around the other limits, and it tells a process that ends itself with SIGKILL or SIGBUS from
/// one that was ended from outside.
enum SystemCallFilter {
    /// The numbers of the calls on this kind of processor.
    private enum Call {
        #if arch(x86_64)
        static let architecture: UInt32 = 0xC000_003E
        static let refused: [UInt32] = [
            29, 64, 68,  // shmget, semget, msgget
            240,  // mq_open
            248, 249, 250,  // add_key, request_key, keyctl
            425,  // io_uring_setup
            321, 298,  // bpf, perf_event_open
            319, 447,  // memfd_create, memfd_secret: files in memory, which no limit counts
        ]
        /// The calls that may change other processes of the same user.
        ///
        /// Each has the place of the process among its arguments, and the first argument that means all of them.
        static let others: [(call: UInt32, argument: Int, all: UInt32)] = [
            (302, 0, .max), (141, 1, 2), (251, 1, 3),  // prlimit64, setpriority, ioprio_set
            (203, 0, .max), (142, 0, .max), (144, 0, .max), (314, 0, .max),  // sched_setaffinity, …param, …scheduler, …attr
        ]
        static let socket: UInt32 = 41
        static let kill: UInt32 = 62
        /// The other calls that send signals, each with the place of the signal among its arguments.
        static let signals: [(call: UInt32, argument: Int)] = [(200, 1), (234, 2), (129, 1), (297, 2), (424, 1)]
        #elseif arch(arm64)
        static let architecture: UInt32 = 0xC000_00B7
        static let refused: [UInt32] = [194, 190, 186, 180, 217, 218, 219, 425, 280, 241, 279, 447]
        static let others: [(call: UInt32, argument: Int, all: UInt32)] = [
            (261, 0, .max), (140, 1, 2), (30, 1, 3), (122, 0, .max), (118, 0, .max), (119, 0, .max), (274, 0, .max),
        ]
        static let socket: UInt32 = 198
        static let kill: UInt32 = 129
        static let signals: [(call: UInt32, argument: Int)] = [(130, 1), (131, 2), (138, 1), (240, 2), (424, 1)]
        #else
        static let architecture: UInt32 = 0
        static let refused: [UInt32] = []
        static let others: [(call: UInt32, argument: Int, all: UInt32)] = []
        static let socket: UInt32 = 0
        static let kill: UInt32 = 0
        static let signals: [(call: UInt32, argument: Int)] = []
        #endif
    }

    /// Sockets in the file system, IPv4, IPv6, and netlink, with which the C library asks for the machine's addresses.
    private static let families: [UInt32] = [1, 2, 10, 16]
    /// The signals that otherwise mean that the process was ended from outside.
    private static let endings = [UInt32(SIGKILL), UInt32(SIGBUS)]

    private static let allow: UInt32 = 0x7FFF_0000
    /// Ends the process by SIGSYS.
    private static let end: UInt32 = 0x8000_0000
    private static func error(_ number: CInt) -> UInt32 { 0x0005_0000 | UInt32(number) }

    // The instructions of the kernel's filters: 64 bits each.
    private static func load(_ offset: UInt32) -> UInt64 { 0x20 | UInt64(offset) << 32 }
    private static func answer(_ value: UInt32) -> UInt64 { 0x06 | UInt64(value) << 32 }
    /// Goes on with the next instruction if the value is equal, and skips some otherwise.
    private static func ifEqual(_ value: UInt32, elseSkip count: Int) -> UInt64 { 0x15 | UInt64(count) << 24 | UInt64(value) << 32 }
    private static func ifAtLeast(_ value: UInt32, elseSkip count: Int) -> UInt64 { 0x35 | UInt64(count) << 24 | UInt64(value) << 32 }
    private static func argument(_ index: Int) -> UInt32 { UInt32(16 + 8 * index) }

    private static func ifEqual(_ value: UInt32, then body: [UInt64]) -> [UInt64] { [ifEqual(value, elseSkip: body.count)] + body }
    private static func ifAtLeast(_ value: UInt32, then body: [UInt64]) -> [UInt64] { [ifAtLeast(value, elseSkip: body.count)] + body }

    /// Filters the calls of this process, and of all that it starts.
    static func install() {
        guard Call.architecture != 0 else { return }
        var program = [load(4)] + [0x15 | UInt64(1) << 16 | UInt64(Call.architecture) << 32, answer(error(ENOSYS)), load(0)]
        // The second set of numbers of the same processor.
        program += ifAtLeast(0x4000_0000, then: [answer(error(ENOSYS))])
        for call in Call.refused { program += ifEqual(call, then: [answer(error(EPERM))]) }
        for (call, place, all) in Call.others {
            let toItself = [load(argument(place))] + ifEqual(0, then: [answer(allow)]) + [answer(error(EPERM))]
            program += ifEqual(call, then: [load(argument(0))] + ifEqual(all, then: [answer(error(EPERM))]) + toItself)
        }
        program += ifEqual(
            Call.socket, then: [load(argument(0))] + families.flatMap { ifEqual($0, then: [answer(allow)]) } + [answer(error(EAFNOSUPPORT))]
        )
        // To this process itself, which keeps its number in the program to come, or to a whole group.
        let toItself =
            [load(argument(0))] + ifEqual(UInt32(bitPattern: getpid()), then: [answer(end)]) + ifEqual(0, then: [answer(end)])
            + ifAtLeast(0x8000_0000, then: [answer(end)]) + [answer(allow)]
        program += ifEqual(Call.kill, then: [load(argument(1))] + endings.flatMap { ifEqual($0, then: toItself) } + [answer(allow)])
        for (call, place) in Call.signals {
            program += ifEqual(call, then: [load(argument(place))] + endings.flatMap { ifEqual($0, then: [answer(end)]) } + [answer(allow)])
        }
        program.append(answer(allow))
        SystemFunction.controlProcess(38, 1)
        program.withUnsafeMutableBufferPointer { instructions in
            // `struct sock_fprog`: a count of two bytes, and an address.
            var filter: (UInt64, UInt64) = (UInt64(instructions.count), UInt64(UInt(bitPattern: instructions.baseAddress)))
            withUnsafeMutablePointer(to: &filter) {
                let setFilter = 22, byProgram = 2
                SystemFunction.controlProcess(setFilter, byProgram, Int(bitPattern: $0))
            }
        }
    }
}
#endif
