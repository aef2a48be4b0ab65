import { constants, createHash, generateKeyPairSync, privateEncrypt, sign as signData, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillForm } from '#functions/documents/forms/fill-form.ts';
import { appendPages, sealPdf } from '#functions/documents/forms/seal-pdf.ts';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { selfSigned } from '#functions/vendors/seal/self-signed.ts';
import { pdfsigFaults } from './pdfsig.ts';
import { complaintsOf, readForm } from './read-form.ts';
import { fonts } from './read-pdf.ts';
import { readSeal } from './read-seal.ts';
import { acroForm, encryptedForm, flatForm } from './sample-forms.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
/** The head of a SHA-256 digest in a signature of PKCS #1, version 1.5. */
const head = Buffer.from('3031300d060960864801650304020105000420', 'hex');
const sign: Seal['sign'] = async (digest) => {
  return privateEncrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([head, digest]));
};
const time = new Date('2026-11-26T12:00:00Z');

let signer: Seal;
let unsealed: Uint8Array;
let sealed: Buffer;
beforeAll(async () => {
  signer = { certificate: await selfSigned(publicKey.export({ type: 'spki', format: 'der' }), 'Test seal', sign), sign };
  const values = { fields: { 'person.name': 'Nguyễn Văn An', veteran: true } };
  const { bytes } = await fillForm({ bytes: await acroForm(), values, fonts });
  unsealed = await appendPages(bytes, await flatForm(2));
  sealed = Buffer.from(await sealPdf({ bytes: unsealed, signer, reason: 'Signed by all (3): Nguyễn', time }));
});

describe('the certificate of a seal', () => {
  it('is signed by its own key, and the same each time', async () => {
    const certificate = new X509Certificate(signer.certificate);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect([certificate.subject, certificate.issuer]).toEqual(['CN=Test seal', 'CN=Test seal']);
    expect(certificate.ca).toBe(false);
    expect([certificate.validFromDate, certificate.validToDate].map((date) => date.getUTCFullYear())).toEqual([2026, 2075]);
    const again = await selfSigned(publicKey.export({ type: 'spki', format: 'der' }), 'Test seal', sign);
    expect(Buffer.from(again).equals(Buffer.from(signer.certificate))).toBe(true);
    // The digest that it gives to the key is that of what Node signs itself.
    const digest = createHash('sha256').update('x').digest();
    expect(Buffer.from(await sign(digest)).equals(signData('sha256', Buffer.from('x'), privateKey))).toBe(true);
  });
});

describe('sealing a document', () => {
  it('adds the certificate’s pages before one signature over the whole file', async () => {
    const { texts } = await readForm(unsealed);
    expect(Math.max(...texts.map(({ page }) => page))).toBe(4);
    expect(texts.filter(({ page }) => page > 2).map(({ text }) => text)).toEqual(['Page 1', 'Page 2']);
    const { ranges, ...seal } = readSeal(sealed);
    expect(seal).toEqual({ coversAll: true, isValid: true, reason: 'Signed by all [3]: Nguyễn' });
    expect(ranges[1]).toBeGreaterThan(unsealed.length);
    // What was approved is in the file byte by byte; the signature is behind it.
    expect(sealed.subarray(0, unsealed.length).equals(Buffer.from(unsealed))).toBe(true);
    const read = await readForm(sealed);
    expect(read.text).toContain('n An');
    for (const command of ['qpdf', 'pdfinfo'] as const) expect(complaintsOf(command, sealed) ?? '').toBe('');
  });

  it('is refused after any signed byte is changed', () => {
    const [, before, after] = readSeal(sealed).ranges as [number, number, number, number];
    const place = fc.nat(sealed.length - 1).filter((at) => at < before || at >= after);
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Buffer.from(sealed);
        changed[at]! ^= change;
        expect(readSeal(changed).isValid).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('is refused with something added behind it, or with another signature', async () => {
    expect(readSeal(Buffer.concat([sealed, Buffer.from('\n')]))).toMatchObject({ coversAll: false, isValid: false });
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const stranger: Seal = { ...signer, sign: async () => signData('sha256', Buffer.from('x'), other) };
    const forged = await sealPdf({ bytes: unsealed, signer: stranger, reason: '', time });
    expect(readSeal(forged)).toMatchObject({ coversAll: true, isValid: false, problem: 'another key' });
  });

  it('asks a timestamp authority about the signature, and fails if that fails', async () => {
    const asked: number[] = [];
    const timestampAuthority = {
      timestamp: async (digest: Uint8Array) => {
        asked.push(digest.length);
        throw new Error('The authority is closed.');
      },
    };
    await expect(sealPdf({ bytes: unsealed, signer, reason: '', time, timestampAuthority })).rejects.toThrow('closed');
    expect(asked).toEqual([32]);
  });

  it('fails if the key does, and refuses a protected file', async () => {
    const broken: Seal = { ...signer, sign: () => Promise.reject(new Error('KMS answered 400.')) };
    await expect(sealPdf({ bytes: unsealed, signer: broken, reason: '', time })).rejects.toThrow('KMS answered 400.');
    const bytes = await encryptedForm('secret');
    await expect(sealPdf({ bytes, signer, reason: '', time })).rejects.toMatchObject({ reason: 'encrypted' });
    await expect(appendPages(bytes, unsealed)).rejects.toMatchObject({ reason: 'encrypted' });
  });

  it('is valid for pdfsig too, where that is installed', () => expect(pdfsigFaults(sealed)).toEqual([]));
});
