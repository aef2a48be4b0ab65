import { ChevronDown } from 'lucide-react';
import { inputClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

export type PartSelectProps = {
  id: string;
  label: string;
  value: number | null;
  options: readonly { value: number; label: string }[];
  onChange: (value: number | null) => void;
  isInvalid: boolean;
  className?: string;
};

/** Shows one part of a time, a length, or a date as the system's own list, under its own small label. */
export const PartSelect = ({ id, label, value, options, onChange, isInvalid, className }: PartSelectProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1 block text-sm text-muted">
      {label}
    </label>
    <div className="relative">
      <select
        id={id}
        value={value ?? ''}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        className={inputClass(isInvalid, 'appearance-none pr-10 tabular-nums')}
      >
        <option value="">–</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
    </div>
  </div>
);
