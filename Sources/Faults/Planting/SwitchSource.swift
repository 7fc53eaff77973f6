internal import Foundation

/// The file that is added to a module with planted faults: the functions that the planted code calls.
///
/// In each of them, the number is that of the fault, and nothing happens unless this fault is switched on.
enum SwitchSource {
    static let path = "Sources/SeamsFaults.swift"

    /// The declarations that some code needs, in the order of ``text``.
    ///
    /// All of them would take the compiler as long as the module of a small kata does.
    static func text(for code: some Sequence<String>) -> String {
        var needed: Set<Int> = []
        var unread = Set(code.flatMap(names))
        while !unread.isEmpty {
            let new = declarations.indices.filter { !needed.contains($0) && unread.contains(declarations[$0].names[0]) }
            needed.formUnion(new)
            unread = Set(new.flatMap { declarations[$0].names.dropFirst() })
        }
        return needed.sorted().map { declarations[$0].text }.joined(separator: "\n\n")
    }

    /// The declarations of ``text``, each with its name, which may be that of several, and the names that it uses.
    private static let declarations = text.components(separatedBy: "\n\n").map { (text: $0, names: names(in: $0)) }
        .filter { !$0.names.isEmpty }

    /// The names in code that are ours.
    private static func names(in code: String) -> [String] {
        // By bytes, since this runs for all code of each check.
        code.utf8.split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
            .filter { $0.count > 5 && ($0.starts(with: "seams".utf8) || $0.starts(with: "Seams".utf8)) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// All declarations, with an empty line between them and none in them.
    static let text = """
        @_silgen_name("seams_fault_is_active") nonisolated func seamsFault(_ number: Int) -> Bool

        // A call that goes elsewhere, is left out, or is made twice.

        nonisolated func seamsReroute<T>(_ number: Int, _ given: @autoclosure () throws -> T, to real: @autoclosure () throws -> T) rethrows -> T {
            try seamsFault(number) ? real() : given()
        }

        nonisolated func seamsRerouteAsked<T>(_ number: Int, _ given: @autoclosure () throws -> T, to real: @autoclosure () throws -> T) rethrows -> T {
            let answer = try given()
            return seamsFault(number) ? try real() : answer
        }

        nonisolated func seamsDrop(_ number: Int, _ call: @autoclosure () throws -> Void) rethrows {
            if !seamsFault(number) { try call() }
        }

        @discardableResult nonisolated func seamsDrop<T>(_ number: Int, _ call: @autoclosure () throws -> T?) rethrows -> T? {
            try seamsFault(number) ? nil : call()
        }

        nonisolated(nonsending) func seamsDropAwaiting(_ number: Int, _ call: @autoclosure () async throws -> Void) async rethrows {
            if !seamsFault(number) { try await call() }
        }

        nonisolated func seamsDouble(_ number: Int, _ call: @autoclosure () throws -> Void) rethrows {
            if seamsFault(number) { try call() }
            try call()
        }

        @discardableResult nonisolated func seamsDouble<T>(_ number: Int, _ call: @autoclosure () throws -> T?) rethrows -> T? {
            if seamsFault(number) { _ = try call() }
            return try call()
        }

        nonisolated(nonsending) func seamsDoubleAwaiting(_ number: Int, _ call: @autoclosure () async throws -> Void) async rethrows {
            if seamsFault(number) { try await call() }
            try await call()
        }

        nonisolated(unsafe) private var seamsFirstAnswers: [Int: Any] = [:]

        // In the second round of a call, the object of the first one.
        nonisolated func seamsSame<T>(_ number: Int, _ round: Int, _ answer: @autoclosure () throws -> T) rethrows -> T {
            guard seamsFault(number) else { return try answer() }
            if round > 0, let first = seamsFirstAnswers[number] as? T { return first }
            let answer = try answer()
            seamsFirstAnswers[number] = answer
            return answer
        }

        // One of two operators. A choice with `? :` between them is too much for the type checker in a longer expression.
        nonisolated func seamsEither<A, B, T>(_ number: Int, _ given: @escaping (A, B) -> T, or other: @escaping (A, B) -> T) -> (A, B) -> T {
            { seamsFault(number) ? other($0, $1) : given($0, $1) }
        }

        // Code in place of a function's, in which calls of the function are as they were.

        nonisolated(unsafe) private var seamsReplaced: Set<Int> = []

        nonisolated func seamsOuter(_ number: Int) -> Bool { seamsFault(number) && seamsReplaced.insert(number).inserted }

        nonisolated func seamsLeave(_ number: Int) { seamsReplaced.remove(number) }

        nonisolated func seamsLeaving<T>(_ number: Int, _ value: T) -> T {
            seamsLeave(number)
            return value
        }

        nonisolated func seamsTwice<T>(_ number: Int, _ call: @autoclosure () throws -> T) rethrows -> T {
            if seamsFault(number) { _ = try call() }
            return try call()
        }

        // A function that is handed over, in place of the calls of it.
        nonisolated func seamsTwice<A, T>(_ number: Int, each function: @escaping (A) -> T) -> (A) -> T {
            { value in
                if seamsFault(number) { _ = function(value) }
                return function(value)
            }
        }

        nonisolated func seamsTwice<A, T>(_ number: Int, each function: @escaping (A) throws -> T) -> (A) throws -> T {
            { value in
                if seamsFault(number) { _ = try function(value) }
                return try function(value)
            }
        }

        nonisolated(nonsending) func seamsTwiceAwaiting<T>(_ number: Int, _ call: @autoclosure () async throws -> T) async rethrows -> T {
            if seamsFault(number) { _ = try await call() }
            return try await call()
        }

        // Another text, and another value.

        nonisolated func seamsAlteredBeginning(_ number: Int, _ text: String) -> String { seamsFault(number) ? "altered " + text : text }

        @_disfavoredOverload nonisolated func seamsAlteredBeginning(_ number: Int, _ text: String?) -> String? { text.map { seamsAlteredBeginning(number, $0) } }

        nonisolated func seamsAlteredEnd(_ number: Int, _ text: String) -> String { seamsFault(number) ? text + " altered" : text }

        nonisolated func seamsAlteredEnd(_ number: Int, _ text: Substring) -> Substring { seamsFault(number) ? text + " altered" : text }

        @_disfavoredOverload nonisolated func seamsAlteredEnd(_ number: Int, _ text: Substring?) -> Substring? { text.map { seamsAlteredEnd(number, $0) } }

        @_disfavoredOverload nonisolated func seamsAlteredEnd(_ number: Int, _ text: String?) -> String? { text.map { seamsAlteredEnd(number, $0) } }

        nonisolated func seamsOther(_ number: Int, _ value: Bool) -> Bool { value != seamsFault(number) }

        nonisolated func seamsOther(_ number: Int, _ value: Int) -> Int { seamsFault(number) ? value &+ 1 : value }

        nonisolated func seamsOther(_ number: Int, _ value: Double) -> Double { seamsFault(number) ? value + 1 : value }

        nonisolated func seamsOther(_ number: Int, _ value: String) -> String { seamsFault(number) ? value + " altered" : value }

        nonisolated func seamsOther<T>(_ number: Int, _ value: [T]) -> [T] { seamsFault(number) ? Array(value.dropLast()) : value }

        nonisolated func seamsOther<A, T>(_ number: Int, each function: @escaping (A) -> T) -> (A) -> T {
            { value in function(seamsOtherOf(number, value)) }
        }

        nonisolated func seamsOther<A, T>(_ number: Int, each function: @escaping (A) throws -> T) -> (A) throws -> T {
            { value in try function(seamsOtherOf(number, value)) }
        }

        private nonisolated func seamsOtherOf<A>(_ number: Int, _ value: A) -> A {
            switch value {
            case let value as Bool: seamsOther(number, value) as! A
            case let value as Int: seamsOther(number, value) as! A
            case let value as Double: seamsOther(number, value) as! A
            case let value as String: seamsOther(number, value) as! A
            default: value
            }
        }

        nonisolated func seamsInstead<T>(_ number: Int, _ other: T, _ value: T) -> T { seamsFault(number) ? other : value }

        nonisolated func seamsNumber(_ number: Int, _ other: Int, _ value: Int) -> Int { seamsFault(number) ? other : value }

        nonisolated func seamsMissing<T>(_ number: Int, _ value: T?) -> T? { seamsFault(number) ? nil : value }

        nonisolated func seamsPresent<T>(_ number: Int, _ value: T?) -> Any? { seamsFault(number) ? .some(value as Any) : value }

        // A range that ends at another place: the ranges of a subscript have one type, those of a loop have two.

        nonisolated func seamsMoved<T>(_ number: Int, _ other: @autoclosure () -> ClosedRange<T>, _ range: Range<T>) -> Range<T>
        where T: Strideable, T.Stride: SignedInteger { seamsFault(number) ? Range(other()) : range }

        nonisolated func seamsMoved<T>(_ number: Int, _ other: @autoclosure () -> Range<T>, _ range: ClosedRange<T>) -> Range<T>
        where T: Strideable, T.Stride: SignedInteger { seamsFault(number) ? other() : Range(range) }

        // No open range holds the greatest number.
        nonisolated func seamsMoved<T: FixedWidthInteger>(
            _ number: Int, _ other: @autoclosure () -> Range<T>, _ range: ClosedRange<T>
        ) -> Range<T> where T.Stride: SignedInteger {
            seamsFault(number) ? other() : range.upperBound == .max ? range.lowerBound..<range.upperBound : Range(range)
        }

        // Ranges without a next value, such as those of places in a text, have no other common form.
        @_disfavoredOverload nonisolated func seamsMoved<T: Comparable>(
            _ number: Int, _ other: @autoclosure () -> ClosedRange<T>, _ range: Range<T>
        ) -> SeamsRange<T> {
            seamsFault(number)
                ? SeamsRange(bounds: other(), isClosed: true) : SeamsRange(bounds: range.lowerBound...range.upperBound, isClosed: false)
        }

        @_disfavoredOverload nonisolated func seamsMoved<T: Comparable>(
            _ number: Int, _ other: @autoclosure () -> Range<T>, _ range: ClosedRange<T>
        ) -> SeamsRange<T> { SeamsRange(bounds: range, isClosed: !seamsFault(number)) }

        @usableFromInline nonisolated struct SeamsRange<Bound: Comparable>: RangeExpression {
            let bounds: ClosedRange<Bound>
            let isClosed: Bool
            @usableFromInline func relative<C: Collection>(to list: C) -> Range<Bound> where C.Index == Bound {
                isClosed ? bounds.relative(to: list) : bounds.lowerBound..<bounds.upperBound
            }
            @usableFromInline func contains(_ value: Bound) -> Bool {
                bounds.contains(value) && (isClosed || value != bounds.upperBound)
            }
        }

        // A condition that is taken for true or false; it is evaluated all the same.

        nonisolated func seamsTrue(_ number: Int, _ condition: Bool) -> Bool { seamsFault(number) || condition }

        nonisolated func seamsFalse(_ number: Int, _ condition: Bool) -> Bool { !seamsFault(number) && condition }

        // Another error.

        private struct SeamsFaultError: Error {}

        nonisolated func seamsMisthrown(_ number: Int, _ error: any Error) -> any Error { seamsFault(number) ? SeamsFaultError() : error }

        @discardableResult nonisolated func seamsFaultThrow<T>(_ number: Int, _ value: T) throws -> T {
            if seamsFault(number) { throw SeamsFaultError() }
            return value
        }

        nonisolated func seamsUncaught<T>(_ number: Int, _ call: @autoclosure () throws -> T) rethrows -> T {
            if seamsFault(number) { return try! call() }
            return try call()
        }

        nonisolated(nonsending) func seamsUncaughtAwaiting<T>(_ number: Int, _ call: @autoclosure () async throws -> T) async rethrows -> T {
            if seamsFault(number) { return try! await call() }
            return try await call()
        }

        // An answer that is kept.

        private nonisolated final class SeamsKeptAnswer {
            weak var owner: AnyObject?
            let answer: Any
            init(_ answer: Any, of owner: AnyObject) {
                self.owner = owner
                self.answer = answer
            }
        }

        nonisolated(unsafe) private var seamsKeptAnswers: [SeamsKeptAnswer] = []

        nonisolated func seamsKept<T>(_ number: Int, by owner: AnyObject, _ answer: @autoclosure () throws -> T) rethrows -> T {
            guard seamsFault(number) else { return try answer() }
            if let kept = seamsKeptAnswers.first(where: { $0.owner === owner }), let answer = kept.answer as? T { return answer }
            let answer = try answer()
            seamsKeptAnswers.append(SeamsKeptAnswer(answer, of: owner))
            return answer
        }

        // The answer that was kept for the first use; the later uses get their own.
        nonisolated func seamsKeptOnce<T>(_ number: Int, by owner: AnyObject, _ answer: @autoclosure () throws -> T) rethrows -> T {
            guard seamsFault(number), let index = seamsKeptAnswers.firstIndex(where: { $0.owner === owner }) else { return try answer() }
            return try seamsKeptAnswers.remove(at: index).answer as? T ?? answer()
        }

        // A closure that may be missing, before it is called: the call is a part of a chain.
        nonisolated func seamsKept<T>(_ number: Int, by owner: AnyObject, in make: (() -> T)?) -> (() -> T)? {
            make.map { make in { seamsKept(number, by: owner, make()) } }
        }

        nonisolated func seamsKept<T>(_ number: Int, by owner: AnyObject, in make: @escaping () -> T) -> () -> T {
            { seamsKept(number, by: owner, make()) }
        }

        nonisolated func seamsKeptOnce<T>(_ number: Int, by owner: AnyObject, in make: (() -> T)?) -> (() -> T)? {
            make.map { make in { seamsKeptOnce(number, by: owner, make()) } }
        }

        nonisolated func seamsKeeping<T>(_ number: Int, _ make: @escaping () -> T) -> () -> T {
            var first: T?
            return {
                guard seamsFault(number) else { return make() }
                let answer = first ?? make()
                first = answer
                return answer
            }
        }

        nonisolated func seamsMakingEarly<T>(_ number: Int, _ make: @escaping () -> T) -> () -> T {
            guard seamsFault(number) else { return make }
            var early: T? = make()
            return {
                defer { early = nil }
                return early ?? make()
            }
        }

        nonisolated func seamsMakingEarly<T>(_ number: Int, _ make: (() -> T)?) -> (() -> T)? { make.map { seamsMakingEarly(number, $0) } }

        nonisolated func seamsAskingTwice<T>(_ number: Int, _ make: @escaping () -> T) -> () -> T {
            {
                if seamsFault(number) { _ = make() }
                return make()
            }
        }

        nonisolated func seamsAskingTwice<T>(_ number: Int, _ make: (() -> T)?) -> (() -> T)? { make.map { seamsAskingTwice(number, $0) } }

        nonisolated func seamsKeeping<T>(_ number: Int, _ make: (() -> T)?) -> (() -> T)? { make.map { seamsKeeping(number, $0) } }
        """
}
