internal import SwiftSyntax

extension Body {
    /// Notes the parameters that a call may, or must, give a value.
    mutating func note(_ parameters: FunctionParameterListSyntax) {
        labels = parameters.map(\.firstName.text)
        parameterTypes = parameters.map(\.type.trimmedDescription)
        required = parameters.count { $0.defaultValue == nil && $0.ellipsis == nil }
    }

    /// Whether a call with some labels may mean it: they are among its own, in their order.
    ///
    /// - Parameter labels: The labels; nil for a name that is not called.
    func takes(_ labels: [String]?) -> Bool {
        guard kind == .function || kind == .initializer else { return labels == nil }
        guard let labels, labels.count >= required else { return false }
        var rest = self.labels[...]
        for label in labels {
            // A trailing closure has no label.
            guard let place = rest.firstIndex(of: label) ?? (label == "_" ? rest.indices.last : nil) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}
