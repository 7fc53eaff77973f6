internal import SwiftParser

/// The protocols of the standard library and Foundation that other protocols often inherit, with their requirements.
enum KnownProtocols {
    static let all = ProtocolFinder(Parser.parse(source: source)).protocols

    private static let source = """
        protocol CustomStringConvertible { var description: String { get } }
        protocol CustomDebugStringConvertible { var debugDescription: String { get } }
        protocol Encodable { func encode(to encoder: any Encoder) throws }
        protocol Decodable { init(from decoder: any Decoder) throws }
        protocol Codable: Encodable, Decodable {}
        protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        protocol LocalizedError: Error {}
        protocol ObservableObject: AnyObject {}
        """
}
