import { ownHome, ownTemplate } from '#functions/packages/own-home.ts';
import { problem } from '#functions/runtime/problems.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { templateState } from '#functions/table/template.ts';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { pricedTemplate } from '#shared/packages/package-price.ts';
import type { PackagesContext } from './implementer.ts';

/**
 * Archives a package or offers it again, once however often it is asked. What is offered again costs what the home charges now: its prices may have
 * changed since.
 */
export async function setArchived(context: PackagesContext, id: string, isArchived: boolean): Promise<OwnTemplate> {
  const { locationId } = staffOfHome(context);
  const { home, templates } = await ownHome(context, locationId);
  const found = templates.find(({ template }) => template.id === id);
  if (!found) throw problem('not_found');
  if (found.template.isActive === !isArchived) return ownTemplate(home, found);
  const { priceCents, aLaCartePriceCents } = isArchived ? found.template : pricedTemplate(home, found.template);
  const set = { isActive: !isArchived, priceCents, aLaCartePriceCents };
  try {
    await context.table.transact([
      templateState(found.template, set),
      raise(context.event('location.changed', { locationId }, locationId)),
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('not_found') : error;
  }
  return ownTemplate(home, { ...found, template: { ...found.template, ...set } });
}
