import { ChevronDown } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { RowAt } from './row-at.ts';

/** A row with its details, as the table and the cards get it. */
export type RowParts = { at: RowAt; isOpen: boolean; onToggle: () => void; locationId: string };

/** Opens and closes the details of a row. */
export const MoreButton = ({ at, isOpen, onToggle, label }: Omit<RowParts, 'locationId'> & { label?: string }) => (
  <button
    type="button"
    id={`${at.key}-more`}
    aria-expanded={isOpen}
    aria-label={`Details: ${at.view.name}`}
    onClick={onToggle}
    className="inline-flex min-h-9 min-w-9 scroll-mb-32 items-center justify-center gap-2 rounded-chip text-sm text-muted hover:bg-sunken hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
  >
    {label}
    <Icon of={ChevronDown} size={18} className={classNames('transition-transform', isOpen && 'rotate-180')} />
  </button>
);
