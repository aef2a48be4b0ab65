/** Signing in, signing up and the own account belong here: one file a screen, and beside them the pieces that only these screens show. */
export {};
