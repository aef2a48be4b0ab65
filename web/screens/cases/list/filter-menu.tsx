import { ListFilter, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog as Box } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { Enumeration } from '#shared/model/enumeration.ts';
import { caseStatus, decedentStatus, timing } from '#shared/model/enumerations/case.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { useMembers } from '../use-members.ts';
import { type CaseFilters, noFilters, shownStatus } from './case-filters.ts';

const choicesOf = <Value extends string>({ values, label }: Enumeration<Value>) =>
  values.map((value) => ({ value, label: label(value) }));

const statuses = [{ value: 'open', label: 'Open' }, ...choicesOf(caseStatus), { value: 'all', label: 'All' }];

export type FilterMenuProps = { filters: CaseFilters; onChange: (filters: CaseFilters) => void };

/** Sets the filters of the list; every filter is in the address. */
export const FilterMenu = ({ filters, onChange }: FilterMenuProps) => {
  const { members, isSeen } = useMembers();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const staff = [{ value: 'none', label: 'Nobody' }, ...members.map(({ id, fullName }) => ({ value: id, label: fullName }))];
  const change = (changes: Partial<Record<keyof CaseFilters, string>>) => onChange({ ...filters, ...changes } as CaseFilters);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={buttonClass('secondary', 'compact')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={ListFilter} />
        Filter
      </button>
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement="bottom start"
        offset={6}
        className="popover w-72 overflow-y-auto rounded-card border border-border bg-raised p-4 shadow-3"
      >
        <Box aria-label="Filters" className="grid gap-4 outline-none">
          <Select
            label="Status"
            value={shownStatus(filters)}
            options={statuses}
            onChange={(event) => change({ status: event.target.value })}
          />
          <Select
            label="Decedent status"
            emptyLabel="All"
            value={filters.care}
            options={choicesOf(decedentStatus)}
            onChange={(event) => change({ care: event.target.value })}
          />
          <Select
            label="Type"
            emptyLabel="All"
            value={filters.type}
            options={choicesOf(timing)}
            onChange={(event) => change({ type: event.target.value })}
          />
          {isSeen && (
            <Select
              label="Assigned to"
              emptyLabel="Anyone"
              value={filters.staff}
              options={staff}
              onChange={(event) => change({ staff: event.target.value })}
            />
          )}
          <Button size="compact" look="primary" onClick={() => setIsOpen(false)}>
            Done
          </Button>
        </Box>
      </Popover>
    </>
  );
};

/** Shows the filters that are set, each with a button that removes it, beside those that the tabs show. */
export const FilterChips = ({ filters, onChange }: FilterMenuProps) => {
  const { nameOf } = useMembers();
  const chips = [
    ...(filters.status === 'active' ? [{ field: 'status' as const, label: caseStatus.label('active') }] : []),
    ...(filters.care ? [{ field: 'care' as const, label: decedentStatus.label(filters.care) }] : []),
    ...(filters.type ? [{ field: 'type' as const, label: timing.label(filters.type) }] : []),
    ...(filters.staff
      ? [
          {
            field: 'staff' as const,
            label: filters.staff === 'none' ? 'Assigned to nobody' : (nameOf(filters.staff) ?? 'Assigned'),
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters" className="flex flex-wrap items-center gap-1.5">
      {chips.map(({ field, label }) => (
        <li key={field}>
          <button
            type="button"
            aria-label={`Remove the filter ${label}`}
            onClick={() => onChange({ ...filters, [field]: '' })}
            className="inline-flex min-h-7 items-center gap-1 rounded-chip bg-primary-soft px-2 text-xs font-semibold text-primary hover:text-primary-hover pointer-coarse:min-h-11"
          >
            {label}
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      <li>
        <Button
          size="compact"
          look="quiet"
          className="min-h-7 px-2 text-xs"
          onClick={() => onChange({ ...noFilters, words: filters.words })}
        >
          Clear filters
        </Button>
      </li>
    </ul>
  );
};
