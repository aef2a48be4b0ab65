import { Plus, Trash2 } from 'lucide-react';
import { type ContainerSource, containerSource } from '#shared/model/enumerations/pricing.ts';
import { tidyAmount } from '#web/parts/grid/amount-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CellInput } from './cell-input.tsx';
import { cellIdOf, type RowAt } from './row-at.ts';
import type { VariantDraft } from './row-draft.ts';

type Props = { at: RowAt };

/** Short, because they are in a column; `containerSource` has the words of the law. */
const sourceLabels: Record<ContainerSource, string> = { purchaser: 'The family', 'funeral-home': 'The funeral home' };
const sourceOptions = containerSource.values.map((value) => ({ value, label: sourceLabels[value] }));
const MAX_CONTAINERS = 20;

/** Edits the prices of a service by container, each with who provides it. */
export const Containers = ({ at }: Props) => {
  const { view, draft, isDisabled, change, faultOf } = at;
  const next = Math.max(-1, ...draft.variants.map((each) => each.key)) + 1;
  const blank: VariantDraft = { key: next, container: '', providedBy: 'funeral-home', price: '' };
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Prices by container</legend>
      <p className="mt-0.5 max-w-measure text-sm text-muted">
        The law requires one price with a container the family brings, and one with each container you provide.
      </p>
      <ul className="mt-2 grid gap-3">
        {draft.variants.map((variant, nth) => (
          <ContainerFields key={variant.key} at={at} variant={variant} nth={nth} />
        ))}
      </ul>
      {faultOf('variants') && <p className="mt-1.5 text-sm text-danger">{faultOf('variants')}</p>}
      <Button
        size="compact"
        icon={Plus}
        className="mt-3"
        disabled={isDisabled || draft.variants.length >= MAX_CONTAINERS}
        aria-label={`Add a container to ${view.name}`}
        onClick={() => change({ variants: [...draft.variants, blank] })}
      >
        Add a container
      </Button>
    </fieldset>
  );
};

/** Errors name containers by their position among those that aren't empty. */
const placeOf = ({ draft: { variants } }: RowAt, nth: number): number =>
  variants.slice(0, nth).filter(({ container, price }) => container.trim() !== '' || price.trim() !== '').length;

const ContainerFields = ({ at, variant, nth }: Props & { variant: VariantDraft; nth: number }) => {
  const { view, key, draft, isDisabled, change, look, faultOf } = at;
  const field = `variants.${placeOf(at, nth)}`;
  const put = (patch: Partial<VariantDraft>) =>
    change({ variants: draft.variants.map((each) => (each.key === variant.key ? { ...each, ...patch } : each)) });
  const fault = faultOf(`${field}.container`);
  return (
    <li className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_14rem_10rem_2.75rem]">
      <TextField
        label="Container"
        id={cellIdOf(key, `${field}.container`)}
        value={variant.container}
        maxLength={120}
        disabled={isDisabled}
        onChange={(event) => put({ container: event.target.value })}
        onBlur={look}
        {...(fault ? { error: fault } : {})}
      />
      <Select
        label="Provided by"
        value={variant.providedBy}
        disabled={isDisabled}
        options={sourceOptions}
        onChange={(event) => put({ providedBy: event.target.value as ContainerSource })}
      />
      <div>
        <label htmlFor={cellIdOf(key, `${field}.priceCents`)} className="mb-1.5 block text-sm font-semibold">
          Price
        </label>
        <CellInput
          id={cellIdOf(key, `${field}.priceCents`)}
          row={key}
          column="container-price"
          label={`Price with ${variant.container || `container ${nth + 1}`}: ${view.name}`}
          value={variant.price}
          onChange={(price) => put({ price })}
          onLeave={() => {
            if (tidyAmount(variant.price) !== variant.price) put({ price: tidyAmount(variant.price) });
            look();
          }}
          error={faultOf(`${field}.priceCents`)}
          isDisabled={isDisabled}
          isAmount
          isTall
        />
      </div>
      <IconButton
        icon={Trash2}
        label={`Remove ${variant.container || `container ${nth + 1}`}`}
        disabled={isDisabled}
        className="md:mt-7"
        onClick={() => change({ variants: draft.variants.filter((each) => each.key !== variant.key) })}
      />
    </li>
  );
};
