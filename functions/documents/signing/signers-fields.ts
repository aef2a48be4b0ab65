import { type FrozenDocument, readFrozen } from '#functions/documents/case/kept-files.ts';
import type { SignersAnswer, SigningSession } from '#functions/table/signing.ts';
import { isAsked, type Reading, readingsOf, signingDates, statementOf } from '#shared/documents/signers-questions.ts';
import type { CaseDocument, DocumentSigner, DocumentValue } from '#shared/model/case-document.ts';
import type { DocumentField } from '#shared/model/document.ts';
import type { DocumentPage, ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { signatureDataUrl } from './signature-files.ts';

/** Tells whether a field is drawn or typed by hand. */
export const isSignedField = ({ pdfFieldType }: Pick<DocumentField, 'pdfFieldType'>): boolean =>
  pdfFieldType === 'signature' || pdfFieldType === 'initials';

/** Tells whether a field beside a signature is the signer’s name in print. It begins with the name that the document was sent to. */
export const isPrintedName = ({ name, pdfFieldType }: Pick<DocumentField, 'name' | 'pdfFieldType'>): boolean =>
  pdfFieldType === 'text' && /^printed name\b/i.test(name);

/** What a signer fills in, on which pages, of the document as it was sent. */
export type SignersFields = {
  fields: DocumentField[];
  pages: readonly { width: number; height: number }[];
  /** The fields that are filled in with the day on which the signer signs. */
  signingDates: ReadonlySet<string>;
  /** What the case knew of fields when it was sent. */
  values: Readonly<Record<string, DocumentValue>>;
  template: FrozenDocument['template'] | undefined;
};

/** Reads the fields of one signer from the document as it was sent: a template that has changed since changes nothing here. */
export async function signersFields({ frozen }: CaseDocument, { slot, order, fullName }: DocumentSigner): Promise<SignersFields> {
  if (!frozen) return { fields: [], pages: [], values: {}, signingDates: new Set(), template: undefined };
  const { template, pages, values } = await readFrozen(frozen);
  const fields = template.fields.filter(({ signer }) => signer === (slot ?? order));
  const own = fields.filter((field) => isPrintedName(field) && values[field.id] === undefined).map(({ id }) => [id, fullName]);
  return { fields, pages, values: { ...Object.fromEntries(own), ...values }, signingDates: signingDates(template), template };
}

async function given(answer: SignersAnswer | undefined): Promise<Partial<ESignQuestion>> {
  if (answer === undefined) return {};
  if ('value' in answer) return { value: answer.value };
  const { signatureType, typeText, typeStyle } = answer.signature;
  const image = await signatureDataUrl(answer.signature);
  return {
    signatureType,
    ...(image ? { image } : {}),
    ...(typeText === undefined ? {} : { typeText }),
    ...(typeStyle === undefined ? {} : { typeStyle }),
  };
}

async function question(
  field: DocumentField,
  answer: SignersAnswer | undefined,
  { template, values, signingDates: dates }: SignersFields,
  readings: readonly Reading[] = [],
): Promise<ESignQuestion> {
  const { askedIf } = field;
  const statement = template && statementOf(template, field, values);
  return {
    questionId: field.id,
    question: field.name,
    isVisible: true,
    isOptional: field.isOptional,
    fieldType: field.fieldType,
    pdfFieldType: field.pdfFieldType,
    ...(field.placements[0] ? { pdfCoordinates: field.placements[0] } : {}),
    options: field.options.map(({ value, label }) => ({ id: value, text: label, disabled: false })),
    ...(field.placements.length > 1 ? { places: field.placements } : {}),
    ...(statement ? { statement: { text: statement.text, questionIds: statement.fieldIds } } : {}),
    ...(readings.length > 0 ? { readings: [...readings] } : {}),
    ...(askedIf ? { askedIf: { questionId: askedIf.fieldId, values: askedIf.values } } : {}),
    ...(dates.has(field.id) ? { isSigningDate: true } : {}),
    ...(await given(answer)),
  };
}

/** Returns what a signer has to fill in, with what they have filled in, and the pages of the document. Others' fields are only in the pages' pictures. */
export async function signersDraft(
  document: CaseDocument,
  signer: DocumentSigner,
  { answers, draftVersion }: Pick<SigningSession, 'answers' | 'draftVersion'>,
  withImages: boolean,
): Promise<ESignDraft> {
  const own = await signersFields(document, signer);
  const { fields, pages, values } = own;
  const givenTo = (id: string) => {
    const answer = answers[id];
    return answer && 'value' in answer ? answer.value : undefined;
  };
  // Until something is saved, or it's asked, a field begins with what the case knows, such as their name. What they empty then stays empty.
  const known = (field: DocumentField): SignersAnswer | undefined => {
    const value = draftVersion === 0 || !isAsked(field, givenTo) ? values[field.id] : undefined;
    return value === undefined ? undefined : { value };
  };
  const picture = `/api/public/caseDocuments/pdfImageFromCaseDocument/${document.id}`;
  const onPage = (page: number) => fields.filter(({ placements }) => placements.some((at) => at.page === page));
  const reads = own.template && readingsOf(own.template, fields, values);
  return {
    questions: await Promise.all(
      fields.map((field) => question(field, answers[field.id] ?? known(field), own, reads?.before.get(field.id))),
    ),
    ...(reads && reads.last.length > 0 ? { lastReadings: reads.last } : {}),
    pages: pages.map(
      ({ width, height }, index): DocumentPage => ({
        page: index + 1,
        image: withImages ? `${picture}?page=${index + 1}` : '',
        width,
        height,
        fields: onPage(index + 1).map(({ id }) => id),
      }),
    ),
    version: draftVersion,
  };
}

/** Returns why a field isn't filled in well enough to be signed; undefined if it is. A checkbox that isn't checked agrees to nothing. */
export function missingWords(field: DocumentField, answer: SignersAnswer | undefined): string | undefined {
  if (field.isOptional) return undefined;
  const { pdfFieldType: kind } = field;
  if (isSignedField(field))
    return answer && 'signature' in answer ? undefined : `Your ${kind} ${kind === 'initials' ? 'are' : 'is'} missing.`;
  const value = answer && 'value' in answer ? answer.value : '';
  if (kind === 'check') return value === true ? undefined : 'Please check this box.';
  return typeof value === 'string' && value.trim() !== '' ? undefined : 'Please fill this in.';
}
