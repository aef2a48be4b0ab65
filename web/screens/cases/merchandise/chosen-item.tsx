import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { caseItemChosenBy } from '#shared/model/enumerations/merchandise.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { messageOf } from '#web/session/index.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { PaidByPackage } from './goods-sums.tsx';
import { QuantityBox } from './quantity-box.tsx';
import type { CaseGoods } from './use-case-merchandise.ts';
import type { FamilyGoods } from './use-goods-choice.tsx';
import { useItemSaving } from './use-item-saving.ts';
import { WAITING_WORDS, waitingFor } from './waiting-changes.ts';

/** Says what the price list in force says of an item, if that is different, and lets the home take it over. */
const PriceNow = ({ item, isBusy, onPrice }: { item: CaseItemView; isBusy: boolean; onPrice: () => void }) => {
  const { now, name, priceCents } = item;
  if (now && now.priceCents === priceCents && now.name === name) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {now ? (
        <>
          <span>
            {now.isSpecialOrder ? 'Your price for a special order is' : 'Your list says'}{' '}
            {now.name === name ? '' : `${now.name}, `}
            {formatCents(now.priceCents)} today.
          </span>
          <Button size="compact" isBusy={isBusy} onClick={onPrice} aria-label={`Use today’s price of ${name}`}>
            Use today’s price
          </Button>
        </>
      ) : (
        <span>You no longer sell this. The case keeps it at this price.</span>
      )}
    </p>
  );
};

/** Says who chose an item, and from which list its price is. A home may publish two lists in a day. */
const originWords = ({ chosenBy, list, isSpecialOrder }: CaseItemView, priceList: CaseMerchandise['priceList']): string => {
  const by = caseItemChosenBy.label(chosenBy).replace(/^./, (first) => first.toLowerCase());
  if (isSpecialOrder) return `Special order, chosen ${by}`;
  if (!list) return `Chosen ${by}`;
  const isEarlier = list.effectiveOn === priceList?.effectiveOn && list.id !== priceList.id;
  return `Chosen ${by}, from ${isEarlier ? 'an earlier' : 'the'} price list of ${formatCalendarDate(list.effectiveOn)}`;
};

type RemoveItemProps = {
  name: string;
  /** Whether the viewer has no way back, because the home no longer sells it and only the home sees what was removed. */
  isForGood: boolean;
  onRemove: () => void;
};

/** Removes an item, and asks first if there is no way back. */
const RemoveItem = ({ name, isForGood, onRemove }: RemoveItemProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const finish = () => {
    setIsAsked(false);
    onRemove();
  };
  return (
    <>
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => (isForGood ? setIsAsked(true) : onRemove())} />
      <Dialog
        title={`Remove ${name}?`}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        actions={
          <>
            <Button onClick={() => setIsAsked(false)}>Keep it</Button>
            <Button look="primary" onClick={finish}>
              Remove
            </Button>
          </>
        }
      >
        <p>The home no longer sells this, so only the home can bring it back for you.</p>
      </Dialog>
    </>
  );
};

const chosenByForFamily = {
  plan: 'Chosen in the plan',
  family: 'Chosen by you or your family',
  home: 'Chosen by the funeral home',
} as const;

type ChosenItemProps = {
  item: CaseItemView;
  priceList: CaseMerchandise['priceList'];
  mayChange: boolean;
  actions: CaseGoods;
  family: Pick<FamilyGoods, 'onOpen'> | undefined;
  /** Whether the item may be chosen again after it was removed, if the home still sells it. */
  mayChooseAgain: boolean;
  /** Chooses the item again after it was removed. */
  onChooseAgain: () => void;
};

/** Shows an item of a case at its frozen price, with its quantity and what can be done with it. */
export const ChosenItem = ({ item, priceList, mayChange, mayChooseAgain, actions, family, onChooseAgain }: ChosenItemProps) => {
  const { locationItemId, name, vendor, modelNumber, priceCents } = item;
  const { change, waiting, sayRemoved } = actions;
  const next = waitingFor(waiting, locationItemId);
  const quantity = next?.quantity ?? item.quantity;
  const waits = next && <span className="block text-sm font-semibold text-warning">{WAITING_WORDS}</span>;
  const { apply, failure, isBusy, forgive } = useItemSaving(item, change);
  const remove = async () => {
    const saved = await apply({ isRemoved: true });
    if (!saved) return;
    // A family no longer sees what it removed, and chooses it again as it would any other item.
    const row = saved.items.find((each) => each.locationItemId === locationItemId);
    const back = row ? { version: row.version, isRemoved: false } : { version: null, quantity };
    const undo = () => {
      forgive();
      void change(name, { locationItemId, ...back }).catch((error: unknown) => toast(messageOf(error), { tone: 'danger' }));
    };
    sayRemoved(name, mayChooseAgain && (row || item.now) ? undo : undefined);
  };
  if (next?.isRemoved ?? item.isRemoved)
    return (
      <li className="flex flex-wrap items-center justify-between gap-3 py-3 text-muted">
        <span>
          <span className="line-through">{name}</span>{' '}
          <span className="text-sm">{item.now || family ? 'Removed' : 'Removed. You no longer sell this.'}</span>
          {waits}
        </span>
        {mayChooseAgain && item.now && (
          <Button
            size="compact"
            isBusy={isBusy}
            onClick={() => {
              forgive();
              onChooseAgain();
            }}
          >
            Choose {name} again
          </Button>
        )}
        <FormFailure error={failure} />
      </li>
    );
  return (
    <li className="@container grid gap-2 py-4">
      <div className="flex items-start gap-4 @lg:items-center">
        <Picture path={item.image} alt="" sizes="4rem" ratio="1" className="size-12 shrink-0 rounded-chip @xs:size-16" />
        <div className="grid min-w-0 flex-1 gap-2 @lg:flex @lg:items-center @lg:gap-4">
          <span className="min-w-0 flex-1">
            {family ? (
              <TextButton
                className="text-left font-semibold break-words"
                aria-label={`Picture and details: ${name}`}
                onClick={() => family.onOpen(item)}
              >
                {name}
              </TextButton>
            ) : (
              <span className="block font-semibold break-words">{name}</span>
            )}
            <span className="block text-sm text-muted">{[vendor, modelNumber].filter(Boolean).join(', ')}</span>
            <span className="block text-sm text-muted">
              {family ? chosenByForFamily[item.chosenBy] : originWords(item, priceList)}
            </span>
            {waits}
          </span>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @lg:gap-x-4">
            {mayChange ? (
              <QuantityBox name={name} quantity={quantity} isBusy={isBusy} onChange={(next) => void apply({ quantity: next })} />
            ) : (
              <span className="tabular-nums">{quantity} ×</span>
            )}
            <span className="ml-auto min-w-24 text-right tabular-nums">
              <span className="block font-semibold">{formatCents(priceCents * quantity)}</span>
              {quantity > 1 && <span className="block text-sm text-muted">{formatCents(priceCents)} each</span>}
            </span>
            {mayChange && <RemoveItem name={name} isForGood={Boolean(family) && !item.now} onRemove={() => void remove()} />}
          </div>
        </div>
      </div>
      <PaidByPackage item={item} />
      {!family && mayChange && <PriceNow item={item} isBusy={isBusy} onPrice={() => void apply({ isPricedAgain: true })} />}
      <FormFailure error={failure} />
    </li>
  );
};
