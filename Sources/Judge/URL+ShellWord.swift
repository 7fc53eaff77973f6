internal import Foundation

extension URL {
    /// The path as one word of a shell's command line.
    var shellWord: String {
        path.contains(/[^A-Za-z0-9_.\/,+@%=:-]/) ? "'" + path.replacing("'", with: "'\\''") + "'" : path
    }
}
