/** Rules inside of entries: the editor with the names that each may read, as a field of a form and as a part of other screens. */
export {};
