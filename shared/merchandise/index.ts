/** Finding what a home sells: items joined with their catalog data, filtered, sorted, and counted. Pure. */
export {};
