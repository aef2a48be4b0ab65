import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import { knownIds, shapeFaults } from '#shared/catalog/catalog-faults.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { offeredIds, referredIds } from '#shared/catalog/referred-ids.ts';
import type { Workbench } from './workbench.ts';

/** Returns the ids that a draft offers to others; one of a wrong shape offers only its own. */
function idsOfDraft({ noun, entry }: CatalogDraft): readonly string[] {
  return shapeFaults(noun, entry).length === 0 ? offeredIds(nouns[noun], entry) : [entry.id];
}

/** Returns a function that finds the drafts of what isn't published yet and that a draft refers to: they are published with it. */
export function referredDrafts({ published, drafts }: Pick<Workbench, 'published' | 'drafts'>) {
  const known = knownIds(published);
  const offering = new Map(
    drafts
      .filter(({ isRemoval }) => !isRemoval)
      .flatMap((draft) => idsOfDraft(draft).map((id) => [`${draft.noun} ${id}`, draft] as const)),
  );
  return ({ noun, entry }: CatalogDraft): CatalogDraft[] =>
    referredIds(nouns[noun], entry).flatMap(({ reference, id }) =>
      known(reference.noun).has(id) ? [] : (offering.get(`${reference.noun} ${id}`) ?? []),
    );
}
