import { describe, expect, it } from 'vitest';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { CaseDocumentView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { mailbox, newAddress, newEmail, ok, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import { saveInput } from './parts/contact-desk.ts';
import { signingParty } from './parts/document-desk.ts';
import { cremationDesk, readyDocument, signerAt, signerByMail } from './parts/signing-desk.ts';

type Begun = { signingToken: string; expiresOn: string };

describe('a signer without an email address', () => {
  it('signs first on the home’s tablet, and gets a link at the address that they have later', async () => {
    const desk = await cremationDesk();
    const agent = await ok<CaseContact>('saveCaseContact', saveInput(desk.id, desk.agent, { email: '' }), keyed(desk.staff));
    const { document } = await readyDocument(desk);
    const place = { id: desk.id, documentId: document.id };
    const sent = await ok<CaseDocumentView>('sendCaseDocument', { ...place, version: document.version }, keyed(desk.staff));
    const [first] = sent.document.signers;
    expect(first).toMatchObject({ state: 'waiting', email: '', unreachable: 'Łukasz Nguyễn has no email address.' });
    const of = { ...place, signerId: first?.id };
    expect((await refused('resendCaseDocument', of, keyed(desk.staff))).detail).toMatch(/^They have no email address/);
    const { signingToken } = await ok<Begun>('beginWitnessedSigning', of, desk.staff);
    const begun = await signerAt(document.id, signingToken).open();
    expect(begun).toMatchObject({ stage: 'start', isWitnessed: true, disclosure: { version: '2026-11-2-in-person' } });
    expect(begun.disclosure.paragraphs.join(' ')).not.toMatch(/an email address, and|you get an email/);
    const email = newEmail('lukasz');
    await ok('saveCaseContact', saveInput(desk.id, agent, { email }), keyed(desk.staff));
    await ok('resendCaseDocument', of, keyed(desk.staff));
    const emailed = await signerByMail(email, document.id);
    expect((await emailed.open()).disclosure.version).toBe('2026-11-2');
    await emailed.sign();
  });
});

describe('a signer who is signed in to their account', () => {
  it('sees that a document waits for them, and signs it from there', async () => {
    const party = await signingParty();
    const { of, place, row, id, agent, staff, friend } = party;
    const own = await relativeOf({ ...row, id }, agent.id);
    const { documents } = await ok<{ documents: ListedDocument[] }>('getCaseDocuments', { id }, own);
    expect(documents.find((each) => each.id === place.documentId)?.signers.map(({ isViewer }) => isViewer)).toEqual([
      true,
      false,
      false,
    ]);
    const { signingToken } = await ok<Begun>('beginOwnSigning', of, own);
    const signer = signerAt(place.documentId, signingToken);
    expect(await signer.open()).toMatchObject({ stage: 'start', isWitnessed: false, needsCode: false });
    const emailed = await signerByMail(agent.email, place.documentId);
    expect(await emailed.open()).toMatchObject({ stage: 'start' });
    await signer.sign();
    const { record } = await ok<CaseDocumentView>('getCaseDocument', place, staff);
    expect(record.map(({ words }) => words)).toContain('Łukasz Nguyễn opened the document in their account.');
    expect(await refused('beginOwnSigning', of, own)).toMatchObject({ status: 409 });
    expect(await refused('beginOwnSigning', of, friend)).toMatchObject({ status: 404 });
  });

  it('signs for nobody else, nor does the home for them', async () => {
    const { of, place, sent, row, id, agent, staff, stranger, friend } = await signingParty();
    const own = await relativeOf({ ...row, id }, agent.id);
    const others = { ...place, signerId: sent.document.signers[1]?.id };
    expect(await refused('beginOwnSigning', others, own)).toMatchObject({ status: 403 });
    expect(await refused('beginOwnSigning', of, staff)).toMatchObject({ status: 403 });
    for (const by of [friend, stranger]) expect(await refused('beginOwnSigning', of, by)).toMatchObject({ status: 404 });
  });

  it('still enters the code that the home asked for', async () => {
    const { of, place, row, id, agent } = await signingParty({ needsCode: true });
    const own = await relativeOf({ ...row, id }, agent.id);
    const { signingToken } = await ok<Begun>('beginOwnSigning', of, own);
    expect(await signerAt(place.documentId, signingToken).open()).toMatchObject({ needsCode: true });
  });
});

describe('a signer who can’t find their link', () => {
  it('has it sent again to the address that it was sent to, and learns nothing with another', async () => {
    const { place, agent, director } = await signingParty();
    const { documentId } = place;
    await signerByMail(agent.email, documentId);
    const ask = (email: string, id = documentId) => ok('sendESignLink', { documentId: id, email }, { from: newAddress() });
    const answers = [
      await ask(agent.email.toUpperCase()),
      await ask(director.email),
      await ask(newEmail('nobody')),
      await ask(agent.email, '018f4a2b-0000-7000-8000-00000000dead'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await (await signerByMail(agent.email, documentId, 2)).open()).toMatchObject({ stage: 'start' });
    for (let times = 0; times < 6; times += 1) expect(await ask(agent.email)).toEqual(answers[0]);
    expect(await mailbox(director.email).all()).toEqual([]);
  });
});
