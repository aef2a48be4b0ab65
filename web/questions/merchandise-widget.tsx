import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MerchandiseSelection } from '#shared/model/answer.ts';
import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import { formatCents } from '#shared/values/money.ts';
import { IconButton } from '../ui/button.tsx';
import { inputClass } from '../ui/field.tsx';
import { asSelections } from './answer-as.ts';
import { maskDigits } from './date-parts.ts';
import { ItemSearch } from './item-search.tsx';
import type { FoundItem } from './question-sources.ts';
import type { WidgetProps } from './renderer.ts';
import { useDraft } from './use-draft.ts';

type ChosenItemProps = {
  selection: MerchandiseSelection;
  name: string;
  priceCents: number | undefined;
  isDisabled: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

const ChosenItem = ({ selection, name, priceCents, isDisabled, onQuantity, onRemove }: ChosenItemProps) => {
  const { draft, setDraft } = useDraft(selection.quantity, String);
  const type = (text: string) => {
    const masked = maskDigits(text, String(MAX_ITEM_UNITS).length);
    const quantity = Number(masked);
    // An emptied box isn't a new quantity yet; it is filled again when the field loses the focus.
    setDraft(masked, quantity >= 1 ? quantity : selection.quantity);
    if (quantity >= 1) onQuantity(quantity);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-24">
        {name}
        {priceCents !== undefined && (
          <span className="block text-sm text-muted tabular-nums">{formatCents(priceCents)} each</span>
        )}
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity: ${name}`}
        value={draft}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(String(selection.quantity), selection.quantity)}
        className={`${inputClass(false, 'tabular-nums')} max-w-18`}
      />
      {!isDisabled && <IconButton icon={Trash2} label={`Remove: ${name}`} onClick={onRemove} />}
    </li>
  );
};

/** `merchandise-item-list`: the home's items, found by name, each with its quantity. */
export default function MerchandiseWidget(props: WidgetProps) {
  const { value, onChange, id, label, describedBy, isInvalid, isDisabled, sources } = props;
  const selections = asSelections(value);
  const [picked, setPicked] = useState<readonly FoundItem[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const nameOf = (itemId: string) =>
    picked.find(({ locationItemId }) => locationItemId === itemId)?.name ??
    sources.lists?.items?.find((item) => item.id === itemId)?.text ??
    'An item no longer listed';
  const priceOf = (itemId: string) => picked.find(({ locationItemId }) => locationItemId === itemId)?.priceCents;

  const add = (item: FoundItem) => {
    setPicked([...picked, item]);
    setAnnouncement(`${item.name} added.`);
    if (selections.some(({ locationItemId }) => locationItemId === item.locationItemId)) return;
    onChange([...selections, { locationItemId: item.locationItemId, quantity: 1 }]);
  };
  const remove = (itemId: string) => {
    const left = selections.filter(({ locationItemId }) => locationItemId !== itemId);
    setAnnouncement(`${nameOf(itemId)} removed.`);
    onChange(left.length > 0 ? left : null);
    search.current?.focus();
  };
  return (
    <div className="max-w-lg">
      {selections.length > 0 && (
        <ul className="mb-3 divide-y divide-border rounded-control border border-border bg-surface px-4">
          {selections.map((selection) => (
            <ChosenItem
              key={selection.locationItemId}
              {...{ selection, isDisabled }}
              name={nameOf(selection.locationItemId)}
              priceCents={priceOf(selection.locationItemId)}
              onRemove={() => remove(selection.locationItemId)}
              onQuantity={(quantity) =>
                onChange(
                  selections.map((each) => (each.locationItemId === selection.locationItemId ? { ...each, quantity } : each)),
                )
              }
            />
          ))}
        </ul>
      )}
      {!isDisabled && sources.searchItems && (
        <ItemSearch
          id={`${id}-search`}
          inputRef={search}
          label={label}
          describedBy={describedBy}
          isInvalid={isInvalid}
          searchItems={sources.searchItems}
          selected={selections.map(({ locationItemId }) => locationItemId)}
          onPick={add}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
