import type { ReactNode } from 'react';
import type { Enumeration } from '#shared/model/enumeration.ts';
import { caseStatus, decedentStatus, timing } from '#shared/model/enumerations/case.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useMembers } from '../use-members.ts';
import { type CaseFilters, isFiltered, noFilters } from './case-filters.ts';

export type FilterBarProps = {
  filters: CaseFilters;
  onChange: (filters: CaseFilters) => void;
  /** Filters that the layout already has: a board has a column for each. */
  without?: readonly ('status' | 'care')[];
  search: ReactNode;
};

const choicesOf = <Value extends string>({ values, label }: Enumeration<Value>) =>
  values.map((value) => ({ value, label: label(value) }));

/** Filters the cases; every filter is in the address. */
export const FilterBar = ({ filters, onChange, without = [], search }: FilterBarProps) => {
  const { members, isSeen } = useMembers();
  const staff = [{ value: 'none', label: 'Nobody' }, ...members.map(({ id, fullName }) => ({ value: id, label: fullName }))];
  const change = (changes: Partial<Record<keyof CaseFilters, string>>) => onChange({ ...filters, ...changes } as CaseFilters);
  return (
    <search className="grid gap-4">
      {search}
      <div className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap [&>*]:min-w-0 md:[&>div]:w-44">
        {!without.includes('status') && (
          <Select
            label="Status"
            emptyLabel="All"
            value={filters.status}
            options={choicesOf(caseStatus)}
            onChange={(event) => change({ status: event.target.value })}
          />
        )}
        {!without.includes('care') && (
          <Select
            label="Decedent status"
            emptyLabel="All"
            value={filters.care}
            options={choicesOf(decedentStatus)}
            onChange={(event) => change({ care: event.target.value })}
          />
        )}
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
            emptyLabel="Anybody"
            value={filters.staff}
            options={staff}
            onChange={(event) => change({ staff: event.target.value })}
          />
        )}
        {isFiltered(filters) && (
          <Button size="compact" className="mb-1 justify-self-start" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
};
