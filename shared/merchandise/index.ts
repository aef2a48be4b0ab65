/** What a home sells, found: items joined with what the catalogue says of them, filtered, sorted and counted. Pure. */
export {};
