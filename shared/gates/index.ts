/**
 * The gate: what has to be in place before something that can’t be undone happens to someone in a home’s care, and why each line of it is or isn’t; pure, for the
 * screen and the server.
 */
export {};
