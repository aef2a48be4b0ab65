import { type DispositionType, dispositionGroupOf } from '../model/enumerations/disposition.ts';
import { type GplLine, gplLine } from '../model/enumerations/pricing.ts';
import { DEFAULT_CEMETERY_FEE_DESCRIPTION, DEFAULT_CREMATORY_FEE_DESCRIPTION } from '../model/fee-descriptions.ts';
import type { LineWhy } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { oneLine } from '../values/one-line.ts';
import type { Account } from './account.ts';
import { allInLines, keyOfLine } from './charge.ts';
import type { PriceBook } from './price-book.ts';
import { holds } from './rules.ts';

/** What decides which charges are required; `data` is what rules read from the plan. */
export type RequiredChargesInput = {
  account: Account;
  book: PriceBook;
  type: DispositionType | undefined;
  template: Template | undefined;
  data: Record<string, unknown>;
};

/** Returns whether the home does anything for the family. Goods alone carry no fee. */
const hasServices = ({ account, template }: RequiredChargesInput): boolean =>
  template !== undefined || [...account.charges.values()].some(({ section }) => section === 'services');

const addLine = ({ account, book }: RequiredChargesInput, line: GplLine, why: LineWhy): void =>
  account.add({ ...book.line(line), quantity: 1, of: null, why });

/** What comes with a container for the body, so that no other is needed. */
const withContainer: readonly GplLine[] = ['direct-cremation', 'immediate-burial', 'caskets'];

/**
 * Adds what the law, a cemetery, or a crematory requires at this home, with the reason (16 CFR 453.4(b)(2)(i)(B)). A service, a package, or a chosen item
 * of the line satisfies it; a direct cremation, an immediate burial, or a casket also satisfies an alternative container.
 */
function addRequirements(required: RequiredChargesInput): void {
  const { account, book, type, data } = required;
  for (const { line, by, reason, dispositionTypes, when } of book.home.priceList?.requirements ?? []) {
    const isAsked = dispositionTypes.length === 0 || (type !== undefined && dispositionTypes.includes(type));
    if (!isAsked || !holds(when, data) || account.has(line)) continue;
    if (line === 'alternative-container' && withContainer.some((each) => account.has(each))) continue;
    addLine(required, line, { kind: 'required', by, reason });
  }
}

/**
 * Adds basic services of funeral director and staff: the one fee that can't be declined, once per arrangement, except with direct cremation, immediate
 * burial, forwarding, or receiving, whose price already includes it (16 CFR 453.2(b)(4)(iii)(C)(1)), and with a casket of a home whose casket prices include
 * it ((C)(2)).
 */
function addBasicServices(required: RequiredChargesInput): void {
  const { account, book, template } = required;
  const key = keyOfLine('basic-services');
  const isAllIn = template?.isDirectCremation || template?.isImmediateBurial || allInLines.some((line) => account.has(line));
  const isInCasket = book.home.priceList?.basicFee?.variant === 'in-caskets' && account.has('caskets');
  if (isAllIn || isInCasket) account.cover(key);
  else if (!account.covered.has(key)) addLine(required, 'basic-services', { kind: 'non-declinable' });
}

/** Adds the crematory's own charge, passed on as a cash advance, unless the package includes it or the home's requirements already name it. */
function addCremationFee(required: RequiredChargesInput): void {
  const { account, book, type, template } = required;
  if (!type || dispositionGroupOf(type) !== 'cremation' || account.has('cremation-fee')) return;
  const said = template?.crematoryFeeDescription ?? '';
  const own = said === '' || said === DEFAULT_CREMATORY_FEE_DESCRIPTION ? undefined : oneLine(said, 300);
  if (book.lineCents('cremation-fee') === null)
    account.leaveUnpriced({
      key: keyOfLine('cremation-fee'),
      label: gplLine.label('cremation-fee'),
      reason: own ?? DEFAULT_CREMATORY_FEE_DESCRIPTION,
    });
  else {
    const reason = own ?? 'The crematory charges for the cremation itself.';
    addLine(required, 'cremation-fee', { kind: 'required', by: 'crematory', reason });
  }
}

/** Dispositions where the cemetery sells the grave or mausoleum space. */
const cemeteryTypes: readonly DispositionType[] = ['burial', 'entombment', 'natural-burial'];

/** Names the cemetery's charges in the package's words without counting them, because only the cemetery knows them. */
function nameCemeteryCharges({ account, type, template }: RequiredChargesInput): void {
  if (!type || !cemeteryTypes.includes(type) || template?.includesCemeteryFee) return;
  const reason = template?.cemeteryFeeDescription || DEFAULT_CEMETERY_FEE_DESCRIPTION;
  account.leaveUnpriced({ key: 'cemetery', label: 'Cemetery charges', reason });
}

/** Adds what a family needs without having chosen it, once the home does anything for it. */
export function addRequired(required: RequiredChargesInput): void {
  if (!hasServices(required)) return;
  addRequirements(required);
  addBasicServices(required);
  addCremationFee(required);
  nameCemeteryCharges(required);
}
