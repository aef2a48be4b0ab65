import type { DocumentReason } from '../contract/case-documents-views.ts';
import { homeOfIdentifier } from '../identifiers/case-values.ts';
import { firstWithRole } from '../identifiers/contact-identifiers.ts';
import { identifiersOf, variablesOf } from '../logic/variables.ts';
import type { CaseDocument, DocumentSigner, DocumentValue } from '../model/case-document.ts';
import type { Contact } from '../model/contact.ts';
import type { ContactSection } from '../model/contact-fields.ts';
import type { DocumentField } from '../model/document.ts';
import { signerRole } from '../model/enumerations/document.ts';
import type { CaseRole } from '../model/enumerations/people.ts';
import { isMissing } from '../model/missing-field.ts';
import type { TemplateDocument } from '../model/template-document.ts';
import type { Answers } from '../questions/conditional-question.ts';
import type { QuestionOnPage } from '../questions/questions-of-groups.ts';
import { oneLine } from '../values/one-line.ts';
import { CHOOSE_SIGNER, NO_CREMATORY, turnOf } from './document-status.ts';
import type { FieldCapture } from './field-capture.ts';
import { CREMATORY } from './suggest-signers.ts';

/** A field with what it has, where it is entered, and the question of the case behind it. */
export type FilledField = {
  field: DocumentField;
  value: DocumentValue | null;
  capture: FieldCapture;
  question: QuestionOnPage | undefined;
  /** Whether the case doesn't ask for it, because of its other answers. It's left empty then. */
  isUnasked: boolean;
  /** Returns where staff enter what it's filled in from; null if no page asks for it. Only for what is missing does anyone need to know. */
  lead: () => DocumentReason['link'];
};

/** Returns the section of a contact's details that a name of the vocabulary is entered in. */
function sectionOf(identifier: string): ContactSection {
  if (identifier.endsWith('Address')) return 'address';
  return /(?:PhoneNumber|Email|PreferredWay)$/.test(identifier) ? 'contact' : 'personal';
}

/** What a case asks, whom it names, and what is known of it. */
type CaseKnown = {
  known: Answers;
  asked: ReadonlyMap<string, { question: QuestionOnPage }>;
  contacts: readonly Contact[];
  /** Who signs for a role in this document, which is then about them. */
  signing?: ReadonlyMap<CaseRole, Contact>;
};

const namesBehind = ({ valueSource, identifier, logic }: DocumentField): string[] => {
  if (valueSource === 'identifier') return identifier === undefined ? [] : [identifier];
  return valueSource === 'json-logic' && logic !== undefined ? identifiersOf(variablesOf(logic)) : [];
};

/** Returns where staff enter what a field is filled in from. Of the names that a rule reads, the first that nothing is known of counts. */
export function leadOf(field: DocumentField, { known, asked, contacts, signing }: CaseKnown): DocumentReason['link'] {
  const names = namesBehind(field);
  const name = names.find((each) => known[each] === undefined) ?? names[0];
  if (name === undefined) return null;
  const question = asked.get(name)?.question;
  if (question) return { kind: 'question', page: question.page, identifier: name };
  const home = homeOfIdentifier(name);
  if (home.kind !== 'contact') return null;
  const contactId = (signing?.get(home.role) ?? firstWithRole(contacts, home.role))?.id ?? null;
  return { kind: 'contacts', contactId, section: sectionOf(name), role: home.role };
}

const linkOf = ({ field, capture, lead }: FilledField, isBegun: boolean): DocumentReason['link'] =>
  'into' in capture && isBegun ? { kind: 'field', fieldId: field.id } : lead();

function lackWords({ field: { name, valueSource }, capture }: FilledField, isBegun: boolean): string {
  if (!isBegun && 'into' in capture && capture.into === 'entry') return `${name} is entered in the document.`;
  return valueSource === 'json-logic' ? `${name}: the case doesn’t say enough yet.` : `${name} is missing.`;
}

/** Returns why a document can't be sent because of its fields, each with what leads to the answer: of one that isn't begun, in the case. */
export const missingReasons = (fields: readonly FilledField[], isBegun = true): DocumentReason[] =>
  fields.filter(isMissing).map((filled) => ({ words: lackWords(filled, isBegun), link: linkOf(filled, isBegun) }));

const noCrematory: DocumentReason = {
  words: NO_CREMATORY,
  link: { kind: 'question', page: 'case-details', identifier: CREMATORY },
};

