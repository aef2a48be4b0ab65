import type { DayClose } from '../model/day-close.ts';
import { type CloseMethod, closeMethod } from '../model/enumerations/ledger.ts';
import type { FixedAccount, LedgerEntry } from '../model/ledger.ts';

/**
 * The sums of a day's entries, US cents. All but `receivable` together say how it moves: what is charged raises it, and so do refunds; discounts, payments, and
 * write-offs lower it. `preNeed` lowers it by what is used of the money of pre-need contracts, and raises it by what comes in for them, which nobody owed. `other` is what
 * is none of these, such as what card processors keep, and lowers it.
 */
const plainSums = {
  services: 1,
  merchandise: 1,
  cashAdvances: 1,
  taxes: 1,
  fees: 1,
  financeCharges: 1,
  discounts: -1,
  writeOffs: -1,
  preNeed: -1,
  other: -1,
} as const;
type PlainSum = keyof typeof plainSums;
export type DaySum = PlainSum | `paid:${CloseMethod}` | `refunded:${CloseMethod}` | 'receivable';
export type DaySums = Readonly<Partial<Record<DaySum, number>>>;

const plainNames = Object.keys(plainSums) as PlainSum[];
const paidBy = (method: CloseMethod): DaySum => `paid:${method}`;
const refundedBy = (method: CloseMethod): DaySum => `refunded:${method}`;

/** Every sum of a day, in the order of reports. */
export const daySumNames: readonly DaySum[] = [
  ...plainNames,
  ...closeMethod.values.map(paidBy),
  ...closeMethod.values.map(refundedBy),
  'receivable',
];

const sumsOfAccounts: Readonly<Record<string, PlainSum>> = {
  'revenue:services': 'services',
  'revenue:merchandise': 'merchandise',
  'cash-advances': 'cashAdvances',
  discounts: 'discounts',
  fees: 'fees',
  'finance-charges': 'financeCharges',
  'write-offs': 'writeOffs',
  'pre-need-obligation': 'preNeed',
  'pre-need-trust': 'preNeed',
  'pre-need-difference': 'preNeed',
};

const accountsOfMethods: Readonly<Record<CloseMethod, FixedAccount>> = {
  cash: 'cash',
  checks: 'checks',
  cards: 'card-clearing',
  ach: 'ach-clearing',
  insurance: 'insurance-clearing',
};
const methodsOfAccounts: Readonly<Record<string, CloseMethod>> = Object.fromEntries(
  closeMethod.values.map((method) => [accountsOfMethods[method], method]),
);

/** Returns the account that a method's money goes to. */
export const accountOfMethod = (method: CloseMethod): FixedAccount => accountsOfMethods[method];

/** Returns the methods of a closed day whose count differed from what was expected. */
export const closeDifferences = ({ methods }: Pick<DayClose, 'methods'>): DayClose['methods'] =>
  methods.filter(({ expectedCents, countedCents }) => expectedCents !== countedCents);

/** What of an entry its day's sums depend on. */
type Summed = Pick<LedgerEntry, 'kind' | 'postings' | 'paymentId' | 'refundId'>;

/** Returns the method by which an entry moved money, and by how much, US cents: positive for what came in. Null if it moved none. */
export function movedMoney({ kind, postings, paymentId, refundId }: Summed): { method: CloseMethod; cents: number } | null {
  if (kind === 'processor-fee' || kind === 'trust-deposit' || (paymentId === undefined && refundId === undefined)) return null;
  const moved = postings.filter(({ account }) => account in methodsOfAccounts);
  const [first] = moved;
  if (!first) return null;
  return { method: methodsOfAccounts[first.account]!, cents: moved.reduce((sum, { cents }) => sum + cents, 0) };
}

/** Returns whether an account holds a home's money. */
const isAsset = (account: string): boolean => account in methodsOfAccounts || account === 'pre-need-trust';
const sumOfAccounts = ({ postings }: Pick<Summed, 'postings'>, is: (account: string) => boolean): number =>
  postings.reduce((sum, { account, cents }) => (is(account) ? sum + cents : sum), 0);

