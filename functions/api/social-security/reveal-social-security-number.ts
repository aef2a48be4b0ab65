import { caseFor } from '#functions/cases/access/case-access.ts';
import { openedNumber } from '#functions/cases/answering/sealed-number.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { byOf, tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { limit, revealedNumbers } from '#functions/runtime/rate-limit.ts';
import { readDecedent } from '#functions/table/case.ts';
import { os } from './implementer.ts';

/**
 * Shows the whole number to staff of the home, only after its record is written. An administrator who acts for them is refused: support never needs more
 * than the last four digits (`supportAccess`).
 */
export const revealSocialSecurityNumber = os.revealSocialSecurityNumber.handler(async ({ input: { id, reason }, context }) => {
  const { record } = await caseFor(context, id);
  const decedent = await readDecedent(context.table, record.id);
  const sealed = decedent?.socialSecurityNumber;
  if (!decedent || sealed === undefined) throw problem('not_found');
  await limit(context, revealedNumbers, byOf(context).id ?? '');
  const socialSecurityNumber = await openedNumber(context.keys, decedent, sealed);
  await changeCase(context, record, {
    writes: [tell(context, record.id, { kind: 'number-revealed', to: reason })],
    events: [context.event('decedent.number-revealed', { ...about(record), reason }, record.providerLocationId)],
  });
  return { socialSecurityNumber };
});
