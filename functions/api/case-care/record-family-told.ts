import { admit, caseActor } from '#functions/cases/access/case-access.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { checkedTold } from '#functions/cases/custody/told-of-correction.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCaseInCare } from '#functions/table/case-in-care.ts';
import { recordWrites } from '#functions/table/custody.ts';
import { done } from '#shared/contract/done.ts';
import { FAMILY_TOLD } from '#shared/custody/family-told.ts';
import { recordedDeed } from '#shared/custody/recorded-deed.ts';
import type { Instant } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

type Input = { id: string; by: string; on?: Instant | undefined };

/** Records that the family was told of the last correction: an entry, from which on nothing asks for it any more. */
async function record(context: OperationContext, { id: caseId, by, on }: Input): Promise<typeof done> {
  const { locationId } = caseActor(context).membership;
  const { record: found, head, home, custody, facts } = await readCaseInCare(context.table, caseId, locationId);
  const { record } = await admit(context, found);
  if (!home) throw new Error(`The home of the case ${caseId} is not in the table.`);
  const untold = custody.familyUntold;
  if (!untold) throw problem('conflict', { detail: 'It’s recorded already that the family was told.' });
  const told = checkedTold(context, { record, head, timeZone: home.timeZone }, { isTold: true, by, on });
  const of: Record<string, number> = untold.sequence === undefined ? {} : { correction: untold.sequence };
  const doer = { ...doerOf(context, ''), toldBy: told.by, happenedOn: told.facts.familyToldOn ?? context.now.toISOString() };
  const written = await recordWrites(
    context,
    { caseId, locationId, seen: head, state: { familyUntold: undefined } },
    async () => [await recordedDeed({ type: FAMILY_TOLD, ...of, ...told.facts }, { locationId, doer })],
  );
  await changeCase(context, record, {
    events: [context.event('custody.recorded', { ...about(record), entry: FAMILY_TOLD, subject: 'family' }, locationId)],
    facts,
    writes: [...written, tell(context, caseId, { kind: 'family-told' })],
  });
  return done;
}

export const recordFamilyTold = os.recordFamilyTold.handler(({ input, context }) => withNewest(() => record(context, input)));
