// The protocol for the parameter belongs here. There is none yet.
