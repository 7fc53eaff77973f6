import Testing

/// The tests that change process-wide settings, such as cycle detection, and therefore run one at a time.
@Suite(.serialized) enum ProcessWideTests {}
