import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Integer, OctetString } from 'asn1js';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sealPdf } from '#functions/documents/forms/seal-pdf.ts';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { httpTimestamps, type TimestampPort } from '#functions/vendors/timestamps/index.ts';
import { fromHex, insideDer, joined, readDer, writeDer } from '#shared/seal/der.ts';
import { oid, SEQUENCE, SET } from '#shared/seal/object-ids.ts';
import { writeStatement } from '#shared/seal/seal-statement.ts';
import { verifySeal } from '#shared/seal/verify-seal.ts';
import { pdfsigFaults } from './pdfsig.ts';
import { readSeal } from './read-seal.ts';
import { flatForm } from './sample-forms.ts';
import { type AuthorityOptions, serveAuthority, testAuthority } from './test-authority.ts';
import { testSeal } from './test-seal.ts';

const now = new Date('2026-11-26T12:00:03.250Z');
const imprint = createHash('sha256').update('a signature').digest();

let closeLast = () => {};
afterEach(() => closeLast());

type Reply = Parameters<typeof serveAuthority>[0];

/** Asks an authority that answers in this way, over HTTP. */
async function served(reply: Reply, patienceMs = 5_000): Promise<TimestampPort & { asked: unknown[] }> {
  const { url, asked, close } = await serveAuthority(reply);
  closeLast = close;
  return { asked, ...httpTimestamps({ url, patienceMs, randomBytes: () => randomBytes(32) }) };
}
const authority = async (options: AuthorityOptions = {}) => served(await testAuthority({ now: () => now, ...options }));

/** Returns why no timestamp was given. */
const whyNot = async (port: TimestampPort): Promise<string> =>
  port.timestamp(imprint).then(
    () => 'there is one',
    ({ name, message }: Error) =>
      name === 'NoTimestamp' ? message.replace(/^The timestamp authority gave no timestamp: /, '') : name,
  );

describe('asking a timestamp authority', () => {
  it.each<AuthorityOptions>([
    {},
    { key: 'ecdsa' },
    { withRoot: true },
    { key: 'ecdsa', withRoot: true },
    { withRoot: true, hidesRoot: true },
    { status: 1 },
  ])('takes a right timestamp: %j', async (options) => {
    const { timestamp, asked } = await authority(options);
    const token = await timestamp(imprint);
    expect(asked).toEqual([{ method: 'POST', type: 'application/timestamp-query' }]);
    expect(token.length).toBeGreaterThan(700);
    expect(opensslFaults(token)).toEqual([]);
  });

  it.each<[string, AuthorityOptions]>([
    ['it refused, with status 2.', { status: 2 }],
    ['The timestamp is for something else.', { tamper: (info) => changeImprint(info.messageImprint) }],
    ['The timestamp answers another request.', { tamper: (info) => Object.assign(info, { nonce: new Integer({ value: 5 }) }) }],
    ['The timestamp answers another request.', { tamper: (info) => Object.assign(info, { nonce: undefined }) }],
    ['The certificate of the timestamp isn’t one for timestamps.', { isForCode: true }],
    ['The certificate of the timestamp wasn’t valid then.', { expiresOn: new Date('2026-11-26T12:00:00Z') }],
    ['The timestamp isn’t signed by its certificate’s key.', { signsWithAnotherKey: true }],
  ])('refuses what proves nothing: %s', async (words, options) => {
    expect(await whyNot(await authority(options))).toBe(words);
  });

  it('refuses garbage, an error, too much, an answer to an earlier request, and one that takes too long', async () => {
    const reply = await testAuthority({ now: () => now });
    expect(await whyNot(await served(async () => Buffer.from('<html>Not here</html>')))).toBe('its answer can’t be read.');
    expect(await whyNot(await served(async () => new Uint8Array()))).toBe('its answer can’t be read.');
    expect(await whyNot(await served(() => Promise.reject(new Error('busy'))))).toBe('it answered 503.');
    expect(await whyNot(await served(async () => randomBytes(300_000)))).toBe('its answer is larger than a timestamp.');
    expect(await whyNot(await served(() => new Promise(() => {}), 100))).toBe('it took longer than 100 ms.');
    let first: Promise<Uint8Array> | undefined;
    const repeating = await served((request) => (first ??= reply(request)));
    await repeating.timestamp(imprint);
    expect(await whyNot(repeating)).toBe('The timestamp answers another request.');
    closeLast();
    expect(await whyNot(repeating)).toBe('it can’t be reached.');
  });

  it('refuses or repairs an answer with any changed byte, and never takes another time from it', async () => {
    const reply = await testAuthority({ key: 'ecdsa', withRoot: true, now: () => now });
    let change = { at: 0, by: 1 };
    let taken = 0;
    const port = await served(async (request) => {
      const bytes = Buffer.from(await reply(request));
      bytes[change.at % bytes.length]! ^= change.by;
      return bytes;
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(1_400), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        change = { at, by };
        const token = await port.timestamp(imprint).catch(() => undefined);
        if (!token) return;
        taken += 1;
        expect(Buffer.from(token).includes('20261126120003.25Z')).toBe(true);
      }),
      // The first says that it was granted with changes, and what is signed is the same.
      { numRuns: 200, examples: [[8, 1]] },
    );
    expect(taken).toBeGreaterThan(0);
  });
});

