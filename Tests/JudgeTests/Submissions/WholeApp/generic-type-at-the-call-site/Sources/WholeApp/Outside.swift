import Foundation

protocol Outside {
    func send(_ line: String) async throws -> Int
    func keep(_ line: String)
    func track(_ event: String)
    func now() -> Date
    func number() -> Int
}
