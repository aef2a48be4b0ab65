import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import type * as z from 'zod';
import { caseDocuments } from '#shared/contract/case-documents.ts';
import {
  type CaseDocumentView,
  type DocumentFieldView,
  type DocumentSignerView,
  documentViewSchema,
  type ListedDocument,
} from '#shared/contract/case-documents-views.ts';
import { casePapers } from '#shared/contract/case-papers.ts';

const now = '2026-11-20T15:30:00.000Z';

/** What the server can answer: an answer of these tests that it couldn’t fails them. */
const listSchema = caseDocuments.getCaseDocuments['~orpc'].outputSchema as z.ZodType;
const pictureSchema = casePapers.pdfImageFromCaseDocument['~orpc'].outputSchema as z.ZodType;

/** Returns a field of a document as the server shows it. */
const field = (name: string, changes: Partial<DocumentFieldView> = {}, at = 0): DocumentFieldView => ({
  id: randomUUID(),
  name,
  fieldType: 'string',
  pdfFieldType: 'text',
  placements: [{ page: 1, x: 72, y: 640 - at * 60, width: 260, height: 18 }],
  fontSize: 10,
  alignment: 'left',
  lines: 'single',
  options: [],
  valueSource: 'identifier',
  captureMode: 'direct',
  audience: 'any',
  lockState: 'editable',
  isOptional: false,
  value: null,
  isMissing: false,
  mayChange: true,
  isOnPage: true,
  question: null,
  link: null,
  ...changes,
});

const signer = (order: number, changes: Partial<DocumentSignerView>): DocumentSignerView => ({
  id: randomUUID(),
  order,
  role: 'next-of-kin',
  fullName: 'Ruth Okafor',
  email: 'ruth@example.com',
  authority: '',
  needsCode: false,
  state: 'waiting',
  status: 'not-signed',
  unreachable: null,
  isViewer: false,
  ...changes,
});

/** Returns a cremation authorization that lacks two answers. */
function authorization(caseId: string): CaseDocumentView {
  const question = { page: 'case-details', identifier: 'dateOfDeath', text: 'Date of death' };
  const fields = [
    field('Name of the person who died', { value: 'Amélie Okafor', mayChange: false }),
    field('Date of death', { isMissing: true, mayChange: false, pdfFieldType: 'date', question }, 1),
    field('Crematory', { isMissing: true }, 2),
    field('Pacemaker removed', { pdfFieldType: 'check', value: false }, 3),
    field(
      'Container',
      {
        pdfFieldType: 'dropdown',
        options: [{ value: 'wood', label: 'Wood', pdfValue: '' }],
        isOptional: true,
        isOnPage: false,
        placements: [],
      },
      4,
    ),
    field('Signature', { pdfFieldType: 'signature', signer: 1, mayChange: false }, 5),
  ];
  const [, died, crematory] = fields as [DocumentFieldView, DocumentFieldView, DocumentFieldView];
  const signers = [
    signer(1, { needsCode: true, authority: 'eldest daughter; no spouse' }),
    signer(2, { fullName: 'Jonas Okafor', email: '', unreachable: 'Jonas Okafor has no email address.' }),
  ];
  const document: CaseDocumentView['document'] = {
    id: randomUUID(),
    caseId,
    providerLocationId: randomUUID(),
    type: 'cremation-authorization',
    name: 'Authorization for cremation and disposition',
    audience: 'funeral-director',
    state: 'draft',
    revision: 1,
    entries: {},
    createdOn: now,
    createdBy: randomUUID(),
    updatedOn: now,
    version: 1,
    status: 'missing-info',
    signers,
  };
  return {
    viewer: 'staff',
    document,
    reasons: [
      {
        words: 'Date of death is missing.',
        link: { kind: 'question', page: 'case-details', identifier: died.question?.identifier ?? '' },
      },
      { words: 'Crematory is missing.', link: { kind: 'field', fieldId: crematory.id } },
    ],
    fields,
    pages: [
      { width: 612, height: 792 },
      { width: 612, height: 792 },
    ],
    pictureKey: 'a1',
    record: [{ sequence: 1, on: now, who: 'Dana Reyes', words: 'Began the document.', hash: 'a'.repeat(64) }],
  };
}

const lineOf = (y: number) => `<rect x="72" y="${y}" width="468" height="1.2" fill="#999"/>`;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792"><rect width="612" height="792" fill="#fff"/><text x="72" y="72" font-size="18" font-family="serif">Authorization for cremation</text>${[152, 212, 272, 332, 392, 452].map(lineOf).join('')}</svg>`;

