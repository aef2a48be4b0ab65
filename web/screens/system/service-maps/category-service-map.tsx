import { useCallback, useMemo, useRef, useState } from 'react';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { CategoryService } from '#shared/model/category-service.ts';
import { merchandiseCategoryKind } from '#shared/model/enumerations/merchandise.ts';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import { Component as EntryList } from '../catalog/list/entry-list.tsx';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';
import { keptIdOf } from './kept-edits.ts';
import { MapPart } from './map-part.tsx';
import { mapStorage } from './use-map-edits.ts';

type Category = Partial<MerchandiseCategory> & EntryRow['entry'];

/** An entry that a category gets with its first service. Nothing of it is saved before. */
const blankRow = (id: string, { entry, name }: EntryRow): EntryRow => ({
  entry: { id, itemCategoryId: entry.id, mappings: [], questions: [] },
  name,
  version: 0,
  base: null,
  state: 'new',
  isMoved: false,
  isRetired: false,
  wasRetired: false,
  savedBy: null,
  savedOn: null,
  lastChange: null,
  faults: [],
  uses: { entries: 0, counted: null },
});

/** Returns the ids of the entries that categories would get: the same as long as the screen is open, or under which this browser kept what was changed. */
const useNewIds = () => {
  const ids = useRef(new Map<string, string>());
  const [kept] = useState(() => mapStorage('categoryServices').read());
  return useCallback(
    (categoryId: string): string => {
      const id = ids.current.get(categoryId) ?? keptIdOf(kept, categoryId) ?? crypto.randomUUID();
      ids.current.set(categoryId, id);
      return id;
    },
    [kept],
  );
};

const categoryOf = ({ entry }: EntryRow): Category => entry as Category;

/** Returns a function that gives each category its row: what it brings along, or nothing yet. */
function useCategoryRows() {
  const categories = useEveryEntry('itemCategories');
  const newId = useNewIds();
  const { data } = categories;
  const all = useMemo(
    () => data?.toSorted((one, other) => (categoryOf(one).sortOrder ?? 0) - (categoryOf(other).sortOrder ?? 0)),
    [data],
  );
  const sorted = useMemo(
    () => (rows: readonly EntryRow[]) => {
      const rowOf = new Map(rows.map((row) => [(row.entry as Partial<CategoryService>).itemCategoryId, row]));
      return (all ?? []).map((category) => {
        const row = rowOf.get(category.entry.id);
        return row ? { ...row, name: category.name } : blankRow(newId(category.entry.id), category);
      });
    },
    [all, newId],
  );
  const noteOf = useMemo(
    () => (row: EntryRow) => {
      const { itemCategoryId } = row.entry as Partial<CategoryService>;
      const category = all?.find(({ entry }) => entry.id === itemCategoryId);
      const kind = category && categoryOf(category).kind;
      return kind && merchandiseCategoryKind.has(kind) ? merchandiseCategoryKind.label(kind) : '';
    },
    [all],
  );
  return { sorted, noteOf, categories };
}

const CategoryMap = () => {
  const { sorted, noteOf, categories } = useCategoryRows();
  return (
    <section aria-label="Map" className="px-(--page-gutter) pb-8 text-sm">
      <h2 className="text-lg">Map</h2>
      <p className="mt-1 mb-4 max-w-measure text-muted">
        Which services the items of each category bring along, when, and how many. A change is a draft until it’s published.
      </p>
      <MapPart
        noun="categoryServices"
        label="Services of item categories"
        rowLabel="Item category"
        noteOf={noteOf}
        sorted={sorted}
        besides={categories}
      />
    </section>
  );
};

/** /System/Merchandise/CategoryServiceMap: the entries of categories, and a map of the services that their items bring along. */
export const Component = () => (
  <>
    <EntryList />
    <CategoryMap />
  </>
);
