import Foundation

/// Hands over what a probe found, on a channel of its own: standard output belongs to the code that is measured.
func report(_ findings: [String: Double]) {
    let answer = try? JSONEncoder().encode(findings)
    FileHandle(fileDescriptor: 3).write(answer ?? Data())
}
