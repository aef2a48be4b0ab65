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
import { type DocumentSources, fieldValue, withDataFields } from '#shared/documents/field-value.ts';
import { signersFacts, signingContacts } from '#shared/documents/signers-facts.ts';
import { CREMATORY } from '#shared/documents/suggest-signers.ts';
import type { CaseDocument, DocumentSigner, DocumentValue, DocumentValues } from '#shared/model/case-document.ts';
import type { DocumentStatus } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { DocumentCase } from './document-case.ts';

type Filling = { side: DocumentSide; entries?: DocumentValues; signers?: readonly DocumentSigner[] };

/** Returns what the fields of a signer, or of nobody, are filled in from. What is worked out from facts is worked out again from those of the signers. */
function sourcesFor({ sources, people, templates }: DocumentCase, signers: readonly DocumentSigner[]) {
  const made = new Map<number | undefined, DocumentSources>();
  return (slot: number | undefined): DocumentSources => {
    const before = made.get(slot);
    if (before) return before;
    const known = people.known ?? {};
    const facts = signersFacts(known, signers, people, slot);
    const own = facts === known ? sources : { ...sources, known: withDataFields(facts, templates.dataFields) };
    made.set(slot, own);
    return own;
  };
}

/** Returns the fields of a draft as a side sees them, each with its value. What they say about the holder of a role is about who signs for it. */
export function filledFields({ fields }: TemplateDocument, known: DocumentCase, filling: Filling): FilledField[] {
  const { asked, people } = known;
  const { side, entries = {}, signers = [] } = filling;
  const sourcesOf = sourcesFor(known, signers);
  const signing = signingContacts(signers, people.contacts);
  return fields
    .filter((field) => seesField(side, field))
    .map((field) => {
      const question = field.valueSource === 'identifier' ? asked.get(field.identifier ?? '') : undefined;
      const own = isKeptInDocument(field, question) ? entries : {};
      const sources = sourcesOf(field.signer);
      return {
        field,
        value: fieldValue(field, sources, own),
        capture: fieldCapture(field, side, question),
        question: question?.question,
        isUnasked: question?.isHidden ?? false,
        lead: () => leadOf(field, { known: sources.known, asked, contacts: people.contacts, signing }),
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
