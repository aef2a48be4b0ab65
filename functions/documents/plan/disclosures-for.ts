import { disclosures, disclosureText } from '#shared/funeral-rule/disclosures.ts';
import { asServicesIncluded, containersOffered } from '#shared/funeral-rule/specified-words.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedLine } from '#shared/model/priced-plan.ts';
import { formatCents } from '#shared/values/money.ts';

/** Returns D4 for the way the home charges its fee: beside the fee if it is added to the total, beside the caskets if it is in their price. */
function feeSentence(line: 'basic-services' | 'caskets', { priceList }: PlannerHome): string[] {
  const listed = priceList?.lines.find((each) => each.line === 'basic-services');
  const services = asServicesIncluded(priceList?.basicFee?.services || listed?.note || '');
  const isInCaskets = priceList?.basicFee?.variant === 'in-caskets';
  if (!services || isInCaskets !== (line === 'caskets')) return [];
  if (!isInCaskets) return [disclosureText('D4A', services)];
  const cents = priceList?.basicFee?.amountCents ?? listed?.priceCents;
  return cents === undefined ? [] : [disclosureText('D4B', formatCents(cents), services)];
}

/**
 * Returns the legal sentences for a line's price (16 CFR 453.2 to 453.4). A sentence is left out if the home's price list doesn't fill all its gaps: it
 * must not be printed with one.
 */
export function disclosuresFor({ gplLine }: Pick<PricedLine, 'gplLine'>, home: PlannerHome | undefined): string[] {
  if (gplLine === 'embalming') return [disclosures.D2.text];
  if (gplLine === 'outer-burial-containers') return [disclosures.D7.text];
  if (!home?.priceList) return [];
  if (gplLine === 'direct-cremation') {
    const containers = containersOffered(home.priceList);
    return containers ? [disclosureText('D3', containers)] : [];
  }
  return gplLine === 'basic-services' || gplLine === 'caskets' ? feeSentence(gplLine, home) : [];
}
