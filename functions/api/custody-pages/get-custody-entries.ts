import { caseFor } from '#functions/cases/access/case-access.ts';
import { readCustodyBackward } from '#functions/table/custody.ts';
import { can } from '#shared/access/can.ts';
import type { CustodyLine } from '#shared/contract/custody-pages.ts';
import { entryLines, isForTrade, isNoteForTrade, withoutTagCode } from '#shared/custody/entry-words.ts';
import { os } from './implementer.ts';

export const getCustodyEntries = os.getCustodyEntries.handler(async ({ input: { id, before }, context }) => {
  const { sight, membership } = await caseFor(context, id);
  // No company reads it, either: it may be offered the person next.
  const isComparing = can(membership, 'decedent.move') || sight !== 'staff';
  const { entries, words, next } = await readCustodyBackward(context.table, id, before);
  const isStaff = sight === 'staff';
  const lines = entries
    .filter((entry) => isStaff || isForTrade(entry))
    .flatMap((entry) =>
      entryLines(isComparing ? withoutTagCode(entry) : entry)
        .toReversed()
        .map(({ title, occurredOn, wordsId, reason }): CustodyLine => {
          const beside = words.get(wordsId);
          const note = isStaff || isNoteForTrade(entry) ? (beside?.note ?? '') : '';
          return {
            ...{ sequence: entry.sequence, occurredOn, recordedOn: entry.recordedOn, title },
            byName: beside?.name ?? '',
            note: [reason, note].filter(Boolean).join('\n'),
            ...(entry.corrects === undefined ? {} : { corrects: entry.corrects }),
          };
        }),
    );
  return { lines, next };
});
