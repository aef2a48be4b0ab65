import { randomUUID } from 'node:crypto';
import { type CatalogDraft, draftWrite } from '#functions/table/catalog-draft.ts';
import { openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';

type Request = { input?: unknown; options?: RequestOptions };

const by = async (): Promise<RequestOptions> => ({
  token: (await person({ kind: 'system' })).token,
  key: randomUUID(),
});

/** Writes the draft of a new vendor into the table. */
async function draft(): Promise<{ noun: 'vendors'; id: string; version: number }> {
  const id = randomUUID();
  const entry = { id, name: `Vendor ${id.slice(0, 8)}`, isActive: true };
  const written: CatalogDraft = {
    noun: 'vendors',
    id,
    entry,
    base: null,
    version: 1,
    savedBy: 'Robin Vale',
    savedOn: new Date().toISOString(),
  };
  await openCloudTable().transact([draftWrite(written, 0)]);
  return { noun: 'vendors', id, version: 1 };
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
  discardEntry: async () => ({ input: await draft(), options: await by() }),
  getReleases: async () => ({ input: { pageSize: 20 }, options: await by() }),
  getRelease: async () => ({ input: { release: 1 }, options: await by() }),
  publishRelease: async () => ({ input: { drafts: [await draft()], note: 'A new vendor' }, options: await by() }),
};
