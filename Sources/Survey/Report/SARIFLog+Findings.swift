package import Building

extension SARIFLog {
    /// The findings of a survey, with paths relative to the surveyed folder.
    package init(_ report: SurveyReport) {
        self.init(
            tool: "kata survey", identity: "dependency/v1",
            help: Dictionary(uniqueKeysWithValues: Category.all.map { ($0.name, $0.reason) }),
            results: report.findings.map { finding in
                Result(
                    rule: finding.category,
                    message: "\(finding.user) depends on \(finding.what), which reaches \(finding.reaches). "
                        + "\(finding.technique) opens a seam; practice it with `kata check \(finding.kata)`.",
                    file: finding.file, line: finding.line, fingerprint: finding.id)
            })
    }
}
