/// A trouble of the machine, because of which nothing is known about the code: it is reported, tried again and never remembered.
package enum MachineTrouble: Equatable, Sendable {
    /// A program was ended from outside, as the system does when memory runs out.
    case killed(program: String)
    /// The disk is full.
    case noRoom(while: String)
    /// No further file or pipe can be opened.
    case tooFewDescriptors
    /// The tests passed before, and did not finish in the program with planted faults while none of these was active.
    case testsWithoutFault

    var message: String {
        switch self {
        case .killed(let program): "\(program) was ended from outside, twice in a row."
        case .noRoom(let work): "The disk is full: there was no room \(work)."
        case .tooFewDescriptors: "This process may not open another file or pipe."
        case .testsWithoutFault: "The tests passed, and then did not finish although no fault was active."
        }
    }

    var next: String {
        switch self {
        case .killed: "The system does this when memory or the disk runs out: close other programs, free some space, and check again."
        case .noRoom: "Free some disk space, and check again."
        case .tooFewDescriptors: "Raise the limit with `ulimit -n 1024`, and check again."
        case .testsWithoutFault:
            "Check again when the machine is less busy. If it happens again, look for a test that does not always finish."
        }
    }
}
