import { canonicalJson, type Json } from '../chain/canonical-json.ts';
import { sha256 } from '../chain/chain-head.ts';
import { disclosures, disclosureText } from '../funeral-rule/disclosures.ts';
import { keptOfAdvance } from '../ledger/charge-postings.ts';
import type { ContractRules } from '../model/contract-terms.ts';
import type { GivenList, ListReference, Statement, StatementLine, StatementSentence } from '../model/contract-version.ts';
import type { DisclosureKey } from '../model/enumerations/pricing.ts';
import type { PriceList } from '../model/price-list.ts';
import type { Payer, Selection } from '../model/selection.ts';
import { allocate } from '../pricing/allocate.ts';
import type { PackageSplit } from '../pricing/charge-sums.ts';
import type { SettledSelection } from './settle-selection.ts';

/** What a statement freezes besides the selection. `names` are those of the case's contacts by id; nobody without a name buys or pays, which is a finding. */
export type StatementFacts = {
  list: ListReference | null;
  names: Readonly<Record<string, string>>;
  rules: Pick<PriceList, 'taxes' | 'discounts'>;
  /** What of the home's terms it freezes. */
  contractRules?: ContractRules | undefined;
  given: readonly GivenList[];
  /** Whether embalming was approved as 16 CFR 453.5(a) has it. */
  isEmbalmingApproved: boolean;
  /** Whether it's for a funeral in the future, or was agreed on as one. */
  isPreNeed?: boolean;
};

/** Returns whether a line charges for embalming, alone or in a package. */
const isEmbalming = ({ gplLine, amountCents, includes }: StatementLine): boolean =>
  amountCents > 0 && (gplLine === 'embalming' || includes.some((part) => part.gplLine === 'embalming'));

/** Returns whether a statement charges for embalming. */
export const chargesEmbalming = (lines: readonly StatementLine[]): boolean => lines.some(isEmbalming);

/** Joins names for a sentence. */
export const inSeries = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;

const sentence = (key: DisclosureKey, text: string): StatementSentence => ({ key, clause: disclosures[key].clause, text });

/** Returns the sentences that the law has a statement print: the first two always, the third only where a price was marked up or a rebate is kept. */
export function requiredSentences(lines: readonly StatementLine[]): StatementSentence[] {
  const kept = lines.filter((line) => keptOfAdvance(line) > 0).map(({ label }) => label);
  return [
    sentence('S1', disclosureText('S1')),
    sentence('S2', disclosureText('S2')),
    ...(kept.length > 0 ? [sentence('S3', disclosureText('S3', inSeries(kept)))] : []),
  ];
}

/**
 * Returns what each payer owes of a total, US cents, in the order given. An amount is what it is, and weights divide the rest (`allocate`). Amounts that are more
 * or less than the total without a weight aren't changed silently: the shares then don't add up, which is a finding.
 */
export function payerShares(totalCents: number, payers: readonly Payer[]): number[] {
  const fixed = payers.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0);
  const weights = payers.map(({ weight = 0 }) => weight);
  const rest = Math.max(0, totalCents - fixed);
  const shares = weights.some((weight) => weight > 0) ? allocate(rest, weights) : weights;
  return payers.map(({ amountCents }, at) => amountCents ?? (shares[at] as number));
}

/** Freezes what a selection comes to as a statement: lines, sums, people, rules, sentences, and the lists that were given. */
export function statementOf(settled: SettledSelection, selection: Selection, facts: StatementFacts): Statement {
  const { lines, unpriced, totals, split } = settled;
  const { list, names, rules, contractRules, given, isEmbalmingApproved, isPreNeed = false } = facts;
  const shares = payerShares(totals.totalCents, selection.payers);
  const named = (contactId: string) => ({ contactId, name: names[contactId] ?? '' });
  const isNamed = ({ name }: { name: string }) => name !== '';
  return {
    lines,
    unpriced,
    totals,
    list,
    purchasers: selection.purchasers.map(named).filter(isNamed),
    payers: selection.payers
      .map(({ contactId }, at) => ({ ...named(contactId), shareCents: shares[at] as number }))
      .filter(isNamed),
    taxes: rules.taxes,
    discounts: rules.discounts,
    sentences: requiredSentences(lines),
    given: [...given],
    ...(isPreNeed ? { funding: selection.funding ?? null } : {}),
    embalmingReason: selection.embalmingReason,
    isEmbalmingApproved: chargesEmbalming(lines) ? isEmbalmingApproved : null,
    dueOn: selection.dueOn,
    terms: selection.terms,
    ...(contractRules ? { rules: contractRules } : {}),
    ...(split === 'advances-in-full' ? { split } : {}),
  };
}

/** Returns how a statement splits its flat package, and every amendment of it. One that doesn't say is from before what others are paid counted in full. */
export const splitOf = ({ split }: Pick<Statement, 'split'>): PackageSplit => split ?? 'in-proportion';

/** Returns the SHA-256 of a statement's canonical JSON. A field without a value counts as missing, as it does where the statement is stored. */
export const hashOfStatement = (statement: Statement): Promise<string> =>
  sha256(new TextEncoder().encode(canonicalJson(JSON.parse(JSON.stringify(statement)) as Json)));

/** Returns what the parts of a flat package cost separately, US cents; undefined if one isn't sold separately. Two parts of one line at one price are the same charge, and count once. */
export function aLaCarteCents({ includes }: Pick<StatementLine, 'includes'>): number | undefined {
  if (includes.some((part) => part.aLaCarteCents === null)) return undefined;
  const once = new Map(includes.map((part, at) => [part.gplLine ? `${part.gplLine} ${part.aLaCarteCents}` : at, part]));
  return [...once.values()].reduce((sum, part) => sum + (part.aLaCarteCents ?? 0), 0);
}

/** Returns how much less a flat package costs than its parts, US cents; undefined if a part has no price, or nothing is saved. */
export function packageSavings(line: StatementLine): number | undefined {
  if (line.section !== 'package' || line.reduces !== undefined) return undefined;
  const cents = aLaCarteCents(line);
  return cents !== undefined && cents > line.amountCents ? cents - line.amountCents : undefined;
}
