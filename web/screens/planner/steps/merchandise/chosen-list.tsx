import { Minus, Plus, Trash2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import type { PricedItem } from '#shared/model/planner-home.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { beyondOne } from '#shared/planner/replaced-items.ts';
import { formatCents } from '#shared/values/money.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { usePlanner } from '../../store/use-planner.ts';
import { ServiceQuestions } from '../services/service-questions.tsx';
import { useServices } from '../services/use-services.ts';
import { type ChosenItem, useChosenItems } from './use-chosen-items.ts';

type QuantityStepperProps = { name: string; quantity: number; onChange: (quantity: number) => void };

/** Sets how many of an item: one less (down to one), the number, one more. */
const QuantityStepper = ({ name, quantity, onChange }: QuantityStepperProps) => (
  <fieldset aria-label={`Quantity of ${name}`} className="inline-flex items-center rounded-control border border-border-strong">
    <IconButton
      icon={Minus}
      label={`One less: ${name}`}
      aria-disabled={quantity <= 1 || undefined}
      className="aria-disabled:opacity-40"
      onClick={() => quantity > 1 && onChange(quantity - 1)}
    />
    <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
    <IconButton
      icon={Plus}
      label={`One more: ${name}`}
      aria-disabled={quantity >= MAX_ITEM_UNITS || undefined}
      className="aria-disabled:opacity-40"
      onClick={() => quantity < MAX_ITEM_UNITS && onChange(quantity + 1)}
    />
  </fieldset>
);

/** Nothing is missing on a page of merchandise: it can always be left. */
const nothing: ReadonlySet<string> = new Set();

/** Asks what the items of a category bring along, beside one of them. */
const CategoryQuestions = ({ item }: { item: PricedItem }) => {
  const { home } = usePlanner();
  const { selectionOf } = useServices();
  const carried = homeIndexOf(home).carriedBy.get(item.itemCategoryId)?.service;
  const service = useMemo(() => carried && { ...carried, id: item.id }, [carried, item.id]);
  const selection = selectionOf(item.id);
  if (!service || !selection || service.questions.length === 0) return null;
  return <ServiceQuestions service={service} selection={selection} missing={nothing} />;
};

const kindWords: Readonly<Record<string, string>> = {
  container: 'casket or container',
  'outer-burial-container': 'liner or vault',
};

/** Says that there is more than one of what a person needs once; the family may want it so. */
const BeyondOne = ({ chosen }: { chosen: readonly ChosenItem[] }) => {
  const { home } = usePlanner();
  return beyondOne(home, chosen).map(({ kind, units }) => (
    <p key={kind} role="status" className="mt-2 text-sm font-semibold text-warning">
      Your plan has {units}, and charges for each. One person needs one {kindWords[kind] ?? 'of these'}.
    </p>
  ));
};

/** Lists what the plan has chosen from a page's categories, at the top: the quantity, the price, and a way to remove it. */
export const ChosenList = ({ categoryIds }: { categoryIds: readonly string[] }) => {
  const { chosen, setQuantity, remove } = useChosenItems();
  const headingId = useId();
  const stable = useStableFocus<HTMLDivElement>();
  const here = chosen.filter(({ item }) => categoryIds.includes(item.itemCategoryId));
  if (here.length === 0) return null;
  // Each category asks once, beside the item whose answers count.
  const asks = ({ id, itemCategoryId }: PricedItem): boolean =>
    here.every(({ item }) => item.itemCategoryId !== itemCategoryId || id <= item.id);
  return (
    <Card role="group" aria-labelledby={headingId} {...stable} className="border-primary p-5 outline-1 outline-primary">
      <h2 id={headingId} tabIndex={-1} className="text-lg">
        In your plan
      </h2>
      <BeyondOne chosen={here} />
      <ul className="mt-2 divide-y divide-border">
        {here.map(({ item, quantity }) => (
          <li key={item.id} className="grid gap-3 py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Picture path={item.image} alt="" sizes="4rem" ratio="1" className="size-16 shrink-0 rounded-chip" />
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-semibold">{item.name}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {quantity > 1 && `${quantity} × `}
                  {formatCents(item.priceCents)}
                  {quantity > 1 && ` = ${formatCents(item.priceCents * quantity)}`}
                </span>
              </span>
              <span className="flex items-center gap-1">
                <QuantityStepper name={item.name} quantity={quantity} onChange={(next) => setQuantity(item.id, next)} />
                <IconButton icon={Trash2} label={`Take out: ${item.name}`} onClick={() => remove(item.id, item.name)} />
              </span>
            </div>
            {asks(item) && <CategoryQuestions item={item} />}
          </li>
        ))}
      </ul>
    </Card>
  );
};
