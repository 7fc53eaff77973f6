import Foundation
internal import RunnerProtocol

/// The limits of a test process, which protect the machine and the judge.
enum Sandbox {
    private static let gigabyte: rlim_t = 1 << 30

    /// Limits memory and the size of files, and forbids core files.
    static func limitResources() {
        #if os(Linux)
        limit(RLIMIT_DATA, to: gigabyte)
        #endif
        limit(RLIMIT_FSIZE, to: gigabyte / 16)
        limit(RLIMIT_CORE, to: 0)
    }

    /// Marks this process and all that it starts, so that the judge can find them: with a limit that nothing here reaches.
    ///
    /// Every fork and exec inherits the limit, no process without special rights can remove it, and Linux shows it to other processes.
    static func carry(_ mark: UInt64) {
        #if os(Linux)
        limit(realTimeLimit, to: rlim_t(mark))
        #endif
    }

    /// Ends this process when the judge crashes or is killed, as nothing would limit its time any more.
    ///
    /// Only Linux can do this. It watches the judge's thread that started this process, which lives as long as it waits for it.
    static func end(with judge: pid_t) {
        #if os(Linux)
        // PR_SET_PDEATHSIG
        _ = systemFunction("prctl")(1, Int(SIGKILL), 0, 0, 0)
        // The judge may have ended already.
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

    /// Lets this process and its children write below `folder` only, open no TCP connection and signal no other process.
    ///
    /// This works on Linux kernels with Landlock; elsewhere the code under test runs with the rights of the user.
    static func limitWriting(to folder: String) {
        #if os(Linux)
        Landlock.restrict(writingTo: [folder], orOverwriting: ["/dev/null"])
        #endif
    }
}
