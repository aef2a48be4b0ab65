import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256, type Signing, send } from '../signed-request.ts';
import type { FieldKeys, FieldPlace } from './field-keys-port.ts';

/** What a sealed value begins with: another way of encrypting would be another version, and both could be read. */
const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The place as AES-GCM authenticates it, beside KMS: with its fields in a fixed order, and the version in front. */
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

type KmsAnswer = { Plaintext?: string; CiphertextBlob?: string; __type?: string };
type KmsCall = (operation: 'GenerateDataKey' | 'Decrypt', input: object) => Promise<KmsAnswer>;

/** One call of KMS's JSON protocol, signed like those of `openBucket`. An error names KMS's own code and never what was sent. */
function kmsCall({ config }: Signing, endpoint: string | undefined): KmsCall {
  return async (operation, input) => {
    const region = await config.region();
    const url = new URL(endpoint ?? `https://kms.${region}.amazonaws.com/`);
    const body = Buffer.from(JSON.stringify(input));
    const headers = {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `TrentService.${operation}`,
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    };
    const signer = new SignatureV4({ service: 'kms', region, credentials: config.credentials, sha256: Sha256 as never });
    const { protocol, hostname, pathname: path } = url;
    const signed = await signer.sign({ method: 'POST', protocol, hostname, path, headers, body });
    const { status, bytes } = await send('POST', url, { ...signed.headers, 'content-length': String(body.length) }, body);
    const answer: KmsAnswer = bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : {};
    if (status !== 200) throw new Error(`KMS answered ${status} (${answer.__type ?? 'no reason'}) to ${operation}.`);
    return answer;
  };
}

const fromBase64 = (text: string | undefined): Buffer => {
  if (!text) throw new Error('KMS answered without a key.');
  return Buffer.from(text, 'base64');
};

/**
 * Envelope encryption: each value is encrypted with AES-256-GCM under a data key of its own, which KMS makes and wraps. The wrapped key lies beside the
 * value; the plain one is wiped as soon as it was used. Both layers are bound to the value's place, so that a value copied to another row does not open.
 */
export function kmsFieldKeys(keyId: string, signing: Signing, endpoint = process.env.AWS_ENDPOINT_URL_KMS): FieldKeys {
  const call = kmsCall(signing, endpoint);
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
