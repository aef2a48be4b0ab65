import { ArrowDown } from 'lucide-react';
import type { CaseDocumentView, DocumentFieldView } from '#shared/contract/case-documents-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCaseIfAny } from '../use-case.ts';
import { DocumentInput, fieldElementId, ReadField, SignedBy } from './document-field.tsx';
import { reasonPath } from './document-reasons.tsx';

type SourceProps = { field: DocumentFieldView; view: CaseDocumentView };

/** Says who fills in a field of a signer, and what they do there. */
const OfSigner = ({ field, view }: SourceProps) => {
  const signer = view.document.signers.find(({ slot, order }) => (slot ?? order) === field.signer);
  const name = signer?.fullName || `Signer ${field.signer}`;
  const acts = { signature: ['signs', 'Signed by'], initials: ['initials', 'Initialed by'] } as Partial<Record<string, string[]>>;
  const [act, done] = acts[field.pdfFieldType] ?? ['fills this in', 'Filled in by'];
  if (view.document.state === 'signed-on-paper') return <SignedBy>On the paper that was signed by hand.</SignedBy>;
  // What is optional may be left empty.
  if (signer?.state === 'signed')
    return (
      <SignedBy>
        {field.isOptional ? 'Left to' : done} {name}.
      </SignedBy>
    );
  return (
    <SignedBy>
      {name} {act} here.
    </SignedBy>
  );
};

/** Links the question of the case that a field’s value comes from. A family can’t open the home’s pages. */
const OfQuestion = ({ field: { question, isMissing }, view }: SourceProps) => {
  const at = useCaseIfAny();
  if (!question) return null;
  const link = { kind: 'question', page: question.page, identifier: question.identifier } as const;
  const to = at && reasonPath({ words: question.text, link }, { ...at, documentId: view.document.id });
  if (!at) return isMissing ? 'The funeral home fills this in' : 'From what the funeral home knows';
  return (
    <>
      {isMissing ? 'Answer it in the case: ' : 'From the case: '}
      {to ? <TextLink to={to}>{question.text}</TextLink> : question.text}
    </>
  );
};

/** Says where a missing value is entered; while nobody has the role that it's about, which role to give. */
function leadWords(link: DocumentFieldView['link']): string {
  if (link?.kind !== 'contacts') return 'Answer it in the case';
  if (link.contactId !== null || !link.role) return 'Enter it in Contacts';
  return `Say in Contacts who has the role ${caseRole.label(link.role)}`;
}

/** Leads to the person or the question that a missing value comes from. */
const Lead = ({ field: { name, link }, view }: SourceProps) => {
  const at = useCaseIfAny();
  const to = at && link && reasonPath({ words: name, link }, { ...at, documentId: view.document.id });
  if (!to) return 'The funeral home fills this in';
  return <TextLink to={to}>{leadWords(link)}</TextLink>;
};

/** Says where the value of a field comes from. */
const FieldSource = ({ field, view }: SourceProps) => {
  if (field.signer !== undefined) return <OfSigner {...{ field, view }} />;
  if (field.question) return <OfQuestion {...{ field, view }} />;
  if (field.link) return <Lead {...{ field, view }} />;
  if (field.id in view.document.entries) return 'Entered in this document';
  if (field.valueSource === 'static') return field.value === null ? 'Nothing was entered' : 'The same in every case';
  if (view.viewer === 'family') return 'From what the funeral home knows';
  return field.logic ? 'Worked out from the case' : 'From the case';
};

type FieldProps = {
  field: DocumentFieldView;
  view: CaseDocumentView;
  value: Answer | undefined;
  error: string | undefined;
  isLacking: boolean;
  isCurrent: boolean;
  onCurrent: () => void;
  onChange: (value: Answer) => void;
};

const Field = ({ field, view, value, error, isLacking, isCurrent, onCurrent, onChange }: FieldProps) => {
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
          {(field.signer !== undefined || view.document.state === 'draft') && <FieldSource {...{ field, view }} />}
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
  missing: ReadonlySet<string>;
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
        {missing === 0 ? 'Nothing that’s needed is missing.' : missing === 1 ? '1 answer missing' : `${missing} answers missing`}
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
export const DocumentDetails = ({ view, values, errors, current, missing, onCurrent, onChange, onNextMissing }: DetailsProps) => {
  const beside = view.fields.filter(({ isOnPage }) => !isOnPage);
  const fieldOf = (field: DocumentFieldView) => (
    <Field
      key={field.id}
      {...{ field, view }}
      value={values[field.id]}
      error={errors[field.id]}
      isLacking={missing.has(field.id)}
      isCurrent={field.id === current}
      onCurrent={() => onCurrent(field.id)}
      onChange={(value) => onChange(field.id, value)}
    />
  );
  return (
    <Card role="region" aria-labelledby="document-details" className="overflow-hidden pb-2">
      <Heading missing={missing.size} onNextMissing={onNextMissing} />
      {view.fields.length === 0 && <p className="px-4 pb-3 text-muted sm:px-5">There is nothing to fill in.</p>}
      {view.fields.filter(({ isOnPage }) => isOnPage).map(fieldOf)}
      {beside.length > 0 && (
        <section aria-labelledby="document-beside">
          <div className="mt-2 border-t border-border px-4 pt-4 pb-2 sm:px-5">
            <h3 id="document-beside" className="font-sans text-base font-semibold">
              Not on the page
            </h3>
            <p className="text-muted">
              The document has no place for {beside.length === 1 ? 'this' : 'these'}, so nothing is printed.
            </p>
          </div>
          {beside.map(fieldOf)}
        </section>
      )}
    </Card>
  );
};
