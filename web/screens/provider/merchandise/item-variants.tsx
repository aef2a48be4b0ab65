import { Plus } from 'lucide-react';
import type { ItemChoices } from '#shared/contract/merchandise-views.ts';
import { MAX_VARIANTS } from '#shared/model/merchandise.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { statedValues, type VariantDraft } from './item-draft.ts';
import { labels } from './item-field-words.ts';
import type { ItemPartProps } from './item-prices.tsx';

type ItemVariantsProps = ItemPartProps & Pick<ItemChoices, 'attributes'>;

type VariantFieldsProps = Pick<ItemVariantsProps, 'attributes'> & {
  variant: VariantDraft;
  label: string;
  error: string | undefined;
  isSaved: boolean;
  onChange: (patch: Partial<VariantDraft>) => void;
  onRemove: () => void;
};

const valuesOf = ({ attributes }: VariantDraft) =>
  Object.fromEntries(attributes.map(({ attributeId, value }) => [attributeId, value]));

/** Edits a variant: its name, and what it has otherwise than the item. */
const VariantFields = ({ variant, label, error, isSaved, attributes, onChange, onRemove }: VariantFieldsProps) => {
  const { id, name, isActive, modelNumber = '' } = variant;
  const count = variant.attributes.length + (modelNumber ? 1 : 0);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] rounded-control border border-border px-4 pt-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          id={`item-variant-${id}`}
          label={label}
          className="min-w-0 flex-1 basis-40"
          maxLength={120}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
          {...(error ? { error } : {})}
        />
        {isSaved ? (
          <Checkbox
            label="Sold"
            className="sm:mt-7"
            aria-label={`Sold: ${name}`}
            checked={isActive}
            onChange={({ target }) => onChange({ isActive: target.checked })}
          />
        ) : (
          <Button look="quiet" className="sm:mt-7" aria-label={`Remove ${label.toLowerCase()}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      <Disclosure title="How it differs" aside={count === 0 ? 'Optional' : `${count} set`} className="border-b-0">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={labels.modelNumber}
            isOptional
            maxLength={60}
            value={modelNumber}
            onChange={({ target }) => onChange({ modelNumber: target.value })}
          />
          <AttributeFields
            attributes={attributes}
            values={valuesOf(variant)}
            emptyLabel="Same as the item"
            onChange={(values) => onChange({ attributes: statedValues(values) })}
          />
        </div>
      </Disclosure>
    </fieldset>
  );
};

/** Edits the sizes, colors, and the like that an item is sold in. One that was saved isn't removed but withdrawn, because plans may have chosen it. */
export const ItemVariants = ({ setup, draft, faults, attributes, onChange }: ItemVariantsProps) => {
  const { variants } = draft;
  const change = (id: string, patch: Partial<VariantDraft>) =>
    onChange({ variants: variants.map((each) => (each.id === id ? { ...each, ...patch } : each)) });
  const add = () => onChange({ variants: [...variants, { id: crypto.randomUUID(), name: '', attributes: [], isActive: true }] });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="text-sm font-semibold">Variants (optional)</legend>
      <p className="text-sm text-muted">Sizes or colors that you price separately. Each is a line of your price list.</p>
      {variants.map((variant, nth) => (
        <VariantFields
          key={variant.id}
          {...{ variant, attributes }}
          label={`Variant ${nth + 1}`}
          error={faults[`variant-${variant.id}`]}
          isSaved={setup.item.variants.some(({ id }) => id === variant.id)}
          onChange={(patch) => change(variant.id, patch)}
          onRemove={() => onChange({ variants: variants.filter(({ id }) => id !== variant.id) })}
        />
      ))}
      <Button size="compact" icon={Plus} className="justify-self-start" disabled={variants.length >= MAX_VARIANTS} onClick={add}>
        Add a variant
      </Button>
    </fieldset>
  );
};
