import { PartSelect } from './part-select.tsx';
import { changeParts, type TwoParts } from './two-parts.ts';

/** Lists hours 0 to 23 the way people say them (docs/decisions.md, Questions). */
const hours = Array.from({ length: 24 }, (_, value) => ({
  value,
  label: `${value % 12 === 0 ? 12 : value % 12} ${value < 12 ? 'am' : 'pm'}`,
}));

const minuteOption = (value: number) => ({ value, label: String(value).padStart(2, '0') });

/** Lists minutes: all of them, or in steps of 5 with a stored time between them in its place. */
const minuteOptions = (stored: number | null, isExact: boolean) => {
  const values = isExact ? Array.from({ length: 60 }, (_, index) => index) : Array.from({ length: 12 }, (_, index) => index * 5);
  if (stored !== null && !values.includes(stored)) values.push(stored);
  return values.sort((a, b) => a - b).map(minuteOption);
};

export type TimePartsProps = { id: string; parts: TwoParts; onChange: (parts: TwoParts) => void; isInvalid: boolean } & {
  /** Whether every minute can be chosen. */
  isExact?: boolean;
};

/** Shows the hour and the minutes of a time of day. */
export const TimeParts = ({ id, parts, onChange, isInvalid, isExact = false }: TimePartsProps) => (
  <div className="flex gap-3">
    <PartSelect
      id={`${id}-hour`}
      label="Hour"
      className="w-28"
      value={parts.whole}
      options={hours}
      isInvalid={isInvalid}
      onChange={(whole) => onChange(changeParts(parts, { whole }))}
    />
    <PartSelect
      id={`${id}-minutes`}
      label="Minutes"
      className="w-24"
      value={parts.rest}
      options={minuteOptions(parts.rest, isExact)}
      isInvalid={isInvalid}
      onChange={(rest) => onChange(changeParts(parts, { rest }))}
    />
  </div>
);
