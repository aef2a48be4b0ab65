import { type DispositionGroup, dispositionGroupOf } from '../model/enumerations/disposition.ts';
import { gplLine } from '../model/enumerations/pricing.ts';
import { DEFAULT_CEMETERY_FEE_DESCRIPTION, DEFAULT_CREMATORY_FEE_DESCRIPTION } from '../model/fee-descriptions.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { LineWhy } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import type { Account } from './account.ts';
import { allInLines, type PriceBook } from './charge.ts';
import { holds } from './chosen-charges.ts';

type Given = {
  account: Account;
  book: PriceBook;
  plan: PlanChoices;
  template: Template | undefined;
  data: Record<string, unknown>;
};

/** Whether the home does anything for the family: then its basic services are part of the account. Goods alone carry no fee. */
const hasServices = ({ account, template }: Given): boolean =>
  template !== undefined || [...account.charges.values()].some(({ section }) => section === 'services');

const addLine = ({ account, book }: Given, line: (typeof gplLine.values)[number], why: LineWhy): void =>
  account.add({ ...book.line(line, gplLine.label(line)), quantity: 1, of: null, why });

/**
 * Basic services of funeral director and staff: the one fee that cannot be declined, added to every arrangement, but not beside direct cremation,
 * immediate burial, forwarding or receiving, whose price already holds it (16 CFR 453.2(b)(4)(iii)(C)(1)).
 */
function addBasicServices(given: Given): void {
  const { account } = given;
  if (allInLines.some((line) => account.has(line))) account.cover('line:basic-services');
  else if (hasServices(given)) {
    addLine(given, 'basic-services', { kind: 'non-declinable' });
    const charge = account.charges.get('line:basic-services');
    // Whoever asked for it first, a family cannot leave it out: the account says so.
    if (charge && charge.why.kind !== 'package') account.charges.set(charge.key, { ...charge, why: { kind: 'non-declinable' } });
  }
}

const groupOf = ({ plan }: Given): DispositionGroup | undefined =>
  plan.dispositionType && dispositionGroupOf(plan.dispositionType);

/** What the crematory or the cemetery charges: the first at the home's price, the second named, since only the cemetery knows it. */
function addPlaceOfRest(given: Given): void {
  const { account, book, template } = given;
  if (!template) return;
  const group = groupOf(given);
  if (group === 'cremation' && !account.has('cremation-fee')) {
    if (book.lineCents('cremation-fee') === null)
      account.leaveUnpriced({
        key: 'line:cremation-fee',
        label: gplLine.label('cremation-fee'),
        reason: template.crematoryFeeDescription || DEFAULT_CREMATORY_FEE_DESCRIPTION,
      });
    else
      addLine(given, 'cremation-fee', {
        kind: 'required',
        by: 'crematory',
        reason: 'The crematory charges for the cremation itself.',
      });
  }
  if (group === 'burial' && !template.includesCemeteryFee)
    account.leaveUnpriced({
      key: 'cemetery',
      label: 'Cemetery charges',
      reason: template.cemeteryFeeDescription || DEFAULT_CEMETERY_FEE_DESCRIPTION,
    });
}

/** What the law, a cemetery or a crematory asks for at this home, with the reason (16 CFR 453.4(b)(2)(i)(B)); a chosen item of the line fulfils it. */
function addRequirements(given: Given): void {
  const { account, book, plan, data } = given;
  if (!hasServices(given)) return;
  for (const { line, by, reason, dispositionTypes, when } of book.home.priceList?.requirements ?? []) {
    const isAsked =
      dispositionTypes.length === 0 || (plan.dispositionType !== undefined && dispositionTypes.includes(plan.dispositionType));
    if (!isAsked || !holds(when, data)) continue;
    // Direct cremation and immediate burial come with a container, and a casket is one.
    if (
      line === 'alternative-container' &&
      (['direct-cremation', 'immediate-burial', 'caskets'] as const).some((each) => account.has(each))
    )
      continue;
    if (account.has(line)) continue;
    addLine(given, line, { kind: 'required', by, reason });
  }
}

/** Adds what a family did not choose and has to have. */
export function addRequired(given: Given): void {
  addBasicServices(given);
  addPlaceOfRest(given);
  addRequirements(given);
}
