import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256, type Signing, send as sendRequest } from '../signed-request.ts';
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

type KmsAnswer = { Plaintext?: string; CiphertextBlob?: string; __type?: string };
type KmsCall = (operation: 'GenerateDataKey' | 'Decrypt', input: object) => Promise<KmsAnswer>;

/** An error that names KMS's own code and never what was sent. */
class KmsRefusal extends Error {
  /** Whether the same request may succeed a moment later. */
  readonly isPassing: boolean;
  constructor(operation: string, status: number, code = 'no reason') {
    super(`KMS answered ${status} (${code}) to ${operation}.`);
    this.isPassing = status >= 500 || code.endsWith('ThrottlingException');
  }
}

/** Makes one call of KMS's JSON protocol, signed like those of `openBucket`. */
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
    const { status, bytes } = await sendRequest('POST', url, { ...signed.headers, 'content-length': String(body.length) }, body);
    const answer: KmsAnswer = bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : {};
    if (status !== 200) throw new KmsRefusal(operation, status, answer.__type);
    return answer;
  };
}

/** How many times a request is sent while KMS is too busy for it. Both operations change nothing, so sending one again is safe. */
const MAX_TRIES = 3;

async function patiently(call: () => Promise<KmsAnswer>): Promise<KmsAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof KmsRefusal && error.isPassing) || tries === MAX_TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, tries * 100));
  }
}

const fromBase64 = (text: string | undefined): Buffer => {
  if (!text) throw new Error('KMS answered without a key.');
  return Buffer.from(text, 'base64');
};

/**
 * Opens envelope encryption with KMS. Each value is encrypted with AES-256-GCM under a separate data key, which KMS makes and wraps. The wrapped key is kept
 * beside the value; the plain one is wiped right after use. Both layers are bound to the value's place, so that a value copied to another row does not open.
 */
export function kmsFieldKeys(keyId: string, signing: Signing, endpoint = process.env.AWS_ENDPOINT_URL_KMS): FieldKeys {
  const send = kmsCall(signing, endpoint);
  const call: KmsCall = (operation, input) => patiently(() => send(operation, input));
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
