import { createHash } from 'node:crypto';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { drawnSeed, sheetWrites } from '#functions/table/tag.ts';
import { MAX_TAGS, tagSheetView } from '#shared/contract/tags-views.ts';
import { tagsPrinted } from '#shared/custody/tags/tag-papers.ts';
import type { Tag, TagSheet } from '#shared/model/tag.ts';
import { codeOfTag, tagIdOf } from '#shared/values/tag-code.ts';
import { os } from './implementer.ts';

/** How many times tags are made again because the home has the code of one already: of 34 billion codes, that is all but impossible once. */
const MAX_TRIES = 5;

const digest = (seed: Uint8Array, what: string): Uint8Array => createHash('sha256').update(seed).update(what).digest();

/** Makes tags with their print in one transaction, so that the pool never has half a sheet. */
export const makeTags = os.makeTags.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const count = tagsPrinted(input.paper, input.count);
  if (count > MAX_TAGS)
    throw problem('invalid_input', { errors: [{ field: 'count', message: `Print at most ${MAX_TAGS} tags at a time.` }] });
  const madeOn = context.now.toISOString();
  const id = context.newId();
  const seed = await drawnSeed(context.table, { locationId, sheetId: id, drawn: context.randomBytes(), now: context.now });
  for (let tries = 1; ; tries += 1) {
    const ids = Array.from({ length: count }, (_, nth) => tagIdOf(digest(seed, `${tries} ${nth}`)));
    const sheet: TagSheet = { id, paper: input.paper, madeOn, madeBy: callerName(context), tags: ids };
    const tags = ids.map(
      (tag): Tag => ({ id: tag, code: codeOfTag(tag), state: 'unbound', sheetId: id, madeOn, changedOn: madeOn }),
    );
    try {
      await context.table.transact(sheetWrites(locationId, sheet, tags));
      return tagSheetView(sheet);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries === MAX_TRIES) throw error;
    }
  }
});
