import Foundation
import RunnerProtocol
import TestSupport
import Testing

@testable import Judge

/// An expectation that its test does not wait for fails only by chance.
struct UnawaitedExpectationTests {
    @Test(arguments: [
        "Task { #expect(isOn) }", "_ = Task { #expect(isOn) }", "let check = Task { #expect(isOn) }",
        "Task<Void, Never> { #expect(isOn) }", "Task.detached { try #require(isOn) }", "DispatchQueue.main.async { XCTAssertTrue(isOn) }",
        "DispatchQueue.global().asyncAfter(deadline: .now()) { XCTFail() }", "await start(); Task { #expect(isOn) }",
        "list.forEach { _ in Task { #expect(isOn) } }", "let done = XCTestExpectation(); Task { XCTAssertTrue(isOn); done.fulfill() }",
    ])
    func `work that nobody waits for is found`(_ body: String) async throws {
        #expect(try await found(in: body).count == 1)
    }

    @Test(arguments: [
        "Task { start() }; #expect(isOn)", "await Task { #expect(isOn) }.value", "let check = Task { #expect(isOn) }; await check.value",
        "Task { #expect(isOn) }; await Task.yield()", "Task { XCTAssertTrue(isOn); done.fulfill() }; await fulfillment(of: [done])",
        "Task { XCTAssertTrue(isOn); done.fulfill() }; waitForExpectations(timeout: 1)", "check = Task { #expect(isOn) }",
        "Task.immediate { #expect(isOn) }", "await confirmation { done in Task { #expect(isOn); done() } }",
        "tasks.append(Task { #expect(isOn) })", "DispatchQueue.main.sync { #expect(isOn) }", "async let check: Void = #expect(isOn)",
    ])
    func `work that a test waits for, or hands on, is not`(_ body: String) async throws {
        #expect(try await found(in: body).isEmpty)
    }

    @Test func `only issues of its lines are recorded there`() async throws {
        let expectation = try #require(try await found(in: "Task {\n#expect(isOn)\n}").first)
        let file = "/somewhere/\(expectation.place.file)"

        #expect(expectation.place.line == 2)
        #expect((1...5).filter { expectation.hasRecorded(.init(message: "", file: file, line: $0)) } == [2, 3, 4])
        #expect(!expectation.hasRecorded(.init(message: "", file: "/somewhere/Other.swift", line: 3)))
        #expect(!expectation.hasRecorded(.init(message: "")))
    }

    @Test func `a helper may be waited for elsewhere`() async throws {
        #expect(try await found(in: "func check() { Task { #expect(isOn) } }; check(); await Task.yield()").isEmpty)
    }

    private func found(in body: String) async throws -> [UnawaitedExpectation] {
        try await TemporaryFolder.with { folder in
            for (path, text) in [
                ("Sources/X/X.swift", ""), ("Tests/XTests/XTests.swift", "@Test func works() async throws {\n\(body)\n}\n"),
            ] {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            return Submission(folder: folder, module: "X").unawaitedExpectations
        }
    }
}
