import { caseFor } from '#functions/cases/case-access.ts';
import { about, transactCase } from '#functions/cases/change-case.ts';
import { openedNumber } from '#functions/cases/sealed-number.ts';
import { byOf, tell } from '#functions/cases/timeline-of.ts';
import { problem } from '#functions/runtime/problems.ts';
import { limit, revealedNumbers } from '#functions/runtime/rate-limit.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { readDecedent } from '#functions/table/case.ts';
import { os } from './implementer.ts';

/** The number is answered only after the record of it is written: nobody sees one unrecorded. */
export const revealSocialSecurityNumber = os.revealSocialSecurityNumber.handler(async ({ input: { id, reason }, context }) => {
  staffOfHome(context);
  const { record } = await caseFor(context, id);
  const decedent = await readDecedent(context.table, record.id);
  const kept = decedent?.socialSecurityNumber;
  if (!decedent || kept === undefined) throw problem('not_found');
  await limit(context, revealedNumbers, byOf(context).id ?? '');
  const socialSecurityNumber = await openedNumber(context.keys, decedent, kept);
  await transactCase(context, record, [tell(context, record.id, { kind: 'number-revealed', to: reason })], {
    events: [context.event('decedent.number-revealed', { ...about(record), reason }, record.providerLocationId)],
  });
  return { socialSecurityNumber };
});
