import { beforeAll, expect, it } from 'vitest';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { cloud, eventsOf, newEmail, ok, refused, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { contactOf, saveInput } from './parts/contact-desk.ts';
import { type CremationDesk, cremationDesk, sentDocument, signerByMail } from './parts/signing-desk.ts';

let desk: CremationDesk;
beforeAll(async () => {
  desk = await cremationDesk();
});

type Place = { id: string; documentId: string };
const viewOf = (place: Place) => ok<CaseDocumentView>('getCaseDocument', place, desk.staff);

/** Reports what became of the last letter to an address, as the email service would. */
async function report(to: string, outcome: string): Promise<void> {
  const { emails } = (await (await fetch(`${cloud.mailUrl}/store?to=${encodeURIComponent(to)}`)).json()) as {
    emails: { messageId: string }[];
  };
  const body = JSON.stringify({ messageId: emails.at(-1)?.messageId, outcome });
  await fetch(`${cloud.mailUrl}/notices`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

const countOf = async (place: Place, words: string) =>
  (await viewOf(place)).record.filter((entry) => entry.words.includes(words)).length;

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
