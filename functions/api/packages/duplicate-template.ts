import { atPricesInForce, keepPackages } from '#functions/packages/keep-packages.ts';
import { ownTemplate } from '#functions/packages/own-home.ts';
import { refuseWithoutRoom } from '#functions/packages/room-for-package.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { templateCreation } from '#functions/table/template.ts';
import { MAX_PACKAGES } from '#shared/model/saved-template.ts';
import { copyOfPackage } from '#shared/packages/new-package.ts';
import { pricedTemplate } from '#shared/packages/package-price.ts';
import { os } from './implementer.ts';

export const duplicateTemplate = os.duplicateTemplate.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  return atPricesInForce(context, locationId, async (own) => {
    const { home, templates } = own;
    const found = templates.find(({ template }) => template.id === input.id);
    if (!found) throw problem('not_found');
    if (templates.length >= MAX_PACKAGES)
      throw problem('conflict', { detail: `A home can have at most ${MAX_PACKAGES} packages, archived ones included.` });
    const sortOrder = Math.max(...templates.map(({ template }) => template.sortOrder)) + 1;
    const copy = copyOfPackage(found.template, context.newId(), context.newId);
    const template = pricedTemplate(home, { ...copy, sortOrder });
    refuseWithoutRoom(
      template,
      templates.map((each) => each.template),
    );
    await keepPackages(context, locationId, [templateCreation(template, callerName(context))], own);
    return ownTemplate(home, { template, version: 1 });
  });
});