const listed = ({ document, reasons }: CaseDocumentView): ListedDocument => ({
  id: document.id,
  templateDocumentId: null,
  categoryName: 'Authorizations',
  type: document.type,
  name: document.name,
  audience: document.audience,
  state: document.state,
  status: document.status,
  applies: true,
  revision: document.revision,
  reasons,
  signers: document.signers,
  updatedOn: document.updatedOn,
});

const notBegun: ListedDocument = {
  id: null,
  templateDocumentId: randomUUID(),
  categoryName: 'Permits',
  type: 'burial-transit-permit',
  name: 'Burial-transit permit',
  audience: 'funeral-director',
  state: null,
  status: 'missing-info',
  applies: true,
  revision: 1,
  reasons: [],
  signers: [],
  updatedOn: null,
};

type Saved = { version: number; values?: Record<string, string | boolean>; signers?: Partial<DocumentSignerView>[] };

/** Answers the calls about a case's documents as the server would, from one document that changes as it is saved and sent. */
export async function serveDocuments(page: Page, caseId: string) {
  const desk = { view: authorization(caseId), pictures: [] as string[], saves: [] as Saved[], isFailing: false };
  const json = (route: Route, body: unknown, status = 200) =>
    route.fulfill({
      status,
      contentType: status < 400 ? 'application/json' : 'application/problem+json',
      body: JSON.stringify(body),
    });
  const change = (changes: Partial<CaseDocumentView['document']>) => {
    const { document } = desk.view;
    desk.view = { ...desk.view, document: { ...document, ...changes, version: document.version + 1 } };
  };
  const save = ({ values = {}, signers }: Saved) => {
    change(
      signers
        ? {
            signers: signers.map(
              (each) => ({ ...desk.view.document.signers.find(({ id }) => id === each.id), ...each }) as DocumentSignerView,
            ),
          }
        : {},
    );
    const fields = desk.view.fields.map((each) =>
      each.id in values ? { ...each, value: values[each.id] ?? null, isMissing: false } : each,
    );
    const filled = new Set(Object.keys(values));
    const reasons = desk.view.reasons.filter(({ link }) => link?.kind !== 'field' || !filled.has(link.fieldId));
    desk.view = { ...desk.view, fields, reasons };
  };
  await page.route(/\/api\/cases\/[^/]+\/documents(\?|$)/, (route) =>
    json(route, listSchema.parse({ viewer: desk.view.viewer, documents: [listed(desk.view), notBegun] })),
  );
  await page.route(/\/api\/cases\/[^/]+\/documents\/[^/?]+(\?|$)/, (route) => {
    if (route.request().method() === 'POST') {
      const asked = route.request().postDataJSON() as Saved;
      if (desk.isFailing) return json(route, { type: 'about:blank', code: 'unavailable', status: 503, title: 'Try again.' }, 503);
      if (asked.version !== desk.view.document.version)
        return json(route, { type: 'about:blank', code: 'stale', status: 409, title: 'It changed.' }, 409);
      desk.saves.push(asked);
      save(asked);
    }
    return json(route, documentViewSchema.parse(desk.view));
  });
  await page.route(/\/documents\/[^/]+\/send/, (route) => {
    const [first, ...others] = desk.view.document.signers;
    const signers = first ? [{ ...first, state: 'sent' as const, sentOn: new Date().toISOString() }, ...others] : [];
    change({ state: 'out', status: 'pending-signatures', signers });
    desk.view = { ...desk.view, reasons: [], fields: desk.view.fields.map((each) => ({ ...each, mayChange: false })) };
    return json(route, documentViewSchema.parse(desk.view));
  });
  await page.route(/\/documents\/[^/]+\/void/, (route) => {
    const { reason } = route.request().postDataJSON() as { reason: string };
    change({ state: 'void', voided: { on: now, by: randomUUID(), reason } });
    return json(route, documentViewSchema.parse(desk.view));
  });
  await page.route(/pdfImageFromCaseDocument/, (route) => {
    desk.pictures.push(route.request().url());
    const image = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
    const isFirst = !/page=2/.test(route.request().url());
    const places = isFirst
      ? desk.view.fields.flatMap(({ id, placements: [at] }) =>
          at ? [{ fieldId: id, x: at.x, y: at.y, width: at.width, height: at.height }] : [],
        )
      : [];
    const points = { width: 612, height: 792 };
    return json(route, pictureSchema.parse({ image, width: 1200, height: 1553, pageCount: 2, places, points }));
  });
  return { desk, change, save };
}
