import type { ReactionContext } from '#functions/runtime/reaction.ts';
import { type CaseRecord, caseUpdate } from '#functions/table/case.ts';
import { type CasePosition, ofMember, readList } from '#functions/table/case-list.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { wordsOf } from '#shared/cases/words-of.ts';

/** Cases that one delivery handles. Each is a separate transaction, and all have to finish well within the delivery's time. */
const CASES_AT_ONCE = 100;
/** Transactions in progress at the same time. */
const ABREAST = 10;

type Member = { locationId: string; employeeId: string; after: CasePosition | null };

/** Updates the words of one case. A case that was reassigned meanwhile, or hidden, gets its words from that change. */
async function follow({ table }: ReactionContext, record: CaseRecord, after: readonly string[]): Promise<void> {
  const { id, providerLocationId, employeeId, staffWords } = record;
  if (staffWords === after.join(' ')) return;
  try {
    await table.transact([
      caseUpdate(id, { staffWords: after.join(' ') }, { employeeId, staffWords }),
      ...wordWrites(providerLocationId, record, 'staff', { before: wordsOf(staffWords), after }),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/**
 * Makes the cases of a member findable by their present name: a limited number at a time, then another event for the rest. A director has thousands, and
 * saving a name must neither wait for them nor fail because of them. A case keeps no other copy of the member's name: screens take it from the team.
 */
export async function followMemberName(
  context: ReactionContext,
  { locationId, employeeId, after }: Member,
): Promise<Write[] | undefined> {
  const member = await readEmployee(context.table, locationId, employeeId);
  if (!member) return undefined;
  const words = wordsOf(member.fullName);
  const { cases, hasMore } = await readList(context.table, ofMember(locationId, employeeId), { limit: CASES_AT_ONCE, after });
  for (let from = 0; from < cases.length; from += ABREAST)
    await Promise.all(cases.slice(from, from + ABREAST).map((record) => follow(context, record, words)));
  const last = cases.at(-1);
  if (!hasMore || !last) return undefined;
  const { id, createdOn } = last;
  return [raise(context.event('member.renamed', { locationId, employeeId, after: { id, createdOn } }, locationId))];
}
