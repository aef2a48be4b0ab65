import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { Text } from '#infra/local/mail/texts.ts';
import type { MessageTemplateView, Thread, ThreadView } from '#shared/contract/messages.ts';
import type { HomeMessage } from '#shared/contract/workspace.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import {
  api,
  cloud,
  type Mail,
  mailbox,
  ok,
  openCloudTable,
  type RequestOptions,
  refused,
  waitUntil,
} from '#test/cloud/cloud.ts';
import { member } from './parts/case-desk.ts';
import { newNumber, textableHome } from './parts/textable-home.ts';

const keyed = (by: RequestOptions): RequestOptions => ({ ...by, key: randomUUID() });
const post = async (path: string, body: object) => {
  const response = await fetch(`${cloud.mailUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { status?: number; messageId?: string };
};
const threadOf = (by: RequestOptions, id: string) => ok<Thread>('getThread', { id }, by);
const listed = async (by: RequestOptions, view: ThreadView) =>
  (await ok<{ items: HomeMessage[] }>('getThreads', { view }, by)).items.map(({ id }) => id);
const kinds = ({ entries }: Thread) => entries.map(({ kind }) => kind);
const email = (by: RequestOptions, id: string, text: string) => ok<Thread>('sendThreadEmail', { id, text }, keyed(by));
const textsTo = async (number: string) =>
  ((await (await fetch(`${cloud.mailUrl}/texts`)).json()) as { texts: Text[] }).texts.filter(({ to }) => to === number);
const references = ({ headers }: Mail) => headers.find(({ name }) => name === 'References')?.value;

describe('a thread by email', () => {
  it('goes to and fro under one address, is new again when the family writes, and keeps the whole of every email', async () => {
    const { home, staff, id, email: family } = await textableHome();
    const sent = await email(staff, id, 'We can come at 10.\n<b>Joan</b>');
    expect(sent).toMatchObject({ message: { answeredBy: 'Stella Teal' }, entries: [{ kind: 'email-out', status: 'sending' }] });
    expect(await listed(staff, 'new')).toEqual([]);
    const first = await mailbox(family).mail();
    expect(first).toMatchObject({
      from: `"${home.name}" <hello@yarrow.example>`,
      replyTo: [expect.stringMatching(/^reply\+[0-9a-f]{32}@reply\.yarrow\.example$/)],
      subject: `Your message to ${home.name}`,
    });
    expect(first.body.text).toContain('We can come at 10.');
    expect(first.body.html).toContain('&lt;b&gt;Joan');
    await waitUntil('the email sent', async () => (await threadOf(staff, id)).entries[0]?.status === 'sent');

    await post('/answer', { messageId: first.messageId, text: 'Yes, at 10.' });
    const answered = await waitUntil('the answer', async () => {
      const thread = await threadOf(staff, id);
      return thread.entries.length === 2 && thread.message.lastExcerpt === 'Yes, at 10.' && thread;
    });
    expect(answered.entries[1]).toMatchObject({ kind: 'email-in', address: family, text: 'Yes, at 10.' });
    expect(answered.entries[1]?.quoted).toContain('> We can come at 10.');
    expect(answered.entries[1]).not.toHaveProperty('isUnproved');
    expect(answered.message).not.toHaveProperty('answeredOn');
    expect(answered.message.lastExcerpt).toBe('Yes, at 10.');
    expect(await listed(staff, 'new')).toEqual([id]);
    const told = await mailbox(home.email).mail(({ subject, body }) => /wrote again/.test(subject) && body.text!.includes(id));
    expect(told.body.text).toContain('Yes, at 10.');

    await email(staff, id, 'Until then.');
    const second = await mailbox(family).mail(({ subject }) => subject.startsWith('Re: '));
    expect(second.replyTo).toEqual(first.replyTo);
    expect(references(second)).toContain(`<${first.messageId}@email.amazonses.com>`);
  });

  it('says what cannot be trusted, lets programs reopen nothing, names files, and takes no stranger’s address', async () => {
    const { staff, id, email: family } = await textableHome();
    await email(staff, id, 'We can come at 10.');
    const { replyTo } = await mailbox(family).mail();
    const to = replyTo[0] ?? '';
    const raw = (...lines: string[]) => [`From: ${family}`, `To: ${to}`, ...lines].join('\r\n');
    const file = ['--b', 'Content-Type: image/png', 'Content-Disposition: attachment; filename="her.png"', '', 'x', '--b--'];
    const mime = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b', '', '--b', '', 'A picture.', ...file];
    await Promise.all([
      post('/inbound', { from: family, to, raw: raw('Auto-Submitted: auto-replied', '', 'I am away.') }),
      post('/inbound', { from: family, to: `reply+${'0'.repeat(32)}@reply.yarrow.example`, text: 'To nobody.' }),
    ]);
    await waitUntil('the absence note', async () => (await threadOf(staff, id)).entries.length === 2);
    expect(await listed(staff, 'answered')).toEqual([id]);
    await Promise.all([
      post('/inbound', { from: 'other@example.com', to, text: 'Send the money here.' }),
      post('/inbound', { from: family, to, text: 'Forged.', isVouchedFor: false }),
      post('/inbound', { from: family, to, raw: raw(...mime) }),
    ]);
    const { entries } = await waitUntil('all of them', async () => {
      const thread = await threadOf(staff, id);
      return thread.entries.length === 5 && thread;
    });
    const about = (text: string) => entries.find((entry) => entry.text === text);
    expect(about('I am away.')).toMatchObject({ isAutomatic: true });
    expect(about('Send the money here.')).toMatchObject({ isUnproved: true, address: 'other@example.com' });
    expect(about('Forged.')).toMatchObject({ isUnproved: true });
    expect(about('A picture.')).toMatchObject({ files: ['her.png'] });
    expect(await listed(staff, 'new')).toEqual([id]);
  });

  it('is refused with a placeholder, without an address, and for other homes and viewers', async () => {
    const { staff, id, at } = await textableHome();
    expect(await refused('sendThreadEmail', { id, text: 'Dear {familyName},' }, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: 'text', message: 'Replace {familyName} (Family’s name) before you send this.' }],
    });
    const viewer = await at({ access: 'view-only' });
    expect((await threadOf(viewer, id)).message.id).toBe(id);
    expect((await refused('sendThreadEmail', { id, text: 'Hello.' }, keyed(viewer))).code).toBe('forbidden');
    const other = (await textableHome()).staff;
    for (const [call, input] of [
      ['getThread', { id }],
      ['sendThreadEmail', { id, text: 'Hello.' }],
      ['moveThread', { id, state: 'closed' }],
      ['allowTexts', { id, mayText: true }],
    ] as const)
      expect((await refused(call, input, keyed(other))).code).toBe('not_found');
  });
});

describe('a thread by text', () => {
  it('needs consent, says STOP to whom it reaches, and ends and begins with the family’s word', async () => {
    const { home, staff, id, family, number } = await textableHome();
    const send = (text: string) => ok<Thread>('sendThreadText', { id, text }, keyed(staff));
    expect((await threadOf(staff, id)).texting).toEqual({ isOffered: true, canGetTexts: true, consent: null, isFirst: true });
    expect((await refused('sendThreadText', { id, text: 'Hello.' }, keyed(staff))).detail).toMatch(/hasn’t agreed to texts/);
    await ok('allowTexts', { id, mayText: true }, keyed(staff));
    await send('We can come now.');
    await waitUntil('the text', async () => (await textsTo(family)).length === 1);
    expect((await textsTo(family))[0]).toMatchObject({
      from: number,
      text: `${home.name}: We can come now.\nReply STOP to end texts.`,
    });
    const sid = `SM${randomUUID()}`;
    // Delivered twice: the second changes nothing.
    for (let nth = 0; nth < 2; nth += 1)
      expect((await post('/texts', { from: family, to: number, text: 'Thank you', id: sid })).status).toBe(200);
    expect((await post('/texts', { from: family, to: number, text: 'Stop.' })).status).toBe(200);
    const stopped = await threadOf(staff, id);
    expect(kinds(stopped)).toEqual(['texts-allowed', 'text-out', 'text-in', 'texts-stopped']);
    expect(stopped.texting.consent).toMatchObject({ mayText: false, saidBy: 'family' });
    expect((await refused('sendThreadText', { id, text: 'Hello.' }, keyed(staff))).status).toBe(409);
    expect((await refused('allowTexts', { id, mayText: true }, keyed(staff))).detail).toMatch(/answered STOP/);
    await post('/texts', { from: family, to: number, text: 'START' });
    expect((await threadOf(staff, id)).texting.consent).toMatchObject({ mayText: true, saidBy: 'family' });
    await send('Good.');
    await waitUntil('the second text', async () => (await textsTo(family)).some(({ text }) => text === 'Good.'));
  });

  it('begins with someone who texts first, and a number that gets no texts says so', async () => {
    const { staff, number, home } = await textableHome({ phone: '(617) 555-0000' });
    const stranger = newNumber();
    await post('/texts', { from: stranger, to: number, text: 'My mother died. Are you open?' });
    const begun = (await ok<{ items: HomeMessage[] }>('getThreads', {}, staff)).items[0]!;
    expect(begun).toMatchObject({ message: 'My mother died. Are you open?', email: '' });
    expect(begun).not.toHaveProperty('needType');
    await mailbox(home.email).mail(({ subject }) => subject.startsWith(`A family sent you a text: ${begun.name}`));
    expect((await refused('sendThreadEmail', { id: begun.id, text: 'Yes.' }, keyed(staff))).status).toBe(409);
    await ok('sendThreadText', { id: begun.id, text: 'Yes.' }, keyed(staff));
    await waitUntil('an answer by text', async () => (await textsTo(stranger)).length === 1);

    const { items } = await ok<{ items: HomeMessage[] }>('getThreads', { view: 'new' }, staff);
    const id = items.find(({ phone }) => phone.endsWith('0000'))!.id;
    await ok('allowTexts', { id, mayText: true }, keyed(staff));
    await ok('sendThreadText', { id, text: 'Yes.' }, keyed(staff));
    await waitUntil(
      'the failure',
      async () => (await threadOf(staff, id)).entries.at(-1)?.failure === 'This number can’t get texts.',
    );
  });

  it('takes nothing that the service did not sign', async () => {
    const body = new URLSearchParams({ MessageSid: 'SM1', From: newNumber(), To: newNumber(), Body: 'Hi' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'AAAA' };
    expect((await api('/api/public/texts', { method: 'POST', body, headers })).status).toBe(403);
    expect((await api('/api/public/texts')).status).toBe(400);
  });
});

describe('the work on messages', () => {
  it('is assigned, moved, and found in its lists, each change with a name, and repeating one changes nothing', async () => {
    const { home, staff, id, employeeId, memberName } = await textableHome();
    const assign = (input: object) => ok<Thread>('assignThread', { id, ...input }, keyed(staff));
    await assign({ employeeId, from: null });
    const assigned = await assign({ employeeId, from: null });
    expect(assigned).toMatchObject({
      message: { assigneeId: employeeId, assigneeName: memberName },
      fill: { directorName: 'Stella Teal' },
    });
    expect(kinds(assigned)).toEqual(['assigned']);
    expect(await refused('assignThread', { id, employeeId: null, from: null }, keyed(staff))).toMatchObject({
      code: 'stale',
      detail: `${memberName} has this message now.`,
    });
    const viewer: StaffMember = { ...(await member(home.id, 'Ines', 'Pereira')), access: 'view-only' };
    await openCloudTable().put(employeeItem(viewer));
    for (const nobody of [randomUUID(), viewer.id])
      expect((await refused('assignThread', { id, employeeId: nobody, from: null }, keyed(staff))).errors).toEqual([
        { field: 'employeeId', message: 'Choose someone who can answer messages at this home.' },
      ]);
    const move = (state: string) => ok<Thread>('moveThread', { id, state }, keyed(staff));
    expect((await move('answered')).message.answeredBy).toBe('Stella Teal');
    expect(await listed(staff, 'answered')).toEqual([id]);
    await move('closed');
    expect([await listed(staff, 'answered'), await listed(staff, 'closed'), await listed(staff, 'new')]).toEqual([[], [id], []]);
    expect(kinds(await move('new'))).toEqual(['assigned', 'answered', 'closed', 'reopened']);
    expect(await listed(staff, 'mine')).toEqual([]);
    expect(await listed(staff, 'new')).toEqual([id]);
  });

  it('is someone’s own until it is closed', async () => {
    const { home, staff, id, at } = await textableHome();
    const employeeId = randomUUID();
    const mine = await at({ employeeId });
    await openCloudTable().put(employeeItem({ ...(await member(home.id, 'Stella', 'Teal')), id: employeeId }));
    await ok('assignThread', { id, employeeId, from: null }, keyed(staff));
    expect(await listed(mine, 'mine')).toEqual([id]);
    await ok('moveThread', { id, state: 'closed' }, keyed(staff));
    expect(await listed(mine, 'mine')).toEqual([]);
  });

  it('has templates that are added, edited over their version, and archived', async () => {
    const { staff, at } = await textableHome();
    const add = (input: object) => ok<MessageTemplateView>('addMessageTemplate', input, keyed(staff));
    const template = await add({ name: 'We can come', text: 'Dear {familyName}, call {homePhone}.' });
    await add({ name: 'Afterward', text: 'Thank you.' });
    const save = (input: object) => ok<MessageTemplateView>('saveMessageTemplate', { ...template, ...input }, keyed(staff));
    expect(await save({ name: 'We come', isArchived: true })).toMatchObject({ version: 2, archivedOn: expect.any(String) });
    expect(await refused('saveMessageTemplate', { ...template, text: 'Other.' }, keyed(staff))).toMatchObject({
      code: 'stale',
      detail: 'Stella Teal saved this template while you worked on it.',
    });
    expect((await refused('addMessageTemplate', { name: 'A', text: 'Dear {caseNumber}' }, keyed(staff))).errors).toEqual([
      { field: 'text', message: 'There is no placeholder {caseNumber}. Choose one from the list.' },
    ]);
    const { items } = await ok<{ items: MessageTemplateView[] }>('getMessageTemplates', {}, await at({ access: 'view-only' }));
    expect(items.map(({ name }) => name)).toEqual(['Afterward', 'We come']);
  });
});
