internal import Workspace

extension String {
    /// The candidate that is most like this text; nil if none is near, or if the text is too short to be like anything.
    func nearest(in candidates: [String]) -> String? {
        let input = lowercased()
        guard input.count > 2 else { return candidates.first { $0.lowercased() == input } }
        let distances = candidates.map { candidate in
            let name = candidate.lowercased()
            // The beginning of a long name counts as much as the whole of a short one, but three letters are like too many beginnings.
            let start = input.count > 3 || name.hasPrefix(input) ? input.editDistance(to: String(name.prefix(input.count))) : .max
            return (candidate, Swift.min(input.editDistance(to: name), start))
        }
        guard let (best, distance) = distances.min(by: { $0.1 < $1.1 }) else { return nil }
        return distance <= Swift.max(1, input.count / 3) ? best : nil
    }
}
