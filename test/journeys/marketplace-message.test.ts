import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { locationItems, locationKeys } from '#functions/table/location.ts';
import { readMessage } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import type { SearchPage } from '#shared/contract/marketplace-views.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { ask, eventsOf, mailbox, newEmail, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { homeCalled, launched, notLaunched } from '#test/world/world.ts';

const home = homeCalled('Averell');
const messageFrom = (email: string, changes: object = {}) => ({
  id: home.id,
  needType: 'at-need',
  name: 'Ada Tester',
  email,
  phone: '(617) 555-0142',
  message: 'My father died this morning.\nCould you call me?',
  ...changes,
});
const send = (input: object, key: string = randomUUID()) => ask('requestInformation', input, { key });
const mailsFrom = async (email: string, to = home.email) =>
  (await mailbox(to).all()).filter(({ replyTo }) => replyTo.includes(email));
const mailFrom = (email: string, to = home.email) => mailbox(to).mail(({ replyTo }) => replyTo.includes(email));

type Requested = { id: string; locationId: string; data: { locationId: string; requestId: string } };
const requested = async () => (await eventsOf('information.requested')).map(({ event }) => event.detail as Requested);

/** Returns what is kept about the message that an event of this home reports, by the sender's email. */
async function keptFrom(email: string) {
  for (const { data } of await requested()) {
    const storedMessage = await readMessage(openCloudTable(), data.locationId, data.requestId);
    if (storedMessage?.email === email) return { kept: storedMessage, eventOf: data };
  }
  return undefined;
}

describe('a message to a home', () => {
  it('is kept, reported in one event, and emailed to the home', async () => {
    const email = newEmail('ada');
    const packageId = home.templates.find(({ isActive }) => isActive)!.id;
    expect((await send(messageFrom(email, { packageId }))).body).toEqual({ done: true });
    const mail = await mailFrom(email);
    expect(mail.destination.to).toEqual([home.email]);
    for (const body of [mail.body.text, mail.body.html]) {
      expect(body).toContain('Ada Tester');
      expect(body).toContain('My father died this morning.');
      expect(body).toContain(home.templates.find(({ id }) => id === packageId)!.name);
    }
    expect(mail.body.html).not.toMatch(/<img|<script|https?:\/\/(?!127\.0\.0\.1)/);
    const found = await keptFrom(email);
    expect(found?.kept).toMatchObject({ name: 'Ada Tester', needType: 'at-need', providerLocationId: home.id, packageId });
  });

  it('shows scripts in any field as text', async () => {
    const email = newEmail('mallory');
    const script = '<script>alert(1)</script>';
    const image = '"><img src=x onerror=alert(2)>';
    await send(
      messageFrom(email, {
        name: `${script}${image}`.slice(0, 64),
        message: `${script} & ${image}\n<a href="javascript:alert(3)">free</a>`,
      }),
    );
    const { subject, body } = await mailFrom(email);
    expect(body.html).not.toMatch(/<script|<img|onerror=alert\(2\)>|<a href="javascript/i);
    expect(body.html).toContain('&lt;script&gt;');
    expect(body.text).toContain(script);
    expect(subject).not.toContain('\n');
  });

  it('accepts names in any script and direction', async () => {
    for (const name of ['ملك بنت عبد الله', 'שרה כהן', '葬儀社 さくら', 'Zoë 👩‍👩‍👧‍👦', 'Nguyễn Thị Hồng']) {
      const email = newEmail('name');
      await send(messageFrom(email, { name }));
      const mail = await mailFrom(email);
      expect(mail.body.text).toContain(name.normalize());
      expect(mail.body.html).toContain('dir="auto"');
    }
  });

  it('keeps line breaks from adding a header to an email', async () => {
    const email = newEmail('breaker');
    expect((await send(messageFrom(email, { name: 'A\r\nBcc: everybody@example.com' }))).status).toBe(400);
    expect((await send(messageFrom('a@example.com\r\nBcc: b@example.com'))).status).toBe(400);
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(65) }],
    ['email', { email: 'not an address' }],
    ['email', { email: '' }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '1'.repeat(16) }],
    ['message', { message: '\n\n' }],
    ['message', { message: 'x'.repeat(401) }],
    ['needType', { needType: 'later' }],
    ['packageId', { packageId: randomUUID() }],
    ['isUrgent', { isUrgent: true }],
  ])('is refused for its %s: %j', async (field, changes) => {
    const problem = await refused('requestInformation', messageFrom(newEmail(), changes));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_input', errors: [expect.objectContaining({ field })] });
  });

  it('cannot go to a home that is not launched, or offer another home’s package', async () => {
    expect(await refused('requestInformation', messageFrom(newEmail(), { id: notLaunched[0]!.id }))).toMatchObject({
      status: 404,
    });
    expect(await refused('requestInformation', messageFrom(newEmail(), { id: randomUUID() }))).toMatchObject({ status: 404 });
    const other = launched.find(({ id }) => id !== home.id)!;
    expect(await refused('requestInformation', messageFrom(newEmail(), { packageId: other.templates[0]!.id }))).toMatchObject({
      status: 400,
      errors: [{ field: 'packageId' }],
    });
  });
});

