/** The general price list as a paper: checked, published, kept, handed out. A Lambda of its own, since it carries fonts and works for its answer. */
export const priceLists = {};
