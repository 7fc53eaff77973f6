import Foundation

/// What keeps a test process from hurting the machine that it runs on.
enum Confinement {
    private static let gigabyte: rlim_t = 1 << 30

    /// Ends the process rather than let it use up memory or disk, or leave a core file.
    static func limitResources() {
        #if os(Linux)
        limit(RLIMIT_DATA, to: gigabyte)
        #endif
        limit(RLIMIT_FSIZE, to: gigabyte / 16)
        limit(RLIMIT_CORE, to: 0)
    }

    /// Lets the judge know this process and all that it starts: a limit that nothing here reaches, of a number that only they have.
    ///
    /// It is handed on at every fork and exec, and without special rights nobody can take it off. Linux shows it to others.
    static func carry(_ mark: UInt64) {
        #if os(Linux)
        limit(realTimeLimit, to: rlim_t(mark))
        #endif
    }

    /// Ends this process with the judge, should that crash or be killed: nobody would look at its time any more.
    ///
    /// Only Linux can. The thread of the judge that started it counts, which lives as long as it waits for this process.
    static func end(with judge: pid_t) {
        #if os(Linux)
        // PR_SET_PDEATHSIG
        _ = systemFunction("prctl")(1, Int(SIGKILL), 0, 0, 0)
        // It may have ended already.
        if getppid() != judge { kill(getpid(), SIGKILL) }
        #endif
    }

    #if os(Linux)
    /// `RLIMIT_RTTIME`, in microseconds of a real-time schedule, which tests do not run under.
    private static let realTimeLimit: CInt = 15

    private static func limit(_ resource: __rlimit_resource, to most: rlim_t) {
        limit(CInt(resource.rawValue), to: most)
    }
    #endif

    private static func limit(_ resource: CInt, to most: rlim_t) {
        var limit = rlimit(rlim_cur: most, rlim_max: most)
        setrlimit(resource, &limit)
    }

    /// Lets this process and those that it starts write below `folder` only, open no TCP connection and signal no other process.
    ///
    /// Works on Linux kernels that have Landlock; elsewhere the code under test runs with the rights of the user.
    static func limitWriting(to folder: String) {
        #if os(Linux)
        Landlock.restrict(writingTo: [folder], orOverwriting: ["/dev/null"])
        #endif
    }
}
