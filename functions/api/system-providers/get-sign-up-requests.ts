import { pageOfList } from '#functions/runtime/cursor.ts';
import { readSignUpRequests } from '#functions/table/sign-up-request.ts';
import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import { searchKey } from '#shared/values/text.ts';
import { os } from './implementer.ts';

/** What waits for somebody comes first, whenever it was asked. */
const openFirst = (one: SignUpRequestRecord, other: SignUpRequestRecord) =>
  Number(other.status === 'open') - Number(one.status === 'open') ||
  other.createdOn.localeCompare(one.createdOn) ||
  other.id.localeCompare(one.id);

/** An email's own signs would split it into words. */
const isAbout = (request: SignUpRequestRecord, query: string) => {
  const { businessName, firstName, lastName, email, phoneNumber } = request;
  const wanted = query.toLowerCase();
  const words = searchKey(query);
  return (
    email.includes(wanted) ||
    phoneNumber.includes(wanted) ||
    (words !== '' && [businessName, `${firstName} ${lastName}`].some((name) => searchKey(name).includes(words)))
  );
};

/** The requests of homes, filtered and in order, out of the one partition that holds them all. */
export const getSignUpRequests = os.getSignUpRequests.handler(async ({ input, context }) => {
  const { status, query } = input;
  const all = await readSignUpRequests(context.table);
  const wanted = all.filter(
    (request) => (status === undefined || request.status === status) && (!query || isAbout(request, query)),
  );
  return pageOfList(wanted.sort(openFirst), input);
});
