import { caseFor } from '#functions/cases/access/case-access.ts';
import { composeEffectsPdf } from '#functions/documents/custody/effects-pdf.ts';
import { readCaseOfEffects, readEffects } from '#functions/table/personal-effects.ts';
import { os } from './implementer.ts';
import { keepPrinted } from './keep-printed.ts';

/** Composes the inventory in three reads. */
export const printPersonalEffects = os.printPersonalEffects.handler(async ({ input: { id }, context }) => {
  const { record } = await caseFor(context, id);
  const [{ home, head, custody }, stored] = await Promise.all([
    readCaseOfEffects(context.table, { caseId: id, locationId: record.providerLocationId }),
    readEffects(context.table, id),
  ]);
  if (!home) throw new Error(`The home of the case ${id} is not in the table.`);
  const { decedentFullName, caseNumber } = record;
  const about = { decedentFullName, caseNumber, homeName: home.name, timeZone: home.timeZone };
  return keepPrinted(
    context,
    composeEffectsPdf(context.fonts, { about, ...stored, head, custody, at: context.now }),
    'Personal effects',
  );
});
