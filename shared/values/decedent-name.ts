import { fullNameOf } from './full-name.ts';

/** Is shown for a name that nobody knows yet. */
const UNKNOWN_NAME = 'Unknown';

/** The most characters of a mother's name, so that "Baby of" and it fit wherever a full name does. */
export const MAX_BABY_OF = 120;

/** Says that a first call has to be about someone. */
export const NAME_NEEDED = 'Enter a first or last name, or choose Unknown or Baby of.';

type NamedDecedent = { firstName?: string; middleName?: string; lastName?: string; babyOf?: string | undefined };

/**
 * Returns the name that lists, searches, and papers show for the person who died: the names that are known, "Baby of Maria Lopez" for a baby without a first
 * name, or "Unknown" (docs/decisions.md, Cases).
 */
export function decedentNameOf(person: NamedDecedent): string {
  const mother = person.babyOf?.trim();
  return mother && !person.firstName?.trim() ? `Baby of ${mother}` : fullNameOf(person) || UNKNOWN_NAME;
}

const BABY = /^baby(?:\s+(?:boy|girl))?\s+of\s+(.+)$/iu;
const UNKNOWN = /^(?:unknown|unidentified|(?:john|jane)\s+doe)$/iu;

const words = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);

/** Returns a name that was typed on one line as first name and all the rest. */
export function twoNamesOf(text: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = words(text);
  return { firstName, lastName: rest.join(' ') };
}

export type TypedDecedentName = { firstName: string; middleName: string; lastName: string; babyOf: string; isUnknown: boolean };

/** Returns a decedent's name that was typed on one line, taken apart; "unknown" and "baby of" mean what they say. */
export function typedDecedentName(text: string): TypedDecedentName {
  const none = { firstName: '', middleName: '', lastName: '', babyOf: '', isUnknown: false };
  const line = words(text).join(' ');
  if (UNKNOWN.test(line)) return { ...none, isUnknown: true };
  const mother = BABY.exec(line)?.[1];
  if (mother) return { ...none, babyOf: mother.slice(0, MAX_BABY_OF) };
  const [firstName = '', ...rest] = words(line);
  return { ...none, firstName, middleName: rest.slice(0, -1).join(' '), lastName: rest.at(-1) ?? '' };
}
