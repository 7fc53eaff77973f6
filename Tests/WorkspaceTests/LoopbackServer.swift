import Foundation
import Synchronization

/// An HTTP server on this machine's own interface, on a port that the system chooses, with one answer for everything.
///
/// It waits on a thread of its own, never on one of those that tasks need.
final class LoopbackServer: Sendable {
    /// The response to every request.
    struct Answer: Sendable {
        /// The status with its words, such as `200 OK`.
        var status: String
        var body: String
    }

    /// A request that it received.
    struct Request: Sendable {
        /// The request line and the headers, each with its line end.
        var head: String
        var body: Data
    }

    /// It could not be started.
    struct StartError: Error {
        var call: String
        var code: CInt
    }

    private let port: UInt16
    private let answer: Answer?
    private let listener: CInt
    private let received = Mutex<[Request]>([])

    /// Starts listening.
    ///
    /// - Parameter answer: What it says to every request; nil to hang up instead.
    init(answer: Answer?) throws {
        #if canImport(Darwin)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                try Self.check("bind", bind(descriptor, address, size))
                try Self.check("listen", listen(descriptor, 8))
                try Self.check("getsockname", getsockname(descriptor, address, &size))
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        self.answer = answer
        listener = descriptor
        Thread.detachNewThread { [self] in serve() }
    }

    deinit {
        // Not before, as its number could be another server's while the thread still asks for it.
        close(listener)
    }

    private static func check(_ call: String, _ result: CInt) throws {
        guard result == 0 else { throw StartError(call: call, code: errno) }
    }

    /// The address of the server.
    var url: URL {
        URL(string: "http://127.0.0.1:\(port)")!
    }

    /// The requests received until now.
    var requests: [Request] {
        received.withLock { $0 }
    }

    /// Stops listening: from then on a connection is refused, and the thread ends.
    func stop() {
        shutdown(listener, CInt(SHUT_RDWR))
    }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            if connection < 0, errno == EINTR { continue }
            guard connection >= 0 else { return }
            if let request = Self.read(from: connection) {
                received.withLock { $0.append(request) }
                if let answer { Self.write(answer, to: connection) }
            }
            close(connection)
        }
    }

    private static func read(from connection: CInt) -> Request? {
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: bytes[..<end.upperBound], as: UTF8.self)
                let length = head.firstMatch(of: /(?i)\r\ncontent-length: *([0-9]+)/).flatMap { Int($0.1) } ?? 0
                if bytes.count - end.upperBound >= length { return Request(head: head, body: bytes[end.upperBound...]) }
            }
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
    }

    private static func write(_ answer: Answer, to connection: CInt) {
        let head = "HTTP/1.1 \(answer.status)\r\nContent-Length: \(answer.body.utf8.count)\r\nConnection: close\r\n\r\n"
        let bytes = Array((head + answer.body).utf8)
        #if canImport(Darwin)
        _ = send(connection, bytes, bytes.count, 0)
        #else
        _ = send(connection, bytes, bytes.count, CInt(MSG_NOSIGNAL))
        #endif
    }
}
