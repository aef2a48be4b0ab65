import { beforeAll, expect, it } from 'vitest';
import { readSigningSession, signingSessionWrite } from '#functions/table/signing.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { cloud, eventsOf, mailbox, newEmail, ok, openCloudTable, refused, runJob, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { caseParty } from './parts/case-party.ts';
import { contactOf, saveInput } from './parts/contact-desk.ts';
import { signingParty } from './parts/document-desk.ts';
import { signedDocument } from './parts/signed-document.ts';
import { type CremationDesk, cremationDesk, sentDocument, signerByMail } from './parts/signing-desk.ts';

let desk: CremationDesk;
beforeAll(async () => {
  desk = await cremationDesk();
});

type Place = { id: string; documentId: string };
type Staff = CremationDesk['staff'];
const viewOf = (place: Place, staff: Staff = desk.staff) => ok<CaseDocumentView>('getCaseDocument', place, staff);

/** Reports what became of the last letter to an address, as the email service would. */
async function report(to: string, outcome: string): Promise<void> {
  const { emails } = (await (await fetch(`${cloud.mailUrl}/store?to=${encodeURIComponent(to)}`)).json()) as {
    emails: { messageId: string }[];
  };
  const body = JSON.stringify({ messageId: emails.at(-1)?.messageId, outcome });
  await fetch(`${cloud.mailUrl}/notices`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

const countOf = async (place: Place, words: string, staff?: Staff) =>
  (await viewOf(place, staff)).record.filter((entry) => entry.words.includes(words)).length;

it('shows staff a letter that bounced, once, until a new link is sent', async () => {
  const { place, signerIds } = await sentDocument(desk);
  await waitUntil('the delivery', async () => (await countOf(place, 'was delivered')) === 1);
  await report(desk.agent.email, 'permanent');
  await report(desk.agent.email, 'permanent');
  await waitUntil('the bounce', async () => (await viewOf(place)).document.signers[0]?.state === 'bounced');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await countOf(place, 'couldn’t be delivered')).toBe(1);
  const events = await eventsOf('document.bounced');
  const isOwn = ({ event }: (typeof events)[number]) =>
    (event.detail as { data: { documentId: string } }).data.documentId === place.documentId;
  expect(events.filter(isOwn)).toHaveLength(1);
  const signer = { ...place, signerId: signerIds[0] };
  expect(await refused('resendCaseDocument', { ...signer, isReminder: true }, keyed(desk.staff))).toMatchObject({ status: 409 });
  const { items } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: desk.id }, desk.staff);
  expect(items.filter(({ kind }) => kind === 'document-bounced').map(({ to }) => to)).toEqual(['Łukasz Nguyễn']);
  const email = newEmail('corrected');
  await ok(
    'saveCaseContact',
    saveInput(desk.id, await contactOf(desk.staff, desk.id, desk.agent.id), { email }),
    keyed(desk.staff),
  );
  const again = await ok<CaseDocumentView>('resendCaseDocument', signer, keyed(desk.staff));
  expect(again.document.signers[0]).toMatchObject({ state: 'sent', email });
  expect(again.document.signers[0]?.bounce).toBeUndefined();
  expect(await (await signerByMail(email, place.documentId)).open()).toMatchObject({ stage: 'start' });
  await report(desk.agent.email, 'complaint');
  await waitUntil('the late report', async () => (await countOf(place, 'was reported as spam')) === 1);
  expect((await viewOf(place)).document.signers[0]?.bounce).toBeUndefined();
});

it('records a copy that bounced, says so in the timeline, and leaves what was signed as it is', async () => {
  const { row, staff } = await caseParty();
  const { document, email } = await signedDocument(row);
  const place = { id: row.id, documentId: document.id };
  await mailbox(email).mail(({ subject }) => subject.includes('your copy of'));
  await report(email, 'permanent');
  const words = 'The email with the copy to Ruth Okafor couldn’t be delivered';
  await waitUntil('the record', async () => (await countOf(place, words, staff)) === 1);
  const { items } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: row.id }, staff);
  expect(items.filter(({ kind }) => kind === 'document-bounced').map(({ to }) => to)).toEqual(['Ruth Okafor']);
  const view = await viewOf(place, staff);
  expect(view.document).toMatchObject({ state: 'sealed', signers: [{ state: 'signed' }] });
  expect(view.document.signers[0]?.bounce).toBeUndefined();
}, 120_000);

it('reminds a signer whose mailbox was full, and no one whose address takes nothing', async () => {
  const { of, place, agent, staff } = await signingParty();
  const signerNow = async () => (await viewOf(place, staff)).document.signers[0];
  const session = async () => {
    const found = await readSigningSession(openCloudTable(), of.documentId, of.signerId);
    if (!found) throw new Error('Nothing was sent to this signer.');
    return found;
  };
  const remindNow = async () => {
    const { version, ...kept } = await session();
    const dueOn = new Date(Date.now() - 1000).toISOString();
    await openCloudTable().transact([signingSessionWrite({ ...kept, dueOn }, version)]);
    await runJob('remind-signers');
    return session();
  };
  const reminders = () => countOf(place, 'reminded', staff);
  await waitUntil('the letter', async () => (await countOf(place, 'was delivered', staff)) === 1);
  await report(agent.email, 'transient');
  await waitUntil('the full mailbox', async () => (await signerNow())?.bounce === 'transient');
  await remindNow();
  expect(await reminders()).toBe(1);
  await waitUntil('the reminder', async () => (await mailbox(agent.email).all()).length === 2);
  await report(agent.email, 'permanent');
  await waitUntil('the wrong address', async () => (await signerNow())?.bounce === 'permanent');
  const { dueOn, expiresOn } = await session();
  expect(dueOn).toBe(expiresOn);
  expect((await remindNow()).dueOn).toBe(expiresOn);
  expect(await reminders()).toBe(1);
  expect(await mailbox(agent.email).all()).toHaveLength(2);
});
