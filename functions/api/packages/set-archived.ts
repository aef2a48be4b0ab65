import { atPricesInForce, keepPackages } from '#functions/packages/keep-packages.ts';
import { ownTemplate } from '#functions/packages/own-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { templateState } from '#functions/table/template.ts';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { pricedTemplate } from '#shared/packages/package-price.ts';
import type { PackagesContext } from './implementer.ts';

const JUST_SAVED = 'Someone else saved this package just now. Please try again.';

/**
 * Archives a package or offers it again, with no effect when repeated. A package that is offered again costs what the home charges now, since its prices
 * may have changed.
 */
export async function setArchived(context: PackagesContext, id: string, isArchived: boolean): Promise<OwnTemplate> {
  const { locationId } = homeOf(context);
  return atPricesInForce(context, locationId, async (own) => {
    const { home, templates } = own;
    const found = templates.find(({ template }) => template.id === id);
    if (!found) throw problem('not_found');
    if (found.template.isActive === !isArchived) return ownTemplate(home, found);
    const { priceCents, aLaCartePriceCents } = pricedTemplate(home, found.template);
    // The price is written only over the package that it was computed for: someone may be saving it at this moment.
    const set = isArchived ? { isActive: false } : { isActive: true, priceCents, aLaCartePriceCents };
    const writes = [
      templateState(found.template, set, isArchived ? undefined : found.version),
      raise(context.event('location.changed', { locationId }, locationId)),
    ];
    try {
      await keepPackages(context, locationId, writes, isArchived ? undefined : own);
    } catch (error) {
      throw error instanceof ConditionFailed ? problem('stale', { detail: JUST_SAVED }) : error;
    }
    return ownTemplate(home, { ...found, template: { ...found.template, ...set } });
  });
}
