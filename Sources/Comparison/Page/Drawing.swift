/// A drawing of a technique's structure: the creator, the owner and the seam of the dependency.
struct Drawing {
    let row: Table.Row

    private var seam: SeamDeclaration.Place? {
        row.facts[Property.seamPlace.name]?.word.flatMap(SeamDeclaration.Place.init)
    }
    private var held: String { row.facts[Property.held.name]?.word ?? "nothing" }
    private var dependency: String { row.technique.names.dependency }

    /// The same information in words, for readers who cannot see the drawing.
    var words: String {
        "The seam is \(seamWords). The screen stores \(heldWords). The real \(dependency) is read \(timeWords)."
    }

    private var seamWords: String {
        switch seam {
        case .initializer: "the screen's initializer"
        case .method: "a method of the screen"
        case .property: "a property of the screen"
        case .static: "a static property"
        case .protocol: "a protocol in front of \(dependency)"
        case .type: "a type parameter of the screen"
        case .module: "the module that the build chooses"
        case nil: "unknown"
        }
    }

    /// The time at which the real instance is read.
    private var timeWords: String {
        let known = ["creation": "at creation", "first use": "on first use", "each use": "on each use", "never": "at no time"]
        return row.facts[Property.readWhen.name]?.word.flatMap { known[$0] } ?? "at an unknown time"
    }

    private var heldWords: String {
        switch held {
        case "nothing": "nothing"
        case "instance": "the instance"
        default: "a \(held)"
        }
    }

    /// The boxes from top to bottom: the creator of the screen, the screen, its indirection if there is one, and the dependency.
    var svg: String {
        let asksAtUse = held != "instance"
        let middle = held == "nothing" || held == "instance" ? nil : held
        var parts = [box(y: 8, "test or production", "creates the screen"), box(y: 104, row.technique.names.screen, "stores \(heldWords)")]
        parts.append(arrow(from: 56, to: 104, seam == .initializer ? "injects \(heldWords)" : "creates"))
        if let middle { parts.append(box(y: 200, middle, "queried \(timeWords)", isDashed: true)) }
        let last = middle == nil ? 200 : 296
        parts.append(box(y: last, dependency, "the real instance or a double"))
        if middle != nil {
            parts.append(arrow(from: 152, to: 200, "queries"))
            parts.append(arrow(from: 248, to: 296, "returns"))
        } else {
            parts.append(arrow(from: 152, to: 200, asksAtUse ? "looks up \(timeWords)" : "calls"))
        }
        // The seam is drawn at the arrow or the box where the double is injected.
        let y =
            switch seam {
            case .initializer: 80
            case .method: 176
            case .property, .type: 128
            case .static, .protocol, .module: last + 24
            case nil: 8
            }
        parts.append(
            "<g class=\"seam\"><path d=\"M8 \(y) h40\"/><circle cx=\"52\" cy=\"\(y)\" r=\"6\"/><text x=\"8\" y=\"\(y - 9)\">seam</text></g>"
        )
        let height = last + 56
        return "<svg viewBox=\"0 0 300 \(height)\" role=\"img\" aria-label=\"\(words.escaped)\">\(parts.joined())</svg>"
    }

    private func box(y: Int, _ title: String, _ line: String, isDashed: Bool = false) -> String {
        """
        <g class="box\(isDashed ? " dashed" : "")"><rect x="60" y="\(y)" width="230" height="48" rx="6"/>\
        <text class="title" x="175" y="\(y + 21)">\(title.escaped)</text><text x="175" y="\(y + 38)">\(line.escaped)</text></g>
        """
    }

    private func arrow(from start: Int, to end: Int, _ label: String) -> String {
        """
        <g class="arrow"><path d="M120 \(start) V\(end - 8)"/><path class="tip" d="M115 \(end - 9) L120 \(end) L125 \(end - 9) Z"/>\
        <text x="130" y="\((start + end) / 2 + 4)">\(label.escaped)</text></g>
        """
    }
}
