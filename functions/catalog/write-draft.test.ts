import { expect, it } from 'vitest';
import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { MAX_ENTRIES, refuseMany } from './write-draft.ts';

const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const entries = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `${name} ${at}`, isRetired: true }));
const draftOf = (id: string, isRemoval?: true): CatalogDraft => ({
  noun: 'items',
  id,
  entry: { id },
  base: null,
  version: 1,
  savedBy: 'Robin Vale',
  savedOn: '2026-11-22T10:00:00.000Z',
  ...(isRemoval ? { isRemoval } : {}),
});
const items = (...ids: string[]) => ids.map((id) => ({ noun: 'items' as const, id }));

it('refuses more entries of a noun than there may be, with retired ones and drafts, and nothing else', () => {
  const published = { ...none, items: entries(MAX_ENTRIES - 2, 'item') };
  const drafts = [draftOf('drafted'), draftOf('item 0'), draftOf('item 1', true)];
  const workbench = { published, drafts };
  const words =
    'There can be at most 20,000 items, retired ones included, and there would be 20,001. Change retired ones instead of adding others.';
  const refusal = expect.objectContaining({ status: 409, code: 'conflict', data: { detail: words } });
  expect(() => refuseMany(workbench, items('one'))).not.toThrow();
  expect(() => refuseMany(workbench, items('one', 'two'))).toThrow(refusal);
  expect(() => refuseMany(workbench, items('drafted', 'item 2', 'one'))).not.toThrow();
  expect(() => refuseMany(workbench, [{ noun: 'vendors', id: 'one' }, ...items('two')])).not.toThrow();
  const full = { published: { ...none, items: entries(MAX_ENTRIES + 5, 'item') }, drafts };
  expect(() => refuseMany(full, [...items('item 3', 'drafted'), { noun: 'items', id: 'gone', isRemoval: true }])).not.toThrow();
  expect(() => refuseMany(full, items('one'))).toThrow(expect.objectContaining({ status: 409 }));
});
