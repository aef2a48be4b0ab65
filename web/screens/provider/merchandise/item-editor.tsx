import { useEffect, useState } from 'react';
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { allowNextNavigation, useUnsaved } from '#web/routing/unsaved.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { CatalogChanges } from './catalog-changes.tsx';
import { FamilyPreview } from './family-preview.tsx';
import { ItemActions } from './item-actions.tsx';
import type { ItemDraft } from './item-draft.ts';
import { fieldWords, labels } from './item-field-words.ts';
import { ItemPictures } from './item-pictures.tsx';
import { ItemPrices } from './item-prices.tsx';
import { ItemWords } from './item-words.tsx';
import { useItemDraft } from './use-item-draft.ts';

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
  const { close, showInstead } = useDrawer();
  const [isEdited, setIsEdited] = useState(false);
  const editor = useItemDraft(begun, isNew);
  const { setup, draft, put, faults, failure, stale, isBusy, isChanged, attempts } = editor;
  const isReadOnly = !may('prices.change');
  const isOwn = setup.source === 'own';
  useEffect(() => {
    if (isNew) document.getElementById('item-name')?.focus();
  }, [isNew]);
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
    // The item is open then, with its pictures, and a reload doesn't begin another one.
    allowNextNavigation();
    showInstead('edit-item', { item: setup.item.id });
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
          {setup.isRetired && (
            <Banner tone="warning" title="Retired">
              {setup.offers.some(({ inForce }) => inForce.isOffered)
                ? 'You sell this until your next price list.'
                : 'This isn’t on your price list.'}
            </Banner>
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
      <FamilyPreview draft={draft} setup={setup} />
    </div>
  );
};
