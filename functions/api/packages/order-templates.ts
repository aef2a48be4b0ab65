import { keepPackages } from '#functions/packages/keep-packages.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { raise } from '#functions/table/outbox.ts';
import { readVersionedTemplates, templateState } from '#functions/table/template.ts';
import { os } from './implementer.ts';

/**
 * Reorders packages, writing only those that move, all in one transaction. An id that isn't one of the home's packages, or that is listed twice, changes
 * nothing.
 */
export const orderTemplates = os.orderTemplates.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const templates = (await readVersionedTemplates(context.table, locationId)).map(({ template }) => template);
  const byId = new Map(templates.map((template) => [template.id, template]));
  const named = new Set(input.ids);
  if (named.size < input.ids.length)
    throw problem('invalid_input', { errors: [{ field: 'ids', message: 'A package is in the order twice.' }] });
  if (input.ids.some((id) => !byId.has(id))) throw problem('not_found');
  const ids = [...input.ids, ...templates.map(({ id }) => id).filter((id) => !named.has(id))];
  const writes = ids.flatMap((id, sortOrder) => {
    const template = byId.get(id);
    return template && template.sortOrder !== sortOrder ? [templateState(template, { sortOrder })] : [];
  });
  if (writes.length > 0)
    await keepPackages(context, locationId, [...writes, raise(context.event('location.changed', { locationId }, locationId))]);
  return { ids };
});
