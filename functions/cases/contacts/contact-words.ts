import { wordWrites } from '#functions/table/case-words.ts';
import type { Write } from '#functions/table/table.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { Case } from '#shared/model/case.ts';
import type { Contact } from '#shared/model/contact.ts';

type Reachable = Pick<Contact, 'id' | 'fullName' | 'phoneNumber' | 'email'>;
type IndexedCase = Pick<Case, 'id' | 'createdOn' | 'providerLocationId'>;

/** Returns a phone number by its digits. Like an email, it is one word, found from its beginning. */
export const phoneWord = (phone: string): string => phone.replaceAll(/\D/g, '');
export const emailWord = (email: string): string => email.trim().toLowerCase().replaceAll('#', '');

const alone = (word: string) => (word === '' ? [] : [word]);

/** Returns the writes that make a case findable by a contact's present name, number, and email, and no longer by the previous ones. */
export function contactWordWrites(of: IndexedCase, id: string, before: Reachable | null, after: Reachable | null): Write[] {
  const change = (words: (contact: Reachable) => string[]) =>
    wordWrites(of.providerLocationId, of, id, { before: before ? words(before) : [], after: after ? words(after) : [] });
  return [
    ...change(({ fullName }) => wordsOf(fullName)),
    ...change(({ phoneNumber }) => alone(phoneWord(phoneNumber))),
    ...change(({ email }) => alone(emailWord(email))),
  ];
}
