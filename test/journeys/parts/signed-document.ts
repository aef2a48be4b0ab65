import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { keepFrozen, keepPdf } from '#functions/documents/case/kept-files.ts';
import { changeSigning } from '#functions/documents/signing/change-signing.ts';
import { openSigning } from '#functions/documents/signing/open-signing.ts';
import { signDocument } from '#functions/documents/signing/sign-document.ts';
import { keepSignature } from '#functions/documents/signing/signature-files.ts';
import { startTurn } from '#functions/documents/signing/start-turn.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { requestEvent } from '#functions/runtime/request-event.ts';
import { requestIds } from '#functions/runtime/request-ids.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { newCaseDocumentWrites } from '#functions/table/case-document.ts';
import { recordChange } from '#functions/table/chain.ts';
import { readSigningSessions, type SignersAnswer, signingTokenWrite } from '#functions/table/signing.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { type CaseDocument, caseDocumentSchema } from '#shared/model/case-document.ts';
import { type DocumentField, documentFieldSchema } from '#shared/model/document.ts';
import { templateDocumentSchema } from '#shared/model/template-document.ts';
import { newAddress, newEmail, openCloudTable } from '#test/cloud/cloud.ts';
import { flatForm } from '#test/documents/sample-forms.ts';

function newContext(): OperationContext {
  const now = new Date();
  const context: OperationContext = {
    actor: { kind: 'nobody' },
    table: openCloudTable(),
    now,
    newId: requestIds(now, null),
    keyId: requestIds(now, null),
    randomBytes: () => randomBytes(32),
    request: {
      id: randomUUID(),
      address: newAddress(),
      cookies: {},
      openedBy: 'person',
      userAgent: 'test',
      authorization: undefined,
      planKeyHash: null,
    },
    answer: { headers: {}, cookies: [] },
    event: (...event) => requestEvent(context)(...event),
  };
  return context;
}

const field = (name: string, kind: DocumentField['pdfFieldType'], y: number): DocumentField =>
  documentFieldSchema.parse({
    id: randomUUID(),
    name,
    fieldType: kind === 'text' ? 'string' : kind,
    pdfFieldType: kind,
    valueSource: 'static',
    signer: 1,
    placements: [{ page: 1, x: 100, y, width: 200, height: 20 }],
  });

const picture = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><path d="M20 80 L 380 20" stroke="#123" stroke-width="6"/></svg>',
    ),
  )
    .png()
    .toBuffer();

/** Keeps the files of a document with a text and a signature, and returns its row, out to be signed by one person. */
async function sentDocument({ id: caseId, providerLocationId }: CaseRow) {
  const fields = [field('Relationship', 'text', 600), field('Signature', 'signature', 500)];
  const template = templateDocumentSchema.parse({
    id: randomUUID(),
    name: 'Cremation authorization',
    type: 'cremation-authorization',
    audience: 'family-user',
    signers: [{ order: 1, role: 'next-of-kin' }],
    fields,
  });
  const [id, on] = [randomUUID(), new Date().toISOString()];
  const pages = [{ width: 612, height: 792 }];
  const kept = await keepPdf(Buffer.from(await flatForm(1)));
  const frozen = await keepFrozen({ documentId: id, revision: 1, release: 1, template, values: {}, pages });
  const email = newEmail('signer');
  const document = caseDocumentSchema.parse({
    id,
    caseId,
    providerLocationId,
    type: template.type,
    name: template.name,
    audience: template.audience,
    state: 'out',
    original: { ...kept, pageCount: 1 },
    frozen: { ...frozen, release: 1 },
    signers: [{ id: randomUUID(), order: 1, role: 'next-of-kin', fullName: 'Ruth Okafor', email }],
    sentOn: on,
    createdOn: on,
    createdBy: caseId,
    updatedOn: on,
  });
  return { document, fields, email };
}

/** Stores a document of a case and lets its one signer sign it: from then on it waits for its seal. Returns it with the signer's address. */
export async function signedDocument(row: CaseRow): Promise<{ document: CaseDocument; email: string }> {
  const context = newContext();
  const sent = await sentDocument(row);
  const { document, writes, entries } = startTurn(context, sent.document);
  await recordChange(context, { kind: 'signature', subject: document.id }, async () => ({
    writes: [...newCaseDocumentWrites(document), ...writes],
    entries,
  }));
  const place = { documentId: document.id, signerId: document.signers[0]!.id };
  const sessions = await readSigningSessions(context.table, document.id);
  const signingToken = randomBytes(32).toString('base64url');
  const link = { ...place, hash: hashOfToken(signingToken), expiresOn: sessions[0]!.expiresOn, linkId: sessions[0]!.linkId };
  await context.table.transact([signingTokenWrite(link)]);
  const signature = { ...(await keepSignature(await picture())), signatureType: 'draw' } as const;
  const [text, signed] = sent.fields as [DocumentField, DocumentField];
  const answers: Record<string, SignersAnswer> = { [text.id]: { value: 'Ψ 王 O’Brien' }, [signed.id]: { signature } };
  const consent = { version: '1', sha256: 'a'.repeat(64), on: context.now.toISOString() };
  await changeSigning(context, place, async ({ session }) => ({ session: { ...session!, consent, answers } }));
  const now = newContext();
  const documentSha256 = document.original!.sha256;
  await signDocument(now, await openSigning(now, signingToken), { fields: sent.fields, signingDates: new Set(), documentSha256 });
  return { document, email: sent.email };
}

/** Stores a document that was signed and whose sealing has failed, so that it's tried again in an hour. */
export async function failedDocument(row: CaseRow): Promise<CaseDocument> {
  const { document } = await sentDocument(row);
  const since = new Date().toISOString();
  const nextTryOn = new Date(Date.now() + 3_600_000).toISOString();
  const signers = document.signers.map((signer) => ({ ...signer, state: 'signed' as const, signedOn: since }));
  const sealing = { state: 'failed', tries: 2, since, nextTryOn, error: 'Something went wrong on our side.' } as const;
  const failed: CaseDocument = { ...document, state: 'signed', signers, sealing };
  await openCloudTable().transact(newCaseDocumentWrites(failed));
  return failed;
}
