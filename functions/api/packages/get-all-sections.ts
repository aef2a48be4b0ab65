import { homeOf } from '#functions/runtime/home-of.ts';
import { readVersionedSections } from '#functions/table/section.ts';
import { os } from './implementer.ts';

export const getAllSections = os.getAllSections.handler(async ({ input, context }) => {
  const all = await readVersionedSections(context.table, homeOf(context).locationId);
  const isAsked = (type: string) => input.sectionType === undefined || input.sectionType === type;
  return { items: all.filter(({ section }) => isAsked(section.sectionType)) };
});
