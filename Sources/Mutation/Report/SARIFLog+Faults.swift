package import Building

extension SARIFLog {
    /// The faults that no test catches, with paths relative to the package.
    package init(_ report: MutationReport) {
        let found = report.faults.filter { [.survived, .notRun].contains($0.status) }
        self.init(
            tool: "kata mutate", identity: "fault/v1",
            help: Dictionary(found.map { ($0.rule, $0.next) }, uniquingKeysWith: { first, _ in first }),
            results: found.map { fault in
                let missing = fault.status == .survived ? "No test fails when" : "No test runs the line where"
                return Result(
                    rule: fault.rule, message: "\(missing) \(fault.words). \(fault.next)", file: fault.file, line: fault.line,
                    column: fault.column, fingerprint: fault.id)
            })
    }
}
