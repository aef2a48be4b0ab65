import type { Pronouns } from '../model/enumerations/vital-records.ts';

/** How a person is spoken of. `is` and `has` agree with `subject`. */
export type PronounWords = { subject: string; object: string; possessive: string; is: string; has: string };

const known: Partial<Record<Pronouns, PronounWords>> = {
  'she-her': { subject: 'she', object: 'her', possessive: 'her', is: 'is', has: 'has' },
  'he-him': { subject: 'he', object: 'him', possessive: 'his', is: 'is', has: 'has' },
  'they-them': { subject: 'they', object: 'them', possessive: 'their', is: 'are', has: 'have' },
};

/** By pronouns where the family has told them, else by first name: nothing is guessed. */
export const pronounWords = (person: { firstName: string; pronouns?: Pronouns | undefined }): PronounWords => {
  const words = person.pronouns && known[person.pronouns];
  const name = person.firstName.trim() || 'your loved one';
  return words ?? { subject: name, object: name, possessive: `${name}’s`, is: 'is', has: 'has' };
};

/** The words at the beginning of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
