/** Drawers by name belong here: which exist, how the open one stands in the address, and where it is drawn. */
export {};