function changeImprint(of: { hashedMessage: OctetString }): void {
  of.hashedMessage = new OctetString({ valueHex: new Uint8Array(randomBytes(32)).buffer });
}

/** Returns what openssl says against the signature of a timestamp, if it’s installed. */
function opensslFaults(token: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-timestamp-'));
  const file = join(folder, 'token.der');
  writeFileSync(file, token);
  const { error, status, stderr } = spawnSync('openssl', ['cms', '-verify', '-inform', 'DER', '-in', file, '-noverify'], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return error || status === 0 ? [] : [stderr];
}

/** Returns a seal with another timestamp in its signature, or none. No key is needed for that. */
function withTimestamp(sealed: Uint8Array, token: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const file = Buffer.from(sealed);
  const start = file.indexOf('/Contents <') + 11;
  const room = file.indexOf('>', start) - start;
  const [type, holder] = insideDer(readDer(fromHex(file.toString('latin1', start, start + room))));
  const parts = insideDer(insideDer(holder!)[0]!);
  const fields = insideDer(insideDer(parts.at(-1)!)[0]!).slice(0, 6);
  const unsigned = token ? [writeDer(0xa1, writeDer(SEQUENCE, oid('timestamp'), writeDer(SET, token)))] : [];
  const signer = writeDer(SET, writeDer(SEQUENCE, ...fields.map(({ whole }) => whole), ...unsigned));
  const data = writeDer(SEQUENCE, ...parts.slice(0, -1).map(({ whole }) => whole), signer);
  const signature = writeDer(SEQUENCE, type!.whole, writeDer(0xa0, data));
  file.write(Buffer.from(signature).toString('hex').toUpperCase().padEnd(room, '0'), start, 'latin1');
  return joined(file);
}

/** Returns the SHA-256 of a seal’s signature value, which a timestamp is about. */
function imprintOf(sealed: Uint8Array): Buffer {
  const file = Buffer.from(sealed);
  const start = file.indexOf('/Contents <') + 11;
  const [, holder] = insideDer(readDer(fromHex(file.toString('latin1', start, file.indexOf('>', start)))));
  const signature = insideDer(insideDer(insideDer(insideDer(holder!)[0]!).at(-1)!)[0]!)[5]!;
  return createHash('sha256').update(signature.content).digest();
}

describe('whether a timestamp belongs to a seal', () => {
  const time = new Date('2026-11-26T12:00:00Z');
  const record = { sequence: 12, hash: 'ab'.repeat(32) };
  let signer: Seal;
  let bytes: Uint8Array;
  beforeAll(async () => {
    [signer, bytes] = [await testSeal(), await flatForm(1)];
  });
  const sealedAs = async (reason: string) => joined(await sealPdf({ bytes, signer, reason, time }));
  const tokenFor = async (sealed: Uint8Array, at: Date) =>
    (await served(await testAuthority({ key: 'ecdsa', now: () => at }))).timestamp(imprintOf(sealed));

  it('is what the sealed bytes say: one that somebody added is a change, and so is one that they took out', async () => {
    const without = await sealedAs(writeStatement({ record, timestamp: 'none' }));
    expect(await verifySeal(without)).toMatchObject({ kind: 'unchanged', stated: { record, timestamp: 'none' } });
    const added = withTimestamp(without, await tokenFor(without, now));
    expect(await verifySeal(added)).toMatchObject({ kind: 'changed', why: 'timestamp-added' });
    const missing = await sealedAs(writeStatement({ record, timestamp: 'authority' }));
    expect(await verifySeal(missing)).toMatchObject({ kind: 'changed', why: 'timestamp-missing' });
    const whole = withTimestamp(missing, await tokenFor(missing, now));
    expect(await verifySeal(whole)).toMatchObject({ kind: 'unchanged', stated: { record, timestamp: 'authority' } });
    expect(await verifySeal(withTimestamp(whole, undefined))).toMatchObject({ kind: 'changed', why: 'timestamp-missing' });
  });

  it.each([
    ['25 days before', '2026-11-01T12:00:00Z', 'changed'],
    ['5 minutes and a second before', '2026-11-26T11:54:59Z', 'changed'],
    ['5 minutes before', '2026-11-26T11:55:00Z', 'unchanged'],
    ['an hour after', '2026-11-26T13:00:00Z', 'unchanged'],
    ['an hour and a second after', '2026-11-26T13:00:01Z', 'changed'],
  ])('and its time is near that of the seal: %s', async (_, at, kind) => {
    for (const reason of [writeStatement({ record, timestamp: 'authority' }), 'Sealed after everyone signed']) {
      const sealed = await sealedAs(reason);
      const verdict = await verifySeal(withTimestamp(sealed, await tokenFor(sealed, new Date(at))));
      expect(verdict).toMatchObject(kind === 'changed' ? { kind, why: 'timestamp-time' } : { kind });
    }
  });

  it('is said with the record of a document without entries, too', async () => {
    const stated = { record: { sequence: 0, hash: record.hash }, timestamp: 'none' as const };
    expect(await verifySeal(await sealedAs(writeStatement(stated)))).toMatchObject({ kind: 'unchanged', stated });
  });

  it('isn’t known of a seal that doesn’t say so, and words on the pages don’t count', async () => {
    const old = await sealedAs('Sealed after everyone signed');
    expect(await verifySeal(withTimestamp(old, await tokenFor(old, now)))).toMatchObject({
      kind: 'unchanged',
      stated: undefined,
    });
    const reason = writeStatement({ record, timestamp: 'authority' });
    const planted = Buffer.concat([Buffer.from(bytes), Buffer.from(`\n% > /Reason (${reason}) >>\n`)]);
    const sealed = joined(await sealPdf({ bytes: planted, signer, reason: 'Sealed after everyone signed', time }));
    expect(Buffer.from(sealed).includes(reason)).toBe(true);
    expect(await verifySeal(sealed)).toMatchObject({ kind: 'unchanged', stated: undefined });
  });
});

describe('a seal with a timestamp', () => {
  const time = new Date('2026-11-26T12:00:00Z');
  let signer: Seal;
  let unsealed: Uint8Array;
  beforeAll(async () => {
    [signer, unsealed] = [await testSeal(), await flatForm(1)];
  });

  /** Seals a file, and returns it with the timestamp that it got. */
  async function sealedWith(options: AuthorityOptions, bytes = unsealed) {
    const port = await authority(options);
    let token = new Uint8Array();
    const timestampAuthority: TimestampPort = {
      timestamp: async (digest) => (token = new Uint8Array(await port.timestamp(digest))),
    };
    const sealed = Buffer.from(await sealPdf({ bytes, signer, reason: 'Signed by all', time, timestampAuthority }));
    const start = sealed.indexOf(Buffer.from(token).toString('hex').toUpperCase());
    return { sealed, token, start };
  }
  const verdictOf = (file: Uint8Array) => verifySeal(new Uint8Array(file));

  it.each<[string, AuthorityOptions]>([
    ['Test Time Authority', {}],
    ['Test Root', { key: 'ecdsa', withRoot: true }],
    ['Test Root', { withRoot: true, hidesRoot: true }],
  ])('says when and by whom, with a certificate issued by %s', async (issuer, options) => {
    const { sealed, start } = await sealedWith(options);
    expect(start).toBeGreaterThan(0);
    const timestamp = { on: now, authority: 'Test Time Authority', issuer, isSelfSigned: issuer === 'Test Time Authority' };
    expect(await verdictOf(sealed)).toMatchObject({ kind: 'unchanged', sealedOn: time, timestamp });
    expect(readSeal(sealed)).toMatchObject({ coversAll: true, isValid: true });
    expect(pdfsigFaults(sealed)).toEqual([]);
  });

  it('shows any changed byte of the timestamp', async () => {
    for (const options of [{}, { key: 'ecdsa', withRoot: true }] as const) {
      const { sealed, token, start } = await sealedWith(options);
      await fc.assert(
        fc.asyncProperty(fc.nat(token.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
          const changed = Buffer.from(sealed);
          changed.write(
            Buffer.of(token[at]! ^ by)
              .toString('hex')
              .toUpperCase(),
            start + 2 * at,
            'latin1',
          );
          expect((await verdictOf(changed)).kind).toBe('changed');
        }),
        { numRuns: 400 },
      );
    }
  });

  it('shows the timestamp of another seal', async () => {
    const [one, other] = [await sealedWith({}), await sealedWith({}, await flatForm(2))];
    expect(other.token.length).toBe(one.token.length);
    const swapped = Buffer.from(one.sealed);
    swapped.write(Buffer.from(other.token).toString('hex').toUpperCase(), one.start, 'latin1');
    expect(await verdictOf(swapped)).toMatchObject({ kind: 'changed', why: 'timestamp' });
  });
});
