import { instantAt, localMoment } from '#shared/questions/instant-parts.ts';
import { isInstant, toInstant } from '#shared/values/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { asWords } from './answer-as.ts';
import { DateBoxes } from './date-boxes.tsx';
import { type DateParts, readDate, splitDate } from './date-parts.ts';
import type { WidgetProps } from './renderer.ts';
import { TimeParts } from './time-parts.tsx';
import { joinParts, splitNumber, type TwoParts } from './two-parts.ts';
import { useDraft } from './use-draft.ts';

type Parts = { date: DateParts; time: TwoParts };

const nothing: Parts = { date: splitDate(''), time: splitNumber(null, 60) };

const splitInstant = (instant: string | null, timeZone: string): Parts => {
  if (!isInstant(instant)) return nothing;
  const { date, minutes } = localMoment(instant, timeZone);
  return { date: splitDate(date), time: splitNumber(minutes, 60) };
};

const readMoment = (parts: Parts, timeZone: string): { instant: string | null; fault?: string } => {
  const { date, fault } = readDate(parts.date);
  const minutes = joinParts(parts.time, 60);
  if (fault) return { instant: null, fault };
  if (date === null) return minutes === null ? { instant: null } : { instant: null, fault: 'Enter the date too' };
  if (minutes === null) return { instant: null, fault: 'Choose the time too' };
  return { instant: instantAt({ date, minutes }, timeZone) ?? null };
};

/** Returns `Eastern Time`: an instant is given in the home's time zone. */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const MINUTE_MS = 60_000;

/** Returns this minute: what is stored is what is shown. */
export const thisMinute = () => toInstant(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);

/** `date-time`: an instant, stored in UTC, asked in the home's time zone. Its parts are in the order in which they are typed, and now comes after them. */
export const DateTimeWidget = ({ value, onChange, id, label, isInvalid, isDisabled, sources }: WidgetProps) => {
  const timeZone = sources.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { draft, setDraft } = useDraft(asWords(value) || null, (instant) => splitInstant(instant, timeZone));
  const change = (part: Partial<Parts>) => {
    const parts = { ...draft, ...part };
    const { instant, fault } = readMoment(parts, timeZone);
    setDraft(parts, instant);
    onChange(instant, fault);
  };
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <DateBoxes id={id} parts={draft.date} isInvalid={isInvalid} onChange={(date) => change({ date })} />
      <TimeParts
        id={id}
        parts={draft.time}
        isInvalid={isInvalid}
        isExact={sources.isLog ?? false}
        onChange={(time) => change({ time })}
      />
      {sources.isLog && !isDisabled && (
        <div className="self-end">
          <Button
            onClick={() => {
              const now = thisMinute();
              setDraft(splitInstant(now, timeZone), now);
              onChange(now);
            }}
          >
            Now
            <span className="sr-only">: {label}</span>
          </Button>
        </div>
      )}
      <p className="w-full text-sm text-muted">{zoneName(timeZone)}</p>
    </div>
  );
};
