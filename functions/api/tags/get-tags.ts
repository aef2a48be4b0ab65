import { wrongCursor } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readCases } from '#functions/table/case.ts';
import { readTagCounts, readTags, type TagPosition } from '#functions/table/tag.ts';
import type { TagRow } from '#shared/contract/tags-views.ts';
import type { Tag } from '#shared/model/tag.ts';
import { isInstant } from '#shared/values/dates.ts';
import { isTagCode } from '#shared/values/tag-code.ts';
import { os, type TagsContext } from './implementer.ts';

const cursorOf = ({ changedOn, code }: TagPosition): string => Buffer.from(`${changedOn}#${code}`).toString('base64url');

/** Returns where a list continues, null at its beginning. Refuses a cursor that isn't ours. */
function afterTag(cursor: string | undefined): TagPosition | null {
  if (cursor === undefined) return null;
  const [changedOn, code = ''] = Buffer.from(cursor, 'base64url').toString().split('#');
  if (isInstant(changedOn) && isTagCode(code)) return { changedOn, code };
  throw wrongCursor();
}

/** Adds to each tag whose it is. A case that was deleted isn't named. */
async function withOwners({ table }: TagsContext, tags: readonly Tag[]): Promise<TagRow[]> {
  const ids = [...new Set(tags.flatMap(({ caseId }) => (caseId ? [caseId] : [])))];
  const cases = new Map((await readCases(table, ids)).map((record) => [record.id, record]));
  return tags.map((tag) => {
    const found = tag.caseId === undefined ? undefined : cases.get(tag.caseId);
    if (!found) return tag;
    const { id, caseNumber, decedentFullName } = found;
    return { ...tag, owner: { id, caseNumber, decedentFullName } };
  });
}

/** Lists tags in two requests, three if some are on cases. */
export const getTags = os.getTags.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const after = afterTag(input.cursor);
  const [page, counts] = await Promise.all([
    readTags(context.table, locationId, { state: input.state, limit: input.pageSize, after }),
    readTagCounts(context.table, locationId),
  ]);
  return { items: await withOwners(context, page.tags), nextCursor: page.next && cursorOf(page.next), counts };
});
