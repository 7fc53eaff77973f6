import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A fake of the shop's server inside Foundation, which records production's requests and keeps them in the process.
nonisolated final class Shop: URLProtocol {
    private static let state = Mutex<(answer: Int?, requests: [String])>((nil, []))

    /// A Boolean value that tells whether the fake receives the requests.
    ///
    /// On Linux that needs a process that has not created a session yet, such as the judge's: Foundation registers its own protocols with
    /// the first session, and asks protocols in the order of registration.
    static let isInPlace: Bool = {
        guard URLProtocol.registerClass(Shop.self) else { return false }
        #if canImport(FoundationNetworking)
        return URLSession.shared.configuration.protocolClasses?.first == Shop.self
        #else
        return true
        #endif
    }()

    /// Sets the status of the next answers; nil for a network that is down.
    static func prepare(answer: Int?) {
        state.withLock { $0 = (answer, []) }
    }

    /// The requests since then, each with its method, its address and its body.
    static var requests: [String] { state.withLock { $0.requests } }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host() == "shop.seams.example" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        let body = request.httpBody ?? request.httpBodyStream.map(Self.read) ?? Data()
        let line = "\(request.httpMethod ?? "") \(request.url?.absoluteString ?? "") \(String(decoding: body, as: UTF8.self))"
        let answer = Self.state.withLock { state in
            state.requests.append(line)
            return state.answer
        }
        guard let answer, let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: answer, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocolDidFinishLoading(self)
    }

    /// Reads the body of a request that has it as a stream, as Apple's platforms do.
    private static func read(_ stream: InputStream) -> Data {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { return data }
            data.append(contentsOf: buffer.prefix(count))
        }
    }
}
