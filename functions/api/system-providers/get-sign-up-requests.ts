import { pageOfList } from '#functions/runtime/cursor.ts';
import { readSignUpRequests } from '#functions/table/sign-up-request.ts';
import { endsPhone, phoneWordsOf, readingsOf, wordsOf } from '#shared/cases/words-of.ts';
import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import { os } from './implementer.ts';

/** Sorts open requests first, whatever their date. */
const openFirst = (one: SignUpRequestRecord, other: SignUpRequestRecord) =>
  Number(other.status === 'open') - Number(one.status === 'open') ||
  other.createdOn.localeCompare(one.createdOn) ||
  other.id.localeCompare(one.id);

type Searched = Pick<SignUpRequestRecord, 'businessName' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

/** The fewest digits of a phone number that find it from anywhere within, so that a house number in a name doesn't. */
const LEAST_DIGITS = 6;

/**
 * Returns whether a request matches a search: words in any order, each the beginning of one of its own; a phone number as people write it, its last digits, or
 * six of them; or a part of the email, whose punctuation would split it into words.
 */
export function isAbout({ businessName, firstName, lastName, email, phoneNumber }: Searched, query: string): boolean {
  if (email.includes(query.toLowerCase())) return true;
  const phones = phoneWordsOf(phoneNumber);
  const own = [...wordsOf(`${businessName} ${firstName} ${lastName} ${email}`), ...phones];
  const isIn = (word: string) =>
    own.some((each) => each.startsWith(word) || endsPhone(each, word)) ||
    (/^\d+$/.test(word) && word.length >= LEAST_DIGITS && phones.some((phone) => phone.includes(word)));
  return readingsOf(query).some((words) => words.length > 0 && words.every(isIn));
}

/** Lists the requests of homes, filtered and sorted, from the one partition that has them all. */
export const getSignUpRequests = os.getSignUpRequests.handler(async ({ input, context }) => {
  const { status, query } = input;
  const all = await readSignUpRequests(context.table);
  const wanted = all.filter(
    (request) => (status === undefined || request.status === status) && (!query || isAbout(request, query)),
  );
  return pageOfList(wanted.sort(openFirst), input);
});
