/** Who joins by a new account. */
type NewPerson = { firstName: string; lastName: string; password: string };

/** Takes an invitation; without a person, for the account that its address has. Answers whom to sign in and where joining leads. */
export type Join = (person?: NewPerson) => Promise<{ email: string; landing: string }>;
