import type { ReadExport } from '#shared/chain/chain-export.ts';
import { accountName } from '#shared/ledger/account-names.ts';
import type { Sums } from '#shared/ledger/replay.ts';
import { isLedgerEntry, type VerifiedBalances } from '#shared/ledger/verify-balances.ts';
import { ledgerEntryKind } from '#shared/model/enumerations/ledger.ts';
import type { LedgerEntry } from '#shared/model/ledger.ts';
import { formatCents } from '#shared/values/money.ts';
import type { VerdictWords } from './verdict-words.ts';

/** The most entries that one of our ledgers may have. */
const MAX_SHOWN = 1_000;

/** Names an account. A ledger has ids instead of names, so the start of an id tells payers apart. */
function accountWords(account: string): string {
  const name = accountName(account as Parameters<typeof accountName>[0]);
  if (name !== undefined) return name;
  const [, payer = ''] = account.split(':');
  return payer === 'none' ? 'Owed, nobody named' : `Owed by ${payer.slice(0, 8)}`;
}

const postingWords = ({ account, cents }: LedgerEntry['postings'][number]): string =>
  `${accountWords(account)}: ${cents > 0 ? 'debit' : 'credit'} ${formatCents(Math.abs(cents))}`;

/** Describes an entry and its postings. `numbers` has the number of each entry by its id. */
function entryWords(entry: LedgerEntry, number: number, numbers: ReadonlyMap<string, number>): string {
  const kind = ledgerEntryKind.values.includes(entry.kind) ? ledgerEntryKind.label(entry.kind) : String(entry.kind);
  const takenBack = entry.reverses === undefined ? '' : ` of entry ${numbers.get(entry.reverses)}`;
  const late = entry.lateFor ? `, late, for ${entry.lateFor}` : '';
  return [
    `${number}. ${entry.effectiveOn}: ${kind}${takenBack}${late}`,
    ...entry.postings.map(postingWords),
    ...(entry.reason ? [`Reason: ${entry.reason}`] : []),
  ].join('\n');
}

/** Describes the sums of a ledger. Zeros are left out, except for the balance. */
function sumsWords(sums: Sums): string {
  const parts = [
    [sums.chargedCents, 'charged'],
    [-sums.discountsCents, 'discounts'],
    [sums.taxesCents, 'taxes'],
    [sums.feesCents + sums.financeChargesCents, 'fees and finance charges'],
    [-sums.writtenOffCents, 'written off'],
    [sums.paidCents, 'paid'],
    [sums.refundedCents, 'refunded'],
    [sums.preNeedCents, 'held for a funeral planned ahead'],
    [sums.trustCents, 'of that in trust'],
  ] as const;
  const words = parts.filter(([cents]) => cents !== 0).map(([cents, name]) => `${name} ${formatCents(cents)}`);
  return `${[...words, `balance ${formatCents(sums.balanceCents)}`].join(', ')}.`.replace(/^./, (first) => first.toUpperCase());
}

const decoder = new TextDecoder();
const entryIn = (line: Uint8Array): LedgerEntry[] => {
  const { data } = JSON.parse(decoder.decode(line)) as { data?: unknown };
  return isLedgerEntry(data) ? [data] : [];
};

/** Adds to the verdict about a ledger whether its entries add up, its sums, and what each entry says. */
export function ledgerVerdict(
  { lines }: ReadExport,
  balances: VerifiedBalances,
  ofRecord: VerdictWords,
): VerdictWords & { entries: string[] } {
  if (balances.fault !== null)
    return {
      ...{ isWhole: false, title: 'Don’t rely on this ledger' },
      ...{ result: `Entry ${balances.sequence} can’t be right. ${balances.fault}`, checked: [], notChecked: [], entries: [] },
    };
  const first = Math.max(0, lines.length - MAX_SHOWN);
  const entries = lines.flatMap(entryIn);
  const numbers = new Map(entries.map(({ id }, at) => [id, at + 1]));
  return {
    ...ofRecord,
    result: `${ofRecord.result} The books balance. ${sumsWords(balances.replayed.sums)}`,
    checked: [
      ...ofRecord.checked,
      'The debits and credits of each entry add up to zero.',
      'Each reversal takes back an earlier entry, and no entry is taken back twice.',
    ],
    notChecked: [
      ...ofRecord.notChecked,
      'The names of those who owe. A ledger has only ids, and the funeral home knows whose they are.',
    ],
    entries: [
      ...(first > 0 ? [`Entries 1 to ${first} aren’t shown here.`] : []),
      ...entries.slice(first).map((entry, at) => entryWords(entry, first + at + 1, numbers)),
    ],
  };
}
