import { caseFor } from '#functions/cases/access/case-access.ts';
import { about, changeCase, staleCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { caseOf } from '#functions/table/case.ts';
import { caseOfNumber, claimNumber, releaseNumber } from '#functions/table/case-number.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { os } from './implementer.ts';

/** Changes a case's number. The number it had stays used: the next case gets the one after it. */
export const updateCaseNumber = os.updateCaseNumber.handler(async ({ input, context }) => {
  const { id, number, from } = input;
  const { record } = await caseFor(context, id);
  if (record.caseNumber === number) return caseOf(record);
  if (record.caseNumber !== from) throw staleCase('The case number was changed in the meantime.');
  const locationId = record.providerLocationId;
  const owner = await caseOfNumber(context.table, locationId, number);
  if (owner !== undefined && owner !== id) {
    throw problem('invalid_input', { errors: [{ field: 'number', message: 'Another case has this number.' }] });
  }
  const isSameClaim = number.toLowerCase() === from.toLowerCase();
  return changeCase(context, record, {
    set: { caseNumber: number },
    expected: { caseNumber: from },
    events: [context.event('case.number-changed', { ...about(record) }, record.providerLocationId)],
    writes: [
      claimNumber(locationId, number, id),
      ...(isSameClaim ? [] : [releaseNumber(locationId, from)]),
      ...wordWrites(locationId, record, 'number', { before: wordsOf(from), after: wordsOf(number) }),
      tell(context, id, { kind: 'number-changed', from, to: number }),
    ],
  });
});
