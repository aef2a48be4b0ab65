import type { StatementLine } from '../model/contract-version.ts';
import type { Reduction } from '../model/selection.ts';
import type { PackagePrices } from '../pricing/charge-sums.ts';
import { parcelsOf } from '../pricing/parcels.ts';
import { formatCents, shareOf } from '../values/money.ts';
import { oneLine } from '../values/one-line.ts';
import { type RefusedPiece, reductionKey } from './overlays.ts';

/**
 * Returns what may be taken off each line, US cents by key: what is left of it apart from the fee for basic services, and whether that fee is in it. A package that
 * includes the fee never costs less than it.
 */
function openOf(lines: readonly StatementLine[], prices: PackagePrices) {
  const open = new Map<string, { cents: number; hasFee: boolean }>();
  for (const { key, kind, cents } of parcelsOf(lines, prices)) {
    const there = open.get(key) ?? { cents: 0, hasFee: false };
    if (kind === 'basic-services') open.set(key, { ...there, hasFee: true });
    else open.set(key, { ...there, cents: there.cents + cents });
  }
  const fee = prices.book.lineCents('basic-services') ?? 0;
  for (const { key, section, amountCents } of lines) {
    const there = open.get(key);
    if (section === 'package' && there?.hasFee)
      open.set(key, { ...there, cents: Math.min(there.cents, Math.max(0, amountCents - fee)) });
  }
  return open;
}

/** Returns the line that takes an amount off another one, and says why. */
export const lineOff = (
  line: StatementLine,
  { key, reason, cents }: { key: string; reason: string; cents: number },
): StatementLine => ({
  key,
  section: line.section,
  label: oneLine(`Reduction: ${line.label}`, 200),
  detail: '',
  quantity: 1,
  unit: 'flat',
  unitCents: -cents,
  amountCents: -cents,
  gplLine: line.gplLine,
  of: null,
  why: { kind: 'discount', reason },
  includes: [],
  list: null,
  isSpecialOrder: false,
  reduces: line.key,
  reductionReason: reason,
});

/** Returns why nothing can be taken off a line; nothing if something can. */
function faultOf(line: StatementLine | undefined): string | undefined {
  if (!line || line.amountCents <= 0) return 'The line that this reduces isn’t on the account anymore.';
  if (line.gplLine === 'basic-services') return 'The basic services fee can’t be reduced.';
  if (line.section === 'cash-advances') return 'Change what the cash advance costs instead.';
  return undefined;
}

/**
 * Returns lines that take less than the listed price: each a negative line of its own, with its reason. Never off the fee for basic services, alone or in a
 * package, and never all of a line (docs/decisions.md, Contract and payments). What can't be taken off is refused, and the listed price stays. What a signed
 * contract (`kept`) takes off a line that costs the same was checked by its own list, and holds.
 */
export function reductionLines(
  reductions: readonly Reduction[],
  lines: readonly StatementLine[],
  { kept = [], ...prices }: PackagePrices & { kept?: readonly StatementLine[] },
  refused: RefusedPiece[],
): StatementLine[] {
  if (reductions.length === 0) return [];
  const open = openOf(lines, prices);
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const agreed = new Map(kept.map(({ key, amountCents }) => [key, amountCents]));
  return reductions.flatMap((reduction): StatementLine[] => {
    const { id, lineKey, amountCents, basisPoints = 0 } = reduction;
    const line = byKey.get(lineKey);
    const refuse = (words: string): [] => {
      refused.push({ lineKey, id, words });
      return [];
    };
    const fault = faultOf(line);
    if (!line || fault) return refuse(fault ?? '');
    const left = open.get(lineKey) ?? { cents: 0, hasFee: false };
    const cents = amountCents ?? shareOf(line.amountCents, basisPoints);
    const most = left.hasFee ? left.cents : left.cents - 1;
    const isAgreed = agreed.get(lineKey) === line.amountCents && agreed.get(reductionKey(id)) === -cents;
    if (cents > most && !isAgreed)
      return refuse(
        most > 0
          ? `No more than ${formatCents(most)} can be taken off “${line.label}.”`
          : `Nothing more can be taken off “${line.label}.”`,
      );
    if (cents === 0) return [];
    open.set(lineKey, { ...left, cents: left.cents - cents });
    return [lineOff(line, { key: reductionKey(id), reason: reduction.reason, cents })];
  });
}

/** Puts each reduction right after the line that it reduces. */
export function withReductions(lines: readonly StatementLine[], reductions: readonly StatementLine[]): StatementLine[] {
  const of = Map.groupBy(reductions, ({ reduces }) => reduces);
  return lines.flatMap((line) => [line, ...(of.get(line.key) ?? [])]);
}
