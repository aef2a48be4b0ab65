import { ArrowDown } from 'lucide-react';
import type { CaseDocumentView, DocumentFieldView } from '#shared/contract/case-documents.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DocumentInput, fieldElementId, ReadField } from './document-field.tsx';
import { lacks } from './document-values.ts';
import { FieldSource } from './field-source.tsx';

/** Puts the focus on a field beside the pages: on its box, its link, or on itself. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldElementId(fieldId));
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  (field.querySelector<HTMLElement>('input, select, textarea, a') ?? field).focus({ preventScroll: true });
}

type FieldProps = {
  field: DocumentFieldView;
  view: CaseDocumentView;
  value: Answer | undefined;
  error: string | undefined;
  isCurrent: boolean;
  onCurrent: () => void;
  onChange: (value: Answer) => void;
};

const Field = ({ field, view, value, error, isCurrent, onCurrent, onChange }: FieldProps) => {
  const isLacking = lacks(field, value);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus inside marks the field on its page
    <div
      id={fieldElementId(field.id)}
      tabIndex={-1}
      onFocus={onCurrent}
      className={classNames(
        'scroll-mt-48 border-l-3 py-3 pr-4 pl-4 sm:pr-5',
        isCurrent ? 'border-primary bg-primary-soft/50' : isLacking ? 'border-warning' : 'border-transparent',
      )}
    >
      {field.mayChange ? (
        <>
          <DocumentInput {...{ field, value, error, onChange }} />
          {isLacking && <p className="mt-1 text-warning">Missing</p>}
          {field.question && (
            <p className="mt-1 text-muted">
              <FieldSource {...{ field, view }} />
            </p>
          )}
        </>
      ) : (
        <ReadField field={field}>
          <FieldSource {...{ field, view }} />
        </ReadField>
      )}
    </div>
  );
};

type DetailsProps = {
  view: CaseDocumentView;
  values: Answers;
  errors: Readonly<Record<string, string>>;
  current: string | null;
  onCurrent: (fieldId: string) => void;
  onChange: (fieldId: string, value: Answer) => void;
  onNextMissing: () => void;
};

const Heading = ({ missing, onNextMissing }: { missing: number; onNextMissing: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-2 sm:px-5">
    <div>
      <h2 id="document-details" className="text-lg">
        Document details
      </h2>
      <p role="status" className="text-muted">
        {missing === 0 ? 'Nothing is missing.' : missing === 1 ? '1 answer missing' : `${missing} answers missing`}
      </p>
    </div>
    {missing > 0 && (
      <Button size="compact" icon={ArrowDown} onClick={onNextMissing}>
        Next missing
      </Button>
    )}
  </div>
);

/** Shows what a document says, field by field, to be filled in beside its pages. */
export const DocumentDetails = ({ view, values, errors, current, onCurrent, onChange, onNextMissing }: DetailsProps) => {
  const missing = view.fields.filter((field) => lacks(field, values[field.id])).length;
  return (
    <Card role="region" aria-labelledby="document-details" className="overflow-hidden pb-2">
      <Heading missing={missing} onNextMissing={onNextMissing} />
      {view.fields.length === 0 && <p className="px-4 pb-3 text-muted sm:px-5">There is nothing to fill in.</p>}
      {view.fields.map((field) => (
        <Field
          key={field.id}
          {...{ field, view }}
          value={values[field.id]}
          error={errors[field.id]}
          isCurrent={field.id === current}
          onCurrent={() => onCurrent(field.id)}
          onChange={(value) => onChange(field.id, value)}
        />
      ))}
    </Card>
  );
};
