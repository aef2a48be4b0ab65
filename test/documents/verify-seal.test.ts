import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealPdf } from '#functions/documents/forms/seal-pdf.ts';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { verifySeal } from '#shared/seal/verify-seal.ts';
import { flatForm } from './sample-forms.ts';
import { testSeal } from './test-seal.ts';

const time = new Date('2026-11-26T12:00:00Z');
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const copyOf = (bytes: Uint8Array) => new Uint8Array(bytes);

let signer: Seal;
let unsealed: Uint8Array;
let sealed: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  [signer, unsealed] = [await testSeal(), await flatForm(2)];
  sealed = copyOf(await sealPdf({ bytes: unsealed, signer, reason: 'Signed by all', time }));
});

describe('verifying a sealed document', () => {
  it('says that it is unchanged, when it was sealed, and by which certificate', async () => {
    expect(await verifySeal(sealed)).toEqual({
      kind: 'unchanged',
      sha256: digest(sealed),
      sealedOn: time,
      timestamp: undefined,
      certificateSha256: digest(signer.certificate),
      certificate: copyOf(signer.certificate),
    });
  });

  it('refuses any single changed byte, also in the signature and behind it', async () => {
    const place = fc.nat(sealed.length - 1);
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = copyOf(sealed);
        changed[at]! ^= change;
        expect((await verifySeal(changed)).kind).not.toBe('unchanged');
      }),
      { numRuns: 400 },
    );
  });

  it('refuses changes all over the signature’s own bytes, which no signature is over', async () => {
    const start = Buffer.from(sealed).indexOf('/Contents <') + 10;
    for (let at = start; at < start + 3_700; at += 5) {
      const changed = copyOf(sealed);
      changed[at]! ^= at % 2 === 0 ? 1 : 0x20;
      expect((await verifySeal(changed)).kind, String(at)).toBe('changed');
    }
  });

  it('tells what was added from what was altered', async () => {
    expect(await verifySeal(copyOf(Buffer.concat([sealed, Buffer.from('\n')])))).toMatchObject({ kind: 'changed', why: 'added' });
    const altered = copyOf(sealed);
    altered[600]! ^= 1;
    expect(await verifySeal(altered)).toMatchObject({ kind: 'changed', why: 'altered' });
  });

  it('says of a file whose end is missing that it was cut off, and never that something was added', async () => {
    const mark = Buffer.from(sealed).indexOf('/ETSI.CAdES.detached');
    for (const end of [sealed.length - 900, sealed.length - 1, mark + 1000])
      expect(await verifySeal(copyOf(sealed.subarray(0, end))), String(end)).toMatchObject({ kind: 'changed', why: 'cut-off' });
    const half = await verifySeal(copyOf(unsealed.subarray(0, unsealed.length / 2)));
    expect(half).toMatchObject({ kind: 'not-sealed', why: 'cut-off' });
  });

  it('says of a PDF with a password that it has one', async () => {
    const end = 'trailer\n<< /Root 1 0 R /Encrypt 5 0 R >>\nstartxref\n9\n%%EOF\n';
    const locked = copyOf(Buffer.concat([unsealed, Buffer.from(end)]));
    expect(await verifySeal(locked)).toMatchObject({ kind: 'not-sealed', why: 'protected' });
  });

  it('isn’t taken in by another key, another name, or the signature of another file', async () => {
    const stranger = await testSeal();
    const forged = copyOf(await sealPdf({ bytes: unsealed, signer: { ...signer, sign: stranger.sign }, reason: '', time }));
    expect((await verifySeal(forged)).kind).toBe('changed');
    const foreign = copyOf(await sealPdf({ bytes: unsealed, signer: await testSeal('Somebody'), reason: '', time }));
    expect((await verifySeal(foreign)).kind).toBe('not-sealed');
    await expect(sealPdf({ bytes: sealed, signer: stranger, reason: '', time })).rejects.toThrow('already signed');
  });

  it('says so of a file that was never sealed or is no PDF', async () => {
    expect(await verifySeal(copyOf(unsealed))).toEqual({ kind: 'not-sealed', sha256: digest(copyOf(unsealed)) });
    expect(await verifySeal(copyOf(Buffer.from('A letter')))).toEqual({ kind: 'unreadable' });
    expect(await verifySeal(new Uint8Array())).toEqual({ kind: 'unreadable' });
  });
});
