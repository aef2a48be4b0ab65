import { asNumber } from './answer-as.ts';
import type { WidgetProps } from './renderer.ts';
import { TimeParts } from './time-parts.tsx';
import { joinParts, splitNumber, type TwoParts } from './two-parts.ts';
import { useDraft } from './use-draft.ts';

/** `time`: stored as minutes since midnight. */
export const TimeWidget = ({ value, onChange, id, isInvalid }: WidgetProps) => {
  const { draft, setDraft } = useDraft(asNumber(value), (minutes) => splitNumber(minutes, 60));
  const change = (parts: TwoParts) => {
    const minutes = joinParts(parts, 60);
    setDraft(parts, minutes);
    onChange(minutes, minutes === null && parts.rest !== null ? 'Choose the hour' : undefined);
  };
  return <TimeParts id={id} parts={draft} onChange={change} isInvalid={isInvalid} />;
};
