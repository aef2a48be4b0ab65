import type { FieldType } from '#shared/model/enumerations/question.ts';
import { instantAt, localMoment } from '#shared/questions/instant-parts.ts';
import { optionsOf } from '#shared/questions/options.ts';
import { isInstant } from '#shared/values/dates.ts';
import { Button } from '../ui/button.tsx';
import { RadioBoxes } from '../ui/choices.tsx';
import { inputClass } from '../ui/field.tsx';
import { asNumber, asWords } from './answer-as.ts';
import { questionRenderers } from './question-renderers.tsx';
import type { Renderer, WidgetProps } from './renderer.ts';
import {
  readTypedDate,
  readTypedHeight,
  readTypedMoment,
  readTypedTime,
  type Typed,
  writeTypedDate,
  writeTypedHeight,
  writeTypedMoment,
  writeTypedTime,
} from './typed-parts.ts';
import { useDraft } from './use-draft.ts';

type OneBoxProps<Value> = WidgetProps & {
  stored: Value | null;
  read: (text: string) => Typed<Value>;
  write: (value: Value | null) => string;
  example: string;
};

/** Shows one box for an answer that elsewhere has several. Leaving it writes the answer the usual way. */
function OneBox<Value extends string | number>({ stored, read, write, example, ...props }: OneBoxProps<Value>) {
  const { id, describedBy, isInvalid, isRequired, isDisabled, onChange } = props;
  const { draft, setDraft } = useDraft(stored, write);
  const type = (text: string) => {
    const { value, fault } = read(text);
    setDraft(text, value);
    onChange(value, fault);
  };
  return (
    <input
      id={id}
      type="text"
      autoComplete="off"
      value={draft}
      placeholder={example}
      disabled={isDisabled}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={() => stored !== null && setDraft(write(stored), stored)}
      className={inputClass(isInvalid, 'tabular-nums')}
    />
  );
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const now = (timeZone: string) => localMoment(new Date().toISOString(), timeZone);

const DateBox = (props: WidgetProps) => {
  const { date: today } = now(props.sources.timeZone ?? browserZone());
  const stored = asWords(props.value) || null;
  return (
    <OneBox {...props} {...{ stored }} read={(text) => readTypedDate(text, today)} write={writeTypedDate} example="MM/DD/YYYY" />
  );
};

const TimeBox = (props: WidgetProps) => (
  <OneBox {...props} stored={asNumber(props.value)} read={readTypedTime} write={writeTypedTime} example="2:30 pm" />
);

const HeightBox = (props: WidgetProps) => (
  <OneBox {...props} stored={asNumber(props.value)} read={readTypedHeight} write={writeTypedHeight} example="5 11" />
);

const MomentBox = (props: WidgetProps) => {
  const timeZone = props.sources.timeZone ?? browserZone();
  const { date: today } = now(timeZone);
  const stored = asWords(props.value) || null;
  const read = (text: string): Typed<string> => {
    const { value, ...fault } = readTypedMoment(text, today);
    return { value: value && (instantAt(value, timeZone) ?? null), ...fault };
  };
  const write = (instant: string | null) => (isInstant(instant) ? writeTypedMoment(localMoment(instant, timeZone)) : '');
  return <OneBox {...props} {...{ stored, read, write }} example="MM/DD 2:30 pm" />;
};

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Shows options side by side. Backspace takes an answer back, so that Tab never stops at a button for it. */
const Chips = (props: WidgetProps) => {
  const { question, value, onChange, id, label, isInvalid, isRequired, isDisabled, sources } = props;
  const isYesOrNo = question.fieldType === 'boolean';
  const options = isYesOrNo
    ? yesOrNo
    : (optionsOf(question, sources.lists) ?? []).map(({ id: option, text }) => ({ value: option, label: text }));
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : asWords(value);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its radio buttons
    <div
      className="flex flex-wrap items-center gap-x-5"
      onKeyDown={({ key }) => {
        if (key === 'Backspace' || key === 'Delete') onChange(null);
      }}
    >
      <RadioBoxes
        options={options}
        name={id}
        required={isRequired}
        aria-invalid={isInvalid || undefined}
        value={chosen}
        onChange={(answer) => onChange(isYesOrNo ? answer === 'yes' : answer)}
      />
      {chosen !== '' && !isDisabled && (
        <Button
          look="quiet"
          size="compact"
          tabIndex={-1}
          aria-label={`Clear the answer: ${label}`}
          onClick={() => onChange(null)}
        >
          Clear
        </Button>
      )}
    </div>
  );
};

const typed = (Widget: Renderer['Widget']): Renderer => ({ frame: 'field', isTyped: false, isNarrow: true, Widget });
const chips: Renderer = { frame: 'group', isTyped: false, isNarrow: false, Widget: Chips };

/** Renders questions with one stop of the Tab key for each answer, and reports what is typed with every key. */
export const oneBoxRenderers: Partial<Readonly<Record<FieldType, Renderer>>> = {
  date: typed(DateBox),
  time: typed(TimeBox),
  'date-time': typed(MomentBox),
  length: typed(HeightBox),
  boolean: chips,
  'radio-button-list': chips,
  string: { ...questionRenderers.string, isTyped: false },
  weight: { ...questionRenderers.weight, isTyped: false },
  address: { ...questionRenderers.address, isTyped: false },
};
