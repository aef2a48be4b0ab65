import { type CatalogDraft, discardWrite, draftWrite } from '#functions/table/catalog-draft.ts';
import type { Write } from '#functions/table/table.ts';
import { baseOf } from './entry-row.ts';
import { entryIn, hashOfEntry, placeOf, type Workbench } from './workbench.ts';

type Named = Pick<CatalogDraft, 'noun' | 'id'>;

/** Returns the row of an entry, whether or not that differs from what is published. */
export const ownRowOf = ({ own }: Workbench, { noun, id }: Named): CatalogDraft | undefined =>
  own.find((each) => each.noun === noun && each.id === id);

/**
 * Returns the write that saves an entry in a row of its own, over the row that was read, with the version that the row then has; undefined if nothing is to
 * be written. One that is as published needs no row, unless what a batch has of it would show again without one.
 */
export function ownRowWrite(workbench: Workbench, draft: CatalogDraft): { write: Write; version: number } | undefined {
  const row = ownRowOf(workbench, draft);
  const now = baseOf(entryIn(workbench.published, draft.noun, draft.id));
  const isAsPublished = (draft.isRemoval ? null : hashOfEntry(draft.entry)) === now;
  if (isAsPublished && !workbench.shown.has(placeOf(draft))) return row && { write: discardWrite(row), version: 0 };
  const version = workbench.nextVersion;
  return { write: draftWrite({ ...draft, version }, row?.version ?? 0), version };
}
