import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import { pricingIdentifiersOf } from '#shared/pricing/pricing-identifiers.ts';
import { os } from './implementer.ts';

/** Returns what has to be known before a display service can be priced, in the order in which staff ask a family. */
export const getPricingIdentifiers = os.getPricingIdentifiers.handler(async ({ input, context }) => {
  const { displayServices, questionGroups } = await catalogOf(context.table, context.now);
  const service = displayServices.find(({ id, isActive }) => isActive && id === input.id);
  if (!service) throw problem('not_found');
  const questions = questionGroups.filter(({ isActive }) => isActive).flatMap((group) => group.questions);
  return { items: pricingIdentifiersOf(service, questions) };
});
