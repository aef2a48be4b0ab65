import { useQuery } from '@tanstack/react-query';
import type { ItemChoices } from '#shared/contract/merchandise-views.ts';
import { query } from '#web/session/query.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { ChoiceField, type FieldChoice } from './choice-field.tsx';
import { labels } from './item-field-words.ts';
import type { ItemPartProps } from './item-prices.tsx';
import { ItemVariants } from './item-variants.tsx';

/** Loads what the catalog has for the words of an item. */
function useItemChoices(categoryId: string) {
  const found = useQuery(query.merchandise.getItemChoices.queryOptions({ input: { id: categoryId } }));
  const { vendors = [], attributes = [] } = found.data ?? {};
  return { vendors, attributes, isFailed: found.isError, retry: () => void found.refetch() };
}

/** Returns the catalog's makers, without retired ones except the item's. */
const makersOf = (vendors: ItemChoices['vendors'], chosen: string): FieldChoice[] =>
  vendors
    .filter(({ id, isRetired }) => !isRetired || id === chosen)
    .map(({ id, name, isRetired }) => ({ value: id, label: isRetired ? `${name} (no longer in the catalog)` : name }));

/** Edits the words of an item of the home's own. */
export const ItemWords = (part: ItemPartProps) => {
  const { setup, draft, faults, isReadOnly, onChange } = part;
  const choices = useItemChoices(setup.item.itemCategoryId);
  return (
    <fieldset disabled={isReadOnly} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <legend className="sr-only">Words</legend>
      <TextField
        id="item-name"
        label={labels.name}
        maxLength={120}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
        {...(faults.name ? { error: faults.name } : {})}
      />
      <TextArea
        id="item-description"
        label={labels.description}
        hint="Families should know it by these words, without a picture or a model number."
        maxLength={2000}
        value={draft.description}
        onChange={({ target }) => onChange({ description: target.value })}
        {...(faults.description ? { error: faults.description } : {})}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          label={labels.vendorId}
          isOptional
          emptyLabel="No maker"
          options={makersOf(choices.vendors, draft.vendorId)}
          value={draft.vendorId}
          onChange={(vendorId) => onChange({ vendorId })}
        />
        <TextField
          label={labels.modelNumber}
          isOptional
          maxLength={60}
          value={draft.modelNumber}
          onChange={({ target }) => onChange({ modelNumber: target.value })}
        />
        <AttributeFields
          attributes={choices.attributes}
          values={draft.attributes}
          emptyLabel="Not stated"
          onChange={(attributes) => onChange({ attributes })}
        />
      </div>
      {choices.isFailed && (
        <p role="status" className="text-sm text-muted">
          The catalog’s makers and properties could not be loaded. <TextButton onClick={choices.retry}>Retry</TextButton>
        </p>
      )}
      <ItemVariants {...part} attributes={choices.attributes} />
    </fieldset>
  );
};
