/** Drawers by name belong here: which ones exist, how the address names the open one, and where it is rendered. */
export {};
