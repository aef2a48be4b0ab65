import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { requestEvent } from '#functions/runtime/request-event.ts';
import { accountKeys } from '#functions/table/account.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { raise } from '#functions/table/outbox.ts';
import { readOwedLetters } from '#functions/table/owed-letters.ts';
import { readSigningSession } from '#functions/table/signing.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { mailbox, ok, openCloudTable, quiet, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { keyed } from './parts/case-desk.ts';
import { inviteContact } from './parts/contact-desk.ts';
import { sentAnother, signingParty } from './parts/document-desk.ts';
import { signerAt, signerByMail } from './parts/signing-desk.ts';

type Party = Awaited<ReturnType<typeof signingParty>>;
type Signer = ReturnType<typeof signerAt>;

/** Makes every call of a signer that shows or changes something of their document, and returns what each answers. */
async function everyCall({ place: { documentId } }: Party, signer: Signer, disclosureSha256: string) {
  const { token: signingToken } = signer;
  const calls: [string, object][] = [
    ['validateESignToken', { documentId, signingToken }],
    ['sendESignCode', { documentId, signingToken }],
    ['getSignersDocument', { id: documentId, signingToken }],
    ['getESignQuestions', { token: signingToken }],
    ['pdfImageFromCaseDocument', { id: documentId, signingToken }],
    ['consentToESign', { signingToken, disclosureSha256, consents: true }],
    ['saveESignQuestions', { token: signingToken, data: { document: documentId }, draft: { questions: [] } }],
    ['completeESignSession', { signingToken, signingTokenId: documentId, documentSha256: disclosureSha256 }],
    ['declineESign', { signingToken, reason: 'No.' }],
    ['getNextESignDocument', { id: documentId, signingToken }],
    ['getSignersCopy', { documentId, signingToken }],
  ];
  const answers = [];
  for (const [name, input] of calls) {
    const { status, closedLink } = await refused(name, input, signer.by());
    answers.push(`${name} ${status} ${closedLink?.why ?? ''}`.trim());
  }
  const copy = { id: documentId, signingToken };
  const sent = await refused('sendCaseFormDocumentCopy', copy, keyed(signer.by()));
  return [...answers, `sendCaseFormDocumentCopy ${sent.status} ${sent.closedLink?.why ?? ''}`.trim()];
}

const tabletOf = async ({ of, place }: Party, by: RequestOptions): Promise<Signer> =>
  signerAt(place.documentId, (await ok<{ signingToken: string }>('beginWitnessedSigning', of, by)).signingToken);

it.each(['removed', 'blocked'] as const)('ends the link and the tablet of a contact who was %s', async (how) => {
  const party = await signingParty();
  const { id, agent, staff, of } = party;
  const [link, tablet] = [await party.signer(), await tabletOf(party, staff)];
  const { disclosure } = await link.open();
  const move = (from: string, status: string) =>
    ok<CaseContact>('updateContactStatus', { caseId: id, id: agent.id, from, status }, keyed(staff));
  if (how === 'removed') await ok('deleteCaseContact', { caseId: id, contactId: agent.id }, staff);
  else {
    await inviteContact(staff, id, agent.id);
    await move('pending', 'blocked');
  }
  for (const signer of [link, tablet])
    for (const answer of await everyCall(party, signer, disclosure.sha256)) expect(answer).toMatch(/ 410 ended$/);
  const gone = { status: 409, detail: expect.stringContaining('is no longer on the case, or is blocked') };
  expect(await refused('resendCaseDocument', of, keyed(staff))).toMatchObject(gone);
  expect(await refused('resendCaseDocument', { ...of, isReminder: true }, keyed(staff))).toMatchObject(gone);
  expect(await refused('beginWitnessedSigning', of, staff)).toMatchObject(gone);
  await quiet();
  const before = (await mailbox(agent.email).all()).length;
  await ok('sendESignLink', { documentId: of.documentId, email: agent.email }, link.by());
  await quiet();
  expect((await mailbox(agent.email).all()).length).toBe(before);
  if (how === 'removed') return;
  await move('blocked', 'contact-only');
  await ok('resendCaseDocument', of, keyed(staff));
  await (await signerByMail(agent.email, of.documentId, 2)).sign();
});

