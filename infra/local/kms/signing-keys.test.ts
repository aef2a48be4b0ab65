import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kmsCheckpointKey, kmsSeal } from '#functions/vendors/seal/index.ts';
import type { Listening } from '../http/listen.ts';
import { KeyStore } from './keys.ts';
import { startKms } from './server.ts';
import { SigningKeys } from './signing-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-kms-'));
afterAll(() => rmSync(folder, { recursive: true }));

const arn = 'arn:aws:kms:us-east-1:000000000000:key/seal';
const checkpointArn = 'arn:aws:kms:us-east-1:000000000000:key/checkpoint';
const file = join(folder, 'signing-keys.json');
const client = {
  config: { region: async () => 'us-east-1', credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' } },
};
let kms: Listening;
const start = async () => {
  kms = await startKms(
    0,
    KeyStore.open(join(folder, 'keys.json'), []),
    new SigningKeys(file, { [arn]: 'RSA_3072', [checkpointArn]: 'ECC_NIST_P256' }),
  );
};
const seal = (id: string) => kmsSeal(id, client, `http://127.0.0.1:${kms.port}`);

beforeEach(start);
afterEach(() => kms.close());

describe('the seal’s key in the embedded KMS', () => {
  it('is made once, kept in a file that only its owner reads, and signs after a restart as before', async () => {
    const [first, again] = await Promise.all([seal(arn), seal('seal')]);
    expect(Buffer.from(again.certificate).equals(Buffer.from(first.certificate))).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await kms.close();
    await start();
    const { certificate, sign } = await seal(arn);
    expect(Buffer.from(certificate).equals(Buffer.from(first.certificate))).toBe(true);
    const key = new X509Certificate(certificate).publicKey;
    expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072);
    const signature = await sign(createHash('sha256').update('sealed').digest());
    expect(verify('sha256', Buffer.from('sealed'), key, signature)).toBe(true);
    expect(verify('sha256', Buffer.from('changed'), key, signature)).toBe(false);
  });

  it('signs digests only, and no other key is there', async () => {
    const { sign } = await seal(arn);
    await expect(sign(Buffer.from('a whole document'))).rejects.toThrow('KMS answered 400 (ValidationException) to Sign.');
    await expect(kmsCheckpointKey(arn, client, `http://127.0.0.1:${kms.port}`)).rejects.toThrow('ECDSA_SHA_256');
    await expect(seal('another')).rejects.toThrow('KMS answered 400 (NotFoundException) to GetPublicKey.');
  });
});

describe('the key of checkpoints in the embedded KMS', () => {
  it('signs a text so that everyone who has the public key can check it, with the same key after a restart', async () => {
    const open = () => kmsCheckpointKey(checkpointArn, client, `http://127.0.0.1:${kms.port}`);
    const { publicKey, sign } = await open();
    const text = Buffer.from('{"checkpoint":"custody"}');
    const key = createPublicKey({ key: Buffer.from(publicKey), type: 'spki', format: 'der' });
    expect(key.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    const signature = await sign(text);
    expect([verify('sha256', text, key, signature), verify('sha256', Buffer.from('another'), key, signature)]).toEqual([
      true,
      false,
    ]);
    await kms.close();
    await start();
    expect(Buffer.from((await open()).publicKey).equals(Buffer.from(publicKey))).toBe(true);
  });
});
