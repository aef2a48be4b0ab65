import type { Write } from '#functions/table/table.ts';
import { templateState } from '#functions/table/template.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Template } from '#shared/model/template.ts';
import { pricedTemplate } from '#shared/packages/package-price.ts';

/**
 * Brings packages to what a home charges from now on: goes into the transaction that publishes its prices, so that no family is told a package's old sum.
 * Only packages that cost something else now are written; what a flat one costs alone follows, and its price is not
 * written at all: somebody may be typing another.
 */
export const repricedTemplates = (home: PlannerHome, templates: readonly Template[]): Write[] =>
  templates.flatMap((template) => {
    const { priceCents, aLaCartePriceCents } = pricedTemplate(home, template);
    const isSame = priceCents === template.priceCents && aLaCartePriceCents === template.aLaCartePriceCents;
    const isTyped = template.pricingMethod === 'flat';
    return isSame ? [] : [templateState(template, isTyped ? { aLaCartePriceCents } : { priceCents, aLaCartePriceCents })];
  });
