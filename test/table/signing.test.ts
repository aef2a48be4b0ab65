import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeSigning } from '#functions/documents/signing/change-signing.ts';
import { openSigning } from '#functions/documents/signing/open-signing.ts';
import { beginTablet, sendAgain } from '#functions/documents/signing/send-again.ts';
import { cancelDocumentSigner, declineDocument, signDocument } from '#functions/documents/signing/sign-document.ts';
import { startTurn } from '#functions/documents/signing/start-turn.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { requestEvent } from '#functions/runtime/request-event.ts';
import { requestIds } from '#functions/runtime/request-ids.ts';
import { newCaseDocumentWrites, readRecordedDocument } from '#functions/table/case-document.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { type CaseDocument, caseDocumentSchema } from '#shared/model/case-document.ts';
import { documentFieldSchema } from '#shared/model/document.ts';
import { newAddress, openCloudTable } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { newCaseInTable } from './parts/case-in-table.ts';

const hash = 'a'.repeat(64);

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

const field = documentFieldSchema.parse({
  id: randomUUID(),
  name: 'Signature',
  fieldType: 'signature',
  pdfFieldType: 'signature',
  valueSource: 'static',
  signer: 1,
});
const signature = { path: 'case-documents/a.png', sha256: hash, signatureType: 'draw' } as const;

/** Stores a document that is out, whose signers sign in these turns. */
async function sentDocument(turns: readonly number[]): Promise<CaseDocument> {
  const context = newContext();
  const { caseId, locationId } = await newCaseInTable();
  const on = context.now.toISOString();
  const document = caseDocumentSchema.parse({
    id: randomUUID(),
    caseId,
    providerLocationId: locationId,
    type: 'cremation-authorization',
    name: 'Cremation authorization',
    audience: 'family-user',
    state: 'out',
    original: { path: 'case-documents/original.pdf', sha256: hash, pageCount: 1 },
    frozen: { path: 'case-documents/frozen.json', sha256: hash, release: 1 },
    signers: turns.map((order, index) => ({
      id: randomUUID(),
      order,
      role: 'next-of-kin',
      fullName: `Signer ${index + 1}`,
      email: `signer-${index + 1}@example.com`,
    })),
    createdOn: on,
    createdBy: caseId,
    updatedOn: on,
  });
  const { document: out, writes } = startTurn(context, document);
  await context.table.transact([...newCaseDocumentWrites(out), ...writes]);
  return out;
}

const placeOf = ({ id, signers }: CaseDocument, at: number) => ({ documentId: id, signerId: signers[at]!.id });

/** Returns the account of someone who works at a home. */
const witnessAt = async (locationId: string): Promise<string> =>
  (await person({ memberships: [{ locationId, locationName: 'Home', access: 'staff' }] })).account.id;

/** Lets a signer agree and put their signature into the document, and returns what opens it: a token of the tablet. */
async function prepared(document: CaseDocument, at: number): Promise<string> {
  const context = newContext();
  const witness = { witnessedBy: await witnessAt(document.providerLocationId), witnessName: 'Ellen Marsh' };
  const { signingToken } = await beginTablet(context, placeOf(document, at), witness);
  await changeSigning(context, placeOf(document, at), async ({ session }) => ({
    session: {
      ...session!,
      consent: { version: '1', sha256: hash, on: context.now.toISOString() },
      answers: { [field.id]: { signature } },
    },
  }));
  return signingToken;
}

async function sign(token: string): Promise<string> {
  const context = newContext();
  return signDocument(context, await openSigning(context, token), {
    fields: [field],
    signingDates: new Set(),
    documentSha256: hash,
  });
}

const recordOf = async (document: CaseDocument) => {
  const found = (await readRecordedDocument(openCloudTable(), document.id))!;
  return { ...found, entries: found.links.map(({ text }) => JSON.parse(text) as ChainEntry) };
};

const signedBy = (entries: readonly ChainEntry[]) =>
  entries.filter(({ type }) => type === 'document.signed').map(({ data }) => data.signerId as string);

