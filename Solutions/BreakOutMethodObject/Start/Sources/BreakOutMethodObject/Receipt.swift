// The type that the method moves to belongs here. There is none yet.
