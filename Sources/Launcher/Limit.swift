#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The limits that the system sets for one process.
enum Limit {
    /// The limits by the names of the arguments.
    static let resources: [(name: String, resource: CInt)] = {
        var resources: [(String, CInt)] = [
            ("file", CInt(number(RLIMIT_FSIZE))), ("core", CInt(number(RLIMIT_CORE))), ("processor", CInt(number(RLIMIT_CPU))),
            ("stack", CInt(number(RLIMIT_STACK))),
        ]
        #if os(Linux)
        // The mark is `RLIMIT_RTTIME`, in microseconds of a real-time schedule, which these programs do not run under.
        resources += [("data", CInt(number(RLIMIT_DATA))), ("memory", CInt(number(RLIMIT_AS))), ("mark", 15)]
        #endif
        return resources
    }()

    #if os(Linux) && canImport(Glibc)
    private static func number(_ resource: __rlimit_resource) -> UInt32 { resource.rawValue }
    #else
    private static func number(_ resource: CInt) -> CInt { resource }
    #endif

    /// Sets a limit for this process and all that it starts.
    ///
    /// Nobody without special rights can raise it again.
    static func set(_ resource: CInt, to most: UInt64) {
        var limit = rlimit()
        #if os(Linux) && canImport(Glibc)
        let kind = __rlimit_resource_t(UInt32(resource))
        #else
        let kind = resource
        #endif
        getrlimit(kind, &limit)
        let most = min(rlim_t(most), limit.rlim_max)
        // The processor's limit ends a process in two steps: by a signal that says why, and a second later for certain.
        let isProcessor = resource == CInt(number(RLIMIT_CPU))
        limit = rlimit(rlim_cur: most, rlim_max: isProcessor ? most + 1 : most)
        setrlimit(kind, &limit)
    }
}
