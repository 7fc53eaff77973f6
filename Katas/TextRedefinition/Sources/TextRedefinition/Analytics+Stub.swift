// A type for this module's debug builds belongs here. There is none yet.
