import type { RequestOptions } from '#test/cloud/cloud.ts';
import { busyHome } from '#test/journeys/parts/busy-home.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { bound } from '#test/journeys/parts/tag-desk.ts';
import { once } from '../parts/once.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a home with two cases, a tag on the first, and one that is unused. */
async function tagged() {
  const { staff } = await busyHome();
  const [row, other] = [await openCase(staff), await openCase(staff)];
  const [tag, unused] = await bound(staff, row.id);
  return { staff, row, other, tag, unused };
}

const inScene =
  (scene: typeof tagged) =>
  (input: (of: Awaited<ReturnType<typeof tagged>>) => object | Promise<object>): Recipe =>
  async () => {
    const of = await scene();
    return { input: await input(of), options: keyed(of.staff) };
  };
const atHome = inScene(tagged);
const reading = inScene(once(tagged));

const retirement = { reason: 'damaged', note: '' };
const site = 'https://yarrow.example';

/** Requests of the calls about tags, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getTags: reading(() => ({ state: 'bound' })),
  getTagSheets: reading(() => ({})),
  makeTags: atHome(() => ({ paper: 'avery-5160', count: 90 })),
  printTags: atHome(({ unused }) => ({ id: unused.sheetId, site })),
  printNameBand: reading(({ row }) => ({ caseId: row.id })),
  printCustodyPage: reading(({ row }) => ({ id: row.id, paper: 'removal' })),
  getCaseTags: reading(({ row }) => ({ caseId: row.id })),
  findTag: reading(({ tag }) => ({ tag: tag.id })),
  // The first entry of a record: what was written down before it was a chain is looked for.
  bindTag: atHome(({ other, unused }) => ({ caseId: other.id, tag: unused.id, how: 'tag-scanned' })),
  retireTag: atHome(({ row, tag }) => ({ caseId: row.id, id: tag.id, retirement })),
  replaceTag: atHome(({ row, tag, unused }) => ({
    ...{ caseId: row.id, id: tag.id, retirement },
    ...{ tag: unused.id, how: 'tag-scanned' },
  })),
  discardTag: atHome(({ unused }) => ({ id: unused.id, retirement })),
  // Someone else's tag: both records get an entry, and the one of this case is its first.
  compareTag: atHome(({ other, tag }) => ({ caseId: other.id, tag: tag.id, how: 'tag-scanned' })),
};
