import { wordWrites } from '#functions/table/case-words.ts';
import type { Write } from '#functions/table/table.ts';
import { phoneWordsOf, wordsOf } from '#shared/cases/words-of.ts';
import type { PersonInShort } from '#shared/contract/cases-views.ts';
import type { Case } from '#shared/model/case.ts';
import type { Contact } from '#shared/model/contact.ts';
import { phoneDigits } from '#shared/values/phone.ts';

type Reachable = Pick<Contact, 'id' | 'fullName' | 'phoneNumber' | 'email'>;
type IndexedCase = Pick<Case, 'id' | 'createdOn' | 'providerLocationId'>;

/** An email is one word, found from its beginning. */
export const emailWord = (email: string): string => email.trim().toLowerCase().replaceAll('#', '');

const alone = (word: string) => (word === '' ? [] : [word]);
/** How a contact is reached: words that no name is made of, so that each is written once. */
const reachWords = ({ fullName, phoneNumber, email }: Reachable): string[] => {
  const inName = new Set(wordsOf(fullName));
  return [...new Set([...phoneWordsOf(phoneNumber), ...alone(emailWord(email))])].filter((word) => !inName.has(word));
};

/** The writes by which a case is found by a contact's name, number (all of it, or its last digits) and email as they are now, and no longer as they were. */
export function contactWordWrites(of: IndexedCase, id: string, before: Reachable | null, after: Reachable | null): Write[] {
  const names = (contact: Reachable | null) => (contact ? wordsOf(contact.fullName) : []);
  const others = (contact: Reachable | null) => (contact ? reachWords(contact) : []);
  return wordWrites(of.providerLocationId, of, id, {
    before: names(before),
    after: names(after),
    alone: { before: others(before), after: others(after) },
  });
}

/** Words of people that the case's row keeps: enough to find a case by, and the row stays slim. */
const MAX_WORDS = 60;

/** The words by which a case's own row shows that it is found by its first contacts: their names, and the digits of their phone numbers. */
export const peopleWordsOf = (first: readonly Pick<PersonInShort, 'fullName' | 'phoneNumber'>[]): string => {
  const words = first.flatMap(({ fullName, phoneNumber }) => [...wordsOf(fullName), ...alone(phoneDigits(phoneNumber))]);
  return [...new Set(words)].slice(0, MAX_WORDS).join(' ');
};
