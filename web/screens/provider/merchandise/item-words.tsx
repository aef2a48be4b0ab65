import { Plus } from 'lucide-react';
import { MAX_VARIANTS } from '#shared/model/merchandise.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import type { VariantDraft } from './item-draft.ts';
import { labels } from './item-field-words.ts';
import type { ItemPartProps } from './item-prices.tsx';
import { useWorkingFilters } from './use-working-items.ts';

/** Returns choices with the one that is chosen, even if no other item has it. */
const withChosen = (values: readonly string[], chosen: string | undefined) =>
  [...new Set([...values, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: value }));

/** Edits the sizes, colors, and the like that an item is sold in. One that was saved isn't removed but withdrawn, because plans may have chosen it. */
const Variants = ({ setup, draft, faults, onChange }: ItemPartProps) => {
  const isSaved = (id: string) => setup.item.variants.some((each) => each.id === id);
  const put = (id: string, patch: Partial<VariantDraft>) =>
    onChange({ variants: draft.variants.map((each) => (each.id === id ? { ...each, ...patch } : each)) });
  const add = () =>
    onChange({ variants: [...draft.variants, { id: crypto.randomUUID(), name: '', attributes: [], isActive: true }] });
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-semibold">Variants (optional)</legend>
      <p className="text-sm text-muted">Sizes or colors that you price separately. Each is a line of your price list.</p>
      {draft.variants.map(({ id, name, isActive }, nth) => {
        const error = faults[`variant-${id}`];
        return (
          <div key={id} className="flex flex-wrap items-end gap-3">
            <TextField
              id={`item-variant-${id}`}
              label={`Variant ${nth + 1}`}
              className="min-w-0 flex-1 basis-40"
              maxLength={120}
              value={name}
              onChange={({ target }) => put(id, { name: target.value })}
              {...(error ? { error } : {})}
            />
            {isSaved(id) ? (
              <Checkbox
                label="Sold"
                aria-label={`Sold: ${name}`}
                checked={isActive}
                onChange={({ target }) => put(id, { isActive: target.checked })}
              />
            ) : (
              <Button
                look="quiet"
                aria-label={`Remove variant ${nth + 1}`}
                onClick={() => onChange({ variants: draft.variants.filter((each) => each.id !== id) })}
              >
                Remove
              </Button>
            )}
          </div>
        );
      })}
      <Button
        size="compact"
        icon={Plus}
        className="justify-self-start"
        disabled={draft.variants.length >= MAX_VARIANTS}
        onClick={add}
      >
        Add a variant
      </Button>
    </fieldset>
  );
};

/** Edits the words of an item of the home's own. */
export const ItemWords = (part: ItemPartProps) => {
  const { setup, draft, faults, isReadOnly, onChange } = part;
  const { attributes, vendors } = useWorkingFilters(setup.item.itemCategoryId);
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
        <Select
          label={labels.vendorId}
          isOptional
          emptyLabel="No maker"
          options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.vendorId}
          onChange={({ target }) => onChange({ vendorId: target.value })}
        />
        <TextField
          label={labels.modelNumber}
          isOptional
          maxLength={60}
          value={draft.modelNumber}
          onChange={({ target }) => onChange({ modelNumber: target.value })}
        />
        {attributes.map(({ id, name, values }) => (
          <Select
            key={id}
            label={name}
            isOptional
            emptyLabel="Not stated"
            options={withChosen(
              values.map(({ value }) => value),
              draft.attributes[id],
            )}
            value={draft.attributes[id] ?? ''}
            onChange={({ target }) => onChange({ attributes: { ...draft.attributes, [id]: target.value } })}
          />
        ))}
      </div>
      <Variants {...part} />
    </fieldset>
  );
};
