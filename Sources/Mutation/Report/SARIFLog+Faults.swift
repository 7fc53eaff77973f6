package import Building

extension SARIFLog {
    /// The faults that no test catches, with paths relative to the package.
    package init(_ report: MutationReport) {
        let found = report.faults.filter { [.survived, .notRun].contains($0.status) }
        self.init(
            tool: "kata mutate", identity: "fault/v1",
            help: Dictionary(found.map { ($0.rule, $0.next) }, uniquingKeysWith: { first, _ in first }),
            results: found.map { fault in
                Result(
                    rule: fault.rule, message: fault.finding, file: fault.file, line: fault.line,
                    column: fault.column, fingerprint: fault.id)
            })
    }
}
