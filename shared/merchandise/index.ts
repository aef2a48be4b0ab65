/** What a home sells, found: items joined with what the catalog says of them, filtered, sorted and counted. Pure. */
export {};
