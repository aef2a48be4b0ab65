import { wordWrites } from '#functions/table/case-words.ts';
import type { Write } from '#functions/table/table.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { Case } from '#shared/model/case.ts';
import type { Contact } from '#shared/model/contact.ts';

type Reachable = Pick<Contact, 'id' | 'fullName' | 'phoneNumber' | 'email'>;
type Found = Pick<Case, 'id' | 'createdOn' | 'providerLocationId'>;

/** A phone number by its digits, an email as it is: each is one word, found from its beginning. */
export const phoneWord = (phone: string): string => phone.replaceAll(/\D/g, '');
export const emailWord = (email: string): string => email.trim().toLowerCase().replaceAll('#', '');

/** Digits that people give of a number when the area code goes without saying, and when they only check it. */
const ENDS = [7, 4] as const;

/** Returns the words that find a phone number: all of it, without the area code, and its last four digits. */
export function phoneWords(phone: string): string[] {
  const digits = phoneWord(phone);
  return digits === '' ? [] : [digits, ...ENDS.filter((length) => digits.length > length).map((length) => digits.slice(-length))];
}

const alone = (word: string) => (word === '' ? [] : [word]);
/** How a contact is reached: words that no name is made of, so that each is written once. */
const reachWords = ({ fullName, phoneNumber, email }: Reachable): string[] => {
  const inName = new Set(wordsOf(fullName));
  return [...new Set([...phoneWords(phoneNumber), ...alone(emailWord(email))])].filter((word) => !inName.has(word));
};

/** The writes by which a case is found by a contact's name, number and email as they are now, and no longer as they were. */
export function contactWordWrites(of: Found, id: string, before: Reachable | null, after: Reachable | null): Write[] {
  const words = (contact: Reachable | null, read: (contact: Reachable) => string[]) => (contact ? read(contact) : []);
  const names = ({ fullName }: Reachable) => wordsOf(fullName);
  return wordWrites(of.providerLocationId, of, id, {
    before: words(before, names),
    after: words(after, names),
    aloneBefore: words(before, reachWords),
    aloneAfter: words(after, reachWords),
  });
}
