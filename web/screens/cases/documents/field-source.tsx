import type { CaseDocumentView, DocumentFieldView } from '#shared/contract/case-documents.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCaseIfAny } from '../use-case.ts';
import { SignedBy } from './document-field.tsx';
import { reasonPath } from './document-reasons.tsx';

type SourceProps = { field: DocumentFieldView; view: CaseDocumentView };

/** Says who fills in a field of a signer, and what they do there. */
const OfSigner = ({ field, view }: SourceProps) => {
  const signer = view.document.signers.find(({ slot, order }) => (slot ?? order) === field.signer);
  const name = signer?.fullName || `Signer ${field.signer}`;
  const act = { signature: 'signs', initials: 'initials' }[field.pdfFieldType as string] ?? 'fills this in';
  const words = signer?.state === 'signed' && act !== 'fills this in' ? `Signed by ${name}` : `${name} ${act} here`;
  return <SignedBy>{words}.</SignedBy>;
};

/** Links the question of the case that a field’s value comes from. A family isn’t on the home’s pages, and gets its words alone. */
const OfQuestion = ({ field: { question, isMissing }, view }: SourceProps) => {
  const at = useCaseIfAny();
  if (!question) return null;
  const link = { kind: 'question', page: question.page, identifier: question.identifier } as const;
  const to = at && reasonPath({ words: question.text, link }, { ...at, documentId: view.document.id });
  return (
    <>
      {isMissing ? 'Answer it in the case: ' : 'From the case: '}
      {to ? <TextLink to={to}>{question.text}</TextLink> : question.text}
    </>
  );
};

/** Says where the value of a field comes from. */
export const FieldSource = ({ field, view }: SourceProps) => {
  if (field.signer !== undefined) return <OfSigner {...{ field, view }} />;
  if (field.question) return <OfQuestion {...{ field, view }} />;
  if (field.valueSource === 'static') return 'The same in every case';
  return field.logic ? 'Worked out from the case' : 'From the case';
};
