import { asWords } from './answer-as.ts';
import { DateBoxes } from './date-boxes.tsx';
import { type DateParts, readDate, splitDate } from './date-parts.ts';
import type { WidgetProps } from './renderer.ts';
import { useDraft } from './use-draft.ts';

/** `date`: a calendar date, `YYYY-MM-DD`. */
export const DateWidget = ({ value, onChange, id, isInvalid }: WidgetProps) => {
  const { draft, setDraft } = useDraft(asWords(value) || null, (date) => splitDate(date ?? ''));
  const change = (parts: DateParts) => {
    const { date, fault } = readDate(parts);
    setDraft(parts, date);
    onChange(date, fault);
  };
  return <DateBoxes id={id} parts={draft} onChange={change} isInvalid={isInvalid} />;
};
