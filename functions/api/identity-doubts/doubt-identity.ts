import { changeableCaseOf, type OwnCase } from '#functions/cases/access/my-case.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCaseInCare } from '#functions/table/case-in-care.ts';
import { recordWrites } from '#functions/table/custody.ts';
import type { MyDoubt } from '#shared/contract/identity-doubts.ts';
import { IDENTITY_DOUBTED, type IdentityDoubt, mayDoubt } from '#shared/custody/identity-doubt.ts';
import { recordedDeed } from '#shared/custody/recorded-deed.ts';
import { os } from './implementer.ts';

/** Sets the doubt in the case as it is now, with the entry that reports it. Someone whose doubt is already there adds nothing. */
async function doubt(context: OperationContext, { record: seen, contactId }: OwnCase, note: string): Promise<MyDoubt> {
  const { id, providerLocationId: locationId } = seen;
  const { record, head, facts } = await readCaseInCare(context.table, id, locationId);
  if (!record || record.deletedOn !== undefined) throw problem('not_found');
  if (!mayDoubt(record))
    throw problem('conflict', {
      detail: 'This can be said here only while someone is in the home’s care. Please call the home.',
    });
  const doer = doerOf(context, note);
  const { by, byName } = doer;
  if (record.identityDoubt?.by === by) return { on: record.identityDoubt.on, isOwn: true };
  const identityDoubt: IdentityDoubt = { on: context.now.toISOString(), by, byName };
  const custody = await recordWrites(context, { caseId: id, locationId, seen: head }, async () => [
    await recordedDeed({ type: IDENTITY_DOUBTED }, { locationId, doer }),
  ]);
  await changeCase(context, record, {
    set: { careMark: context.newId(), identityDoubt },
    expected: { status: record.status, decedentStatus: record.decedentStatus },
    events: [context.event('identity.doubted', { ...about(record), contactId }, locationId)],
    facts,
    writes: [...custody, tell(context, id, { kind: 'identity-doubted', ...(note ? { reason: note } : {}) })],
  });
  return { on: identityDoubt.on, isOwn: true };
}

/** Lets a relative say that the person in the home’s care doesn’t look like theirs. Nothing final happens from this moment on. */
export const doubtIdentity = os.doubtIdentity.handler(async ({ input: { caseId, note }, context }) => {
  const own = await changeableCaseOf(context, caseId);
  return withNewest(() => doubt(context, own, note.trim()));
});