/** The question on which most documents about burial and cremation depend. */
const DISPOSITION = 'dispositionType';

/** Returns what the case has to say before more documents apply: the disposition, if there are templates that wait for it. */
export function undecidedReasons(
  templates: readonly Pick<TemplateDocument, 'appliesWhen' | 'isActive'>[],
  { known, asked }: Pick<CaseKnown, 'known' | 'asked'>,
): DocumentReason[] {
  const page = asked.get(DISPOSITION)?.question.page;
  const waits = ({ isActive, appliesWhen }: Pick<TemplateDocument, 'appliesWhen' | 'isActive'>): boolean =>
    isActive && appliesWhen !== undefined && identifiersOf(variablesOf(appliesWhen)).includes(DISPOSITION);
  if (page === undefined || known[DISPOSITION] !== undefined || !templates.some(waits)) return [];
  const words = 'Choose the disposition to see the documents for burial or cremation.';
  return [{ words, link: { kind: 'question', page, identifier: DISPOSITION } }];
}

/** Tells whether somebody was chosen as a signer. */
const isChosen = ({ contactId, employeeId }: Pick<DocumentSigner, 'contactId' | 'employeeId'>): boolean =>
  contactId !== undefined || employeeId !== undefined;

/** Whether the case asks which crematory it uses, and hasn't been told. */
export type SignerFacts = { asksForCrematory: boolean };

/** Returns why a document can't be sent because of its signers, with a link to where each is chosen; the crematory is chosen for the whole case. */
export const signerReasons = (
  signers: readonly Pick<DocumentSigner, 'id' | 'role' | 'contactId' | 'employeeId'>[],
  { asksForCrematory }: SignerFacts = { asksForCrematory: false },
): DocumentReason[] =>
  signers
    .filter((signer) => !isChosen(signer))
    .flatMap(({ id, role }): DocumentReason[] => [
      ...(role === 'crematory' && asksForCrematory ? [noCrematory] : []),
      {
        words: `${CHOOSE_SIGNER}${signerRole.label(role)}.`,
        link: { kind: 'signer', signerId: id },
      },
    ]);

/** Returns why a signer can't be reached by email, in words; null if they can. */
export const unreachable = (
  signer: Pick<DocumentSigner, 'fullName' | 'email' | 'contactId' | 'employeeId' | 'state'>,
): string | null => {
  if (!isChosen(signer)) return 'Nobody was chosen.';
  if (signer.state === 'bounced') return `The email to ${signer.fullName} came back.`;
  return signer.email === '' ? `${signer.fullName} has no email address.` : null;
};

/** The most characters of a reason that is shown. */
const MAX_WORDS = 300;

function waitingWords({ fullName, state, declinedReason }: DocumentSigner): string {
  if (state === 'declined')
    return oneLine(
      declinedReason ? `${fullName} declined to sign: ${declinedReason}` : `${fullName} declined to sign.`,
      MAX_WORDS,
    );
  if (state === 'bounced') return `The email to ${fullName} came back.`;
  if (state === 'expired') return `The link that ${fullName} had has expired.`;
  return `Waiting for ${fullName} to sign.`;
}

function sealingWords(sealing: CaseDocument['sealing']): string {
  if (sealing?.state !== 'failed') return 'Everyone has signed. It is being sealed.';
  return sealing.waitsFor ? 'Waiting for the timestamp authority.' : 'Sealing failed, and is tried again.';
}

/** Returns why a document that was sent isn't done yet: who has to sign now, who declined, and how its sealing goes. */
export function sentReasons({
  state,
  signers,
  sealing,
  voided,
}: Pick<CaseDocument, 'state' | 'signers' | 'sealing' | 'voided'>): DocumentReason[] {
  if (state === 'void')
    return [{ words: voided ? oneLine(`It was voided: ${voided.reason}`, MAX_WORDS) : 'It was voided.', link: null }];
  if (state === 'signed') return [{ words: sealingWords(sealing), link: null }];
  if (state !== 'out' && state !== 'declined') return [];
  const turn = turnOf(signers);
  const open = signers.filter(
    (each) =>
      each.state === 'declined' ||
      (state === 'out' && each.order === turn && each.state !== 'signed' && each.state !== 'canceled'),
  );
  return open.map((signer) => ({ words: waitingWords(signer), link: { kind: 'signer', signerId: signer.id } }));
}
