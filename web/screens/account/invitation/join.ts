/** Someone who joins with a new account. */
type NewPerson = { firstName: string; lastName: string; password: string };

/**
 * Accepts an invitation: with a new account for `person`, or else with the account that has its address. Returns whom to sign in, and where to go
 * then.
 */
export type Join = (person?: NewPerson) => Promise<{ email: string; landing: string }>;
