import { inputClass } from '../ui/field.tsx';
import { type DateParts, maskDigits } from './date-parts.ts';
import { PartSelect } from './part-select.tsx';

const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: new Date(Date.UTC(2000, index, 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
}));

type NumberBoxProps = { id: string; label: string; value: string; most: number; className: string; isInvalid: boolean } & {
  onChange: (text: string) => void;
};

const NumberBox = ({ id, label, value, most, className, isInvalid, onChange }: NumberBoxProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1 block text-sm text-muted">
      {label}
    </label>
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(maskDigits(event.target.value, most))}
      className={inputClass(isInvalid, 'px-3 tabular-nums')}
    />
  </div>
);

export type DateBoxesProps = { id: string; parts: DateParts; onChange: (parts: DateParts) => void; isInvalid: boolean };

/** Shows boxes for month, day, and year. */
export const DateBoxes = ({ id, parts, onChange, isInvalid }: DateBoxesProps) => (
  <div className="flex flex-wrap gap-x-2 gap-y-3 sm:gap-x-3">
    <PartSelect
      id={`${id}-month`}
      label="Month"
      className="max-w-40 grow basis-32"
      value={parts.month === '' ? null : Number(parts.month)}
      options={months}
      isInvalid={isInvalid}
      onChange={(month) => onChange({ ...parts, month: month === null ? '' : String(month) })}
    />
    <NumberBox
      id={`${id}-day`}
      label="Day"
      most={2}
      className="w-14"
      value={parts.day}
      isInvalid={isInvalid}
      onChange={(day) => onChange({ ...parts, day })}
    />
    <NumberBox
      id={`${id}-year`}
      label="Year"
      most={4}
      className="w-20"
      value={parts.year}
      isInvalid={isInvalid}
      onChange={(year) => onChange({ ...parts, year })}
    />
  </div>
);
