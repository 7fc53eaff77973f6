/// A drawing of who makes and who holds the dependency and where the seam is, made from a technique's facts.
struct Drawing {
    let row: Table.Row

    private var seam: SeamDeclaration.Place? {
        row.facts[Property.seamPlace.name]?.word.flatMap(SeamDeclaration.Place.init)
    }
    private var held: String { row.facts[Property.held.name]?.word ?? "nothing" }
    private var read: String { row.facts[Property.readWhen.name]?.word ?? "at a time unknown" }
    private var dependency: String { row.technique.names.dependency }

    /// The same in words, for who cannot see it.
    var words: String {
        "The seam is \(seamWords). The screen holds \(heldWords). The real \(dependency) is read at \(read)."
    }

    private var seamWords: String {
        switch seam {
        case .initializer: "the screen's initializer"
        case .method: "a method of the screen"
        case .property: "a property of the screen"
        case .static: "a static property of \(dependency)"
        case nil: "not known"
        }
    }

    private var heldWords: String {
        switch held {
        case "nothing": "nothing"
        case "instance": "the instance"
        default: "a \(held)"
        }
    }

    /// Three boxes from top to bottom: who makes the screen, the screen, and what it calls.
    var svg: String {
        let asksAtUse = held != "instance"
        let middle = held == "nothing" || held == "instance" ? nil : held
        var parts = [box(y: 8, "test or production", "makes the screen"), box(y: 104, row.technique.names.screen, "holds \(heldWords)")]
        parts.append(
            arrow(from: 56, to: 104, seam == .initializer ? "hands over \(held == "instance" ? "the instance" : "a \(held)")" : "makes"))
        if let middle { parts.append(box(y: 200, middle, "asked at \(read)", isDashed: true)) }
        let last = middle == nil ? 200 : 296
        parts.append(box(y: last, dependency, "the real one or a double"))
        if middle != nil {
            parts.append(arrow(from: 152, to: 200, "asks"))
            parts.append(arrow(from: 248, to: 296, "gives"))
        } else {
            parts.append(arrow(from: 152, to: 200, asksAtUse ? "looks up at \(read)" : "calls"))
        }
        // The seam stands at the arrow or the box where the double comes in.
        let y =
            switch seam {
            case .initializer: 80
            case .method: 176
            case .property: 128
            case .static: last + 24
            case nil: 8
            }
        parts.append(
            "<g class=\"seam\"><path d=\"M8 \(y) h40\"/><circle cx=\"52\" cy=\"\(y)\" r=\"6\"/><text x=\"8\" y=\"\(y - 9)\">seam</text></g>"
        )
        let height = last + 56
        return "<svg viewBox=\"0 0 300 \(height)\" role=\"img\" aria-label=\"\(escaped(words))\">\(parts.joined())</svg>"
    }

    private func box(y: Int, _ title: String, _ line: String, isDashed: Bool = false) -> String {
        """
        <g class="box\(isDashed ? " dashed" : "")"><rect x="60" y="\(y)" width="230" height="48" rx="6"/>\
        <text class="title" x="175" y="\(y + 21)">\(escaped(title))</text><text x="175" y="\(y + 38)">\(escaped(line))</text></g>
        """
    }

    private func arrow(from start: Int, to end: Int, _ label: String) -> String {
        """
        <g class="arrow"><path d="M120 \(start) V\(end - 8)"/><path class="tip" d="M115 \(end - 9) L120 \(end) L125 \(end - 9) Z"/>\
        <text x="130" y="\((start + end) / 2 + 4)">\(escaped(label))</text></g>
        """
    }
}
