/** By when a decedent has to be kept from decay, by state; pure. */
export {};
