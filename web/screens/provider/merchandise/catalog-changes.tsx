import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TwoVersions } from '#web/ui/two-versions.tsx';
import { type CopiedDraft, catalogDraft, copiedDraft } from './catalog-draft.ts';
import type { ItemDraft } from './item-draft.ts';
import { fieldWords, labels } from './item-field-words.ts';

type CatalogChangesProps = {
  setup: ItemSetup;
  draft: ItemDraft;
  isReadOnly: boolean;
  onTake: (fields: readonly CopiedDraft[]) => void;
  onKeep: () => void;
};

/** Offers what the catalog changed since the home copied an item. */
export const CatalogChanges = ({ setup, draft, isReadOnly, onTake, onKeep }: CatalogChangesProps) => {
  const { validated, catalogItem } = setup;
  if (validated?.retired)
    return <Banner tone="warning">The catalog no longer has this item. You sell it until your next price list.</Banner>;
  const fields = copiedDraft.filter((field) => validated?.changed.includes(field));
  if (!catalogItem || fields.length === 0) return null;
  const theirs = { ...draft, ...catalogDraft(catalogItem, fields) };
  const differences = fields
    .map((field) => ({ label: labels[field], mine: fieldWords(field, draft), theirs: fieldWords(field, theirs) }))
    .filter((each) => each.mine !== each.theirs);
  return (
    <section aria-labelledby="catalog-changes" className="rounded-control border border-info bg-info-soft p-4">
      <h3 id="catalog-changes" className="font-sans text-sm font-semibold">
        The catalog changed this item since you copied it
      </h3>
      <TwoVersions className="mt-3" mine="Yours" theirs="The catalog’s" differences={differences} />
      {!isReadOnly && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="compact" onClick={() => onTake(fields)}>
            Use the catalog’s
          </Button>
          <Button size="compact" onClick={onKeep}>
            Keep yours
          </Button>
          <p className="w-full text-sm text-muted">Either takes effect when you save.</p>
        </div>
      )}
    </section>
  );
};
