import { caseFor } from '#functions/cases/access/case-access.ts';
import { readCustodyBackward } from '#functions/table/custody.ts';
import { can } from '#shared/access/can.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { CustodyLine } from '#shared/contract/custody-pages.ts';
import type { CustodyWords } from '#shared/custody/custody-record.ts';
import { entryLines, isForTrade, isNoteForTrade, withoutTagCode } from '#shared/custody/entry-words.ts';
import type { ToldFacts } from '#shared/custody/family-told.ts';
import { lateAfter } from '#shared/custody/recorded-late.ts';
import { os } from './implementer.ts';

/** Returns what an entry says about what the family was told of a correction. */
function toldIn({ data }: ChainEntry, words: CustodyWords | undefined): Pick<CustodyLine, 'familyTold'> {
  const { familyTold, familyToldOn } = data as Partial<ToldFacts>;
  if (familyTold === undefined) return {};
  const on = familyToldOn === undefined ? {} : { on: familyToldOn };
  return { familyTold: { isTold: familyTold === 'told', by: words?.toldBy ?? '', ...on } };
}

export const getCustodyEntries = os.getCustodyEntries.handler(async ({ input: { id, before }, context }) => {
  const { sight, membership } = await caseFor(context, id);
  // No company reads it, either: it may be offered the person next.
  const isComparing = can(membership, 'decedent.move') || sight !== 'staff';
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
            ...(isStaff ? toldIn(entry, beside) : {}),
            ...(happenedBefore === undefined ? {} : { happenedBefore }),
          };
        }),
    );
  return { lines, next };
});