it('shows nothing of a deleted case to a signer, and everything again once it is restored', async () => {
  const party = await signingParty();
  const { id, staff } = party;
  const [link, tablet] = [await party.signer(), await tabletOf(party, staff)];
  const { disclosure } = await link.open();
  await ok('deleteCase', { id }, keyed(staff));
  for (const signer of [link, tablet])
    for (const answer of await everyCall(party, signer, disclosure.sha256)) expect(answer).toMatch(/ 404$/);
  await ok('sendESignLink', { documentId: party.place.documentId, email: party.agent.email }, link.by());
  await ok('restoreCase', { id }, keyed(staff));
  expect(await tablet.read()).toMatchObject({ id: party.place.documentId });
  await link.sign();
});

it('ends the tablet’s session of a witness who no longer works at the home, and not of one who signed out', async () => {
  const party = await signingParty();
  const { id: locationId, name: locationName } = party.home;
  const witness = await person({ memberships: [{ locationId, locationName, access: 'staff' }] });
  const tablet = await tabletOf(party, { token: witness.token, headers: witness.headers });
  await ok('logout', {}, { token: witness.token, headers: witness.headers });
  const { disclosure } = await tablet.open();
  const another = await sentAnother(party);
  await openCloudTable().delete(accountKeys.membership(witness.account.id, locationId));
  for (const answer of await everyCall(party, tablet, disclosure.sha256)) expect(answer).toMatch(/ 410 ended$/);
  expect(
    (await ok<CaseDocumentView>('getCaseDocument', { id: party.id, documentId: another.document.id }, party.staff)).document,
  ).toMatchObject({ state: 'out' });
  await (await tabletOf(party, party.staff)).sign();
});

it('keeps a link ended by the withdrawal of consent ended when the tablet begins', async () => {
  const party = await signingParty();
  const link = await party.signer();
  await link.consent();
  await ok('consentToESign', await link.consentInput(false), link.by());
  const tablet = await tabletOf(party, party.staff);
  const opening = { documentId: party.place.documentId, signingToken: link.token };
  expect(await refused('validateESignToken', opening, link.by())).toMatchObject({ status: 410, closedLink: { why: 'replaced' } });
  expect(await tablet.open()).toMatchObject({ stage: 'start', isWitnessed: true });
  await ok('consentToESign', await tablet.consentInput(false), tablet.by());
  expect(await refused('validateESignToken', { ...opening, signingToken: tablet.token })).toMatchObject({
    closedLink: { why: 'withdrawn' },
  });
  await (await tabletOf(party, party.staff)).sign();
  expect(await refused('validateESignToken', opening, link.by())).toMatchObject({ status: 410 });
});

it('names no next document before the code is entered', async () => {
  const party = await signingParty({ needsCode: true });
  await sentAnother(party);
  const signer = await party.signer();
  const input = { id: party.place.documentId, signingToken: signer.token };
  expect(await refused('getNextESignDocument', input, signer.by())).toMatchObject({ status: 403 });
});

const eventNow = requestEvent({ newId: randomUUID, now: new Date(), actor: { kind: 'nobody' } });

it('emails what came due while the case was deleted once it is restored', async () => {
  const party = await signingParty();
  const { id, staff, of, agent } = party;
  await signerByMail(agent.email, of.documentId);
  await ok('deleteCase', { id }, keyed(staff));
  const table = openCloudTable();
  const document = await readCaseDocument(table, of.documentId);
  const session = await readSigningSession(table, of.documentId, of.signerId);
  const place = { locationId: document!.providerLocationId, caseId: id, documentId: of.documentId, signerId: of.signerId };
  const due = eventNow('document.signer-due', { ...place, linkId: session!.linkId, why: 'reminder' }, place.locationId);
  await table.transact([raise(due)]);
  await quiet();
  expect(await readOwedLetters(table, id)).toHaveLength(1);
  await ok('restoreCase', { id }, keyed(staff));
  await (await signerByMail(agent.email, of.documentId, 2)).sign();
  expect(await readOwedLetters(table, id)).toEqual([]);
});
