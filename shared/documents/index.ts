/** The pure rules of a case's documents: which apply, what is in their fields, who may fill them in, what is missing, and how far they and their signers are. */
export {};
