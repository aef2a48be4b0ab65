import { randomUUID } from 'node:crypto';
import { type CatalogDraft, draftWrite } from '#functions/table/catalog-draft.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';

type Request = { input?: unknown; options?: RequestOptions };

const by = async (): Promise<RequestOptions> => ({
  token: (await person({ kind: 'system' })).token,
  key: randomUUID(),
});

/** Writes the draft of a new entry into the table. */
async function written<Noun extends CatalogDraft['noun']>(noun: Noun, entry: CatalogDraft['entry']) {
  const saved = { version: 1, savedBy: 'Robin Vale', savedOn: new Date().toISOString() };
  await openCloudTable().transact([draftWrite({ noun, id: entry.id, entry, base: null, ...saved }, 0)]);
  return { noun, id: entry.id, version: 1 };
}

/** Writes the draft of a new vendor into the table. */
function draft(more: { isRetired?: true } = {}) {
  const id = randomUUID();
  const entry = { id, name: `Vendor ${id.slice(0, 8)}`, isActive: true, ...more };
  return written('vendors', entry);
}

async function icon(carouselId: string, sortOrder: number): Promise<string> {
  const entry = { id: randomUUID(), carouselId, name: 'A picture', path: '/media/icons/test/x.svg', isActive: true, sortOrder };
  return (await written('carouselIcons', entry)).id;
}

export const recipes: Record<string, () => Promise<Request>> = {
  getEntries: async () => ({ input: { noun: 'displayServices', query: 'viewing', pageSize: 100 }, options: await by() }),
  getEntry: async () => {
    const { noun, id } = await draft();
    return { input: { noun, id }, options: await by() };
  },
  getEntryUses: async () => {
    const { noun, id } = await draft();
    return { input: { noun, id }, options: await by() };
  },
  saveEntry: async () => ({
    input: { noun: 'vendors', entry: { id: randomUUID(), name: 'A New Vendor' }, version: 0, base: null },
    options: await by(),
  }),
  retireEntry: async () => ({ input: await draft(), options: await by() }),
  restoreEntry: async () => ({ input: await draft({ isRetired: true }), options: await by() }),
  revertEntry: async () => {
    const noun = 'taskCategories';
    const { items } = await ok<{ items: EntryRow[] }>('getEntries', { noun }, await by());
    const [{ entry, version, base }] = items.filter((row) => row.state !== 'new') as [EntryRow];
    const draft = { ...entry, name: `Renamed ${randomUUID().slice(0, 8)}` };
    const saved = await ok<EntryRow>('saveEntry', { noun, entry: draft, version, base }, await by());
    return { input: { noun, id: entry.id, release: 1, version: saved.version }, options: await by() };
  },
  orderEntries: async () => {
    // A group that nobody else puts in order: pictures of a carousel that doesn't exist.
    const carouselId = randomUUID();
    const ids = [await icon(carouselId, 1), await icon(carouselId, 0)];
    return { input: { noun: 'carouselIcons', group: carouselId, ids, version: 0 }, options: await by() };
  },
  getEntryHistory: async () => ({ input: { noun: 'vendors', id: randomUUID() }, options: await by() }),
  getDrafts: async () => ({ input: {}, options: await by() }),
  searchCatalog: async () => ({ input: { query: 'viewing -is:retired' }, options: await by() }),
  discardEntry: async () => ({ input: await draft(), options: await by() }),
  getReleases: async () => ({ input: { pageSize: 20 }, options: await by() }),
  getRelease: async () => ({ input: { release: 1 }, options: await by() }),
  publishRelease: async () => ({ input: { drafts: [await draft()], note: 'A new vendor' }, options: await by() }),
};
