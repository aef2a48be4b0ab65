import { Check, Minus, Plus, Trash2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import type { PricedItem } from '#shared/model/planner-home.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import { replacedBy } from '#shared/planner/replaced-items.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';
import { addedNow, itemInPackage } from '#shared/pricing/included-goods.ts';
import { formatCents } from '#shared/values/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { unitsOfItem, withItem } from '../selected-pieces.ts';
import { useConference } from '../use-conference.ts';

/** Says beside a price what the item adds to the package, if that includes one of its kind. */
const InPackage = ({ item }: { item: PricedItem }) => {
  const { selection, offer } = useConference();
  const { home } = offer;
  const { choices } = selection;
  const words = useMemo(() => {
    const means = itemInPackage(home, chosenTemplate(home, choices), item);
    if (!means) return '';
    if (means.kind === 'already') return 'Already in the package';
    const cents = addedNow(home, choices, item.id) ?? means.cents;
    return cents === 0 ? 'Included in the package' : `Adds ${formatCents(cents)} to the package`;
  }, [home, choices, item]);
  return words && <span className="block text-muted tabular-nums">{words}</span>;
};

/** Sets how many of an item are chosen, or takes it out. */
const Units = ({ item, units }: { item: PricedItem; units: number }) => {
  const { change } = useConference();
  const set = (quantity: number) => change((before) => withItem(before, item.id, quantity));
  return (
    <fieldset aria-label={`Quantity of ${item.name}`} className="inline-flex items-center">
      <IconButton
        icon={Minus}
        label={`One less: ${item.name}`}
        aria-disabled={units <= 1 || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => units > 1 && set(units - 1)}
      />
      <output className="min-w-8 text-center font-semibold tabular-nums">{units}</output>
      <IconButton
        icon={Plus}
        label={`One more: ${item.name}`}
        aria-disabled={units >= MAX_ITEM_UNITS || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => units < MAX_ITEM_UNITS && set(units + 1)}
      />
      <IconButton icon={Trash2} label={`Take out: ${item.name}`} onClick={() => set(0)} />
    </fieldset>
  );
};

/** Shows one item with its price by today's list. Of what one person needs once, a second one says which there is already. */
export const GoodsItem = memo(({ item }: { item: PricedItem }) => {
  const { selection, offer, mayChange, change } = useConference();
  const stable = useStableFocus<HTMLLIElement>();
  const units = unitsOfItem(selection, item.id);
  const inAnswers = units === 0 ? (settledChoices(offer.home, selection.choices).quantities.get(item.id) ?? 0) : 0;
  const choose = () => {
    const [replaced] = replacedBy(offer.home, selection.choices, item.id);
    change((before) => withItem(before, item.id, 1));
    if (!replaced) return;
    toast(`${item.name} was added, and ${replaced.name} is still chosen. Remove one if the family wants only one.`);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2" {...stable}>
      <span className="min-w-0 flex-1 basis-48">
        <span className="block break-words">{item.name}</span>
        <InPackage item={item} />
        {inAnswers > 0 && <span className="block text-muted">{inAnswers} chosen in the answers of a service</span>}
      </span>
      <span className="whitespace-nowrap tabular-nums">
        {formatCents(item.priceCents)}
        {units > 1 && ` × ${units} = ${formatCents(item.priceCents * units)}`}
      </span>
      {units > 0 && !mayChange && (
        <Badge tone="primary" icon={Check}>
          {units} chosen
        </Badge>
      )}
      {mayChange &&
        (units > 0 ? (
          <Units item={item} units={units} />
        ) : (
          <Button size="compact" icon={Plus} aria-label={`Choose: ${item.name}`} onClick={choose}>
            Choose
          </Button>
        ))}
    </li>
  );
});
