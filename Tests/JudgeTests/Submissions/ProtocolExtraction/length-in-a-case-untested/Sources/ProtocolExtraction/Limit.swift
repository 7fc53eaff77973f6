enum Limit {
    case atMost(Int)

    func allows(_ text: String) -> Bool {
        switch self {
        case .atMost(let most): text.count <= most
        }
    }
}
