import { pageOfList } from '#functions/runtime/cursor.ts';
import { readSignUpRequests } from '#functions/table/sign-up-request.ts';
import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import { os } from './implementer.ts';
import { isAbout } from './request-matches.ts';

/** Sorts open requests first, whatever their date. */
const openFirst = (one: SignUpRequestRecord, other: SignUpRequestRecord) =>
  Number(other.status === 'open') - Number(one.status === 'open') ||
  other.createdOn.localeCompare(one.createdOn) ||
  other.id.localeCompare(one.id);

/** Lists the requests of homes, filtered and sorted, from the one partition that has them all. */
export const getSignUpRequests = os.getSignUpRequests.handler(async ({ input, context }) => {
  const { status, query } = input;
  const all = await readSignUpRequests(context.table);
  const wanted = all.filter(
    (request) => (status === undefined || request.status === status) && (!query || isAbout(request, query)),
  );
  return pageOfList(wanted.sort(openFirst), input);
});
