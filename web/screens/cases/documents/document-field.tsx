import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentFieldView } from '#shared/contract/case-documents-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import { formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { DateBoxes } from '#web/questions/date-boxes.tsx';
import { readDate, splitDate } from '#web/questions/date-parts.ts';
import { useDebouncedAnswer } from '#web/questions/use-debounced-answer.ts';
import { useDraft } from '#web/questions/use-draft.ts';
import { Checkbox, RadioGroup } from '#web/ui/choices.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';

/** The pause after which something typed is saved. */
const PAUSE_MS = 800;

export const fieldElementId = (fieldId: string): string => `field-${fieldId}`;

type InputProps = {
  field: DocumentFieldView;
  value: Answer | undefined;
  error?: string | undefined;
  onChange: (value: Answer) => void;
};

const wordsOf = (value: Answer | undefined): string => (typeof value === 'string' ? value : '');

const partsOf = ({ field, error }: InputProps) => ({
  id: `${fieldElementId(field.id)}-input`,
  label: field.name,
  isOptional: field.isOptional,
  ...(error ? { error } : {}),
});

const TypedField = (props: InputProps) => {
  const { value, change, flush } = useDebouncedAnswer(props.value, props.onChange, PAUSE_MS);
  const { field } = props;
  const text = {
    ...partsOf(props),
    value: wordsOf(value),
    maxLength: field.combLength ?? 4000,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    onBlur: flush,
  };
  if (field.lines === 'multi') return <TextArea rows={2} {...text} />;
  return <TextField autoComplete="off" {...text} />;
};

const DateField = (props: InputProps) => {
  const { id, label, isOptional, error } = partsOf(props);
  const { draft, setDraft } = useDraft(wordsOf(props.value) || null, (date) => splitDate(date ?? ''));
  const { fault } = readDate(draft);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      <DateBoxes
        id={id}
        parts={draft}
        isInvalid={Boolean(error)}
        onChange={(parts) => {
          const { date, fault: unfinished } = readDate(parts);
          setDraft(parts, date);
          if (!unfinished) props.onChange(date ?? '');
        }}
      />
      <FieldError id={`${id}-error`}>{error ?? fault}</FieldError>
    </fieldset>
  );
};

const ChoiceField = (props: InputProps) => {
  const { field, value, onChange } = props;
  const parts = partsOf(props);
  if (field.pdfFieldType === 'radio')
    return (
      <RadioGroup name={parts.id} {...parts} layout="row" options={field.options} value={wordsOf(value)} onChange={onChange} />
    );
  return (
    <Select
      {...parts}
      emptyLabel="Choose one"
      options={field.options}
      value={wordsOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

/** Asks for the value of a field that may be changed in the document. */
export const DocumentInput = (props: InputProps) => {
  const { field, value, onChange, error } = props;
  if (field.pdfFieldType === 'date') return <DateField {...props} />;
  if (field.pdfFieldType === 'radio' || field.pdfFieldType === 'dropdown') return <ChoiceField {...props} />;
  if (field.pdfFieldType !== 'check') return <TypedField {...props} />;
  return (
    <Checkbox
      id={partsOf(props).id}
      label={field.name}
      {...(error ? { error } : {})}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
};

/** Returns a value as people read it. */
export function valueWords({ pdfFieldType, options }: DocumentFieldView, value: Answer | undefined): string {
  if (pdfFieldType === 'check') return value === true ? 'Yes' : 'No';
  const words = wordsOf(value);
  if (pdfFieldType === 'date' && isCalendarDate(words)) return formatCalendarDate(words);
  return options.find((option) => option.value === words)?.label ?? words;
}

/** Shows a field that isn't changed in the document, with where its value is from (`children`). */
export const ReadField = ({ field, children }: { field: DocumentFieldView; children?: ReactNode }) => {
  const words = field.signer === undefined || field.value !== null ? valueWords(field, field.value ?? undefined) : '';
  return (
    <div>
      <p className="text-sm font-semibold">{field.name}</p>
      {words ? (
        <p className="wrap-anywhere whitespace-pre-line">{words}</p>
      ) : (
        field.signer === undefined && (
          <p className={field.isMissing ? 'text-warning' : 'text-muted'}>{field.isMissing ? 'Missing' : 'Empty'}</p>
        )
      )}
      {children && <p className="mt-0.5 text-muted">{children}</p>}
    </div>
  );
};

/** Marks a field that a signer fills in. */
export const SignedBy = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-start gap-1.5">
    <Icon of={PenLine} size={16} className="mt-0.5" />
    {children}
  </span>
);
