/** A removal without a network belongs here: what a phone takes along, what is noted on it, and how that is sent once there is a connection. */
export {};
