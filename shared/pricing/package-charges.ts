import type { PackageService, Template } from '../model/template.ts';
import type { Account } from './account.ts';
import type { Priceable, PriceBook } from './charge.ts';

/** What one line of a package is in the price list or the catalogue; by its own words where it is in neither. */
function priceableOf(
  book: PriceBook,
  { gplLine, serviceId, displayName, detailText, packageServiceId }: PackageService,
): Priceable {
  const known = gplLine ? book.line(gplLine, displayName) : serviceId ? book.service(serviceId) : undefined;
  return (
    known ?? {
      key: `package-service:${packageServiceId}`,
      section: 'services',
      label: displayName,
      detail: detailText,
      unit: 'flat',
      unitCents: null,
      gplLine: null,
    }
  );
}

/**
 * Puts a package on the account. A flat one is one line at its price, and covers what it includes. One that is priced a la carte is what it includes, line by
 * line at the home's prices. What a flat package costs apart from its lines is in `includes`; nothing in it is ever charged again.
 */
export function addPackage(account: Account, book: PriceBook, template: Template): void {
  const included = template.packageServices.filter(({ isIncluded }) => isIncluded).map((each) => priceableOf(book, each));
  if (template.includesCremationFee) account.covered.add('line:cremation-fee');
  if (template.pricingMethod === 'a-la-carte') {
    if (template.includesCremationFee) account.covered.delete('line:cremation-fee');
    for (const each of included)
      account.add({ ...each, quantity: 1, of: template.id, why: { kind: 'package', name: template.name } });
    return;
  }
  for (const { key } of included) account.covered.add(key);
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
    why: { kind: 'package', name: template.name },
    includes: included.map(({ label, gplLine, unitCents }) => ({ label, gplLine, aLaCarteCents: unitCents })),
  });
}