it('lets two signers of one turn sign at the same moment, and the next one only then', async () => {
  const document = await sentDocument([1, 1, 2]);
  await expect(beginTablet(newContext(), placeOf(document, 2), { witnessedBy: '', witnessName: '' })).rejects.toThrow();
  const tokens = [await prepared(document, 0), await prepared(document, 1)];
  await Promise.all(tokens.map(sign));
  const before = await recordOf(document);
  expect(before.document.signers.map(({ state }) => state)).toEqual(['signed', 'signed', 'sent']);
  await sign(await prepared(document, 2));
  const after = await recordOf(document);
  expect(after.document).toMatchObject({ state: 'signed', sealing: { state: 'queued', tries: 0 } });
  expect(signedBy(after.entries)).toHaveLength(3);
});

it('signs once, however often the button is pressed', async () => {
  const document = await sentDocument([1]);
  const token = await prepared(document, 0);
  const times = await Promise.all([sign(token), sign(token), sign(token)]);
  expect(new Set(times).size).toBe(1);
  expect(signedBy((await recordOf(document)).entries)).toHaveLength(1);
});

it('refuses another document’s hash, and everything after somebody declined', async () => {
  const document = await sentDocument([1, 1]);
  const [one, other] = [await prepared(document, 0), await prepared(document, 1)];
  const context = newContext();
  const opened = await openSigning(context, one);
  await expect(
    signDocument(context, opened, { fields: [field], signingDates: new Set(), documentSha256: 'b'.repeat(64) }),
  ).rejects.toMatchObject({
    code: 'conflict',
  });
  await declineDocument(context, opened, 'The name is wrong.');
  await expect(sign(other)).rejects.toMatchObject({ code: 'token_used' });
  expect((await recordOf(document)).document).toMatchObject({ state: 'declined' });
});

it('ends the tablet’s earlier session, and slows down those who try tokens', async () => {
  const document = await sentDocument([1]);
  const earlier = await prepared(document, 0);
  await prepared(document, 0);
  await expect(sign(earlier)).rejects.toMatchObject({ code: 'token_used', data: { closedLink: { why: 'expired' } } });
  const context = newContext();
  const guess = () => openSigning(context, randomBytes(32).toString('base64url'), document.id).catch((error) => error.code);
  const codes: string[] = [];
  for (let tries = 0; tries < 35; tries += 1) codes.push(await guess());
  expect(codes[0]).toBe('token_used');
  expect(codes.at(-1)).toBe('too_many_requests');
});

const step = fc.record({
  kind: fc.constantFrom('sign', 'cancel', 'resend', 'tablet', 'decline'),
  at: fc.integer({ min: 0, max: 3 }),
});

async function take({ kind, at }: { kind: string; at: number }, document: CaseDocument, tokens: string[]): Promise<void> {
  const context = newContext();
  const place = placeOf(document, at);
  if (kind === 'tablet') tokens.push(await prepared(document, at));
  else if (kind === 'resend') await sendAgain(context, place, 'resent');
  else if (kind === 'cancel') {
    const { version } = (await recordOf(document)).document;
    await cancelDocumentSigner(context, place, { version, reason: 'Not needed' });
  } else if (tokens.length > 0) {
    const token = tokens[at % tokens.length]!;
    if (kind === 'sign') await sign(token);
    else if (at === 3) await declineDocument(context, await openSigning(context, token), 'No');
  }
}

it('never lets anyone sign out of turn or twice, in whatever order calls come', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const turns = [1, 1, 2, 3];
      const document = await sentDocument(turns);
      const tokens: string[] = [];
      for (let at = 0; at < steps.length; at += 2)
        await Promise.allSettled(steps.slice(at, at + 2).map((each) => take(each, document, tokens)));
      const { entries, links, document: now } = await recordOf(document);
      const signed = signedBy(entries);
      expect(new Set(signed).size).toBe(signed.length);
      const order = signed.map((id) => turns[document.signers.findIndex((each) => each.id === id)]!);
      expect(order).toEqual(order.toSorted());
      expect(
        now.signers
          .filter(({ state }) => state === 'signed')
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(signed.toSorted());
      expect(links.map(({ sequence }) => sequence)).toEqual(links.map((_, index) => index + 1));
    }),
    { numRuns: 12 },
  );
});
