import { composeTagSheet } from '#functions/documents/tags/tag-sheet-pdf.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readTagSheet, readTagsOf } from '#functions/table/tag.ts';
import { codeOfTag } from '#shared/values/tag-code.ts';
import { os } from './implementer.ts';
import { keepPrinted } from './keep-printed.ts';

/** Composes a print in two reads. Tags that have been used since are left out, so that printing it again makes no second label of one. */
export const printTags = os.printTags.handler(async ({ input: { id, site }, context }) => {
  const { locationId } = homeOf(context);
  const sheet = await readTagSheet(context.table, locationId, id);
  if (!sheet) throw problem('not_found');
  const tags = await readTagsOf(context.table, locationId, sheet.tags.map(codeOfTag));
  const unused = new Set(tags.filter(({ state }) => state === 'unbound').map((tag) => tag.id));
  if (unused.size === 0) throw problem('conflict', { detail: 'All tags of this print are in use or retired.' });
  const { paper, madeOn } = sheet;
  const printed = sheet.tags.map((tag) => (unused.has(tag) ? tag : undefined));
  const createdOn = madeOn.slice(0, 10);
  return keepPrinted(context, composeTagSheet(context.fonts, { paper, tags: printed, site, createdOn }), 'Tags');
});
