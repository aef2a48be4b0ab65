import type { Page, Route } from 'playwright-core';
import type * as z from 'zod';
import { casePapers } from '#shared/contract/case-papers.ts';
import { eSign, type SignersDocument, type SigningSession } from '#shared/contract/e-sign.ts';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';

export const documentId = '0198a000-0000-7000-8000-00000000d0c1';
export const token = 'Abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
const id = (number: number) => `0198a000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

const question = (number: number, words: string, more: Partial<ESignQuestion>): ESignQuestion => ({
  questionId: id(number),
  question: words,
  isVisible: true,
  isOptional: false,
  fieldType: 'string',
  pdfFieldType: 'text',
  pdfCoordinates: { page: 1, x: 72, y: 700 - number * 60, width: 220, height: 24 },
  options: [],
  ...more,
});

/** The page has no place for this one. */
const { pdfCoordinates: _nowhere, ...beside } = question(4, 'Anything else we should know?', { isOptional: true });

const questions: ESignQuestion[] = [
  question(1, 'What gives you the right to decide?', {}),
  question(2, 'Who receives the cremated remains?', {
    fieldType: 'radio-button',
    pdfFieldType: 'radio',
    options: [
      { id: 'me', text: 'I do', disabled: false },
      { id: 'home', text: 'The funeral home keeps them for now', disabled: false },
    ],
  }),
  question(3, 'I have read the notice about pacemakers and implants.', { fieldType: 'boolean', pdfFieldType: 'check' }),
  beside,
  question(5, 'Your initials: the cremation can’t be undone', { fieldType: 'initials', pdfFieldType: 'initials' }),
  question(6, 'Your signature', { fieldType: 'signature', pdfFieldType: 'signature' }),
];

const first: { session: SigningSession; document: SignersDocument; draft: ESignDraft } = {
  session: {
    signingTokenId: id(90),
    documentId,
    signer: { fullName: 'Ann Lee', role: 'Daughter', order: 1, hasEmail: true },
    stage: 'start',
    homeName: 'Averell & Daughters Funeral Home',
    homePhone: '(617) 555-0134',
    needsCode: false,
    isWitnessed: false,
    expiresOn: '2999-01-01T00:00:00.000Z',
    disclosure: {
      version: '2026-11',
      sha256: 'a'.repeat(64),
      paragraphs: [
        'You may sign on paper instead, at no cost. Tell the funeral home, or press “I’d rather sign on paper.”',
        'Your agreement covers this one document. You may withdraw it at any time before you sign.',
      ],
    },
    consentedOn: null,
  },
  document: {
    id: documentId,
    name: 'Authorization for Cremation and Disposition',
    type: 'cremation-authorization',
    status: 'pending-signatures',
    homeName: 'Averell & Daughters Funeral Home',
    homePhone: '(617) 555-0134',
    decedentName: 'Robert Lee',
    revision: 1,
    pageCount: 1,
    sha256: 'b'.repeat(64),
    signers: [
      { fullName: 'Ann Lee', role: 'Daughter', hasSigned: false },
      { fullName: 'Łukasz Lee', role: 'Son', hasSigned: false },
    ],
    amounts: null,
    isSealed: false,
    isOnPaper: false,
  },
  draft: {
    questions,
    version: 0,
    pages: [
      {
        page: 1,
        image: '',
        width: 612,
        height: 792,
        fields: questions.filter((each) => each !== beside).map((each) => each.questionId),
      },
    ],
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792"><rect width="612" height="792" fill="#fff"/><text x="72" y="60" font-size="16">Authorization for Cremation and Disposition</text></svg>')}`;

const refusal = (why: string, status = 410) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'This link has already been used or has expired.',
    status,
    code: 'token_used',
    requestId: 'r',
    closedLink: { why, homeName: first.document.homeName, homePhone: first.document.homePhone },
  }),
});

/** The refusal of a save over another tab's. */
const STALE = {
  status: 409,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'It changed.', status: 409, code: 'stale' }),
};

/** Returns an answer as its call's contract describes it. Throws if the server could never send it. */
function asContracted(name: string, answer: unknown): unknown {
  const calls: Record<string, { '~orpc': { outputSchema?: unknown } }> = { ...eSign, ...casePapers };
  const schema = calls[name]?.['~orpc'].outputSchema as z.ZodType | undefined;
  if (!schema) throw new Error(`No call of a signer is named ${name}.`);
  return schema.parse(answer);
}

type Change = {
  session?: Partial<SigningSession>;
  refuses?: string;
  next?: { documentId: string; name: string; signingToken: string | null };
};

/** What the server of a signing answers in a browser test, and what it was sent. The operations have tests with the real table. */
export async function answerSigning(page: Page, { session, refuses, next }: Change = {}) {
  const server = { ...structuredClone(first), refuses, saved: 0, signed: 0, declined: '', asked: '', seen: [] as string[] };
  Object.assign(server.session, session);
  const answers: Record<string, (body: Record<string, unknown>) => unknown> = {
    validateESignToken: ({ code }) => {
      if (code === '424242') server.session.needsCode = false;
      return server.session;
    },
    sendESignCode: () => ({ done: true }),
    sendESignLink: ({ email }) => {
      server.asked = String(email);
      return { done: true };
    },
    consentToESign: ({ consents }) => {
      if (consents) Object.assign(server.session, { stage: 'sign', consentedOn: new Date().toISOString() });
      return server.session;
    },
    // Its address ends in the id of the document.
    getSignersDocument: () => server.document,
    getESignQuestions: () => server.draft,
    saveESignQuestions: ({ draft }) => {
      const { version = 0, ...saved } = draft as ESignDraft;
      if (version !== server.draft.version) return STALE;
      server.saved += 1;
      server.draft = { ...saved, version: version + 1 };
      return { savedOn: new Date().toISOString(), version: version + 1 };
    },
    completeESignSession: () => {
      server.signed += 1;
      server.session.stage = 'complete';
      server.document.signers[0] = { fullName: 'Ann Lee', role: 'Daughter', hasSigned: true };
      return { signedOn: new Date().toISOString() };
    },
    declineESign: ({ reason }) => {
      server.declined = String(reason);
      server.session.stage = 'declined';
      return { done: true };
    },
    getNextESignDocument: () => ({ next: next ?? null }),
    pdfImageFromCaseDocument: () => ({
      image: picture,
      width: 1224,
      height: 1584,
      pageCount: 1,
      places: [],
      points: { width: 612, height: 792 },
      text: 'I authorize the cremation\nof the body.',
    }),
    getSignersCopy: () => ({ url: '/favicon.svg', fileName: 'document.pdf', isSealed: false }),
    sendCaseFormDocumentCopy: () => ({ done: true }),
  };
  await page.route('**/api/public/caseDocuments/**', async (route: Route) => {
    const [, name = ''] = /caseDocuments\/([^/?]+)/.exec(route.request().url()) ?? [];
    server.seen.push(`${name} ${route.request().headers().referer ?? ''}`);
    if (server.refuses) return route.fulfill(refusal(server.refuses));
    const call = name in answers ? name : 'getSignersDocument';
    const answer = answers[call]?.((route.request().postDataJSON() as Record<string, unknown> | null) ?? {});
    await route.fulfill(answer === STALE ? STALE : { json: asContracted(call, answer) });
  });
  return server;
}
