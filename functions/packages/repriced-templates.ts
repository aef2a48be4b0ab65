import type { Write } from '#functions/table/table.ts';
import { templateState } from '#functions/table/template.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Template } from '#shared/model/template.ts';
import { pricedTemplate } from '#shared/packages/package-price.ts';

/**
 * Returns packages at what a home charges from now on. Goes into the transaction that publishes its prices, so that no family sees a package's old total.
 * Only packages whose cost changes are written. For a package with a flat price only the computed cost follows; the price itself isn't written, since
 * someone may be typing another.
 */
export const repricedTemplates = (home: PlannerHome, templates: readonly Template[]): Write[] =>
  templates.flatMap((template) => {
    const { priceCents, aLaCartePriceCents } = pricedTemplate(home, template);
    const isSame = priceCents === template.priceCents && aLaCartePriceCents === template.aLaCartePriceCents;
    const isTyped = template.pricingMethod === 'flat';
    return isSame ? [] : [templateState(template, isTyped ? { aLaCartePriceCents } : { priceCents, aLaCartePriceCents })];
  });
