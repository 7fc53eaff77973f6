package import Judge
package import Workspace

extension CorpusSubmission {
    /// The content of `submission.json`.
    package struct Description: Decodable, Sendable {
        package enum Base: String, CaseIterable, Decodable, Sendable {
            /// The reference solution.
            case solution
            /// The legacy code.
            case start
        }

        /// The files that its own files replace; nil if it is whole.
        package var base: Base?
        /// The files and folders of the base that it does not have.
        package var remove: [String]
        /// The point of it, in one sentence.
        package var why: String
        package var verdict: Verdict.Result
        package var failed: Stage?
        package var reason: Reason?
        /// Words that must be in the message or in a detail, because they lead to the fix.
        package var mentions: [String]
        /// The name of the rule that made every fault that survives; nil if other rules' faults survive as well.
        package var onlySurvivor: String?
        /// The number of the hint that answers it; nil if any may come next.
        package var hint: Int?

        private enum CodingKeys: CodingKey, CaseIterable { case base, remove, why, verdict, failed, reason, mentions, onlySurvivor, hint }

        /// Any key, to find those that mean nothing.
        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        /// Reads a description, in which only the verdict must be, and no key that means nothing: it would expect nothing.
        package init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            func word<Value: RawRepresentable<String>>(_ key: CodingKeys, of choices: [Value]) throws -> Value? {
                guard let word = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
                if let value = Value(rawValue: word) { return value }
                let known = choices.map(\.rawValue).joined(separator: ", ")
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: values, debugDescription: "\"\(key.stringValue)\" cannot be \"\(word)\": it must be one of \(known)")
            }
            let keys = try decoder.container(keyedBy: Key.self)
            if let other = keys.allKeys.filter({ CodingKeys(stringValue: $0.stringValue) == nil }).min(by: {
                $0.stringValue < $1.stringValue
            }) {
                let known = CodingKeys.allCases.map(\.stringValue).joined(separator: ", ")
                throw DecodingError.dataCorruptedError(
                    forKey: other, in: keys, debugDescription: "there is no key \"\(other.stringValue)\": the keys are \(known)")
            }
            base = try word(.base, of: Base.allCases)
            remove = try values.decodeIfPresent([String].self, forKey: .remove) ?? []
            why = try values.decodeIfPresent(String.self, forKey: .why) ?? ""
            guard let verdict = try word(.verdict, of: [Verdict.Result.solved, .unsolved]) else {
                throw DecodingError.keyNotFound(CodingKeys.verdict, .init(codingPath: [], debugDescription: ""))
            }
            self.verdict = verdict
            failed = try word(.failed, of: Stage.allCases)
            let reasons: [Reason] = [.compileError, .failed, .crashed, .noTests, .timedOut, .outputLimit, .leak, .survived]
            reason = try word(.reason, of: reasons)
            mentions = try values.decodeIfPresent([String].self, forKey: .mentions) ?? []
            onlySurvivor = try values.decodeIfPresent(String.self, forKey: .onlySurvivor)
            hint = try values.decodeIfPresent(Int.self, forKey: .hint)
        }
    }
}
