import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { StatementLine } from '#shared/model/contract-version.ts';
import type { Selection } from '#shared/model/selection.ts';
import { messageOf } from '#web/session/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MenuItem } from '#web/ui/menu-popover.tsx';
import { toast } from '#web/ui/toast.ts';
import { isFocusLost } from '#web/ui/use-returned-focus.ts';
import { actsOf, type LineAct } from './line-rules.ts';
import { CashAdvanceDialog } from './pieces/cash-advance-dialog.tsx';
import { ExemptionDialog, RequiredDialog } from './pieces/line-dialogs.tsx';
import { QuantityDialog } from './pieces/quantity-dialog.tsx';
import { ReductionDialog } from './pieces/reduction-dialog.tsx';
import { SpecialOrderDialog } from './pieces/special-order-dialog.tsx';
import { withRemoved } from './selection-pieces.ts';
import { type Editing, useQuickSave } from './use-contract.ts';

const words: Readonly<Record<LineAct, string>> = {
  reduce: 'Reduce',
  quantity: 'Change the quantity',
  require: 'Say why it’s required',
  exempt: 'Leave it out of a tax',
  advance: 'Edit',
  'special-order': 'Edit',
};

const idOf = (key: string): string => key.slice(key.indexOf(':') + 1);
const others = <Piece extends { id: string }>(pieces: readonly Piece[], id: string): Piece[] =>
  pieces.filter((each) => each.id !== id);

type Removal = { label: string; remove: (selection: Selection) => Selection };

/** Returns how what was laid over a line is removed again: the line itself, if it was added by hand, or its other quantity. */
function removalOf(line: StatementLine): Removal | null {
  const id = idOf(line.key);
  if (line.reduces !== undefined)
    return { label: 'Remove', remove: (from) => ({ ...from, reductions: others(from.reductions, id) }) };
  if (line.isSpecialOrder)
    return { label: 'Remove', remove: (from) => ({ ...from, specialOrders: others(from.specialOrders, id) }) };
  const advance = line.cashAdvance?.id;
  if (advance !== undefined) {
    const label = line.key === `advance:${advance}` ? 'Remove' : 'Remove the charge';
    return { label, remove: (from) => ({ ...from, cashAdvances: others(from.cashAdvances, advance) }) };
  }
  if (line.quantityReason === undefined) return null;
  const remove = (from: Selection) => ({
    ...from,
    quantityChanges: from.quantityChanges.filter(({ lineKey }) => lineKey !== line.key),
  });
  return { label: 'Use the original quantity', remove };
}

/** Returns the line after one, or before it, which gets the focus when it’s gone. */
function nextLine(key: string): HTMLElement | null {
  const line = document.getElementById(`line-${key}`);
  const near = line?.nextElementSibling ?? line?.previousElementSibling;
  return near instanceof HTMLElement ? near : null;
}

type Open = LineAct | 'reduction';

function dialogOf(open: Open, { line, reduced, editing, onClose }: LineActionsProps & { onClose: () => void }): ReactNode {
  if (open === 'reduction') return reduced && <ReductionDialog line={reduced} id={idOf(line.key)} onClose={onClose} />;
  if (open === 'reduce') return <ReductionDialog line={line} onClose={onClose} />;
  if (open === 'quantity') return <QuantityDialog {...{ line, editing, onClose }} />;
  if (open === 'require') return <RequiredDialog line={line} onClose={onClose} />;
  if (open === 'exempt') return <ExemptionDialog line={line} taxes={editing.view.statement.taxes} onClose={onClose} />;
  if (open === 'special-order') return <SpecialOrderDialog id={idOf(line.key)} onClose={onClose} />;
  const id = line.cashAdvance?.id;
  const place = {
    id,
    lineKey: id === line.key.replace('advance:', '') ? undefined : line.key,
    name: line.label,
    cents: line.amountCents,
  };
  return <CashAdvanceDialog place={place} onClose={onClose} />;
}

type LineActionsProps = {
  line: StatementLine;
  /** The line that this one reduces. */
  reduced: StatementLine | undefined;
  editing: Editing;
};

/** Returns the focus to a line's button when its dialog closes: the menu item that opened it is gone by then, and the line may have been replaced. */
const BackToLine = ({ lineKey, children }: { lineKey: string; children: ReactNode }) => {
  useEffect(() => {
    const back = () => {
      const line = document.getElementById(`line-${lineKey}`);
      if (isFocusLost()) line?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus({ preventScroll: true });
    };
    // As with every dialog, once React Aria had its frame to return it.
    return () => void requestAnimationFrame(() => requestAnimationFrame(back));
  }, [lineKey]);
  return children;
};

/** Lists what can be done with a line, and opens what it asks. */
export const LineActions = (props: LineActionsProps) => {
  const { line, editing } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const save = useQuickSave();
  const removal = removalOf(line);
  const acts = actsOf(line, { hasTaxes: editing.view.statement.taxes.length > 0 });
  const failed = (error: unknown) => toast(messageOf(error), { tone: 'danger' });
  const remove = async ({ remove: change }: Removal) => {
    const before = editing.view.selection;
    // The line goes, and with it the button that has the focus.
    const next = nextLine(line.key);
    try {
      const after = await save(editing.view, change);
      next?.focus();
      const undo = () => void save(after, (now) => withRemoved(now, before, after.selection)).catch(failed);
      toast(`${line.label} removed.`, { tone: 'success', undo });
    } catch (error) {
      failed(error);
    }
  };
  const items: MenuItem[] = [
    ...acts.map((act) => ({ key: act, label: words[act], onAction: () => setOpen(act) })),
    ...(line.reduces === undefined ? [] : [{ key: 'reduction', label: 'Edit', onAction: () => setOpen('reduction') }]),
    ...(removal ? [{ key: 'remove', label: removal.label, tone: 'danger' as const, onAction: () => void remove(removal) }] : []),
  ];
  if (items.length === 0) return <span className="block size-9 pointer-coarse:size-11" />;
  return (
    <>
      <Menu
        label={`Change ${line.label}`}
        isLabelHidden
        items={items}
        className="inline-flex size-9 items-center justify-center text-muted hover:bg-sunken hover:text-text print:hidden pointer-coarse:size-11"
      >
        <Icon of={MoreHorizontal} />
      </Menu>
      {open && <BackToLine lineKey={line.key}>{dialogOf(open, { ...props, onClose: () => setOpen(null) })}</BackToLine>}
    </>
  );
};
