import Testing

/// The tests that change what acts on the whole process, such as the detection of cycles, run one by one.
@Suite(.serialized) enum ProcessWideTests {}
