import { readPreConfiguredTemplates } from '#functions/catalog/read-catalog.ts';
import { ownHome, ownTemplate } from '#functions/packages/own-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { packageFrom, withoutRetired } from '#shared/packages/new-package.ts';
import { pricedTemplate } from '#shared/packages/package-price.ts';
import { os } from './implementer.ts';

/** Makes a package for the home without saving it: its staff look at it, change it, and save it or not. */
export const getTemplateFromPreConfiguredTemplate = os.getTemplateFromPreConfiguredTemplate.handler(
  async ({ input, context }) => {
    const { locationId } = homeOf(context);
    const [{ home, catalog }, all] = await Promise.all([
      ownHome(context, locationId),
      readPreConfiguredTemplates(context.table, context.now),
    ]);
    const from = all.find(({ id }) => id === input.id);
    if (!from) throw problem('not_found');
    const { retired } = catalog;
    // A new package takes nothing that is retired: the template goes on without it.
    const offered = home.services.filter(({ id }) => !retired.has(id));
    const lineOf = new Map(offered.map(({ id, gplLine }) => [id, gplLine]));
    const ids = { id: context.newId(), providerLocationId: locationId };
    const made = packageFrom(withoutRetired(from, retired), lineOf, ids, context.newId);
    return ownTemplate(home, { template: pricedTemplate(home, made), version: 0 });
  },
);
