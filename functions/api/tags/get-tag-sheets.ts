import { homeOf } from '#functions/runtime/home-of.ts';
import { readTagSheets } from '#functions/table/tag.ts';
import { tagSheetView } from '#shared/contract/tags-views.ts';
import { os } from './implementer.ts';

/** How many prints are listed: enough to find one that has to be printed again. */
const LATEST = 20;

export const getTagSheets = os.getTagSheets.handler(async ({ context }) => {
  const sheets = await readTagSheets(context.table, homeOf(context).locationId, LATEST);
  // Ids follow the time at which they’re made, but not in prints that came with the home’s data.
  const newest = sheets.toSorted((one, other) => other.madeOn.localeCompare(one.madeOn));
  return { items: newest.map(tagSheetView) };
});
