import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { readVersionedSections } from '#functions/table/section.ts';
import { os } from './implementer.ts';

export const getAllSections = os.getAllSections.handler(async ({ input, context }) => {
  const all = await readVersionedSections(context.table, staffOfHome(context).locationId);
  const isAsked = (type: string) => input.sectionType === undefined || input.sectionType === type;
  return { items: all.filter(({ section }) => isAsked(section.sectionType)) };
});