/**
 * Returns the amount of an entry on a day's list, US cents: the money that came in, negative for money that went out. If none moved, what it adds to what is owed, such as
 * charges less discounts. Otherwise, how it changed the home's money, such as by a processor's fee; and for a transfer between the home's accounts, how much was moved.
 */
export function listedCents(entry: Summed): number {
  const moved = movedMoney(entry)?.cents ?? 0;
  if (moved !== 0) return moved;
  const owed = sumOfAccounts(entry, (account) => account.startsWith('receivable:'));
  if (owed !== 0) return owed;
  const has = sumOfAccounts(entry, isAsset);
  return has === 0 ? entry.postings.reduce((sum, { cents }) => sum + Math.max(0, cents), 0) : has;
}

/** Returns which sum a posting goes into, and with which sign. */
function sumOf({ account }: LedgerEntry['postings'][number], entry: Summed): [DaySum, 1 | -1] {
  if (account.startsWith('receivable:')) return ['receivable', 1];
  if (account.startsWith('tax:')) return ['taxes', -1];
  const plain = sumsOfAccounts[account];
  if (plain) return [plain, plainSums[plain] === 1 ? -1 : 1];
  const method = methodsOfAccounts[account];
  // What a trust gets and pays out goes from one pocket of a pre-need contract to another.
  if (method && entry.kind.startsWith('trust-')) return ['preNeed', 1];
  if (!method || !movedMoney(entry)) return ['other', 1];
  return entry.refundId === undefined ? [paidBy(method), 1] : [refundedBy(method), -1];
}

/** Returns the sums of entries. Those that are 0 are left out. */
export function daySumsOf(entries: readonly Summed[]): DaySums {
  const sums = new Map<DaySum, number>();
  for (const entry of entries)
    for (const posting of entry.postings) {
      const [name, sign] = sumOf(posting, entry);
      sums.set(name, (sums.get(name) ?? 0) + sign * posting.cents);
    }
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}

/** Returns the sums of several days. */
export function addedSums(days: readonly DaySums[]): DaySums {
  const all = daySumNames.map((name) => [name, days.reduce((sum, day) => sum + (day[name] ?? 0), 0)] as const);
  return Object.fromEntries(all.filter(([, cents]) => cents !== 0));
}

/** What came in by a method, what of it was given back, and so what should be there, US cents. */
export type MethodSums = { method: CloseMethod; receivedCents: number; refundedCents: number; expectedCents: number };

/** Returns what the ledger expects of a day, by method. What was taken back counts against it. */
export const methodSums = (sums: DaySums): MethodSums[] =>
  closeMethod.values.map((method) => {
    const [receivedCents, refundedCents] = [sums[`paid:${method}`] ?? 0, sums[`refunded:${method}`] ?? 0];
    return { method, receivedCents, refundedCents, expectedCents: receivedCents - refundedCents };
  });

const totalOf = (sums: DaySums, names: readonly DaySum[]) => names.reduce((all, name) => all + (sums[name] ?? 0), 0);

/** Returns what the sums of days come to: charges less discounts, payments, refunds, write-offs, pre-need money, and what is none of these, US cents. */
export function revenueOf(sums: DaySums) {
  const charged = plainNames.filter((name) => plainSums[name] === 1);
  return {
    chargesCents: totalOf(sums, charged) - (sums.discounts ?? 0),
    paymentsCents: totalOf(sums, closeMethod.values.map(paidBy)),
    refundsCents: totalOf(sums, closeMethod.values.map(refundedBy)),
    writeOffsCents: sums.writeOffs ?? 0,
    preNeedCents: sums.preNeed ?? 0,
    otherCents: sums.other ?? 0,
  };
}

/** Returns what is owed after days whose sums these are, by what was owed before them, US cents. */
export function closingOf(openingCents: number, sums: DaySums): number {
  const { chargesCents, paymentsCents, refundsCents, ...lowering } = revenueOf(sums);
  const { writeOffsCents, preNeedCents, otherCents } = lowering;
  return openingCents + chargesCents - paymentsCents + refundsCents - writeOffsCents - preNeedCents - otherCents;
}
