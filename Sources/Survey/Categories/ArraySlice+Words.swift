internal import Foundation

extension ArraySlice<String> {
    /// The texts as one sentence has them, such as "the network and the clock".
    var inWords: String { formatted(.list(type: .and).locale(.init(identifier: "en"))) }
}
