/// The kernel's Landlock, with which a process gives up rights for itself and for all processes that it starts. (`man 7 landlock`.)
package enum Landlock {
    /// The version of Landlock that this kernel has; 0 without Landlock.
    package static var version: Int {
        #if os(Linux)
        let createRuleset = 444, askVersion = 1
        return max(0, systemFunction("syscall")(createRuleset, 0, 0, askVersion, 0))
        #else
        return 0
        #endif
    }
}