describe('a message under an Idempotency-Key', () => {
  it('needs one, and it has to be a GUID', async () => {
    expect(await refused('requestInformation', messageFrom(newEmail()), { key: undefined })).toMatchObject({
      status: 400,
      code: 'idempotency_key_required',
    });
    expect(await refused('requestInformation', messageFrom(newEmail()), { key: 'once' })).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
  });

  it('is sent once however often it is sent, with the same answer', async () => {
    const [email, key] = [newEmail('twice'), randomUUID()];
    const first = await send(messageFrom(email), key);
    const second = await send(messageFrom(email), key);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    await mailFrom(email);
    // A later message has come through the same queue: a second earlier one would be there by now.
    const later = newEmail('later');
    await send(messageFrom(later));
    await mailFrom(later);
    expect(await mailsFrom(email)).toHaveLength(1);
  });

  it('is a conflict with other words, which are not sent', async () => {
    const [email, key] = [newEmail('other'), randomUUID()];
    await send(messageFrom(email), key);
    const { status, body } = await send(messageFrom(email, { message: 'Something else.' }), key);
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'idempotency_conflict' })]);
    expect((await mailFrom(email)).body.text).not.toContain('Something else.');
    expect(await mailsFrom(email)).toHaveLength(1);
  });

  it('has one effect when sent fifty times at the same time', async () => {
    const [email, key] = [newEmail('fifty'), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(messageFrom(email), key)));
    // A request that comes while the first is in progress is told to come back.
    for (const { status, body } of answers)
      expect([
        [200, { done: true }],
        [409, expect.objectContaining({ code: 'conflict' })],
      ]).toContainEqual([status, body]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await send(messageFrom(email), key)).body).toEqual({ done: true });
    await mailFrom(email);
    const later = newEmail('later');
    await send(messageFrom(later));
    await mailFrom(later);
    expect(await mailsFrom(email)).toHaveLength(1);
    const messages = await Promise.all(
      (await requested()).map(({ data }) => readMessage(openCloudTable(), data.locationId, data.requestId)),
    );
    expect(messages.filter((message) => message?.email === email)).toHaveLength(1);
  });
});

describe('a home that changes', () => {
  /** Writes a home as an operation of its staff would: what changed, and the event that says so, in one transaction. */
  const save = (profile: LocationProfile) =>
    openCloudTable().transact([
      ...locationItems(profile).map((put) => ({ put })),
      raise({
        id: randomUUID(),
        name: 'location.changed',
        version: 1,
        at: new Date().toISOString(),
        actor: { kind: 'provider', id: randomUUID(), onBehalfOf: null },
        locationId: profile.id,
        data: { locationId: profile.id },
      }),
    ]);
  const found = async (query: string) => (await ok<SearchPage>('searchLocations', { query })).items;

  it('is found in its present state: opened, renamed, and closed again', async () => {
    const word = `Tundra${randomUUID().slice(0, 8)}`;
    const plain = sampleHome({ id: randomUUID() });
    // Far from everyone, so that no other search finds it.
    const opened = { ...plain, name: `${word} Funeral Home`, address: { ...plain.address, lat: 66.9, lon: -156.9 } };
    await save(opened);
    const [card] = await waitUntil('the new home in the search', async () => {
      const items = await found(word);
      return items.length > 0 && items;
    });
    expect(card).toMatchObject({ id: opened.id, price: { priceCents: 185_000, missing: [] }, packageCount: 1 });
    expect((await ok<SearchPage>('searchLocations', { lat: 66.9, lon: -156.9, radius: 10 })).items.map(({ id }) => id)).toEqual([
      opened.id,
    ]);

    await save({ ...opened, name: `Renamed ${word}x` });
    await waitUntil('the new name in the search', async () => (await found(`Renamed ${word}x`)).length === 1);

    await save({ ...opened, isActive: false });
    await waitUntil('the closed home gone from the search', async () => (await found(word)).length === 0);
    expect(await refused('getLocationProfile', { id: opened.id })).toMatchObject({ status: 404 });
    await waitUntil(
      'its card gone from the table',
      async () => (await openCloudTable().get(locationKeys.card(opened.id), { consistent: true })) === undefined,
    );
  });
});
