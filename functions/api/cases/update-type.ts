import { caseFor } from '#functions/cases/access/case-access.ts';
import { allowedMove } from '#functions/cases/changing/allowed-move.ts';
import { about, changeCase, staleCase } from '#functions/cases/changing/change-case.ts';
import { recountProgress } from '#functions/cases/changing/recount-progress.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { caseOf } from '#functions/table/case.ts';
import { typeMoves } from '#shared/lifecycles/case-type.ts';
import { os } from './implementer.ts';

/** Changes a case's type. A pre-need case that becomes at-need records that as its origin; its answers stay where they were. */
export const updateType = os.updateType.handler(async ({ input, context }) => {
  const { caseId, from, value, reason } = input;
  const { record, membership } = await caseFor(context, caseId);
  if (record.type !== from) throw staleCase('The type was changed in the meantime.');
  allowedMove(typeMoves(record, membership), value, reason);
  const turned = from === 'pre-need' && value === 'at-need' ? { newCaseOptions: 'pre-need-turned-at-need' as const } : {};
  const changed = await changeCase(context, record, {
    set: { type: value, ...turned },
    expected: { type: from },
    events: [context.event('case.type-changed', { ...about(record), from, to: value }, record.providerLocationId)],
    writes: [tell(context, caseId, { kind: 'type-changed', from, to: value, ...(reason ? { reason } : {}) })],
  });
  // The event counts too, in case this is cut off. Counting here shows the new questions to the person who made the change right away.
  const counted = await recountProgress(context, caseId);
  return counted ? caseOf(counted) : changed;
});
