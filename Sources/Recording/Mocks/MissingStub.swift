import Testing

/// The end of a test that calls a generated mock before it sets the mock's return value.
public enum MissingStub {
    /// Stops the test process with the name of the stub, its place and the test that runs.
    ///
    /// - Parameters:
    ///   - stub: The mock and its property.
    ///   - member: The member that has nothing to return.
    ///   - fileID: The file of the mock.
    ///   - line: The line of the member.
    /// - Returns: Never; the type is that of the missing value.
    public static func stop<Value>(
        _ stub: String, member: String = #function, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Value {
        fatalError(message(stub, member: member, test: Test.current), file: fileID, line: line)
    }

    static func message(_ stub: String, member: String, test: Test?) -> String {
        let place = test.map { " (in the test '\($0.displayName ?? $0.name)', \($0.sourceLocation))" } ?? ""
        return "\(stub) is not set, so \(member) has nothing to return. Set it before the call\(place)."
    }
}
