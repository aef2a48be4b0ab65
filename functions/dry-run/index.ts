/** Dry runs of the catalog: over which rows, in one request or in lanes, how they are shown, and what may be published after one. Files are imported by their own names. */
export {};
