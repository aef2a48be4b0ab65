import type { DocumentReason, DocumentSignerView } from '#shared/contract/case-documents-views.ts';
import {
  type FilledField,
  leadOf,
  missingReasons,
  type SignerFacts,
  sentReasons,
  signerReasons,
  unreachable,
} from '#shared/documents/document-reasons.ts';
import { documentStatus, signatureStatus } from '#shared/documents/document-status.ts';
import { type DocumentSide, fieldCapture, isKeptInDocument, seesField } from '#shared/documents/field-capture.ts';
import { type DocumentSources, fieldValue } from '#shared/documents/field-value.ts';
import { knownOfSigner } from '#shared/documents/known-of-signer.ts';
import { CREMATORY } from '#shared/documents/suggest-signers.ts';
import type { CaseDocument, DocumentSigner, DocumentValue, DocumentValues } from '#shared/model/case-document.ts';
import type { DocumentStatus } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { currentSigners } from './changed-signers.ts';
import type { DocumentCase } from './document-case.ts';

/** Returns what the fields of each signer of a draft are filled in from: under the names of their role, the person who signs. */
function sourcesBySigner(
  template: TemplateDocument,
  { sources, people }: DocumentCase,
  signers: readonly DocumentSigner[],
): ReadonlyMap<number | undefined, DocumentSources> {
  return new Map(
    currentSigners(signers, people, template).map((signer) => {
      const known = knownOfSigner(sources.known, people, signer);
      return [signer.slot ?? signer.order, known === sources.known ? sources : { ...sources, known }];
    }),
  );
}

type Filling = { side: DocumentSide; signers: readonly DocumentSigner[]; entries?: DocumentValues };

/** Returns the fields of a draft as a side sees them, each with its value. */
export function filledFields(template: TemplateDocument, read: DocumentCase, filling: Filling): FilledField[] {
  const { side, signers, entries = {} } = filling;
  const { asked, people } = read;
  const bySigner = sourcesBySigner(template, read, signers);
  return template.fields
    .filter((field) => seesField(side, field))
    .map((field) => {
      const sources = bySigner.get(field.signer) ?? read.sources;
      const question = field.valueSource === 'identifier' ? asked.get(field.identifier ?? '') : undefined;
      const own = isKeptInDocument(field, question) ? entries : {};
      const capture = fieldCapture(field, side, question);
      return {
        field,
        value: fieldValue(field, sources, own),
        capture,
        question: question?.question,
        isUnasked: question?.isHidden ?? false,
        lead: () => leadOf(field, { known: sources.known, asked, contacts: people.contacts }),
      };
    });
}

/** Returns what the reasons about signers depend on. */
export const signerFacts = ({ sources, asked }: DocumentCase): SignerFacts => ({
  asksForCrematory: asked.has(CREMATORY) && sources.known[CREMATORY] === undefined,
});

/** Returns what is printed in each field that has something. What nobody else fills in is the home's, so the staff's side has all of it. */
export const printedValues = (fields: readonly FilledField[]): Record<string, DocumentValue> =>
  Object.fromEntries(fields.flatMap(({ field, value }) => (value === null ? [] : [[field.id, value]])));

/** How far a document is, and why. */
export type Standing = { status: DocumentStatus; reasons: DocumentReason[] };

type Described = Pick<CaseDocument, 'state' | 'signers'> &
  Partial<Pick<CaseDocument, 'sealing' | 'voided'>> & { isBegun?: boolean };

/** Why a draft whose template was withdrawn can't be sent. */
export const WITHDRAWN = 'Its template isn’t offered any more. Void it, and begin another document.';

/** Returns how far a document is. Its fields count while it's a draft; undefined if its template is gone. */
export function standingOf(
  { state, signers, ...more }: Described,
  fields: readonly FilledField[] | undefined,
  facts?: SignerFacts,
): Standing {
  if (state !== 'draft') {
    const reasons = sentReasons({ state, signers, sealing: more.sealing, voided: more.voided });
    return { status: documentStatus(state, { isMissing: false, isSigned: true }), reasons };
  }
  const reasons = fields
    ? [...missingReasons(fields, more.isBegun), ...signerReasons(signers, facts)]
    : [{ words: WITHDRAWN, link: null }];
  return {
    status: documentStatus('draft', { isMissing: reasons.length > 0, isSigned: signers.length > 0 }),
    reasons: reasons.slice(0, 600),
  };
}

/** Returns a signer as a side sees them. A family sees who signs and how far they are, and nobody's address or reason. */
export function signerView(
  { side, contactId }: { side: DocumentSide; contactId?: string | undefined },
  signer: DocumentSigner,
): DocumentSignerView {
  const status = signatureStatus(signer);
  if (side === 'staff')
    return { ...signer, status, isViewer: false, unreachable: signer.state === 'signed' ? null : unreachable(signer) };
  const isViewer = contactId !== undefined && signer.contactId === contactId;
  const { declinedReason: _reason, witnessedBy: _witness, ...seen } = signer;
  return { ...seen, email: '', authority: '', needsCode: false, status, unreachable: null, isViewer };
}
