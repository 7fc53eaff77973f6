extension EquivalentFaults {
    /// Examples of functions that only store what they find out.
    static let storedValues = [
        FaultExample(
            "a list whose elements a helper stores", "list.forEach(keep) }; private func keep(_ x: Int) { known[x] = first",
            plants: [
                "Screen calls forEach(_:) on Analytics.shared instead of list", "Screen does not call forEach(_:)",
                "Screen does not set known[x]",
            ]),
        FaultExample(
            "a list whose elements a helper counts", "list.forEach(keep) }; private func keep(_ x: Int) { count += x",
            plants: [
                "Screen calls forEach(_:) on Analytics.shared instead of list", "Screen calls forEach(_:) twice",
                "Screen does not call forEach(_:)", "Screen does not set count", "Screen forgets what was added before in `count += x`",
                "Screen uses -= instead of += in `count += x`",
            ]),
        FaultExample(
            "a helper that stores one of two values, by what it asks",
            "accept(link) }; private func accept(_ link: Link) { name = link.name; if isMet { kind = 1 } else if link.isOn { kind = 2 } else { kind = 3 }",
            plants: [
                "Screen does not call accept(_:)", "Screen does not set kind", "Screen does not set kind", "Screen does not set kind",
                "Screen does not set name", "Screen reverses the condition `isMet`", "Screen reverses the condition `link.isOn`",
                "Screen takes `isMet` for false", "Screen takes `isMet` for true", "Screen takes `link.isOn` for false",
                "Screen takes `link.isOn` for true",
            ]),
        FaultExample(
            "a helper that stores one of two values, by what it stores",
            "accept(link) }; private func accept(_ link: Link) { name = link.name; if kind == 1 { kind = 2 } else { kind = 1 }",
            plants: [
                "Screen calls accept(_:) twice", "Screen does not call accept(_:)", "Screen does not set kind", "Screen does not set kind",
                "Screen does not set name", "Screen reverses the condition `kind == 1`", "Screen takes `kind == 1` for false",
                "Screen takes `kind == 1` for true",
            ]),
        FaultExample(
            "a helper that stores the first fitting element",
            "accept(link) }; private func accept(_ link: Link) { name = nil; for item in link.items where item.isOn { name = item.name; break }",
            plants: [
                "Screen does not call accept(_:)", "Screen does not set name", "Screen does not set name",
                "Screen reverses the condition `item.isOn`", "Screen takes `item.isOn` for false", "Screen takes `item.isOn` for true",
            ]),
        FaultExample(
            "a helper that counts in a loop",
            "accept(link) }; private func accept(_ link: Link) { for item in link.items where item.isOn { count = count + 1 }",
            plants: [
                "Screen calculates with 2 instead of 1 in `count + 1`", "Screen calls accept(_:) twice", "Screen does not call accept(_:)",
                "Screen does not set count", "Screen forgets what was added before in `count + 1`",
                "Screen reverses the condition `item.isOn`", "Screen takes `item.isOn` for false", "Screen takes `item.isOn` for true",
                "Screen uses - instead of + in `count + 1`",
            ]),
        FaultExample(
            "a helper that stores at its end, and returns early",
            "accept(link) }; private func accept(_ link: Link) { defer { kind = 2 }; guard let item = link.item else { name = nil; return }; name = item.name",
            plants: [
                "Screen does not call accept(_:)", "Screen does not set kind", "Screen does not set name", "Screen does not set name",
                "Screen treats `item` as nil although it is set",
            ]),
        FaultExample(
            "a helper that makes a text and stores it",
            "accept(link) }; private func accept(_ link: Link) { var text = link.name; if link.isOn { text += first }; name = text",
            plants: [
                "Screen does not call accept(_:)", "Screen does not set name", "Screen does not set text",
                "Screen reverses the condition `link.isOn`", "Screen takes `link.isOn` for false", "Screen takes `link.isOn` for true",
                "Screen uses -= instead of += in `text += first`",
            ]),
        FaultExample(
            "a helper that makes a text of what it stores",
            "accept(link) }; private func accept(_ link: Link) { var text = name; if link.isOn { text += first }; name = text",
            plants: [
                "Screen calls accept(_:) twice", "Screen does not call accept(_:)", "Screen does not set name", "Screen does not set text",
                "Screen reverses the condition `link.isOn`", "Screen takes `link.isOn` for false", "Screen takes `link.isOn` for true",
                "Screen uses -= instead of += in `text += first`",
            ]),
    ]
}
