import { caseFor } from '#functions/cases/access/case-access.ts';
import { readCustodyBackward } from '#functions/table/custody.ts';
import { can } from '#shared/access/can.ts';
import type { CustodyLine } from '#shared/contract/custody-pages.ts';
import { entryLines, isForTrade, isNoteForTrade, withoutTagCode } from '#shared/custody/entry-words.ts';
import { lateAfter } from '#shared/custody/recorded-late.ts';
import { os } from './implementer.ts';

export const getCustodyEntries = os.getCustodyEntries.handler(async ({ input: { id, before }, context }) => {
  const { sight, membership } = await caseFor(context, id);
  const isComparing = can(membership, 'decedent.move');
  const { entries, entryBefore, words, next } = await readCustodyBackward(context.table, id, before);
  const isStaff = sight === 'staff';
  // The newest is first, so what an entry follows comes after it.
  const late = new Map(entries.map((entry, at) => [entry, lateAfter(entry, entries[at + 1] ?? entryBefore)]));
  const lines = entries
    .filter((entry) => isStaff || isForTrade(entry))
    .flatMap((entry) =>
      entryLines(isComparing ? withoutTagCode(entry) : entry)
        .toReversed()
        .map(({ title, occurredOn, wordsId, reason }): CustodyLine => {
          const beside = words.get(wordsId);
          // Of several changes in one entry, it's the last whose time the entry has.
          const happenedBefore = occurredOn === entry.occurredOn ? late.get(entry) : undefined;
          const note = isStaff || isNoteForTrade(entry) ? (beside?.note ?? '') : '';
          return {
            ...{ sequence: entry.sequence, occurredOn, recordedOn: entry.recordedOn, title },
            byName: beside?.name ?? '',
            note: [reason, note].filter(Boolean).join('\n'),
            ...(entry.corrects === undefined ? {} : { corrects: entry.corrects }),
            ...(happenedBefore === undefined ? {} : { happenedBefore }),
          };
        }),
    );
  return { lines, next };
});
