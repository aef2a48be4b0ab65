import type { CaseTagsView, TagRow, TagSheetView } from '#shared/contract/tags-views.ts';
import type { TagPaper } from '#shared/model/enumerations/tag.ts';
import type { Tag } from '#shared/model/tag.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from './case-desk.ts';

export type TagsPage = { items: TagRow[]; nextCursor: string | null; counts: Record<Tag['state'], number> };

/** Makes tags at a home, and returns them. */
export async function newTags(by: RequestOptions, count = 2, paper: TagPaper = 'wristband'): Promise<TagRow[]> {
  const sheet = await ok<TagSheetView>('makeTags', { paper, count }, keyed(by));
  const { items } = await ok<TagsPage>('getTags', { state: 'unbound', pageSize: 100 }, by);
  return items.filter(({ sheetId }) => sheetId === sheet.id);
}

export const tagsOf = (by: RequestOptions, caseId: string) => ok<CaseTagsView>('getCaseTags', { caseId }, by);

/** Binds a tag to a case, as if it had been scanned. */
export const bind = (by: RequestOptions, caseId: string, tag: Pick<Tag, 'id'>, more: object = {}) =>
  ok<CaseTagsView>('bindTag', { caseId, tag: tag.id, how: 'tag-scanned', ...more }, keyed(by));

/** Makes two tags and binds the first to a case. Returns both. */
export async function bound(by: RequestOptions, caseId: string): Promise<[TagRow, TagRow]> {
  const [first, second] = (await newTags(by, 2)) as [TagRow, TagRow];
  await bind(by, caseId, first);
  return [first, second];
}
