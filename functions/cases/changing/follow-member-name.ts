import type { ReactionContext } from '#functions/runtime/reaction.ts';
import { type CaseRecord, caseUpdate } from '#functions/table/case.ts';
import { type CasePosition, ofMember, readList } from '#functions/table/case-list.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { wordsOf } from '#shared/cases/words-of.ts';

/** Cases that one delivery sees to: each is a transaction of its own, and all of them have to be done well within its time. */
const CASES_AT_ONCE = 100;
/** Transactions under way at the same time. */
const ABREAST = 10;

type Member = { locationId: string; employeeId: string; after: CasePosition | null };

/** The words of one case; one that was given to somebody else meanwhile, or was hidden, has its words from that. */
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
 * Lets the cases of a member be found by the name that they have now. So many at once, then an event of its own for the rest: a director has thousands, and
 * the save of a name must neither wait for them nor fail by them. A case keeps no name of its member otherwise: screens name whoever it is by the team.
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
