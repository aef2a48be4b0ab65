import { Download, RefreshCw, UserPlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { BulkAssign } from './bulk-assign.tsx';
import { BulkStatus } from './bulk-status.tsx';
import { casesWords } from './unchanged-cases.tsx';
import type { Selection } from './use-selection.ts';

const MenuPopover = lazyPart(() => import('#web/ui/menu-popover.tsx'));

type SelectionBarProps = {
  selection: Selection;
  /** Whether the menu that `e` opens is open. */
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
  onExport: () => void;
};

/** Says how many cases are selected, and what can be done with all of them. It stays in view. */
export const SelectionBar = ({ selection, isMenuOpen, onMenu, onExport }: SelectionBarProps) => {
  const { may, whyNot } = useWorkspace();
  const [asks, setAsks] = useState<'assign' | 'status' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const reason = whyNot('cases.change');
  const mayChange = may('cases.change');
  const actions = [
    { key: 'assign', label: 'Assign to...', icon: UserPlus, isDisabled: !mayChange, onAction: () => setAsks('assign') },
    { key: 'status', label: 'Change status...', icon: RefreshCw, isDisabled: !mayChange, onAction: () => setAsks('status') },
    { key: 'export', label: 'Export CSV', icon: Download, isDisabled: false, onAction: onExport },
  ];
  const Bulk = asks === 'assign' ? BulkAssign : BulkStatus;
  return (
    <>
      {selection.rows.length > 0 && (
        <section
          aria-label="Selected cases"
          ref={bar}
          className="sticky bottom-[calc(var(--phone-bar)+0.5rem)] z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-border-strong bg-raised px-3 py-2 shadow-3 lg:bottom-3"
        >
          <p role="status" className="px-1 font-semibold tabular-nums">
            {casesWords(selection.rows.length)} selected
          </p>
          {actions.map(({ key, label, icon, isDisabled, onAction }) => (
            <Button
              key={key}
              size="compact"
              icon={icon}
              disabled={isDisabled}
              aria-describedby={isDisabled ? reasonId : undefined}
              onClick={onAction}
            >
              {label}
            </Button>
          ))}
          <IconButton icon={X} label="Clear the selection" className="size-9" onClick={selection.clear} />
          {reason && (
            <p id={reasonId} className="w-0 min-w-full px-1 text-xs text-muted">
              {reason}
            </p>
          )}
          {isMenuOpen && (
            <MenuPopover label="Selected cases" items={actions} trigger={bar} isOpen={isMenuOpen} onOpenChange={onMenu} />
          )}
        </section>
      )}
      {asks && (
        <Bulk
          rows={selection.rows}
          onChanged={(unchanged) => selection.only(unchanged.map(({ row }) => row.id))}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
};
