import { useState } from 'react';
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { parseCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { ItemCard } from '#web/parts/merchandise/item-card.tsx';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { allowNextNavigation, useUnsaved } from '#web/routing/unsaved.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { CatalogChanges } from './catalog-changes.tsx';
import { ItemActions } from './item-actions.tsx';
import { type ItemDraft, pricedIn, priceIn } from './item-draft.ts';
import { fieldWords, labels } from './item-field-words.ts';
import { ItemPictures } from './item-pictures.tsx';
import { ItemPrices } from './item-prices.tsx';
import { ItemWords } from './item-words.tsx';
import { useItemDraft } from './use-item-draft.ts';

/** Shows the card that families see of what is typed. */
const Preview = ({ draft, setup }: { draft: ItemDraft; setup: ItemSetup }) => {
  const { price } = priceIn(draft);
  const isOffered = pricedIn(draft).some(({ variantId }) => priceIn(draft, variantId).isOffered);
  const priceCents = parseCents(price) ?? null;
  const item = { name: draft.name || 'No name yet', description: draft.description, images: setup.images, priceCents };
  return (
    <section aria-labelledby="family-card" className="self-start lg:sticky lg:top-0">
      <h3 id="family-card" className="mb-2 font-sans text-sm font-semibold">
        What families see
      </h3>
      {!isOffered && <p className="mb-2 text-sm text-muted">Nothing yet: this isn’t offered.</p>}
      <ItemCard item={item} />
    </section>
  );
};

/** Returns what a fault's field is called in the list of what to fix. */
function faultLabel(field: string, draft: ItemDraft): string {
  const [, id] = /^(?:variant|price)-(.*)$/.exec(field) ?? [];
  if (id === undefined) return labels[field as keyof ItemDraft];
  const nth = draft.variants.findIndex((each) => each.id === id);
  if (field.startsWith('variant-')) return `Variant ${nth + 1}`;
  return nth < 0 ? 'Price' : `Price of ${draft.variants[nth]?.name || `variant ${nth + 1}`}`;
}

/** Edits an item beside the card that families see. */
export const ItemEditor = ({ setup: begun, isNew }: { setup: ItemSetup; isNew: boolean }) => {
  const { may, whyNot } = useWorkspace();
  const { close } = useDrawer();
  const [isEdited, setIsEdited] = useState(false);
  const editor = useItemDraft(begun, isNew);
  const { setup, draft, put, faults, failure, stale, isBusy, isChanged, attempts } = editor;
  const isReadOnly = !may('prices.change');
  const isOwn = setup.source === 'own';
  useUnsaved(isChanged && isEdited, { isInDrawer: true });
  const onChange = (patch: Partial<ItemDraft>) => {
    setIsEdited(true);
    put(patch);
  };
  const save = async () => {
    if (!(await editor.save())) return;
    setIsEdited(false);
    toast('The item is saved.', { tone: 'success' });
    if (!isNew) return;
    allowNextNavigation();
    close();
  };
  const errors = Object.entries(faults).map(([field, message]) => ({
    fieldId: `item-${field}`,
    label: faultLabel(field, draft),
    message,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <form
          noValidate
          aria-label="Item"
          className="grid grid-cols-[minmax(0,1fr)] gap-6 self-start"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {isReadOnly && <Banner>{whyNot('prices.change')}</Banner>}
          <ErrorSummary errors={attempts > 0 ? errors : []} focusKey={attempts} />
          <FormFailure error={failure} />
          {stale && (
            <StaleChoice
              conflict={stale}
              title={stale.message}
              differences={stale.fields.map((field) => ({
                label: labels[field],
                mine: fieldWords(field, stale.mine),
                theirs: fieldWords(field, editor.fieldsOf(stale.saved)),
              }))}
              onKeepMine={editor.keepMine}
              onTakeSaved={editor.takeSaved}
            />
          )}
          <CatalogChanges
            {...{ setup, draft, isReadOnly }}
            answer={editor.catalog}
            onTake={editor.takeCatalog}
            onKeep={editor.keepOurs}
          />
          {isOwn ? (
            <ItemWords {...{ setup, draft, faults, isReadOnly, onChange }} />
          ) : (
            <p className="whitespace-pre-line text-muted">{draft.description}</p>
          )}
          <ItemPrices {...{ setup, draft, faults, isReadOnly, onChange }} />
          {!isReadOnly && (
            <div className="flex flex-wrap gap-3">
              <Button type="submit" look="primary" isBusy={isBusy} busyLabel="Saving..." disabled={!isChanged}>
                Save
              </Button>
              <Button onClick={close}>Close</Button>
            </div>
          )}
        </form>
        {isNew ? (
          <p className="text-sm text-muted">Save the item to add pictures.</p>
        ) : (
          <>
            <ItemPictures setup={setup} isReadOnly={isReadOnly} onChanged={editor.reload} />
            {!isReadOnly && <ItemActions setup={setup} isBlocked={isChanged && isEdited} onChanged={editor.reload} />}
          </>
        )}
      </div>
      <Preview draft={draft} setup={setup} />
    </div>
  );
};
