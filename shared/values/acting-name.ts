import { fullNameOf } from './full-name.ts';

/** `fullName` is the home's name for a member of its team, and takes precedence over their own. */
type NamedAccount = { firstName: string; lastName: string; email: string; fullName?: string | undefined };

/** The longest name of one person when two share a line of 200 characters. */
const MAX_ACTING_NAME = 80;
/** Only support may be called "Yarrow support", whatever people call themselves. */
const SUPPORT = /\W*\byarrow\W+support\b\W*/gi;
const nameOf = (account: NamedAccount) => (account.fullName ?? fullNameOf(account)).replace(SUPPORT, ' ').trim() || account.email;

/**
 * Returns the name of who did something, as records and screens show it: "Joan Averell", or "Robin Vale (Yarrow support) for Joan Averell" while
 * support acts for her (docs/decisions.md, Session). At most 200 characters.
 */
export const actingName = (person: NamedAccount, support: NamedAccount | null): string =>
  support === null
    ? nameOf(person).slice(0, 200)
    : `${nameOf(support).slice(0, MAX_ACTING_NAME)} (Yarrow support) for ${nameOf(person).slice(0, MAX_ACTING_NAME)}`;
