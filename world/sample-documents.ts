import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import type { Session } from '#shared/contract/session.ts';
import { contactInputNames, pickContactFields } from '#shared/model/contact-field-sets.ts';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { type DocumentFacts, sampleDocuments } from './data/case-documents.ts';
import { idOf } from './ids.ts';
import { samplePeople } from './sign-ins.ts';

type Call = <Answer>(path: string, body?: object) => Promise<Answer>;

/** Makes calls of the product's own API as someone: with a body a POST, otherwise a GET. */
const callsTo = (url: string, headers: Readonly<Record<string, string>> = {}): Call =>
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const sent = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    };
    const answer = await fetch(`${url}${path}`, sent ?? { headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

/** Signs in as a sample person, and returns their home and calls. */
async function signedIn(url: string, firstName: string): Promise<{ call: Call; locationId: string }> {
  const { email, password } = samplePeople.find((each) => each.firstName === firstName) ?? {};
  const { accessToken, user } = await callsTo(url)<Session>('/api/appuser/login', { email, password });
  const locationId = user.memberships[0]?.locationId ?? '';
  const headers = { authorization: `Bearer ${accessToken}`, 'x-location-id': locationId };
  return { call: callsTo(url, headers), locationId };
}

/** Adds to a contact where they live. */
async function addAddress(call: Call, caseId: string, { of, is }: NonNullable<DocumentFacts['address']>): Promise<void> {
  const { items } = await call<{ items: CaseContact[] }>(`/api/cases/${caseId}/contacts`);
  const contact = items.find(({ fullName }) => fullName === of);
  if (!contact) throw new Error(`${of} is no contact of the case.`);
  const { id, version } = contact;
  const fields = { ...pickContactFields(contact, contactInputNames), address: is };
  await call(`/api/cases/${caseId}/contact`, { contact: { id, version }, ...fields });
}

/** Begins a document and fills in what the case doesn't know. Throws if it still lacks something that the sample should have. */
async function filledIn(call: Call, caseId: string, { template, values }: DocumentFacts): Promise<CaseDocumentView> {
  const path = `/api/cases/${caseId}/documents`;
  const begun = await call<CaseDocumentView>(path, { templateDocumentId: idOf('template-document', template) });
  const wanted = begun.fields.filter(({ name, isMissing, mayChange }) => name in values && isMissing && mayChange);
  if (wanted.length === 0) return begun;
  const { id, version } = begun.document;
  const entered = Object.fromEntries(wanted.map(({ id: fieldId, name }) => [fieldId, values[name]]));
  return call<CaseDocumentView>(`${path}/${id}`, { version, values: entered });
}

async function sent(call: Call, caseId: string, view: CaseDocumentView): Promise<CaseDocumentView> {
  const { id, version, name } = view.document;
  if (view.reasons.length > 0) throw new Error(`${name} lacks: ${view.reasons.map(({ words }) => words).join(' ')}`);
  return call<CaseDocumentView>(`/api/cases/${caseId}/documents/${id}/send`, { version });
}

/** A signature as someone draws it with a finger: two strokes on a clear sheet. */
async function drawnSignature(): Promise<string> {
  const { default: sharp } = await import('sharp');
  const strokes = 'M30 90 C60 10 90 10 80 70 S110 120 140 60 S190 40 200 80 S260 90 300 50 M60 110 C140 100 220 100 330 96';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="130"><path d="${strokes}" fill="none" stroke="#1b2a4a" stroke-width="5" stroke-linecap="round"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`;
}

/** Has every signer sign on the home's tablet, in their order. The job seals the document after the last one. */
async function signed(
  url: string,
  call: Call,
  caseId: string,
  { view, answers }: { view: CaseDocumentView } & Pick<DocumentFacts, 'answers'>,
) {
  const guest = callsTo(url);
  const base = '/api/public/caseDocuments';
  const image = await drawnSignature();
  const given = ({ question, pdfFieldType, options }: ESignQuestion): Partial<ESignQuestion> => {
    if (pdfFieldType === 'signature' || pdfFieldType === 'initials') return { image, signatureType: 'draw' };
    const answer = answers?.[question];
    return answer === undefined ? {} : { value: options.find(({ text }) => text === answer)?.id ?? answer };
  };
  const { id, signers } = view.document;
  for (const signer of signers.toSorted((one, other) => one.order - other.order)) {
    const { signingToken } = await call<{ signingToken: string }>(
      `/api/cases/${caseId}/documents/${id}/signers/${signer.id}/witness`,
      {},
    );
    const opened = await guest<SigningSession>(`${base}/validateESignToken`, { documentId: id, signingToken });
    const { sha256 } = await guest<SignersDocument>(`${base}/${id}?signingToken=${signingToken}`);
    await guest(`${base}/consentToESign`, { signingToken, disclosureSha256: opened.disclosure.sha256, consents: true });
    const draft = await guest<ESignDraft>(`${base}/getESignQuestions/${signingToken}`);
    const questions = draft.questions.map((question) => ({ ...question, ...given(question) }));
    await guest(`${base}/saveESignQuestions/${signingToken}`, { data: { document: id }, draft: { ...draft, questions } });
    const { signingTokenId } = opened;
    await guest(`${base}/completeESignSession`, { signingTokenId, signingToken, documentSha256: sha256 });
  }
}

/**
 * Adds documents of sample cases in every state to a running cloud with the sample data. They are made by the calls that everyone makes, so that each has the record,
 * the frozen pages, and the seal of any other document. The seal follows a moment later, as always.
 */
export async function addDocuments(url: string): Promise<void> {
  for (const facts of sampleDocuments) {
    const { call, locationId } = await signedIn(url, facts.by);
    const caseId = idOf('case', locationId, facts.decedent);
    if (facts.address) await addAddress(call, caseId, facts.address);
    const filled = await filledIn(call, caseId, facts);
    if (facts.state === 'draft') continue;
    const view = await sent(call, caseId, filled);
    if (facts.state === 'sealed') await signed(url, call, caseId, { view, answers: facts.answers });
  }
}
