import type { Money } from '../model/ledger.ts';
import { allocate } from '../pricing/allocate.ts';

type Cents = Readonly<Record<string, number>>;
type Posted = Pick<Money, 'owedBy' | 'shares'>;
type Named = Pick<Money, 'shares' | 'namedPayers'>;
type Owing = readonly [payer: string, cents: number];

const sumOf = (parts: readonly Owing[]): number => parts.reduce((sum, [, cents]) => sum + cents, 0);

/** Returns the people among amounts, without what is nobody's in particular. */
export const namedIn = (amounts: Cents): string[] => Object.keys(amounts).filter((payer) => payer !== 'none');

/** Returns who pays a contract, also those whose share is $0.00, and after it was voided. Older sums know only those with a share. */
export const payersOf = ({ shares = {}, namedPayers }: Named): readonly string[] => namedPayers ?? namedIn(shares);

/** Orders people by id, so that a leftover cent always goes to the same person. */
const sorted = (amounts: Cents): Owing[] => Object.entries(amounts).sort(([one], [other]) => (one < other ? -1 : 1));

/** Divides an amount by the payers' shares of the contract, or equally if nobody has one. Neither changes when somebody pays. */
function divided(cents: number, owing: readonly Owing[], shares: Cents): number[] {
  const weights = owing.map(([payer]) => Math.max(0, shares[payer] ?? 0));
  return allocate(cents, weights.some((weight) => weight > 0) ? weights : owing.map(() => 1));
}

/** Returns what each still owes after help, which must be less than the total. Nobody gets more help than they owe: the rest goes to the others. */
function afterHelp(help: number, owing: readonly Owing[], shares: Cents): Owing[] {
  const parts = divided(help, owing, shares);
  const isFull = ([, owed]: Owing, at: number) => parts[at]! >= owed;
  const full = owing.filter(isFull);
  if (full.length === 0) return owing.map(([payer, owed], at) => [payer, owed - parts[at]!]);
  return afterHelp(
    help - sumOf(full),
    owing.filter((each, at) => !isFull(each, at)),
    shares,
  );
}

/**
 * Returns sums in which the payers of the contract owe what nobody in particular does, such as a fee or a refund that named nobody: by their shares, which neither a
 * payment nor a fee changes. So it hides nothing that one of them is charged. Without payers it stays nobody's.
 */
function withoutNobodys(owedBy: Cents, shares: Cents): Cents {
  const { none = 0, ...named } = owedBy;
  const payers = sorted(shares);
  if (none <= 0 || payers.length === 0 || shares.none !== undefined) return owedBy;
  const parts = divided(none, payers, shares);
  const added = payers.map(([payer], at) => [payer, (named[payer] ?? 0) + parts[at]!] as const);
  return { ...named, ...Object.fromEntries(added) };
}

/**
 * Returns what each payer still owes. The ledger keeps money with the person who paid it. Any of it that they don't owe (they aren't a payer, nobody is named, or it's
 * more than their share) counts toward what the payers owe, in proportion to their shares of the contract. So reversing a payment also reverses its help. Only money
 * beyond everything that is owed is a credit of those who paid it (docs/decisions.md, Contract and payments).
 */
export function owedShares({ owedBy, shares = {} }: Posted): Record<string, number> {
  const all = sorted(withoutNobodys(owedBy, shares));
  const credits = all.filter(([, cents]) => cents < 0);
  // Of a void contract, which has no shares, a refund of no payment in particular is taken from what is owed back.
  const unnamed = sorted(shares).length === 0 ? Math.max(0, owedBy.none ?? 0) : 0;
  const netted = Math.min(unnamed, 0 - sumOf(credits));
  const owing = all.flatMap(([payer, cents]): Owing[] => {
    const left = payer === 'none' && unnamed > 0 ? cents - netted : cents;
    return left > 0 ? [[payer, left]] : [];
  });
  const [help, owed] = [0 - sumOf(credits) - netted, sumOf(owing)];
  if (help === 0) return Object.fromEntries(owing);
  if (help < owed) return Object.fromEntries(afterHelp(help, owing, shares).filter(([, cents]) => cents !== 0));
  const left = allocate(
    help - owed,
    credits.map(([, cents]) => 0 - cents),
  );
  return Object.fromEntries(credits.map(([payer], at) => [payer, 0 - left[at]!] as const).filter(([, cents]) => cents !== 0));
}

/** Returns how much others' money changes what someone owes, US cents: negative for what others paid for them, positive for what they paid for others. */
export const helpCents = (sums: Posted, payer: string): number => (owedShares(sums)[payer] ?? 0) - (sums.owedBy[payer] ?? 0);

/** Returns credits without what of them nobody paid, which is owed back to nobody, in proportion. */
function withoutBeyond(owed: Cents, beyondCents: number): Cents {
  if (beyondCents === 0) return owed;
  const credits = sorted(owed).map(([payer, cents]) => [payer, Math.max(0, 0 - cents)] as const);
  const kept = allocate(
    sumOf(credits) - beyondCents,
    credits.map(([, cents]) => cents),
  );
  return Object.fromEntries(credits.map(([payer], at) => [payer, 0 - kept[at]!] as const).filter(([, cents]) => cents !== 0));
}

/**
 * Returns what each payer of the contract still owes, 0 for those who are paid up, with everyone else who owes or is owed something. `beyondCents` of all credits was
 * forgiven, and nobody paid it (`beyondOwed`).
 */
export function payerBalances(sums: Posted & Named, beyondCents = 0): Record<string, number> {
  const payers = payersOf(sums);
  const owed = withoutBeyond(owedShares(sums), beyondCents);
  return Object.fromEntries(sorted({ ...Object.fromEntries(payers.map((payer) => [payer, 0])), ...owed }));
}

/**
 * Divides what lowers the balance without being a payment, at most all of it, over those who still owe: by their shares of the contract, and of nobody more than they
 * owe. So nobody becomes one who paid for others by it.
 */
export function dividedCredit(cents: number, sums: Posted): Record<string, number> {
  const owing = sorted(owedShares(sums));
  const left = cents < sumOf(owing) ? Object.fromEntries(afterHelp(cents, owing, sums.shares ?? {})) : {};
  return Object.fromEntries(
    owing.map(([payer, owed]) => [payer, owed - (left[payer] ?? 0)] as const).filter(([, part]) => part > 0),
  );
}
