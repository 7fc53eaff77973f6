/// The code that does real things and decides nothing, so that no test has to run it.
enum Live {}
