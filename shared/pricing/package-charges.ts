import type { Template } from '../model/template.ts';
import type { Account } from './account.ts';
import { keyOfLine } from './charge.ts';
import type { PriceBook } from './price-book.ts';

/**
 * Puts a package on the account. A flat one is one line at its price and covers what it includes, each with what it would cost alone. One that is priced a la
 * carte is what it includes, line by line at the home's own prices: ranges at their low end, containers at the home's cheapest (`lowestCents`). A package that
 * says it includes the crematory's fee without a line of it has paid it all the same.
 */
export function addPackage(account: Account, book: PriceBook, template: Template): void {
  const included = book.included(template);
  const why = { kind: 'package', name: template.name } as const;
  if (template.pricingMethod === 'a-la-carte') {
    for (const each of included) account.add({ ...each, quantity: 1, of: template.id, why });
    if (template.includesCremationFee && !account.has('cremation-fee')) account.covered.add(keyOfLine('cremation-fee'));
    return;
  }
  for (const { key } of included) account.covered.add(key);
  if (template.includesCremationFee) account.covered.add(keyOfLine('cremation-fee'));
  account.lines.push({
    key: `package:${template.id}`,
    section: 'package',
    label: template.name,
    detail: '',
    quantity: 1,
    unit: 'flat',
    unitCents: template.priceCents,
    amountCents: template.priceCents,
    gplLine: null,
    of: template.id,
    why,
    includes: included.map(({ label, gplLine, unitCents }) => ({ label, gplLine, aLaCarteCents: unitCents })),
  });
}
