import { disclosures, disclosureText } from '#shared/funeral-rule/disclosures.ts';
import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedLine } from '#shared/model/priced-plan.ts';

const lineOf = (home: PlannerHome | undefined, line: GplLine) => home?.priceList?.lines.find((each) => each.line === line);

/** The containers that the home provides for a direct cremation, to be named in D3. */
const containers = (home: PlannerHome | undefined): string =>
  (lineOf(home, 'direct-cremation')?.variants ?? [])
    .filter(({ providedBy }) => providedBy === 'funeral-home')
    .map(({ container }) => container)
    .join(', ');

/**
 * The sentences of law that stand beside a line's price (16 CFR 453.2 to 453.4). One whose gaps the home's price list does not fill is left out: it must
 * not be printed with a gap.
 */
export function disclosuresFor({ gplLine }: PricedLine, home: PlannerHome | undefined): string[] {
  if (gplLine === 'embalming') return [disclosures.D2.text];
  if (gplLine === 'outer-burial-containers') return [disclosures.D7.text];
  if (gplLine === 'direct-cremation') return containers(home) ? [disclosureText('D3', containers(home))] : [];
  if (gplLine !== 'basic-services') return [];
  const services = lineOf(home, 'basic-services')?.note?.trim();
  // The home's words may already be the whole of the sentence that they are to end.
  return services ? [disclosureText('D4A', services.replace(/^our services include:?\s*/i, '').replace(/\.$/, ''))] : [];
}
