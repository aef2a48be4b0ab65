/** Signing a document of a case: who has which link, whose turn it is, and what each signer reads, fills in, and signs. */
export {};
