import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import { MAX_DISCOUNTS, MAX_TAXES } from '#shared/model/limits.ts';
import type { Discount, PriceRules } from '#shared/model/price-list.ts';
import { discountWords, taxWords } from '#shared/pricing/rule-words.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { messageOf } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { typedDiscount, whoOptions } from './rule-draft.ts';
import { TaxDialog } from './tax-dialog.tsx';
import { useRuleSaves } from './use-home-rules.ts';

type Kind = 'taxes' | 'discounts';
type ListProps = { view: HomeRules };
type Named = { id: string; name: string };

/** Asks before a rule is removed. It can be put back from the message that says so, in its place. */
const Removal = ({ view, kind, rule, onClose }: ListProps & { kind: Kind; rule: Named; onClose: () => void }) => {
  const { quickSave } = useRuleSaves();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const what = kind === 'taxes' ? 'tax' : 'discount';
  const at = view.rules[kind].findIndex(({ id }) => id === rule.id);
  const without = (rules: PriceRules) => ({ ...rules, [kind]: rules[kind].filter(({ id }) => id !== rule.id) });
  const restored = (rules: PriceRules) =>
    rules[kind].some(({ id }) => id === rule.id) ? rules : { ...rules, [kind]: rules[kind].toSpliced(at, 0, rule as never) };
  const remove = async () => {
    setIsBusy(true);
    try {
      const saved = await quickSave(view, without);
      onClose();
      const undo = () => void quickSave(saved, restored).catch((error: unknown) => toast(messageOf(error), { tone: 'danger' }));
      toast(`“${rule.name}” was removed.`, { undo });
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <SureDialog
      title={`Remove the ${what} “${rule.name}”?`}
      keep={`Keep the ${what}`}
      act="Remove"
      busyLabel="Removing..."
      isBusy={isBusy}
      error={failure}
      onAct={() => void remove()}
      onClose={onClose}
    >
      Your next price list won’t have it. The list in force and contracts that have it aren’t changed.
    </SureDialog>
  );
};

type RowProps = { rule: Named; says: string; more?: ReactNode; handle?: ReactNode; onEdit: () => void; onRemove: () => void };

const Row = ({ rule: { name }, says, more, handle, onEdit, onRemove }: RowProps) => {
  const { may } = useWorkspace();
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      {handle}
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
        <p className="wrap-anywhere">{says}</p>
        {more}
      </div>
      {may('prices.change') && (
        <div className="flex gap-2">
          <Button size="compact" icon={Pencil} onClick={onEdit}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <Button size="compact" look="quiet" icon={Trash2} onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
    </div>
  );
};

/** What is open over a list: the form for a new rule or for one of them, or the question before one is removed. */
type Open = { act: 'add' } | { act: 'edit' | 'remove'; rule: Named } | null;

const AddButton = ({ label, isFull, onClick }: { label: string; isFull: boolean; onClick: () => void }) => {
  const { may } = useWorkspace();
  return (
    may('prices.change') && (
      <Button size="compact" icon={Plus} disabled={isFull} onClick={onClick}>
        {label}
      </Button>
    )
  );
};

/** Lists the taxes of the next price list. */
export const TaxList = ({ view }: ListProps) => {
  const { taxes } = view.rules;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Panel
      title="Taxes"
      aside={<AddButton label="Add a tax" isFull={taxes.length >= MAX_TAXES} onClick={() => setOpen({ act: 'add' })} />}
    >
      {taxes.length === 0 ? (
        <p className="text-muted">
          No taxes. We don’t know what your state, county, and city tax: add each tax that you have to charge.
        </p>
      ) : (
        <ul aria-label="Taxes" className="divide-y divide-border">
          {taxes.map((tax) => (
            <li key={tax.id}>
              <Row
                rule={tax}
                says={taxWords(tax, view.categories)}
                onEdit={() => setOpen({ act: 'edit', rule: tax })}
                onRemove={() => setOpen({ act: 'remove', rule: tax })}
              />
            </li>
          ))}
        </ul>
      )}
      {open?.act === 'remove' && <Removal view={view} kind="taxes" rule={open.rule} onClose={close} />}
      {open?.act === 'add' && <TaxDialog view={view} onClose={close} />}
      {open?.act === 'edit' && <TaxDialog view={view} id={open.rule.id} onClose={close} />}
    </Panel>
  );
};

/** How long a row that is moved by keyboard takes to settle. */
const SETTLE_MS = 500;

/** Returns the discounts in the order that is being made, and what saves it once it settles. */
function useDiscountOrder(view: HomeRules) {
  const { quickSave } = useRuleSaves();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sorted = (discounts: readonly Discount[], ids: readonly string[]) => {
    const placeOf = ({ id }: Discount) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return discounts.toSorted((one, other) => placeOf(one) - placeOf(other));
  };
  const settle = () => {
    if (!order) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      try {
        await quickSave(view, (rules) => ({ ...rules, discounts: sorted(rules.discounts, order) }));
      } catch (error) {
        toast(messageOf(error), { tone: 'danger' });
      }
      setOrder((now) => (now === order ? null : now));
    }, SETTLE_MS);
  };
  const rows = order ? sorted(view.rules.discounts, order) : view.rules.discounts;
  const move = (from: number, to: number) =>
    setOrder(
      movedTo(
        rows.map(({ id }) => id),
        from,
        to,
      ),
    );
  return { rows, move, settle };
}

const whoWords = (discount: Discount): string => {
  const { who } = typedDiscount(discount);
  return whoOptions(discount).find(({ value }) => value === who)?.label ?? '';
};

/** Lists the discounts of the next price list in the order in which they are taken. */
export const DiscountList = ({ view }: ListProps) => {
  const { may } = useWorkspace();
  const { rows, move, settle } = useDiscountOrder(view);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Panel
      title="Discounts"
      aside={<AddButton label="Add a discount" isFull={rows.length >= MAX_DISCOUNTS} onClick={() => setOpen({ act: 'add' })} />}
    >
      <p className="mb-2 text-muted">
        Applied in this order. Each takes at most what the ones before it leave. The basic services fee is never discounted: it’s
        the same for everyone.
      </p>
      {rows.length === 0 ? (
        <p>No discounts.</p>
      ) : (
        <SortList
          label="Discounts, in the order in which they are taken"
          items={rows}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          isDisabled={!may('prices.change')}
          className="divide-y divide-border"
          onMove={move}
          onSettled={settle}
        >
          {(discount, handle) => (
            <Row
              rule={discount}
              says={discountWords(discount)}
              more={
                <p className="text-muted wrap-anywhere">
                  {whoWords(discount)}. {discount.reason}
                </p>
              }
              handle={handle}
              onEdit={() => setOpen({ act: 'edit', rule: discount })}
              onRemove={() => setOpen({ act: 'remove', rule: discount })}
            />
          )}
        </SortList>
      )}
      {open?.act === 'remove' && <Removal view={view} kind="discounts" rule={open.rule} onClose={close} />}
      {open?.act === 'add' && <DiscountDialog view={view} onClose={close} />}
      {open?.act === 'edit' && <DiscountDialog view={view} id={open.rule.id} onClose={close} />}
    </Panel>
  );
};
