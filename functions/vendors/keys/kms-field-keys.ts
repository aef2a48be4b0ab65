import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { kmsCalls } from '../kms-calls.ts';
import type { Signing } from '../signed-request.ts';
import type { FieldKeys, FieldPlace } from './field-keys-port.ts';

/** What a sealed value begins with. Another way of encrypting would be another version, and both could be read. */
const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Returns the place for AES-GCM to authenticate, in addition to KMS: its fields in a fixed order, after the version. */
const associatedData = ({ case: of, decedent, field }: FieldPlace): Buffer =>
  Buffer.from(JSON.stringify([VERSION, of, decedent, field]));

function encrypt(key: Buffer, text: string, place: FieldPlace): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(associatedData(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, sealed: Buffer, place: FieldPlace): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(associatedData(place))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

type KmsAnswer = { Plaintext?: string; CiphertextBlob?: string };

const fromBase64 = (text: string | undefined): Buffer => {
  if (!text) throw new Error('KMS answered without a key.');
  return Buffer.from(text, 'base64');
};

/**
 * Opens envelope encryption with KMS. Each value is encrypted with AES-256-GCM under a separate data key, which KMS makes and wraps. The wrapped key is kept
 * beside the value; the plain one is wiped right after use. Both layers are bound to the value's place, so that a value copied to another row does not open.
 */
export function kmsFieldKeys(keyId: string, signing: Signing, endpoint = process.env.AWS_ENDPOINT_URL_KMS): FieldKeys {
  const call = kmsCalls<'GenerateDataKey' | 'Decrypt', KmsAnswer>(signing, endpoint);
  return {
    async seal(text, place) {
      const made = await call('GenerateDataKey', { KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: place });
      const key = fromBase64(made.Plaintext);
      const parts = [fromBase64(made.CiphertextBlob), encrypt(key, text, place)];
      key.fill(0);
      return [VERSION, ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    async open(sealed, place) {
      const [version, wrapped = '', body = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error(`A sealed value of version ${VERSION} was expected.`);
      const blob = Buffer.from(wrapped, 'base64url').toString('base64');
      const key = fromBase64((await call('Decrypt', { KeyId: keyId, CiphertextBlob: blob, EncryptionContext: place })).Plaintext);
      try {
        return decrypt(key, Buffer.from(body, 'base64url'), place);
      } finally {
        key.fill(0);
      }
    },
  };
}
