import { INCHES_A_FOOT, MAX_FEET } from '#shared/questions/kinds/number.ts';
import { asNumber } from './answer-as.ts';
import { PartSelect } from './part-select.tsx';
import type { WidgetProps } from './renderer.ts';
import { changeParts, joinParts, splitNumber, type TwoParts } from './two-parts.ts';
import { useDraft } from './use-draft.ts';

const upTo = (most: number, unit: string) =>
  Array.from({ length: most + 1 }, (_, value) => ({ value, label: `${value} ${unit}` }));
const feet = upTo(MAX_FEET, 'ft');
const inches = upTo(INCHES_A_FOOT - 1, 'in');

/** `length`: 0 to 10 feet and 0 to 11 inches, stored as total inches. */
export const LengthWidget = ({ value, onChange, id, isInvalid }: WidgetProps) => {
  const { draft, setDraft } = useDraft(asNumber(value), (total) => splitNumber(total, INCHES_A_FOOT));
  const change = (parts: TwoParts) => {
    const total = joinParts(parts, INCHES_A_FOOT);
    setDraft(parts, total);
    onChange(total, total === null && parts.rest !== null ? 'Choose the feet' : undefined);
  };
  return (
    <div className="flex gap-3">
      <PartSelect
        id={`${id}-feet`}
        label="Feet"
        className="w-28"
        value={draft.whole}
        options={feet}
        isInvalid={isInvalid}
        onChange={(whole) => change(changeParts(draft, { whole }))}
      />
      <PartSelect
        id={`${id}-inches`}
        label="Inches"
        className="w-28"
        value={draft.rest}
        options={inches}
        isInvalid={isInvalid}
        onChange={(rest) => change(changeParts(draft, { rest }))}
      />
    </div>
  );
};
