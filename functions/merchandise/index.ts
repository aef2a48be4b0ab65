/** What a home sells, for its staff: prices and items of its own from files and as files. */
export {};
